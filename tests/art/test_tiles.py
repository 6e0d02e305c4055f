"""A tile's drawing becomes a picture; rotating it turns the drawing."""

from xml.etree import ElementTree as ET

import pytest

from boneyard.art import ArtError, Big, Decor, TileLook, tile_symbol
from boneyard.art.drawing import Drawing, Side
from boneyard.art.symbols import art_symbols, referenced
from boneyard.art.tile import composed
from tests.art.boards import CASTLE, LOOKS

ALL_LOOKS = [*LOOKS.values(), *(tile.look for tile in CASTLE)]

SMITH = (
    " # # # ",
    "#f b|t ",
    "       ",
    "#b b+r ",
    " - -   ",
    "#t r r ",
    "       ",
)
SMITH_TURNED = (
    " # # # ",
    " t|b f#",
    "       ",
    " r|b b#",
    "   + - ",
    " r r t#",
    "       ",
)


def look(*rows: str, floor: str = "wood") -> TileLook:
    return TileLook("test", rows, floor)


def without_id(symbol: str) -> str:
    return symbol.partition("viewBox")[2]


@pytest.mark.parametrize("tile", ALL_LOOKS, ids=lambda tile: tile.id)
@pytest.mark.parametrize("rotation", range(4))
def test_a_tile_is_a_well_formed_symbol_made_of_symbols_that_exist(tile: TileLook, rotation: int) -> None:
    text = tile_symbol(tile, rotation)
    root = ET.fromstring(text)
    assert root.tag == "symbol"
    assert root.get("id") == f"tile-{tile.id}-{rotation}"
    assert root.get("viewBox") == "0 0 288 288"
    assert set(referenced(text)) <= art_symbols().keys()


def test_turning_moves_squares_edges_and_rim_clockwise() -> None:
    assert Drawing(SMITH).turned(1).rows == SMITH_TURNED


def test_four_quarter_turns_change_nothing() -> None:
    once = Drawing(SMITH).turned(1)
    assert once.turned(1).turned(1).turned(1) == Drawing(SMITH)
    assert tile_symbol(LOOKS["smith"], 4) == tile_symbol(LOOKS["smith"], 0)


def test_the_four_rotations_of_an_asymmetric_tile_differ() -> None:
    assert len({without_id(tile_symbol(LOOKS["smith"], rotation)) for rotation in range(4)}) == 4


def test_a_turned_tile_looks_like_one_that_was_drawn_turned() -> None:
    assert without_id(tile_symbol(look(*SMITH), 1)) == without_id(tile_symbol(look(*SMITH_TURNED), 0))


def test_decor_moves_with_its_square_and_stays_upright() -> None:
    assert Decor("d-bed", 0, 2, 12, 40).turned(1) == Decor("d-bed", 0, 0, 12, 40)
    assert Decor("d-bed", 0, 1, 12, 40).turned(1) == Decor("d-bed", 1, 0, 12, 40)


def test_a_big_thing_keeps_covering_the_same_squares() -> None:
    mill = Big("d-windmill", 96, 0, 192)
    assert mill.turned(1) == Big("d-windmill", 96, 96, 192)
    assert mill.turned(2) == Big("d-windmill", 0, 96, 192)
    assert mill.turned(4) == mill


def test_an_exit_is_a_side_that_is_open_in_the_middle() -> None:
    plan = Drawing(SMITH)
    assert [side for side in Side if plan.is_exit(side)] == [Side.EAST, Side.SOUTH]


def test_roads_lead_to_roads_doors_and_the_middle_of_a_side() -> None:
    used = referenced(tile_symbol(LOOKS["smith"], 0))
    # beside the door: rim in the east, road in the south, door in the west
    assert "road-14" in used
    # at the lower middle: road in the east, rim in the south
    assert "road-6" in used
    # in the corner: road in the north and in the west
    assert "road-9" in used


@pytest.mark.parametrize(
    ("name", "wall", "door"), [("smith", "e-wall", "e-door"), ("police", "e-twall", "e-tdoor")]
)
def test_letters_decide_whether_a_tile_is_a_town_tile(name: str, wall: str, door: str) -> None:
    used = referenced(tile_symbol(LOOKS[name], 0))
    assert {wall, door} <= set(used)
    assert LOOKS[name].town == (wall == "e-twall")


def test_the_same_tile_is_always_drawn_the_same() -> None:
    first = tile_symbol(LOOKS["cross"], 0)
    composed.cache_clear()
    assert tile_symbol(LOOKS["cross"], 0) == first


def test_an_unknown_letter_is_reported_with_its_tile() -> None:
    with pytest.raises(ArtError, match="tile test: unknown square letter 'q'"):
        look(*(row.replace("f", "q") for row in SMITH))


def test_an_unknown_edge_mark_is_reported_with_its_place() -> None:
    with pytest.raises(ArtError, match=r"tile test: unknown edge mark '\?' east of column 1, row 1"):
        look(*(row.replace("+", "?") for row in SMITH))


@pytest.mark.parametrize("rows", [SMITH[:6], (*SMITH[:6], " short")])
def test_a_drawing_of_the_wrong_size_is_rejected(rows: tuple[str, ...]) -> None:
    with pytest.raises(ArtError, match="7 lines of 7 characters"):
        look(*rows)


def test_an_unknown_floor_is_rejected() -> None:
    with pytest.raises(ArtError, match="floor 'carpet' isn't one of wood, stone, tile"):
        look(*SMITH, floor="carpet")


def test_an_unknown_symbol_is_reported_with_its_tile() -> None:
    odd = TileLook("odd", SMITH, decor=(Decor("d-piano", 0, 0),))
    with pytest.raises(ArtError, match=r"tile odd: there is no symbol 'd-piano' in art\.svg"):
        tile_symbol(odd, 0)


def test_an_invalid_id_is_rejected() -> None:
    with pytest.raises(ArtError, match="tile id 'Town Hall'"):
        TileLook("Town Hall", SMITH)
