"""When lasting effects hold and when they end."""

from __future__ import annotations

from collections.abc import Sequence

from boneyard.games.midevil.lasting import Lasting
from boneyard.games.midevil.state import MidState

STILL = "still"
STEERED = "steered"
CALM = "calm"
NO_RAISING = "no-raising"
LOWER = "lower"
SKIPPED = "skipped"
SHUNNED = "shunned"
NO_BOOK = "no-book"
NO_WIN = "no-points-win"
"""Saved games have this name, which describes what it did in rules 1."""
HELPLESS = "helpless"
PINNED = "pinned"
HOLDING = frozenset((STILL, PINNED, HELPLESS))
IDLE = frozenset((SKIPPED, HELPLESS))


def holds(state: MidState, what: str, target: int = -1) -> bool:
    """ME-MISC-5: whether an effect holds now, for a target if given; copies don't add up."""
    return what in state.in_force and (target < 0 or bool(state.in_force[what] >> target & 1))


def holds_any(state: MidState, effects: frozenset[str], target: int) -> bool:
    in_force = state.in_force
    for what in effects:
        if what in in_force and in_force[what] >> target & 1:
            return True
    return False


def affects(state: MidState, what: str, target: int) -> bool:
    """Whether an effect on a target holds, or waits to take hold."""
    for lasting in state.lasting:
        if lasting.what == what and lasting.target == target:
            return True
    return False


def unaffected(state: MidState, what: str, seats: Sequence[int]) -> Sequence[int]:
    """The seats for which an effect neither holds nor waits."""
    return [seat for seat in seats if not affects(state, what, seat)] if state.lasting else seats


def is_helpless(state: MidState, seat: int) -> bool:
    """Whether a player can do nothing, in anybody's turn."""
    return HELPLESS in state.in_force and bool(state.in_force[HELPLESS] >> seat & 1)


def add(state: MidState, lasting: Lasting) -> None:
    """ME-EVENT-8: an effect begins; it outlasts its owner's death."""
    state.change_lasting((*state.lasting, lasting))


def until_next_turn(state: MidState, what: str, owner: int, target: int) -> None:
    add(state, Lasting(what, owner, target, owner))


def until_end_of_next_turn(state: MidState, what: str, owner: int, target: int, seat: int) -> None:
    """An effect that ends with a seat's next turn; the current one doesn't count."""
    add(state, Lasting(what, owner, target, seat, ends=2 if seat == state.active else 1))


def drop(state: MidState, what: str, target: int) -> None:
    kept = [effect for effect in state.lasting if effect.what != what or effect.target != target]
    state.change_lasting(kept)


def turn_begins(state: MidState, seat: int) -> None:
    """ME-TURN-0: effects "until your next turn" end."""
    kept = [effect for effect in state.lasting if effect.seat != seat or effect.ends > 0]
    if len(kept) < len(state.lasting):
        state.change_lasting(kept)


def turn_ends(state: MidState, seat: int) -> None:
    """ME-TURN-0: effects "to the end of your next turn" end, even if that turn is skipped."""
    if not [effect for effect in state.lasting if effect.seat == seat and effect.ends]:
        return
    kept = []
    for lasting in state.lasting:
        if lasting.seat != seat or lasting.ends == 0:
            kept.append(lasting)
        elif lasting.ends > 1:
            waits = max(0, lasting.waits - 1)
            kept.append(Lasting(lasting.what, lasting.owner, lasting.target, seat, lasting.ends - 1, waits))
        elif lasting.what == NO_WIN:
            state.check_winner = True
    state.change_lasting(kept)


def result_of(state: MidState, pips: int) -> int:
    """ME-MISC-5: a die, lowered by an effect on every roll, never below 0."""
    return max(0, pips - 1) if LOWER in state.in_force else pips
