"""What the thinking bots know of each game: how good each answer looks, and which way to walk.

A judge sees the states that a bot imagines from its own view. It asks for nothing that the bot's
seat can't know: other hands and undrawn cards are dealt at random there, and no judge reads them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Protocol, TypeVar, cast

from boneyard.bots.judges.walking import Walks
from boneyard.engine.game import State
from boneyard.games.shared.commands import Command

S = TypeVar("S", bound=State, contravariant=True)


class Judge(Protocol[S]):
    """A game's judgement, in the interest of one seat.

    `light` are the questions that a playout answers by judgement, the rest being answered by chance.
    `minor` are those that a search would tell nothing about. `going_on` are answers that let the game
    take its course. With `whole_walks` a search compares walks by where they end, not by their first
    step.
    """

    light: frozenset[type]
    minor: frozenset[type]
    going_on: frozenset[Command]
    whole_walks: bool

    def ahead(self, state: S) -> int:
        """How many turns a playout should see, the one under way included."""

    def scores(self, state: S, seat: int, options: Sequence[Command]) -> Sequence[float]:
        """How good each option looks without playing on; only differences mean something."""

    def roads(self, state: S, seat: int) -> Walks | None:
        """The best walks, where a step of one's own is asked for."""


def _zombie_invasion() -> object:
    from boneyard.bots.judges.zombie_invasion import ZombieJudge

    return ZombieJudge()


def _patient_in_zombie_invasion() -> object:
    from boneyard.bots.judges.zombie_patience import PatientJudge

    return PatientJudge()


def _midevil() -> object:
    from boneyard.bots.judges.midevil import MidJudge

    return MidJudge()


def _castle_of_chaos() -> object:
    from boneyard.bots.judges.castle_of_chaos import CastleJudge

    return CastleJudge()


JUDGES: dict[str, Callable[[], object]] = {
    "zombie-invasion": _zombie_invasion,
    "midevil": _midevil,
    "castle-of-chaos": _castle_of_chaos,
}


PATIENT: dict[str, Callable[[], object]] = {"zombie-invasion": _patient_in_zombie_invasion}
"""Judges for who plans ahead, where one should know more than what can be seen from turn to turn."""


@cache
def judge_of(game_id: str) -> Judge[State]:
    """The judge of a game; only then is its code loaded."""
    return cast(Judge[State], JUDGES[game_id]())


def new_patient_judge(game_id: str) -> Judge[State]:
    """A judge for who plans ahead."""
    return cast(Judge[State], PATIENT.get(game_id, JUDGES[game_id])())


@cache
def patient_judge_of(game_id: str) -> Judge[State]:
    """The judge of a game for who plans ahead."""
    return new_patient_judge(game_id)
