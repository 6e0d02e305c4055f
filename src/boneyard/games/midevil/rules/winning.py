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
    seat = points_winner(state)
    if seat is not None:
        end(state, (seat,), "points")


def can_win(state: MidState, seat: int) -> bool:
    """ME-FIGHT-6: not a dead player, nor one whom a card keeps from winning."""
    return not state.is_dead(seat) and not lasting.holds(state, lasting.NO_WIN, seat)


def brought_home(state: MidState, seat: int) -> bool:
    """ME-WIN-1: the holder stands on the goal's centre, and any skeleton there is beaten."""
    return state.pawns[seat] == state.goal and not state.occupied >> state.goal & 1


def points_winner(state: MidState) -> int | None:
    """ME-WIN-2: a collection of 30 points or more; the first clockwise from the active player."""
    if max(state.points) < POINTS_TO_WIN:
        return None
    for offset in range(state.seats):
        seat = (state.active + offset) % state.seats
        if state.points[seat] >= POINTS_TO_WIN and can_win(state, seat):
            return seat
    return None


def wins_before(state: MidState, holder: int) -> bool:
    """ME-WIN-3: whether a player earlier in turn order wins by points at the same moment."""
    rival = points_winner(state)
    if rival is None:
        return False
    return (rival - state.active) % state.seats < (holder - state.active) % state.seats


def end_by_points(state: MidState) -> None:
    """ME-WIN-4: after the last round most points win; a tie goes to the holder, or is shared.

    If nobody can win at that moment (ME-FIGHT-6), all are compared.
    """
    seats = [seat for seat in range(state.seats) if can_win(state, seat)] or range(state.seats)
    most = max(state.points[seat] for seat in seats)
    best = tuple(seat for seat in seats if state.points[seat] == most)
    end(state, (state.holder,) if state.holder in best else best, "rounds")


def end(state: MidState, winners: tuple[int, ...], way: str) -> None:
    state.finish(winners, way)
    if state.tell:
        state.tell(Won(winners, way))
