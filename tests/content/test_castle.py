"""CC-SETUP-1: the castle's plan, put together from its tiles."""

from boneyard.games.shared.board import Board
from boneyard.games.shared.tile import OFFSET, OPPOSITE, SIDES
from tests.content.tile_sets import CASTLE, VILLAGE, in_place, laid_castle

PLAN = """
WWWWWWWWW
WccckkkkW
WccckkkkW
WccckkkkW
WccckkkkW
WcccccccW
WcccccccW
WcccccccW
WcccccccW
WcccccccW
WcccccccW
WGWWWWWWW
"""
GATE = (1, 11)
CENTRE_OF_3 = (7, 1)


def at(board: Board, place: tuple[int, int]) -> int:
    square = board.square_at(*place)
    assert square is not None
    return square


def joined_kinds(board: Board, kinds: str) -> int:
    """The number of steps from a square of the first kind to one of the second."""
    return sum(board.kinds[m.start] == kinds[0] and board.kinds[m.to] == kinds[1] for m in board.moves)


def test_CC_SETUP_1_three_columns_by_four_rows_from_the_upper_left() -> None:
    numbered = {f"castle-{n + 1}": (n % 3, n // 3) for n in range(12)}
    assert {tile.id: tile.place for tile in in_place().values()} == {**numbered, "drawbridge": (0, 4)}


def test_CC_MOVE_2_the_plan_of_the_castle() -> None:
    board = laid_castle()
    rows = ["".join(board.kinds[at(board, (x, y))] for x in range(9)) for y in range(12)]
    assert rows == PLAN.split()


def test_CC_SETUP_4_the_centre_of_tile_3_is_in_the_keep() -> None:
    assert CASTLE["castle-3"].turned[0].squares[4] == "k"
    assert CASTLE["castle-10"].turned[0].squares[7] == "G"


def test_CC_MOVE_2_every_square_of_the_castle_can_be_reached_from_the_gate() -> None:
    board = laid_castle()
    legal = {square for square in range(len(board.kinds)) if board.legal >> square & 1}
    reached = board.distances(at(board, GATE))
    assert reached.keys() == legal
    assert at(board, CENTRE_OF_3) in reached


def test_CC_SETUP_1_tile_3_is_the_one_furthest_from_the_gate() -> None:
    board = laid_castle()
    steps = board.distances(at(board, GATE))
    centres = {laid.tile.id: steps[9 * n + 4] for n, laid in enumerate(board.tiles)}
    assert max(centres, key=lambda name: centres[name]) == "castle-3"


def test_CC_MOVE_2_stairs_and_doors_are_the_only_ways_between_the_kinds() -> None:
    board = laid_castle()
    assert {kinds: joined_kinds(board, kinds) for kinds in ("Wc", "ck", "Wk", "Gc", "GW")} == {
        "Wc": 4,
        "ck": 2,
        "Wk": 1,
        "Gc": 1,
        "GW": 0,
    }


def test_CC_SETUP_1_tiles_agree_on_the_rims_they_share() -> None:
    places = in_place()
    for (x, y), tile in places.items():
        for side in SIDES:
            dx, dy = OFFSET[side]
            other = places.get((x + dx, y + dy))
            rim = tile.turned[0].rims[side]
            if other is not None:
                assert rim == other.turned[0].rims[OPPOSITE[side]], (tile.id, other.id)
            elif tile.id != "drawbridge":
                assert rim == ("#", "#", "#"), (tile.id, side)


def test_CC_BRIDGE_1_two_squares_of_bridge_towards_the_castle_and_firm_ground() -> None:
    bridge = CASTLE["drawbridge"]
    assert bridge.turned[0].squares == "d=dd=ddrd"
    assert bridge.lone
    board = laid_castle()
    assert [board.distances(at(board, GATE))[at(board, (1, y))] for y in (12, 13, 14)] == [1, 2, 3]


def test_CC_TILE_1_only_the_place_beyond_the_drawbridge_is_free() -> None:
    board = laid_castle()
    assert {(x, y) for x, y, _ in board.placements(VILLAGE["crossroads"])} == {(0, 5)}


def test_CC_MOVE_1_pit_mill_and_filth_are_not_legal() -> None:
    pit, mill, filth = (CASTLE[name].turned[0] for name in ("pit", "windmill", "filth"))
    assert 4 not in pit.legal
    assert len(pit.legal) == 8
    assert pit.exits.bit_count() > 1
    assert mill.squares.count("m") == 4
    assert not {n for n in mill.legal if mill.squares[n] == "m"}
    assert not mill.inside
    assert filth.legal == ()
    assert CASTLE["filth"].wild


def test_CC_SETUP_2_about_one_white_skeleton_a_castle_tile() -> None:
    numbers = [tile.figures for tile in in_place().values() if not tile.lone]
    assert all(0 <= number <= 2 for number in numbers)
    assert 9 <= sum(numbers) <= 15
    assert CASTLE["drawbridge"].figures == 0
