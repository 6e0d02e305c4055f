from __future__ import annotations

from collections.abc import Sequence

from boneyard.engine.chance import EvenChances
from boneyard.engine.game import Acting
from boneyard.games.shared.commands import Command, Draw, Place, Put, puts_of
from boneyard.games.shared.dice import SOLO, draws
from boneyard.games.shared.events import FigurePut, TileDrawn, TileLost, TilePlaced
from boneyard.games.shared.masks import squares_in
from boneyard.games.shared.moves import SquareOptions
from boneyard.games.shared.tile import BORDER, CENTRE, SIDES
from boneyard.games.zombie_invasion.frames import DrawTile, FillTile, PlaceTile
from boneyard.games.zombie_invasion.state import GOAL_TILE, ZombieState

PUTS = {what: puts_of(what) for what in ("zombie", "life", "ammo")}


def active_acts(state: ZombieState, frame: object) -> tuple[int, ...]:
    return SOLO[state.active]


def draw_options(state: ZombieState, frame: DrawTile, actor: int) -> Sequence[Command]:
    """ZI-SETUP-2: the stack is shuffled, but the Helipad is its last tile."""
    if state.stack:
        return draws(state.stack)
    assert state.bottom is not None
    return EvenChances[Command]((Draw(state.bottom),), stream="tile")


def draw_tile(state: ZombieState, frame: DrawTile, actor: int, command: Command) -> Acting:
    """ZI-TURN-1: draw a tile; one that fits nowhere is out of the game."""
    assert isinstance(command, Draw)
    if state.stack:
        state.stack = state.stack.without(command.tile)
    else:
        state.bottom = None
    state.agenda.pop()
    if state.tell:
        state.tell(TileDrawn(state.active, command.tile))
    placing = PlaceTile(command.tile)
    options = place_options(state, placing, state.active)
    if not options:
        lose_tile(state, command.tile)
        return None
    state.agenda.append(placing)
    state.offer(state.active, options)
    return SOLO[state.active]


def lose_tile(state: ZombieState, tile: str) -> None:
    """ZI-TURN-1, ZI-TILE-5: without the Helipad, everybody fights better from now on."""
    if tile == GOAL_TILE:
        state.bonus = 1
    if state.tell:
        state.tell(TileLost(state.active, tile))


def place_options(state: ZombieState, frame: PlaceTile, actor: int) -> Sequence[Command]:
    """ZI-TILE-1, ZI-TILE-6: the active player lays any tile, the Helipad too, without blocking a road."""
    tile = state.kit.tiles[frame.tile]
    return tuple(Place(frame.tile, x, y, rotation) for x, y, rotation in state.board.placements(tile))


def place_tile(state: ZombieState, frame: PlaceTile, actor: int, command: Command) -> Acting:
    """ZI-TILE-1: lay the tile and fill it."""
    assert isinstance(command, Place)
    tile = state.kit.tiles[command.tile]
    index = state.lay(tile, command.x, command.y, command.rotation)
    if state.tell:
        goal = command.tile == GOAL_TILE
        state.tell(TilePlaced(actor, command.tile, command.x, command.y, command.rotation, goal))
    if command.tile == GOAL_TILE:
        state.goal = index * 9 + CENTRE
    state.agenda.pop()
    if tile.named:
        state.agenda.append(FillTile(index, tile.figures, tile.life, tile.ammo))
        return fill_on(state)
    fill_exits(state, index)
    return None


def fill_exits(state: ZombieState, index: int) -> None:
    """ZI-TILE-4: no tokens, and a zombie at each road exit."""
    turned = state.board.tiles[index].turned
    for side in SIDES:
        if turned.exits & side and state.box:
            put(state, "zombie", index * 9 + BORDER[side][1])


def room_for(state: ZombieState, frame: FillTile) -> tuple[str, int, int]:
    """ZI-TILE-2, ZI-TILE-3: what to spread next, how many, and the free squares for it."""
    turned = state.board.tiles[frame.tile].turned
    squares = (turned.inside_mask or turned.legal_mask) << frame.tile * 9
    if frame.zombies:
        return "zombie", min(frame.zombies, state.box), squares & ~state.zombies
    free = squares & ~(state.life | state.ammo)
    return ("life", frame.life, free) if frame.life else ("ammo", frame.ammo, free)


def fill_options(state: ZombieState, frame: FillTile, actor: int) -> Sequence[Command]:
    """ZI-TILE-2: the active player spreads zombies, then life, then ammo, inside the building only."""
    what, _, squares = room_for(state, frame)
    return SquareOptions(PUTS[what], squares)


def fill_tile(state: ZombieState, frame: FillTile, actor: int, command: Command) -> Acting:
    """ZI-TILE-2: put one figure or token on its square."""
    assert isinstance(command, Put)
    put(state, command.what, command.square)
    state.agenda[-1] = with_one_less(frame, command.what)
    return fill_on(state)


def with_one_less(frame: FillTile, what: str) -> FillTile:
    return FillTile(
        frame.tile,
        frame.zombies - (what == "zombie"),
        frame.life - (what == "life"),
        frame.ammo - (what == "ammo"),
    )


def fill_on(state: ZombieState) -> Acting:
    """ZI-TILE-7, ZI-ZOMBIE-4: ask while there is a choice; if every square is needed, fill them all."""
    while True:
        frame = state.agenda[-1]
        assert isinstance(frame, FillTile)
        if not (frame.zombies or frame.life or frame.ammo):
            state.agenda.pop()
            return None
        what, number, squares = room_for(state, frame)
        if number and number < squares.bit_count():
            return SOLO[state.active]
        for square in squares_in(squares)[:number]:
            put(state, what, square)
        state.agenda[-1] = FillTile(
            frame.tile,
            0,
            0 if what == "life" else frame.life,
            0 if what == "ammo" else frame.ammo,
        )


def put(state: ZombieState, what: str, square: int) -> None:
    if what == "zombie":
        state.add_zombie(square)
    elif what == "life":
        state.life |= 1 << square
    else:
        state.ammo |= 1 << square
    if state.tell:
        state.tell(FigurePut(what, square))


def why_no_place(state: ZombieState, frame: PlaceTile, actor: int, command: Command) -> str | None:
    return "ZI-TILE-1" if isinstance(command, Place) else None


def why_no_fill(state: ZombieState, frame: FillTile, actor: int, command: Command) -> str | None:
    """Inside the building only, one token per square."""
    if not isinstance(command, Put):
        return None
    taken = command.square >= 0 and (state.life | state.ammo | state.zombies) >> command.square & 1
    return "ZI-TILE-3" if taken else "ZI-TILE-2"
