"""Setting up the castle."""

from __future__ import annotations

from collections.abc import Sequence

from boneyard.engine.bag import Bag
from boneyard.games.castle_of_chaos.frames import DrawBeyond, PutBlack
from boneyard.games.castle_of_chaos.places import FILTH_TILE, THRONE_TILE, centre_of, plan_of
from boneyard.games.midevil.frames import DrawCards, FillStart, FirstSeat, PlaceTile, Turn
from boneyard.games.midevil.kinds import BLACK, COLOURS, WHITE
from boneyard.games.midevil.rules.turn import BEGIN
from boneyard.games.midevil.state import GOAL_TILE, MidState, Table
from boneyard.games.shared.commands import Command, Draw, Put, put_on
from boneyard.games.shared.dice import SOLO, draws
from boneyard.games.shared.events import FigurePut, TileDrawn
from boneyard.games.shared.masks import squares_in
from boneyard.games.shared.tile import Tile

BLACK_SKELETONS = 6


def build_castle(state: MidState, table: Table) -> None:
    """CC-SETUP-1, CC-SETUP-3, CC-BRIDGE-1: the 12 tiles and the raised Drawbridge; the rest is shuffled."""
    fixed = sorted((tile for tile in table.tiles.values() if tile.place), key=place_of)
    for tile in fixed:
        state.board = state.board.with_tile(tile, *place_of(tile)[::-1], 0)
    state.stack = Bag({tile.id: tile.count for tile in table.tiles.values() if not tile.place})
    state.barred = plan_of(state.board).bridge


def place_of(tile: Tile) -> tuple[int, int]:
    """A fixed tile's row and column."""
    assert tile.place is not None
    return tile.place[1], tile.place[0]


def take_places(state: MidState) -> None:
    """CC-SETUP-4, CC-DEATH-1, CC-WIN-1: pawns start, the dead restart and the book is won on one square."""
    centre = centre_of(state.board, THRONE_TILE)
    assert centre is not None
    state.home = state.goal = centre
    state.pawns = [centre] * state.seats
    state.agenda = [
        Turn(BEGIN),
        DrawBeyond(),
        *(FillStart(index) for index in reversed(range(len(state.board.tiles)))),
        *(DrawCards(seat) for seat in reversed(range(state.seats))),
        FirstSeat(),
    ]


def beyond_options(state: MidState, frame: DrawBeyond, actor: int) -> Sequence[Command]:
    """CC-SETUP-1: any tile at random, but The Filth, the Graveyard and those without a second exit."""
    return draws(Bag({tile: state.stack.count(tile) for tile in state.stack if may_lie_beyond(state, tile)}))


def may_lie_beyond(state: MidState, tile_id: str) -> bool:
    """CC-SETUP-1: whether a tile may lie beyond the Drawbridge."""
    tile = state.table.tiles[tile_id]
    return tile_id not in (FILTH_TILE, GOAL_TILE) and tile.turned[0].exits.bit_count() > 1


def draw_beyond(state: MidState, frame: DrawBeyond, actor: int, command: Command) -> None:
    """CC-SETUP-1: the start player lays it at the Drawbridge's outer end."""
    assert isinstance(command, Draw)
    state.stack = state.stack.without(command.tile)
    if state.tell:
        state.tell(TileDrawn(state.active, command.tile))
    state.agenda[-1] = PlaceTile(command.tile, (), False)


def colours(state: MidState) -> tuple[int, ...]:
    """CC-SETUP-2: before the first turn white skeletons only."""
    return COLOURS if state.turns else (WHITE,)


def fill_more(state: MidState, index: int) -> None:
    """CC-TILE-4, CC-COMP-1: the black skeletons come on the Graveyard besides its own."""
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
    """CC-COMP-1: a black skeleton comes onto the map, from no supply."""
    state.add_skeleton(BLACK, square)
    if state.tell:
        state.tell(FigurePut("black", square))


def black_acts(state: MidState, frame: PutBlack) -> tuple[int, ...]:
    """ME-TILE-3: who placed the tile chooses."""
    return SOLO[frame.seat]


def black_options(state: MidState, frame: PutBlack, actor: int) -> Sequence[Command]:
    """CC-TILE-4, ME-TILE-3: with too small a supply for the rest the placer chooses."""
    return tuple(put_on("black", square) for square in free_graves(state, frame.tile))


def choose_black(state: MidState, frame: PutBlack, actor: int, command: Command) -> None:
    """CC-TILE-4: one more of the six."""
    assert isinstance(command, Put)
    put_black(state, command.square)
    if frame.left > 1:
        state.agenda[-1] = PutBlack(frame.seat, frame.tile, frame.left - 1)
    else:
        state.agenda.pop()
