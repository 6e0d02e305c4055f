"""A board is one self-contained file."""

import re
from collections.abc import Callable
from dataclasses import replace
from itertools import combinations
from typing import get_args
from xml.etree import ElementTree as ET

import pytest

from boneyard.art import (
    ArtError,
    Figure,
    Pawn,
    PlacedTile,
    Scene,
    Theme,
    Token,
    board_svg,
)
from boneyard.art.inks import inks
from tests.art.boards import LOOKS, SCENES, place

THEMES = get_args(Theme)
SVG = "{http://www.w3.org/2000/svg}"

every_board = pytest.mark.parametrize(
    ("scene", "theme"),
    [(scene, theme) for scene in SCENES.values() for theme in THEMES],
    ids=[f"{name}-{theme}" for name in SCENES for theme in THEMES],
)


BARE = Scene((place("clearing", 0, 0),))


def pawns_of(text: str) -> list[str]:
    return re.findall(r'class="pawn [^"]*" transform="([^"]+)"', text)


@every_board
def test_every_reference_is_defined_in_the_file(scene: Callable[[], Scene], theme: Theme) -> None:
    text = board_svg(scene(), theme)
    ids = [element.get("id") for element in ET.fromstring(text).iter() if element.get("id")]
    asked = re.findall(r'href="#([^"]+)"', text) + re.findall(r"url\(#([^)]+)\)", text)
    assert set(asked) <= set(ids)
    assert len(ids) == len(set(ids))


@every_board
def test_pictures_fetch_nothing_and_run_nothing(scene: Callable[[], Scene], theme: Theme) -> None:
    text = board_svg(scene(), theme)
    assert re.findall(r"https?:[^\"]*", text) == ["http://www.w3.org/2000/svg"]
    assert "<script" not in text
    assert "@import" not in text


@every_board
def test_only_used_symbols_are_included(scene: Callable[[], Scene], theme: Theme) -> None:
    text = board_svg(scene(), theme)
    symbols = [symbol.get("id") for symbol in ET.fromstring(text).iter(f"{SVG}symbol")]
    assert set(symbols) == set(re.findall(r'href="#([^"]+)"', text))


@every_board
def test_every_colour_and_class_is_defined(scene: Callable[[], Scene], theme: Theme) -> None:
    text = board_svg(scene(), theme)
    given = set(re.findall(r"--([\w-]+):", text))
    assert set(re.findall(r"var\(--([\w-]+)\)", text)) <= given
    style, _, drawn = text.partition("</style>")
    classes = {name for names in re.findall(r'class="([^"]+)"', drawn) for name in names.split()}
    assert classes <= set(re.findall(r"\.([\w-]+)", style))


@every_board
def test_the_same_scene_gives_the_same_text(scene: Callable[[], Scene], theme: Theme) -> None:
    assert board_svg(scene(), theme) == board_svg(scene(), theme)


def test_a_theme_changes_only_colours() -> None:
    light, dark = (board_svg(SCENES["village"](), theme) for theme in THEMES)
    assert light != dark
    assert light.partition("</style>")[2] == dark.partition("</style>")[2]


def test_the_dark_theme_only_overrides_colours() -> None:
    assert inks("dark").keys() == inks("light").keys()
    assert inks("dark")["skin"] == inks("light")["skin"]
    assert inks("dark")["grass"] != inks("light")["grass"]


def test_the_picture_fits_the_board_at_any_position() -> None:
    scene = Scene((place("cross", -2, -1), place("cross", 0, 0)))
    assert 'viewBox="-660 -372 1032 744"' in board_svg(scene)


def test_an_empty_board_is_rejected() -> None:
    with pytest.raises(ArtError, match="without tiles"):
        board_svg(Scene(()))


def test_only_tiles_with_titles_have_ribbons() -> None:
    smith = LOOKS["smith"]
    assert ">SMITH &amp; SON</text>" in board_svg(Scene((PlacedTile(smith, 0, 0, title="Smith & Son"),)))
    assert "tilename" not in board_svg(Scene((PlacedTile(smith, 0, 0),)))


