"""What the castle's rules require of its tiles: a gate, a bridge and a way out."""

from __future__ import annotations

from collections.abc import Iterator

from boneyard.games.castle_of_chaos.places import (
    ALTAR_TILE,
    BRIDGE_TILE,
    FILTH_TILE,
    PIT_TILE,
    THRONE_TILE,
    centre_of,
    plan_of,
)
from boneyard.games.midevil.state import GOAL_TILE
from boneyard.games.midevil.tile_needs import altar_faults
from boneyard.games.shared.board import Board
from boneyard.games.shared.masks import squares_in
from boneyard.games.shared.needed_tiles import centre_faults
from boneyard.games.shared.tile import CENTRE, PIT, Tile
from boneyard.games.shared.wire import Tiles

NEEDED = (THRONE_TILE, BRIDGE_TILE, GOAL_TILE, ALTAR_TILE, PIT_TILE, FILTH_TILE)
FIXED = (THRONE_TILE, BRIDGE_TILE)
BRIDGE, OPENING, GATE = "=", "r", "G"


def castle_faults(tiles: Tiles) -> Iterator[str]:
    """Everything wrong with a castle; its layout is only checked once each tile is right."""
    found = [*_tile_faults(tiles), *_place_faults(tiles)]
    if not found:
        board = laid_out(tiles)
        found = [*_gate_faults(board), *_bridge_faults(board)]
        found = found or [*_reach_faults(board), *_beyond_faults(board, tiles)]
    yield from found


def _tile_faults(tiles: Tiles) -> Iterator[str]:
    """CC-SETUP-4, CC-PIT-1, CC-OPT-1: the squares to which the rules send pawns."""
    for name in (THRONE_TILE, GOAL_TILE):
        yield from centre_faults(tiles[name])
    yield from altar_faults(tiles[ALTAR_TILE])
    pit = tiles[PIT_TILE]
    if pit.turned[0].squares[CENTRE] != PIT:
        yield pit.fault(f"the pit itself, {PIT!r}, must be in its centre")
    elif not any(square == CENTRE for _, square in pit.turned[0].falls):
        yield pit.fault("nobody could climb out of the pit: all its edges are closed")


def _place_faults(tiles: Tiles) -> Iterator[str]:
    """CC-SETUP-1: the fixed layout; only the Drawbridge is `lone`, which tells it from the castle."""
    taken: dict[tuple[int, int], Tile] = {}
    for tile in tiles.values():
        if tile.place is None:
            if tile.id in FIXED:
                yield tile.fault("it is laid from the start, so it needs a place")
            continue
        first = taken.setdefault(tile.place, tile)
        if first is not tile:
            yield tile.fault(f"its place is taken by {first.id}")
        if tile.id in NEEDED and tile.id not in FIXED:
            yield tile.fault("it comes from the stack, so it can't have a place")
        if tile.count != 1:
            yield tile.fault("there is only one of a tile with a place: count must be 1")
        if tile.wild:
            yield tile.fault("a tile with a place can't be wild")
        if tile.lone != (tile.id == BRIDGE_TILE):
            yield tile.fault(f"of the tiles with a place, {BRIDGE_TILE} must be lone, and no other can be")


def laid_out(tiles: Tiles) -> Board:
    """CC-SETUP-1: the castle and its Drawbridge, lowered."""
    board = Board()
    for tile in tiles.values():
        if tile.place is not None:
            board = board.with_tile(tile, *tile.place, 0)
    return board


def _squares(board: Board, letter: str) -> list[int]:
    return [square for square, kind in enumerate(board.kinds) if kind == letter]


def _tile_of(board: Board, square: int) -> Tile:
    return board.tiles[square // 9].tile


def _bridge(board: Board) -> Tile:
    index = board.find(BRIDGE_TILE)
    assert index is not None
    return board.tiles[index].tile


def _gate_faults(board: Board) -> Iterator[str]:
    """CC-BRIDGE-2: the castle has one gate, from which the bridge is worked."""
    gates = _squares(board, GATE)
    if not gates:
        yield _bridge(board).fault(f"the castle has no gate: no tile with a place has a {GATE!r}")
    for square in gates[1:]:
        yield _tile_of(board, square).fault(f"the castle already has a gate {GATE!r}")


def _bridge_faults(board: Board) -> Iterator[str]:
    """CC-BRIDGE-1: gate, two squares of bridge and the opening follow one another."""
    tile = _bridge(board)
    plan = plan_of(board)
    squares = tile.turned[0].squares
    if (squares.count(BRIDGE), squares.count(OPENING)) != (2, 1):
        yield tile.fault(f"it needs two squares of bridge {BRIDGE!r} and one opening {OPENING!r}")
    elif plan.gate >= 0:
        first = [square for square in squares_in(plan.bridge) if square in board.neighbours[plan.gate]]
        second = [square for square in squares_in(plan.bridge) if square in board.neighbours[plan.opening]]
        if not (len(first) == len(second) == 1 and second[0] in board.neighbours[first[0]]):
            yield tile.fault("there is no way from the gate over both squares of the bridge to the opening")


def _reach_faults(board: Board) -> Iterator[str]:
    """CC-MOVE-2: with the bridge lowered, every square of the castle can be reached."""
    throne = centre_of(board, THRONE_TILE)
    assert throne is not None
    lost = set(squares_in(board.legal)) - board.distances(throne).keys()
    for index in sorted({square // 9 for square in lost}):
        numbers = ", ".join(str(square % 9) for square in sorted(lost) if square // 9 == index)
        tile = board.tiles[index].tile
        yield tile.fault(f"there is no way from the centre of {THRONE_TILE} to square {numbers}")


def _beyond_faults(board: Board, tiles: Tiles) -> Iterator[str]:
    """CC-SETUP-1: a tile with two or more exits must fit at the Drawbridge's outer end."""
    loose = [tile for tile in tiles.values() if may_lie_beyond(tile)]
    if not any(board.placements(tile) for tile in loose):
        yield _bridge(board).fault(
            "no tile of the stack fits beyond it: it needs an exit, and a tile with two or more exits"
        )


def may_lie_beyond(tile: Tile) -> bool:
    """CC-SETUP-1: any tile of the stack except The Filth, the Graveyard and those with one exit."""
    named = tile.id in (FILTH_TILE, GOAL_TILE)
    return not (named or tile.place or tile.wild) and tile.turned[0].exits.bit_count() > 1
