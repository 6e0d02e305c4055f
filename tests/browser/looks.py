"""How fixed positions look: boards as coarse pictures, which fonts and versions of a browser hardly change.

Letters and edges differ from one Chromium to the next, so pictures can't be compared point by point. Without
letters, and averaged over the ninth part of a square, they are the same everywhere, while a figure beside its
square or a tile that is turned another way changes many of these parts.
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
"""For each game a position and its pictures; `scripts/pictures looks` makes the pictures anew."""
GAMES = boneyard.game_ids()
Theme = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = ("light", "dark")
SEATS = ("open", "easy", "easy")
SQUARE, PART = 24, 8
"""How many pixels a square is drawn in, and a part of it."""
DRAWN = """() => document.querySelector(".overlay").childElementCount > 0
    && [...document.querySelectorAll(".world use")].every(
        one => document.querySelector(one.getAttribute("href")))"""
"""What is asked is marked on the board, and there is a symbol for everything on it."""
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
"""The board in a fixed size, above everything else and without letters."""
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
"""The mean colours of a picture's parts, and a picture of them."""


class Look(NamedTuple):
    """A coarse picture: how many parts it is wide, their colours row by row, and itself as a file."""

    across: int
    colours: list[int]
    png: bytes


def coarse(darkroom: Page, png: bytes, part: int = 1) -> Look:
    """A picture by its parts of so many pixels."""
    across, colours, small = darkroom.evaluate(COARSE, [base64.b64encode(png).decode(), part])
    return Look(across, colours, base64.b64decode(small))


def position_of(game: str) -> str:
    """The position of a game."""
    return (FOLDER / f"{game}.txt").read_text("utf-8")


def file_of(game: str, theme: Theme) -> Path:
    """Where the look of a position is kept."""
    return FOLDER / f"{game}-{theme}.png"


def sit_before(person: Person, server: ServerProcess, position: str) -> Page:
    """Sit down against bots at a table with a position, until all of the board is drawn."""
    page = sit_at(person, server, position, *SEATS)
    page.locator(".world .piece").first.wait_for(timeout=PATIENCE)
    page.wait_for_function(DRAWN, timeout=PATIENCE)
    return page


@contextmanager
def shown(browser: Browser, server: ServerProcess, game: str) -> Iterator[Page]:
    """A page with the position of a game, at which somebody is asked something."""
    with at_page(browser, 1, viewport={"width": 1280, "height": 800}) as person:
        yield sit_before(person, server, position_of(game))


def looks_of(page: Page, darkroom: Page) -> dict[Theme, Look]:
    """The board of a page in each theme."""
    width, height = page.evaluate(ALONE, SQUARE)
    found = {}
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        png = page.screenshot(clip={"x": 0, "y": 0, "width": width, "height": height}, animations="disabled")
        found[theme] = coarse(darkroom, png, PART)
    return found


def distances(one: Look, other: Look) -> list[float]:
    """How far the colours of each part are apart, of 255."""
    assert (one.across, len(one.colours)) == (other.across, len(other.colours)), "the board has another size"
    inks = [abs(a - b) for a, b in zip(one.colours, other.colours, strict=True)]
    return [sum(inks[at : at + 3]) / 3 for at in range(0, len(inks), 4)]


def draw_looks(browser: Browser) -> None:
    """Keep how the positions look now."""
    with serving(Path("build") / "looks.db") as server:
        darkroom = browser.new_page()
        for game in GAMES:
            with shown(browser, server, game) as page:
                for theme, look in looks_of(page, darkroom).items():
                    file_of(game, theme).write_bytes(look.png)
