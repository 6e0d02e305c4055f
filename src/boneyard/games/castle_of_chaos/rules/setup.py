from __future__ import annotations

from collections.abc import Sequence

from boneyard.engine.bag import Bag
from boneyard.games.castle_of_chaos.frames import DrawBeyond, PutBlack
from boneyard.games.castle_of_chaos.places import THRONE_TILE, centre_of, plan_of
from boneyard.games.castle_of_chaos.rules.black import BLACK
from boneyard.games.castle_of_chaos.tile_needs import may_lie_beyond
from boneyard.games.midevil.frames import DrawCards, FillStart, FirstSeat, PlaceTile, Turn
from boneyard.games.midevil.kinds import COLOURS, WHITE
from boneyard.games.midevil.rules.turn import BEGIN
from boneyard.games.midevil.state import GOAL_TILE, Kit, MidState
from boneyard.games.shared.board import Board
from boneyard.games.shared.commands import Command, Draw, Put, put_on
from boneyard.games.shared.dice import SOLO, draws
from boneyard.games.shared.events import FigurePut, TileDrawn
from boneyard.games.shared.frames import Frame
from boneyard.games.shared.masks import squares_in
from boneyard.games.shared.wire import LaidTile

BLACK_SKELETONS = 6


def castle_tiles(kit: Kit) -> tuple[LaidTile, ...]:
    """CC-SETUP-1, CC-SETUP-3: the 12 tiles and the Drawbridge, row by row."""
    placed = sorted((y, x, tile.id) for tile in kit.tiles.values() if tile.place for x, y in [tile.place])
    return tuple(LaidTile(tile, x, y, 0) for y, x, tile in placed)


def raised_bridge(board: Board) -> tuple[int, ...]:
    """CC-BRIDGE-1: the Drawbridge is raised."""
    return tuple(squares_in(plan_of(board).bridge))


def start_square(board: Board) -> int:
    """CC-SETUP-4, CC-DEATH-1, CC-WIN-1: one square to start on, to restart on and to win on."""
    centre = centre_of(board, THRONE_TILE)
    assert centre is not None
    return centre


def first_frames(seats: int, tiles: int) -> tuple[Frame, ...]:
    return (
        Turn(BEGIN),
        DrawBeyond(),
        *(FillStart(index) for index in reversed(range(tiles))),
        *(DrawCards(seat) for seat in reversed(range(seats))),
        FirstSeat(),
    )


def beyond_options(state: MidState, frame: DrawBeyond, actor: int) -> Sequence[Command]:
    """CC-SETUP-1: any tile except The Filth, the Graveyard and those with one exit."""
    tiles = state.kit.tiles
    return draws(Bag({tile: state.stack.count(tile) for tile in state.stack if may_lie_beyond(tiles[tile])}))


def draw_beyond(state: MidState, frame: DrawBeyond, actor: int, command: Command) -> None:
    """CC-SETUP-1: the start player lays it at the Drawbridge's outer end."""
    assert isinstance(command, Draw)
    state.stack = state.stack.without(command.tile)
    if state.tell:
        state.tell(TileDrawn(state.active, command.tile))
    state.agenda[-1] = PlaceTile(command.tile, (), False)


def colours(state: MidState) -> tuple[int, ...]:
    """CC-SETUP-2: only white skeletons before the first turn."""
    return COLOURS if state.turns else (WHITE,)


def fill_more(state: MidState, index: int) -> None:
    """CC-TILE-4, CC-COMP-1: the Graveyard also gets the black skeletons."""
    if state.board.tiles[index].tile.id != GOAL_TILE:
        return
    free = free_graves(state, index)
    if len(free) > BLACK_SKELETONS:
        state.agenda.append(PutBlack(state.active, index, BLACK_SKELETONS))
        return
    for square in free:
        put_black(state, square)


def free_graves(state: MidState, index: int) -> list[int]:
    """ME-TILE-4: the squares of the Graveyard without a skeleton."""
    return squares_in(state.board.tile_mask(index) & state.board.legal & ~state.occupied)


def put_black(state: MidState, square: int) -> None:
    """CC-COMP-1: put a black skeleton on the map; there is no supply of them."""
    state.add_skeleton(BLACK, square)
    if state.tell:
        state.tell(FigurePut("black", square))


def black_acts(state: MidState, frame: PutBlack) -> tuple[int, ...]:
    """ME-TILE-3: the player who placed the tile chooses."""
    return SOLO[frame.seat]


def black_options(state: MidState, frame: PutBlack, actor: int) -> Sequence[Command]:
    """CC-TILE-4, ME-TILE-3: the player who placed the tile chooses if there is a choice."""
    return tuple(put_on("black", square) for square in free_graves(state, frame.tile))


def choose_black(state: MidState, frame: PutBlack, actor: int, command: Command) -> None:
    """CC-TILE-4: put one of the six."""
    assert isinstance(command, Put)
    put_black(state, command.square)
    if frame.left > 1:
        state.agenda[-1] = PutBlack(frame.seat, frame.tile, frame.left - 1)
    else:
        state.agenda.pop()
