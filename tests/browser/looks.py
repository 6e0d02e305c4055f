"""Coarse pictures of fixed positions, which hardly depend on fonts and browser versions.

Text and edges differ between versions of Chromium, so pixels can't be compared. Without text, and averaged
over ninths of a square, pictures are the same everywhere, while a figure on a wrong square or a rotated tile
changes many of these parts.
"""

from __future__ import annotations

import base64
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal, NamedTuple

from playwright.sync_api import Browser, Page

import boneyard
from tests.browser.person import PATIENCE, Person, at_page
from tests.browser.positions import sit_at
from tests.server.process import ServerProcess, serving

FOLDER = Path(__file__).parent / "looks"
"""A position of each game and its pictures, which `scripts/pictures looks` regenerates."""
GAMES = boneyard.game_ids()
Theme = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = ("light", "dark")
SEATS = ("open", "easy", "easy")
SQUARE, PART = 24, 8
"""The pixels of a square, and of a part of it."""
DRAWN = """() => document.querySelector(".overlay").childElementCount > 0
    && [...document.querySelectorAll(".world use")].every(
        one => document.querySelector(one.getAttribute("href")))"""
"""Ready: options are marked on the board, and all symbols are loaded."""
ALONE = """pixels => {
    const board = document.querySelector(".world > svg");
    const [width, height] = [board.viewBox.baseVal.width, board.viewBox.baseVal.height].map(
        units => units * pixels / 96);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
        .world { transform: none !important; will-change: auto !important }
        .world > svg { position: fixed; left: 0; top: 0; z-index: 99; background: var(--table);
            width: ${width}px; height: ${height}px; overflow: hidden }
        .world > svg text { visibility: hidden }
        .world > svg .tilename, .world > svg .badged { display: inline }
        .world > svg .sized { transform: none }`);
    document.adoptedStyleSheets.push(sheet);
    return [width, height];
}"""
"""Shows the board in a fixed size above everything else, without text."""
COARSE = """async ([png, part]) => {
    const answer = await fetch(`data:image/png;base64,${png}`);
    const picture = await createImageBitmap(await answer.blob());
    const {width, height} = picture;
    const pen = new OffscreenCanvas(width, height).getContext("2d");
    pen.drawImage(picture, 0, 0);
    const {data} = pen.getImageData(0, 0, width, height);
    const small = new ImageData(width / part, height / part);
    const sums = new Float64Array(small.data.length);
    for (let dot = 0; dot < width * height; dot++) {
        const at = Math.floor(dot / width / part) * small.width + Math.floor((dot % width) / part);
        for (const ink of [0, 1, 2, 3]) sums[at * 4 + ink] += data[dot * 4 + ink];
    }
    sums.forEach((sum, at) => small.data[at] = Math.round(sum / part / part));
    const sheet = Object.assign(document.createElement("canvas"), {width: small.width, height: small.height});
    sheet.getContext("2d").putImageData(small, 0, 0);
    return [small.width, [...small.data], sheet.toDataURL().split(",")[1]];
}"""
"""Computes the mean colours of a picture's parts, and a picture of them."""


class Look(NamedTuple):
    """A coarse picture: its width in parts, their colours row by row, and the file."""

    across: int
    colours: list[int]
    png: bytes


def coarse(darkroom: Page, png: bytes, part: int = 1) -> Look:
    """A picture in parts of this many pixels."""
    across, colours, small = darkroom.evaluate(COARSE, [base64.b64encode(png).decode(), part])
    return Look(across, colours, base64.b64decode(small))


def position_of(game: str) -> str:
    return (FOLDER / f"{game}.txt").read_text("utf-8")


def file_of(game: str, theme: Theme) -> Path:
    """The stored picture of a position."""
    return FOLDER / f"{game}-{theme}.png"


def sit_before(person: Person, server: ServerProcess, position: str) -> Page:
    """Open a table with a position, against bots, and wait for the whole board."""
    page = sit_at(person, server, position, *SEATS)
    page.locator(".world .piece").first.wait_for(timeout=PATIENCE)
    page.wait_for_function(DRAWN, timeout=PATIENCE)
    return page


@contextmanager
def shown(browser: Browser, server: ServerProcess, game: str) -> Iterator[Page]:
    """A page with a game's position, waiting for an answer."""
    with at_page(browser, 1, viewport={"width": 1280, "height": 800}) as person:
        yield sit_before(person, server, position_of(game))


def looks_of(page: Page, darkroom: Page) -> dict[Theme, Look]:
    width, height = page.evaluate(ALONE, SQUARE)
    found = {}
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        png = page.screenshot(clip={"x": 0, "y": 0, "width": width, "height": height}, animations="disabled")
        found[theme] = coarse(darkroom, png, PART)
    return found


def distances(one: Look, other: Look) -> list[float]:
    """The difference of each part's colours, out of 255."""
    assert (one.across, len(one.colours)) == (other.across, len(other.colours)), "the board has another size"
    inks = [abs(a - b) for a, b in zip(one.colours, other.colours, strict=True)]
    return [sum(inks[at : at + 3]) / 3 for at in range(0, len(inks), 4)]


def draw_looks(browser: Browser) -> None:
    """Store the pictures of all positions."""
    with serving(Path("build") / "looks.db") as server:
        darkroom = browser.new_page()
        for game in GAMES:
            with shown(browser, server, game) as page:
                for theme, look in looks_of(page, darkroom).items():
                    file_of(game, theme).write_bytes(look.png)
