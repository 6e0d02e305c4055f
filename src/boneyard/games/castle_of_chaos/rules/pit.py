"""The Pit."""

from __future__ import annotations

from boneyard.games.castle_of_chaos.events import FellIntoPit
from boneyard.games.midevil.rules import lasting
from boneyard.games.midevil.state import MidState
from boneyard.games.shared.commands import Step, step_to
from boneyard.games.shared.tile import PIT


def is_in_pit(state: MidState, seat: int) -> bool:
    """Whether a pawn is in the Pit."""
    return state.board.kinds[state.pawns[seat]] == PIT


def fall(state: MidState, seat: int) -> None:
    """CC-PIT-1: who is in the Pit can do nothing until their next turn ends; a second fall renews it."""
    lasting.drop(state, lasting.HELPLESS, seat)
    lasting.until_end_of_next_turn(state, lasting.HELPLESS, seat, seat, seat)
    if state.tell:
        state.tell(FellIntoPit(seat))


def fall_if_moved_in(state: MidState, seat: int) -> None:
    """CC-MOVE-1: a pawn that was led, sent or put onto the Pit's centre falls in; who is in it stays."""
    if is_in_pit(state, seat):
        fall(state, seat)


def steps_into_pit(state: MidState, seat: int) -> tuple[Step, ...]:
    """CC-MOVE-1: who moves another's pawn by a card may lead it into the Pit."""
    pit = state.board.falls.get(state.pawns[seat])
    return () if pit is None else (step_to(pit),)
