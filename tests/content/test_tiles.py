"""The tile sets: numbers, drawings and reachable squares."""

from importlib.resources import files

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boneyard.engine.content import Content
from boneyard.games.shared.content_set import content_set
from boneyard.games.shared.tile import BORDER, INSIDE, SIDES, Tile, Turned
from boneyard.tile_drawing import LEGAL, parse_drawing, turn_drawing
from tests.content.tile_sets import ALL, LOOSE, SETS, TOWN, VILLAGE

TOWN_NUMBERS = """
hospital        8 4 0
lawn-and-garden 6 2 3
police-station  6 2 4
sporting-goods  6 2 4
fire-station    6 4 2
drug-store      3 3 0
gas-station     3 1 2
hardware-store  3 1 2
toy-store       3 1 1
florist         3 1 1
skate-shop      3 0 1
army-surplus    2 0 2
helipad         9 0 0
town-hall       0 0 0
"""
EXITS_OF_A_ROAD = {"straight": (0b0101, 0b1010), "corner": (0b0011, 0b0110, 0b1100, 0b1001)}

tile_names = st.sampled_from(sorted(ALL, key=lambda tile: tile.id))


def named(tile: Tile) -> str:
    return tile.id


def reached(turned: Turned, start: int) -> set[int]:
    """The squares that can be reached without leaving the tile."""
    found = {start}
    while True:
        more = {b for j in turned.joins for a, b in ((j.a, j.b), (j.b, j.a)) if a in found} - found
        if not more:
            return found
        found |= more


def middles(turned: Turned) -> list[int]:
    """The squares where one leaves the tile."""
    return [BORDER[side][1] for side in SIDES if turned.exits & side]


@pytest.mark.parametrize(
    ("game", "tiles"), [("zombie-invasion", 30), ("midevil", 30), ("castle-of-chaos", 16)]
)
def test_ME_COMP_2_and_CC_COMP_2_number_of_tiles(game: str, tiles: int) -> None:
    assert sum(tile.count for tile in SETS[game].values()) == tiles


def test_ZI_TILE_2_numbers_printed_on_the_named_tiles() -> None:
    printed = {t.id: (t.figures, t.life, t.ammo) for t in TOWN.values() if t.named}
    lines = (line.split() for line in TOWN_NUMBERS.strip().splitlines())
    assert printed == {name: tuple(map(int, numbers)) for name, *numbers in lines}


def test_ZI_town_has_four_roads_of_each_kind() -> None:
    roads = [t.turned[0].exits for t in TOWN.values() if not t.named for _ in range(t.count)]
    assert sum(exits in EXITS_OF_A_ROAD["straight"] for exits in roads) == 4
    assert sum(exits in EXITS_OF_A_ROAD["corner"] for exits in roads) == 4
    assert sum(exits.bit_count() == 3 for exits in roads) == 4
    assert sum(exits.bit_count() == 4 for exits in roads) == 4


def test_ZI_TILE_7_helipad_and_town_hall_square() -> None:
    helipad, hall = TOWN["helipad"].turned[0], TOWN["town-hall"].turned[0]
    assert helipad.squares == "H" * 9
    assert helipad.exits == hall.exits == 0b1111
    assert hall.squares[4] == "P"


def test_ZI_MOVE_2_every_exit_of_a_town_tile_is_road() -> None:
    for tile in TOWN.values():
        turned = tile.turned[0]
        assert {turned.squares[n] for n in middles(turned)} <= set("aH"), tile.id
        assert {turned.rims[side][n] for side in SIDES for n in (0, 2)} == {"#"}, tile.id


def test_ME_MOVE_6_special_tiles_of_the_village() -> None:
    altar, graveyard, bridge, smith = (VILLAGE[name] for name in ("altar", "graveyard", "bridge", "smith"))
    assert altar.turned[0].squares[4] == "A"
    assert altar.turned[0].exits == graveyard.turned[0].exits == 0b1111
    assert (altar.figures, graveyard.figures) == (3, 3)
    assert graveyard.turned[0].legal == tuple(range(9))
    assert {bridge.turned[0].squares[n] for n in bridge.turned[0].legal} == {"="}
    furnace = smith.turned[0].squares.index("f")
    assert furnace not in smith.turned[0].legal
    assert any(smith.turned[0].squares[n] == "b" for n in smith.turned[0].inside)


