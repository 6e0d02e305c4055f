from __future__ import annotations

from boneyard.games.castle_of_chaos.events import FellIntoPit
from boneyard.games.midevil.frames import Move
from boneyard.games.midevil.rules import lasting, move, turn
from boneyard.games.midevil.state import MidState, Steps
from boneyard.games.shared.commands import Command, step_to
from boneyard.games.shared.tile import PIT


def is_in_pit(state: MidState, seat: int) -> bool:
    return state.board.kinds[state.pawns[seat]] == PIT


def fall(state: MidState, seat: int) -> None:
    """CC-PIT-1: a player in the Pit can do nothing until their next turn ends; falling again renews it."""
    lasting.drop(state, lasting.HELPLESS, seat)
    lasting.until_end_of_next_turn(state, lasting.HELPLESS, seat, seat, seat)
    if state.tell:
        state.tell(FellIntoPit(seat))


def fall_if_moved_in(state: MidState, seat: int) -> None:
    """CC-MOVE-1: a pawn led, sent or put onto the Pit's centre falls in."""
    if is_in_pit(state, seat):
        fall(state, seat)


def lead_into(state: MidState, moving: Move) -> tuple[Command, ...]:
    """CC-MOVE-1, ME-HORSE-4: a player who moves another's pawn by a card may lead it into the Pit."""
    pit = state.board.falls.get(state.pawns[moving.seat]) if moving.left else None
    return (step_to(pit),) if pit is not None and move.can_step(state, moving, pit) else ()


HELPLESS_REST = turn.rest_of_turn(
    turn.draw_tile,
    turn.settle,
    turn.settle_more,
    turn.draw_cards,
    turn.before_move_window,
    turn.before_move,
    turn.roll_to_move,
    turn.move_ended,
    turn.closing_window,
    turn.offer_discard,
)


def rest_of_turn(state: MidState) -> Steps:
    """CC-PIT-1: in the Pit only skeletons move; no step changes that by itself."""
    return HELPLESS_REST if lasting.is_helpless(state, state.active) else turn.REST_OF_TURN
