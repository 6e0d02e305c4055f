"""The geometry of maps, compared with brute force on the drawings."""

from collections.abc import Iterator

from hypothesis import given
from hypothesis import strategies as st

from boneyard.games.shared.board import ALL_THREE, Board
from boneyard.games.shared.commands import STOP, Shift, Step
from boneyard.games.shared.masks import squares_in
from boneyard.games.shared.tile import BORDER, INSIDE, OFFSET, OPPOSITE, SIDES, WALLED, Tile
from boneyard.tile_drawing import LEGAL, OPEN_EDGES, WALL_EDGES, turn_drawing
from tests.strategies import OWN, boards, odd_tiles, tiles


def beside(board: Board, index: int, side: int) -> int | None:
    laid = board.tiles[index]
    dx, dy = OFFSET[side]
    return board.at.get((laid.x + dx, laid.y + dy))


def joined_pairs(board: Board) -> Iterator[tuple[int, int]]:
    """ME-TILE-2, ME-MOVE-5, ZI-MOVE-3: every step between neighbouring squares, from the drawings."""
    for a, kind in enumerate(board.kinds):
        for b in neighbours_by_place(board, a):
            here, there = board.tiles[a // 9], board.tiles[b // 9]
            if kind not in LEGAL or board.kinds[b] not in LEGAL:
                continue
            if here is there:
                if here.turned.edge(a % 9, b % 9) in OPEN_EDGES:
                    yield a, b
            elif not here.tile.wild and not there.tile.wild:
                side = next(s for s in SIDES if beside(board, a // 9, s) == b // 9 and a % 9 in BORDER[s])
                position = BORDER[side].index(a % 9)
                fixed = here.tile.place and there.tile.place
                rims = here.turned.rims[side][position] + there.turned.rims[OPPOSITE[side]][position]
                if position in (ALL_THREE if fixed else board.positions) and set(rims) <= OPEN_EDGES:
                    yield a, b


def neighbours_by_place(board: Board, square: int) -> list[int]:
    x, y = board.coordinates(square)
    found = [board.square_at(x + dx, y + dy) for dx, dy in OFFSET.values()]
    return [to for to in found if to is not None]


@given(boards())
def test_ZI_MOVE_3_joined_squares_match_the_drawings(board: Board) -> None:
    found = {(a, b) for a in range(len(board.kinds)) for b in board.neighbours[a]}
    assert found == set(joined_pairs(board))
    assert all((b, a) in found for a, b in found)


@given(boards())
def test_masks_agree_with_neighbours(board: Board) -> None:
    every = [Shift(a, b) for a in range(len(board.kinds)) for b in board.neighbours[a]]
    assert sorted(move.text() for move in board.moves) == sorted(move.text() for move in every)
    for square in range(len(board.kinds)):
        leaving = [board.moves[number] for number in squares_in(board.leave[square])]
        entering = [board.moves[number] for number in squares_in(board.enter[square])]
        assert {move.to for move in leaving} == set(board.neighbours[square])
        assert {move.start for move in entering} == set(board.neighbours[square])
        assert all(move.start == square for move in leaving)
        assert all(move.to == square for move in entering)


@given(boards())
def test_ME_MOVE_1_a_walk_offers_neighbours_and_stop(board: Board) -> None:
    for square, walks in enumerate(board.walks):
        if board.kinds[square] in LEGAL:
            assert {walk for walk in walks if walk != STOP} == {Step(to) for to in board.neighbours[square]}
        assert walks[-1] == STOP


@given(boards())
def test_legal_and_inside_squares_match_the_drawings(board: Board) -> None:
    legal = [square for square, kind in enumerate(board.kinds) if kind in LEGAL]
    assert squares_in(board.legal) == legal
    assert squares_in(board.inside) == [square for square in legal if board.kinds[square] in INSIDE]


@given(boards(), tiles())
def test_ME_TILE_2_placements_match_brute_force(board: Board, tile: Tile) -> None:
    assert sorted(board.placements(tile)) == sorted(all_placements(board, tile))


def all_placements(board: Board, tile: Tile) -> Iterator[tuple[int, int, int]]:
    """ME-TILE-1, ME-TILE-2, CC-TILE-1, CC-TILE-2: every position next to the map in every rotation."""
    for x, y in places_beside(board):
        around = {side: board.at.get((x + dx, y + dy)) for side, (dx, dy) in OFFSET.items()}
        if is_barred(board, x, y):
            continue
        for rotation in tile.rotations[:1] if tile.wild else tile.rotations:
            exits = tile.turned[rotation].exits
            joins, clashes = 0, 0
            for side, index in around.items():
                if index is None or board.tiles[index].tile.wild:
                    continue
                theirs = bool(board.tiles[index].turned.exits & OPPOSITE[side])
                joins += theirs and bool(exits & side)
                clashes += theirs != bool(exits & side)
            if tile.wild or (joins and not clashes):
                yield x, y, rotation


def places_beside(board: Board) -> set[tuple[int, int]]:
    every = {(laid.x + dx, laid.y + dy) for laid in board.tiles for dx, dy in OFFSET.values()}
    return every - set(board.at)


def is_barred(board: Board, x: int, y: int) -> bool:
    """CC-TILE-1: beside a lone tile, only places at its exits are allowed."""
    for side, (dx, dy) in OFFSET.items():
        index = board.at.get((x + dx, y + dy))
        if index is None or not board.tiles[index].tile.lone:
            continue
        if not board.tiles[index].turned.exits & OPPOSITE[side]:
            return True
    return False


def count_open_sides(board: Board) -> int:
    """ME-TURN-2: exits with a free, permitted place behind them."""
    found = 0
    for laid in board.tiles:
        for side, (dx, dy) in OFFSET.items():
            place = laid.x + dx, laid.y + dy
            if laid.turned.exits & side and not laid.tile.wild and place not in board.at:
                found += not is_barred(board, *place)
    return found


@given(boards(), st.data())
def test_ME_TURN_2_open_sides_match_brute_force(board: Board, data: st.DataObject) -> None:
    assert board.open_sides == count_open_sides(board)
    tile = data.draw(st.sampled_from(OWN))
    if places := board.placements(tile):
        place = data.draw(st.sampled_from(sorted(places)))
        after = board.with_tile(tile, *place)
        assert board.open_sides_after(tile, *place) == count_open_sides(after)


@given(boards(), tiles())
def test_ME_TURN_2_a_forced_tile_joins_at_least_one_exit(board: Board, tile: Tile) -> None:
    expected = [
        (x, y, rotation)
        for x, y in places_beside(board)
        if not is_barred(board, x, y)
        for rotation in tile.rotations
        if any(
            (index := board.at.get((x + dx, y + dy))) is not None
            and not board.tiles[index].tile.wild
            and board.tiles[index].turned.exits & OPPOSITE[side]
            and tile.turned[rotation].exits & side
            for side, (dx, dy) in OFFSET.items()
        )
    ]
    assert sorted(board.joining_placements(tile)) == sorted(expected)


@given(boards(most=6), st.integers(1, 5), st.data())
def test_ME_RANGE_4_sight_matches_brute_force_and_is_symmetric(
    board: Board, reach: int, data: st.DataObject
) -> None:
    start = data.draw(st.integers(0, len(board.kinds) - 1))
    seen = squares_in(board.in_sight(start, reach))
    expected = [to for to in range(len(board.kinds)) if to != start and sees(board, start, to, reach)]
    assert seen == expected
    assert all(board.in_sight(to, reach) >> start & 1 for to in seen)


def sees(board: Board, start: int, to: int, reach: int) -> bool:
    """ME-RANGE-4: some chain of steps, at most rows plus columns long, crosses walls only at doors."""
    (x, y), (to_x, to_y) = board.coordinates(start), board.coordinates(to)
    if start == to:
        return True
    if abs(x - to_x) + abs(y - to_y) > reach:
        return False
    steps = []
    if x != to_x:
        steps.append((1 if to_x > x else -1, 0))
    if y != to_y:
        steps.append((0, 1 if to_y > y else -1))
    for dx, dy in steps:
        next_square = board.square_at(x + dx, y + dy)
        if next_square is None or is_walled(board, start, next_square):
            continue
        if sees(board, next_square, to, reach):
            return True
    return False


def is_walled(board: Board, a: int, b: int) -> bool:
    """Whether a wall separates two adjacent squares."""
    here, there = board.tiles[a // 9], board.tiles[b // 9]
    if here is there:
        return here.turned.edge(a % 9, b % 9) in WALL_EDGES
    side = next(s for s in SIDES if beside(board, a // 9, s) == b // 9)
    position = BORDER[side].index(a % 9)
    ours, theirs = here.turned.rims[side][position], there.turned.rims[OPPOSITE[side]][position]
    return has_wall(ours, board.kinds[a]) or has_wall(theirs, board.kinds[b])


def has_wall(rim: str, kind: str) -> bool:
    """A drawn wall, or the closed side of a house or of the castle wall."""
    return rim in WALL_EDGES or (rim == "#" and kind in WALLED)


@given(boards(most=8), st.data())
def test_ME_RANGE_4_sight_is_recomputed_after_placing_a_tile(board: Board, data: st.DataObject) -> None:
    for square in range(len(board.kinds)):
        board.in_sight(square, 4)
    tile = data.draw(st.sampled_from(OWN))
    if places := board.placements(tile):
        place = data.draw(st.sampled_from(sorted(places)))
        grown = board.with_tile(tile, *place)
        fresh = Board(board.positions)
        for laid in grown.tiles:
            fresh = fresh.with_tile(laid.tile, laid.x, laid.y, laid.rotation)
        for square in range(len(grown.kinds)):
            assert grown.in_sight(square, 4) == fresh.in_sight(square, 4)


@given(boards())
def test_squares_and_coordinates_round_trip(board: Board) -> None:
    for square in range(len(board.kinds)):
        assert board.square_at(*board.coordinates(square)) == square
    places = {board.coordinates(square) for square in range(len(board.kinds))}
    assert len(places) == len(board.kinds)


@given(odd_tiles())
def test_four_quarter_turns_change_nothing(tile: Tile) -> None:
    assert turn_drawing(tile.turned[3].drawing) == tile.turned[0].drawing
    assert len({turned.exits.bit_count() for turned in tile.turned}) == 1
    assert len({len(turned.joins) for turned in tile.turned}) == 1
    for before, after in zip(tile.turned, tile.turned[1:], strict=False):
        # A quarter turn clockwise moves row r, column c to row c, column 2 - r.
        moved = {n: n % 3 * 3 + 2 - n // 3 for n in range(9)}
        joins = {frozenset((moved[join.a], moved[join.b])) for join in before.joins}
        assert joins == {frozenset((join.a, join.b)) for join in after.joins}
        assert after.exits == (before.exits << 1 | before.exits >> 3) & 15
