"""How the game ends."""

from __future__ import annotations

from boneyard.games.midevil.rules import lasting
from boneyard.games.midevil.state import MidState
from boneyard.games.shared.events import Won

POINTS_TO_WIN = 30


def look_for_winner(state: MidState) -> None:
    """ME-WIN-3: checked after every change, in anyone's turn; the active player first, then clockwise."""
    holder = state.holder
    home = holder >= 0 and brought_home(state, holder) and can_win(state, holder)
    if home and not wins_before(state, holder):
        end(state, (holder,), "necronomicon")
        return
    seat = richest(state)
    if seat is not None:
        end(state, (seat,), "points")


def can_win(state: MidState, seat: int) -> bool:
    """ME-FIGHT-6, CC-CARD-7: the dead can't win, nor can a player whom a card keeps from it."""
    return not state.is_dead(seat) and not lasting.holds(state, lasting.NO_WIN, seat)


def brought_home(state: MidState, seat: int) -> bool:
    """ME-WIN-1: the holder stands on the goal's centre, any skeleton there beaten."""
    return state.pawns[seat] == state.goal and not state.occupied >> state.goal & 1


def richest(state: MidState) -> int | None:
    """ME-WIN-2: a collection of 30 points or more; the first clockwise from the active player."""
    if max(state.points) < POINTS_TO_WIN:
        return None
    for offset in range(state.seats):
        seat = (state.active + offset) % state.seats
        if state.points[seat] >= POINTS_TO_WIN and can_win(state, seat):
            return seat
    return None


def wins_before(state: MidState, holder: int) -> bool:
    """ME-WIN-3: whether somebody nearer to the active player wins by points at the same moment."""
    rival = richest(state)
    if rival is None:
        return False
    return (rival - state.active) % state.seats < (holder - state.active) % state.seats


def end_by_points(state: MidState) -> None:
    """ME-WIN-4: after the last round the most points win, a tie goes to the holder, else it is shared.

    If nobody can win at that moment (ME-FIGHT-6, CC-CARD-7), all are compared.
    """
    seats = [seat for seat in range(state.seats) if can_win(state, seat)] or range(state.seats)
    most = max(state.points[seat] for seat in seats)
    best = tuple(seat for seat in seats if state.points[seat] == most)
    end(state, (state.holder,) if state.holder in best else best, "rounds")


def end(state: MidState, winners: tuple[int, ...], way: str) -> None:
    """The game is over."""
    state.finish(winners, way)
    if state.tell:
        state.tell(Won(winners, way))
