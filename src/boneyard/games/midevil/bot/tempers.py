"""What the tempers like in MidEvil and the castle, in points. `tests/bots/test_tempers.py` checks each."""

from __future__ import annotations

from collections.abc import Sequence

from boneyard.games.midevil.bot.aims import leader
from boneyard.games.midevil.commands import Play
from boneyard.games.midevil.kinds import KINDS
from boneyard.games.midevil.state import MidState
from boneyard.games.shared.commands import Command, GiveLife, Shift
from boneyard.games.shared.tempers import NO_SEAT, Leaning, Mood, on_route, steps_nearer

FIGHT, SHY = 0.7, 0.4
POINT = 0.5
PATIENCE = 0.8
ENOUGH = 3
"""Life tokens with which a patient bot fights."""
CARD = 0.5
DRIVE = 0.6
"""For a skeleton that comes nearer to whoever it is meant for."""
AIM = 2.0
AGAIN = 1.0


def greedy(mood: Mood[MidState], command: Command, route: Sequence[int]) -> float:
    state = mood.state
    fought = [square for square in route if state.occupied >> square & 1]
    return POINT * sum([KINDS[state.kind_at(square)].points for square in fought])


def vengeful(mood: Mood[MidState], command: Command, route: Sequence[int]) -> float:
    if mood.grudge == NO_SEAT:
        return 0.0
    return against(mood, command, mood.grudge)


def scheming(mood: Mood[MidState], command: Command, route: Sequence[int]) -> float:
    return against(mood, command, leader(mood.state, mood.seat))


def against(mood: Mood[MidState], command: Command, victim: int) -> float:
    """Cards and skeletons against one player, not against others."""
    state = mood.state
    if isinstance(command, Shift) and victim != mood.seat:
        return DRIVE * steps_nearer(state.board, command.start, command.to, state.pawns[victim])
    if command.target is None or command.target == mood.seat:
        return 0.0
    return AIM if command.target == victim else -AIM


def bold(mood: Mood[MidState], command: Command, route: Sequence[int]) -> float:
    return FIGHT * on_route(mood.state.occupied, route)


def timid(mood: Mood[MidState], command: Command, route: Sequence[int]) -> float:
    return -SHY * on_route(mood.state.occupied, route)


def patient(mood: Mood[MidState], command: Command, route: Sequence[int]) -> float:
    state = mood.state
    if state.lives[mood.seat] >= ENOUGH:
        return 0.0
    return -PATIENCE * on_route(state.occupied, route)


def stubborn(mood: Mood[MidState], command: Command, route: Sequence[int]) -> float:
    rolls_again = isinstance(command, GiveLife) and mood.state.lives[mood.seat] > 1
    return AGAIN if rolls_again else 0.0


def reckless(mood: Mood[MidState], command: Command, route: Sequence[int]) -> float:
    return CARD if isinstance(command, Play) else 0.0


TEMPERS: dict[str, Leaning[MidState]] = {
    "greedy": greedy,
    "vengeful": vengeful,
    "bold": bold,
    "patient": patient,
    "scheming": scheming,
    "timid": timid,
    "stubborn": stubborn,
    "reckless": reckless,
}