def test_a_ribbon_moves_inside_where_nobody_can_stand() -> None:
    def top(name: str) -> str:
        found = re.search(
            r'class="tilename" transform="translate\(\S+ (\S+)\)"', board_svg(Scene((place(name, 0, 0),)))
        )
        return found[1] if found else ""

    assert (top("altar"), top("bridge"), top("drawbridge")) == ("-17", "18", "175")


def ribbons_of(text: str) -> list[tuple[float, float, float, float]]:
    """Left, top, right and bottom of every ribbon."""
    found = re.findall(r'"tilename" transform="translate\((\S+) (\S+)\)"><path d="M0 0H([\d.]+)', text)
    boxes = [tuple(map(float, numbers)) for numbers in found]
    return [(x, y, x + width, y + 34) for x, y, width in boxes]


@pytest.mark.parametrize("rotation", range(4))
def test_ribbons_never_overlap(rotation: int) -> None:
    around = [place("altar", column, row) for column, row in ((0, -1), (1, 0), (0, 1), (-1, 0))]
    ribbons = ribbons_of(board_svg(Scene((place("drawbridge", 0, 0, rotation), *around))))
    assert len(ribbons) == 5
    for one, other in combinations(ribbons, 2):
        assert one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


def test_towers_are_drawn_over_the_drawbridges_tile_and_the_bridge_over_towers() -> None:
    text = board_svg(SCENES["castle"]())
    body = text.partition("</defs>")[2]
    order = [
        body.index(f'"#{name}"')
        for name in ("tile-drawbridge-0", "tile-castle-10-0", "bridge-drawbridge-0-up")
    ]
    assert order == sorted(order)


def test_the_scene_raises_or_lowers_the_bridge() -> None:
    tiles = (place("drawbridge", 0, 0),)
    assert "#c-bridge-down" in board_svg(Scene(tiles, bridge="down"))
    assert "#c-bridge-up" in board_svg(Scene(tiles, bridge="up"))


@pytest.mark.parametrize("count", [2, 3, 4, 5, 6])
def test_pawns_that_share_a_square_stand_apart(count: int) -> None:
    scene = replace(BARE, pawns=tuple(Pawn(seat, str(seat), 1, 1) for seat in range(1, count + 1)))
    assert len(set(pawns_of(board_svg(scene)))) == count


def test_front_rows_are_drawn_last() -> None:
    scene = replace(BARE, figures=(Figure("red", 0, 2), Figure("white", 0, 0)))
    body = board_svg(scene).partition("</defs>")[2]
    assert body.index("#f-sk-white") < body.index("#f-sk-red")


def test_a_token_is_large_alone_and_small_next_to_a_figure() -> None:
    token = (Token("life", 1, 1),)
    alone = board_svg(replace(BARE, tokens=token))
    beside = board_svg(replace(BARE, tokens=token, figures=(Figure("blue", 1, 1),)))
    assert '<use href="#f-life" x="118" y="118" width="52" height="52"/>' in alone
    assert '<use href="#f-life" x="150" y="150" width="40" height="40"/>' in beside


def test_only_my_pawn_has_the_ring() -> None:
    scene = replace(BARE, pawns=(Pawn(1, "M", 0, 0, mine=True), Pawn(2, "J", 1, 0)))
    assert board_svg(scene).count('class="mering"') == 1


def test_an_initial_can_be_any_character() -> None:
    assert ">&lt;</text>" in board_svg(replace(BARE, pawns=(Pawn(1, "<", 0, 0),)))


def test_the_caption_is_the_pictures_title() -> None:
    root = ET.fromstring(board_svg(replace(BARE, caption="Round 3: Ada & Tilo")))
    assert root.findtext(f"{SVG}title") == "Round 3: Ada & Tilo"
