"""What several effects have in common."""

from __future__ import annotations

from msgspec.structs import replace

from boneyard.games.midevil.events import PawnPut
from boneyard.games.midevil.frames import Arrive, Fight
from boneyard.games.midevil.rules.horse import leave_horse, must_dismount
from boneyard.games.midevil.rules.turn import MOVE, SETTLE
from boneyard.games.midevil.state import MidState, Targets

UNPLAYABLE: Targets = ()
NO_TARGET: Targets = (None,)


OTHERS = [
    [tuple(other for other in range(seats) if other != seat) for seat in range(seats)] for seats in range(7)
]
"""The other seats, by number of seats and seat."""


def others(state: MidState, seat: int) -> tuple[int, ...]:
    """ME-EVENT-9: the target is always another player."""
    return OTHERS[state.seats][seat]


def put_pawn(state: MidState, seat: int, square: int, settle: bool = True) -> None:
    """ME-MOVE-8, ME-HORSE-4: an effect moves a pawn; a rider leaves the horse behind where it can't go."""
    if must_dismount(state, seat, square):
        leave_horse(state, seat)
    state.pawns[seat] = square
    state.check_winner = True
    if state.tell:
        state.tell(PawnPut(seat, square))
    arrive = state.kit.parts.arrive
    if arrive:
        arrive(state, seat)
    if settle and seat == state.active and SETTLE <= state.step <= MOVE:
        state.agenda.append(Arrive(seat))


def change_fight(state: MidState, *, stage: int | None = None, plus: int = 0, blessed: bool = False) -> None:
    for index in range(len(state.agenda) - 1, -1, -1):
        fight = state.agenda[index]
        if type(fight) is Fight:
            state.agenda[index] = replace(
                fight,
                stage=fight.stage if stage is None else stage,
                plus=fight.plus + plus,
                blessed=fight.blessed or blessed,
            )
            return