def test_ME_village_numbers_are_within_their_bounds() -> None:
    places = [tile for tile in VILLAGE.values() if tile.named]
    assert all(2 <= tile.figures <= 6 for tile in places)
    assert all(0 <= tile.life <= 4 for tile in places)
    assert 20 <= sum(tile.life * tile.count for tile in places) <= 24


def test_ME_unnamed_tiles_have_three_to_nine_legal_squares() -> None:
    sizes = {len(tile.turned[0].legal) for tile in VILLAGE.values() if not tile.named}
    assert (min(sizes), max(sizes)) == (3, 9)


@pytest.mark.parametrize("tile", LOOSE, ids=named)
def test_every_square_can_be_reached_from_every_exit(tile: Tile) -> None:
    turned = tile.turned[0]
    assert middles(turned)
    for start in middles(turned):
        assert reached(turned, start) == set(turned.legal)


@pytest.mark.parametrize("tile", LOOSE, ids=named)
def test_ME_TILE_3_figures_and_tokens_have_room(tile: Tile) -> None:
    room = len(tile.turned[0].inside or tile.turned[0].legal)
    assert tile.figures <= room
    assert tile.life + tile.ammo <= room


@pytest.mark.parametrize("tile", ALL, ids=named)
def test_ME_MOVE_5_buildings_are_entered_by_doors_only(tile: Tile) -> None:
    turned = tile.turned[0]
    for join in turned.joins:
        crosses_a_wall = (turned.squares[join.a] in INSIDE) != (turned.squares[join.b] in INSIDE)
        assert join.door == crosses_a_wall
    if not tile.place:
        assert not any(
            n in turned.openings[side] and turned.squares[BORDER[side][n]] in INSIDE
            for side in SIDES
            for n in range(3)
        )
    assert bool(turned.doors) or not turned.inside or bool(tile.place)


def test_every_tile_has_a_title() -> None:
    text = files("boneyard").joinpath("messages", "en", "tiles.ftl").read_text(encoding="utf-8")
    titles = {line.partition(" = ")[0] for line in text.splitlines() if " = " in line}
    assert titles == {f"tile-{tile.id}" for tile in ALL}


SMITH = """
 # # #
#f b|t

#b b+r
 - -
#t r r

"""
SMITH_TURNED = """
 # # #
 t|b f#

 r|b b#
   + -
 r r t#

"""


def test_ME_TILE_1_a_quarter_turn_is_clockwise() -> None:
    assert turn_drawing(parse_drawing(SMITH)) == parse_drawing(SMITH_TURNED)
    assert VILLAGE["smith"].turned[0].drawing == parse_drawing(SMITH)


@given(tile_names)
def test_four_quarter_turns_change_nothing(tile: Tile) -> None:
    drawing = tile.drawing
    for _ in range(4):
        drawing = turn_drawing(drawing)
    assert drawing == tile.drawing


@given(tile_names, st.integers(0, 3))
def test_exits_turn_with_the_drawing(tile: Tile, rotation: int) -> None:
    first = tile.turned[0].exits
    assert tile.turned[rotation].exits == (first << rotation | first >> (4 - rotation)) & 0b1111


@given(tile_names, st.integers(0, 3))
def test_a_turned_tile_keeps_its_squares_and_joins(tile: Tile, rotation: int) -> None:
    first, turned = tile.turned[0], tile.turned[rotation]
    assert sorted(first.squares) == sorted(turned.squares)
    assert len(first.joins) == len(turned.joins)
    assert sum(join.door for join in first.joins) == sum(join.door for join in turned.joins)


@given(tile_names, st.integers(0, 8), st.sampled_from(sorted(LEGAL)))
def test_a_damaged_drawing_is_read_or_rejected(tile: Tile, square: int, letter: str) -> None:
    rows = [list(row) for row in tile.drawing]
    rows[square // 3 * 2 + 1][square % 3 * 2 + 1] = letter
    drawing = "\n".join("".join(row) for row in rows)
    text = f"[[tile]]\nid = 'x'\ndrawing = '''\n{drawing}\n'''\n"
    found = content_set(Content("spoilt", {"tiles.toml": text}))
    assert bool(found.tiles) != bool(found.faults)
