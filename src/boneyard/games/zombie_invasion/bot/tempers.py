"""What the tempers like in Zombie Invasion, in points. `tests/bots/test_tempers.py` checks each."""

from __future__ import annotations

from collections.abc import Sequence

from boneyard.games.shared.commands import Command, GiveLife, Shift
from boneyard.games.shared.tempers import Leaning, Mood, on_route, steps_nearer
from boneyard.games.shared.walking import steps_between
from boneyard.games.zombie_invasion.commands import SpendAmmo
from boneyard.games.zombie_invasion.state import ZombieState

FIGHT, SHY = 0.4, 0.4
TOKEN = 0.4
PATIENCE = 0.5
ENOUGH = 3
"""Life tokens with which a patient bot fights."""
DRIVE = 0.6
"""For a zombie that comes nearer to whoever it is meant for."""
AGAIN, SHOT = 0.6, 1.0


def greedy(mood: Mood[ZombieState], command: Command, route: Sequence[int]) -> float:
    return TOKEN * on_route(mood.state.life | mood.state.ammo, route)


def vengeful(mood: Mood[ZombieState], command: Command, route: Sequence[int]) -> float:
    """Nobody can aim at a player here, so whoever stands nearest is to blame."""
    return drives(mood, command, nearest(mood.state, mood.seat))


def scheming(mood: Mood[ZombieState], command: Command, route: Sequence[int]) -> float:
    return drives(mood, command, leader(mood.state, mood.seat))


def drives(mood: Mood[ZombieState], command: Command, victim: int) -> float:
    state = mood.state
    if not isinstance(command, Shift) or victim == mood.seat:
        return 0.0
    return DRIVE * steps_nearer(state.board, command.start, command.to, state.pawns[victim])


def others(state: ZombieState, seat: int) -> list[int]:
    """The other seats, the next in turn first."""
    return [(seat + step) % state.seats for step in range(1, state.seats)]


def nearest(state: ZombieState, seat: int) -> int:
    def far(other: int) -> int:
        return steps_between(state.board, state.pawns[seat], state.pawns[other])

    return min(others(state, seat), key=far, default=seat)


def leader(state: ZombieState, seat: int) -> int:
    return max(others(state, seat), key=state.points.__getitem__, default=seat)


def bold(mood: Mood[ZombieState], command: Command, route: Sequence[int]) -> float:
    """Prefers the fight at hand to one on the way: plain bots fight almost everything, too."""
    return FIGHT * on_route(mood.state.zombies, (*route, *route[:2]))


def timid(mood: Mood[ZombieState], command: Command, route: Sequence[int]) -> float:
    return -SHY * on_route(mood.state.zombies, route)


def patient(mood: Mood[ZombieState], command: Command, route: Sequence[int]) -> float:
    state = mood.state
    if state.lives[mood.seat] >= ENOUGH:
        return 0.0
    return -PATIENCE * on_route(state.zombies, route)


def stubborn(mood: Mood[ZombieState], command: Command, route: Sequence[int]) -> float:
    rolls_again = isinstance(command, GiveLife) and mood.state.lives[mood.seat] > 1
    return AGAIN if rolls_again else 0.0


def reckless(mood: Mood[ZombieState], command: Command, route: Sequence[int]) -> float:
    return SHOT if isinstance(command, SpendAmmo) else 0.0


TEMPERS: dict[str, Leaning[ZombieState]] = {
    "greedy": greedy,
    "vengeful": vengeful,
    "bold": bold,
    "patient": patient,
    "scheming": scheming,
    "timid": timid,
    "stubborn": stubborn,
    "reckless": reckless,
}
