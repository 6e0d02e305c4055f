from __future__ import annotations

from boneyard.games.shared.events import Won
from boneyard.games.zombie_invasion.state import ZombieState

POINTS_TO_WIN = 20


def look_for_winner(state: ZombieState) -> None:
    """ZI-WIN-1, ZI-WIN-2: either ends the game at once."""
    seat = state.active
    if state.points[seat] >= POINTS_TO_WIN:
        end(state, (seat,), "points")
    elif state.pawns[seat] == state.goal and has_escaped(state):
        end(state, (seat,), "helipad")


def has_escaped(state: ZombieState) -> bool:
    """ZI-WIN-1: a zombie on the Helipad's centre must be beaten first."""
    return not state.zombies >> state.goal & 1


def end_by_points(state: ZombieState) -> None:
    """ZI-WIN-3: after the last round most points win; a tie is shared."""
    most = max(state.points)
    end(state, tuple(seat for seat in range(state.seats) if state.points[seat] == most), "rounds")


def end(state: ZombieState, winners: tuple[int, ...], way: str) -> None:
    state.finish(winners, way)
    if state.tell:
        state.tell(Won(winners, way))
