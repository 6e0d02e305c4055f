"""What anybody may know of Zombie Invasion, and the position that a save keeps.

Everything on the table is public in this game, so a view is the position and who looks at it.
"""

from __future__ import annotations

from collections.abc import Sequence

from boneyard.engine.bag import Bag
from boneyard.games.shared.board import MIDDLE
from boneyard.games.shared.masks import mask_of, squares_told
from boneyard.games.shared.tile import CENTRE
from boneyard.games.shared.wire import board_of, laid_tiles
from boneyard.games.zombie_invasion.shown import Position, SeatView, View
from boneyard.games.zombie_invasion.state import GOAL_TILE, Table, ZombieState


def see(state: ZombieState, viewer: int | None) -> View:
    """ZI-POINT-1: everybody sees everything."""
    setup = state.table.setup
    return View(
        game=setup.game,
        content=setup.content.hash,
        settings=dict(setup.settings),
        viewer=viewer,
        turns=state.turns,
        active=state.active,
        seats=seats_of(state),
        tiles=laid_tiles(state.board),
        stack=state.stack.counts(),
        bottom=state.bottom,
        zombies=squares_told(state.zombies),
        box=state.box,
        life=squares_told(state.life),
        ammo=squares_told(state.ammo),
        bonus=state.bonus,
        agenda=tuple(state.agenda),  # type: ignore[arg-type]
        winners=state.winners,
        way=state.way,
    )


def own_parts(state: ZombieState, viewers: Sequence[int | None]) -> list[tuple[object, ...]]:
    """ZI-POINT-1: all see the same but for who looks."""
    return [(viewer,) for viewer in viewers]


def seats_of(state: ZombieState) -> tuple[SeatView, ...]:
    """What lies before each seat."""
    return tuple(
        SeatView(
            state.pawns[seat],
            state.lives[seat],
            state.ammos[seat],
            state.points[seat],
            bool(state.dead >> seat & 1),
        )
        for seat in range(state.seats)
    )


def position_of(state: ZombieState) -> Position:
    """The whole state as plain data."""
    view = see(state, None)
    return Position(**{name: getattr(view, name) for name in Position.__struct_fields__})


def state_of(position: Position, table: Table) -> ZombieState:
    """The state that a position says."""
    state = ZombieState.__new__(ZombieState)
    state.table = table
    state.seats = len(position.seats)
    state.board = board_of(table.tiles, position.tiles, MIDDLE)
    state.stack = Bag(position.stack)
    state.bottom = position.bottom
    state.turns = position.turns
    state.active = position.active
    state.zombies = state.leaving = state.entering = 0
    state.box = position.box + len(position.zombies)
    for square in position.zombies:
        state.add_zombie(square)
    state.life = mask_of(position.life)
    state.ammo = mask_of(position.ammo)
    state.bonus = position.bonus
    state.pawns = [seat.pawn for seat in position.seats]
    state.lives = [seat.life for seat in position.seats]
    state.ammos = [seat.ammo for seat in position.seats]
    state.points = [seat.points for seat in position.seats]
    state.dead = sum(1 << number for number, seat in enumerate(position.seats) if seat.dead)
    goal = state.board.find(GOAL_TILE)
    state.goal = -1 if goal is None else goal * 9 + CENTRE
    state.agenda = list(position.agenda)
    state.winners = position.winners
    state.way = position.way
    state.forget()
    return state
