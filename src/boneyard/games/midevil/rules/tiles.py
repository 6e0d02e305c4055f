from __future__ import annotations

from collections.abc import Sequence

from boneyard.engine.game import Acting
from boneyard.games.midevil.commands import Play
from boneyard.games.midevil.frames import DrawTile, FillTile, PlaceTile, TileRoll
from boneyard.games.midevil.rules.filling import fill_on, start_filling
from boneyard.games.midevil.rules.lasting import result_of
from boneyard.games.midevil.rules.playing import card_options, play_card
from boneyard.games.midevil.rules.windows import open_window_later
from boneyard.games.midevil.state import GOAL_TILE, MidState
from boneyard.games.shared.commands import Command, Draw, Place, Roll
from boneyard.games.shared.dice import SOLO, die, draws
from boneyard.games.shared.events import NoTileFits, Rolled, TileDrawn, TilePlaced, TilePutAside

ALWAYS_OPEN = 4
"""A tile closes at most four open sides: with more there is nothing to check."""


def draw_options(state: MidState, frame: DrawTile, actor: int) -> Sequence[Command]:
    """ME-SETUP-2: the stack is shuffled, but the Graveyard may be kept out of its first half."""
    stack = state.stack
    if state.kit.goal_is_low and len(stack) > 1 and is_in_first_half(state, frame) and GOAL_TILE in stack:
        stack = stack.without(GOAL_TILE)
    return draws(stack)


def is_in_first_half(state: MidState, frame: DrawTile) -> bool:
    """ME-SETUP-2: less than half of the stack, rounded down, has been laid."""
    whole = state.kit.stacked
    return whole - len(state.stack) - len(frame.aside) < whole // 2


def draw_tile(state: MidState, frame: DrawTile, actor: int, command: Command) -> Acting:
    """ME-TURN-1, ME-TURN-2: put aside a tile that can't be placed, and draw another."""
    assert isinstance(command, Draw)
    state.stack = state.stack.without(command.tile)
    state.agenda.pop()
    if state.tell:
        state.tell(TileDrawn(state.active, command.tile))
    placing = PlaceTile(command.tile, frame.aside, False)
    options = place_options(state, placing, state.active)
    if options and type(options[0]) is Place:
        state.agenda.append(placing)
        state.offer(state.active, options)
        return SOLO[state.active]
    put_aside(state, (*frame.aside, command.tile))
    return None


def placements(state: MidState, tile_id: str, aside: tuple[str, ...]) -> list[tuple[int, int, int]]:
    """ME-TILE-1, ME-TILE-2, ME-TURN-2: where a tile fits without closing the map before the goal is laid."""
    board = state.board
    tile = state.kit.tiles[tile_id]
    found = board.placements(tile)
    if board.open_sides > ALWAYS_OPEN or tile_id == GOAL_TILE:
        return found
    if GOAL_TILE not in state.stack and GOAL_TILE not in aside:
        return found
    return [place for place in found if board.open_sides_after(tile, *place)]


def some_tile_fits(state: MidState) -> bool:
    """ME-TURN-2: whether any tile of the stack can be placed."""
    for tile in state.stack:
        if placements(state, tile, ()):
            return True
    return False


def do_without_draw(state: MidState) -> Acting:
    """ME-TURN-2: if no tile fits, the Graveyard is forced onto the map; without it the step is skipped."""
    if state.tell:
        state.tell(NoTileFits(state.active))
    if GOAL_TILE not in state.stack or not state.board.joining_placements(state.kit.tiles[GOAL_TILE]):
        return None
    state.stack = state.stack.without(GOAL_TILE)
    state.agenda.append(PlaceTile(GOAL_TILE, (), True))
    if state.tell:
        state.tell(TileDrawn(state.active, GOAL_TILE))
    return SOLO[state.active]


def put_aside(state: MidState, aside: tuple[str, ...]) -> None:
    """ME-TURN-2: keep drawing while there are tiles."""
    if state.tell:
        state.tell(TilePutAside(state.active, aside[-1]))
    if state.stack:
        state.agenda.append(DrawTile(aside))
    else:
        put_back(state, aside)
        do_without_draw(state)


def put_back(state: MidState, aside: tuple[str, ...]) -> None:
    """ME-TURN-2: the tiles put aside go back into the stack."""
    for tile in aside:
        state.stack = state.stack.with_(tile)


def place_options(state: MidState, frame: PlaceTile, actor: int) -> Sequence[Command]:
    """ME-TURN-2, ME-TILE-1: every place and rotation; in a turn, a card may be played first."""
    if frame.forced:
        found = state.board.joining_placements(state.kit.tiles[frame.tile])
    else:
        found = placements(state, frame.tile, frame.aside)
    options = [Place(frame.tile, x, y, rotation) for x, y, rotation in found]
    return (*options, *card_options(state, actor, "own-place")) if state.turns else options


def place_tile(state: MidState, frame: PlaceTile, actor: int, command: Command) -> None:
    """ME-TURN-2: lay the tile and return those put aside; a card may come first."""
    if type(command) is Play:
        play_card(state, actor, command.card, command.target)
        return
    assert isinstance(command, Place)
    state.agenda.pop()
    put_back(state, frame.aside)
    if state.turns:
        open_window_later(state, "tile-placed")
    lay(state, command.tile, command.x, command.y, command.rotation)


def lay(state: MidState, tile_id: str, x: int, y: int, rotation: int) -> None:
    """ME-TILE-3, ME-TILE-5: a named tile says what comes on it; for others a die is rolled."""
    tile = state.kit.tiles[tile_id]
    index = state.lay(tile, x, y, rotation)
    if state.tell:
        state.tell(TilePlaced(state.active, tile_id, x, y, rotation, tile_id == GOAL_TILE))
    if tile.named:
        start_filling(state, index)
    elif not tile.wild:
        state.agenda.append(TileRoll(index))


def tile_roll_options(state: MidState, frame: TileRoll, actor: int) -> Sequence[Command]:
    """ME-TILE-5: roll a die for the points of skeletons on an unnamed tile."""
    return die("tile-points", state.active)


def roll_tile(state: MidState, frame: TileRoll, actor: int, command: Command) -> Acting:
    """ME-TILE-5: that many points; the placer chooses colours and squares."""
    assert isinstance(command, Roll)
    points = result_of(state, command.pips)
    if state.tell:
        state.tell(Rolled(state.active, "tile", command.pips, points))
    colours = state.kit.parts.colours(state)
    state.agenda[-1] = FillTile(state.active, frame.tile, 0, points, 0, colours)
    return fill_on(state)


def why_no_place(state: MidState, frame: PlaceTile, actor: int, command: Command) -> str | None:
    if type(command) is not Place:
        return None
    tile = state.kit.tiles.get(command.tile)
    if tile is None or (command.x, command.y) not in state.board.sites:
        return "ME-TILE-1"
    fits = (command.x, command.y, command.rotation) in state.board.placements(tile)
    return "ME-TURN-2" if fits else "ME-TILE-2"
