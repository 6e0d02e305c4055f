"""What anybody may know of Zombie Invasion: everything, so a view is a whole position."""

from __future__ import annotations

from boneyard.engine.bag import Bag
from boneyard.engine.showing import SharedField, Showing, as_it_is, unchanged
from boneyard.games.shared.masks import mask_of, shown_squares
from boneyard.games.shared.tile import CENTRE
from boneyard.games.shared.wire import board_of, laid_tiles
from boneyard.games.zombie_invasion.shown import SeatView, View
from boneyard.games.zombie_invasion.state import GOAL_TILE, Kit, ZombieState


def seats_of(state: ZombieState) -> tuple[SeatView, ...]:
    """ZI-POINT-1: everybody sees what a seat has."""
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


SHOWN: dict[str, SharedField[ZombieState]] = {
    "turns": as_it_is("turns"),
    "active": as_it_is("active"),
    "seats": SharedField(seats_of, "pawns", "lives", "ammos", "points", "dead"),
    "tiles": SharedField(lambda state: laid_tiles(state.board), "board"),
    "stack": SharedField(lambda state: state.stack.counts(), "stack"),
    "bottom": as_it_is("bottom"),
    "zombies": SharedField(lambda state: shown_squares(state.zombies), "zombies"),
    "box": as_it_is("box"),
    "life": SharedField(lambda state: shown_squares(state.life), "life"),
    "ammo": SharedField(lambda state: shown_squares(state.ammo), "ammo"),
    "bonus": as_it_is("bonus"),
    "agenda": SharedField(lambda state: tuple(state.agenda), "agenda"),
    "winners": as_it_is("winners"),
    "way": as_it_is("way"),
}
"""ZI-POINT-1: everybody sees everything. A save keeps it, in this order, which its hash covers."""
UNCHANGED = unchanged(SHOWN)
SHOWING: Showing[ZombieState, View] = Showing(
    View,
    {
        **SHOWN,
        "game": SharedField(lambda state: state.kit.setup.game),
        "content": SharedField(lambda state: state.kit.setup.content.hash),
        "settings": SharedField(lambda state: dict(state.kit.setup.settings)),
    },
    own=("viewer",),
    own_parts=lambda state, viewers: [(viewer,) for viewer in viewers],
)


def state_of(position: View, kit: Kit) -> ZombieState:
    state = ZombieState.__new__(ZombieState)
    state.kit = kit
    state.seats = len(position.seats)
    state.board = board_of(kit.tiles, position.tiles, position.crossings)
    state.stack = Bag(position.stack)
    state.zombies = state.leaving = state.entering = 0
    state.box = 0
    for square in position.zombies:
        state.add_zombie(square)
    for name in UNCHANGED:
        setattr(state, name, getattr(position, name))
    state.life = mask_of(position.life)
    state.ammo = mask_of(position.ammo)
    state.pawns = [seat.pawn for seat in position.seats]
    state.lives = [seat.life for seat in position.seats]
    state.ammos = [seat.ammo for seat in position.seats]
    state.points = [seat.points for seat in position.seats]
    state.dead = sum(1 << number for number, seat in enumerate(position.seats) if seat.dead)
    goal = state.board.find(GOAL_TILE)
    state.goal = -1 if goal is None else goal * 9 + CENTRE
    state.agenda = list(position.agenda)
    state.forget()
    return state
