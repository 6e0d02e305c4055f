"""Heuristics of a game for bots: how good each option looks, and where to walk.

Heuristics see states that a bot imagined from its own view. Other hands and undrawn cards in them are
dealt at random, so no heuristic may read them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

from boneyard.engine.game import State
from boneyard.games.shared.commands import Command
from boneyard.games.shared.walking import Walks

S = TypeVar("S", bound=State)


class Heuristics(Generic[S]):
    """Scores a game's options for one seat. These defaults know nothing.

    - `light`: the frames that a rollout answers by score; it answers all others at random
    - `minor`: the frames where a search would learn nothing
    - `going_on`: the answers that let the game take its course
    - `whole_walks`: a search compares walks by where they end, not by their first step
    - `routines`: the frames that may have one sensible answer for a player
    - `wanders`: without a known walk, a rollout walks at random instead of stopping
    """

    light: frozenset[type] = frozenset()
    minor: frozenset[type] = frozenset()
    going_on: frozenset[Command] = frozenset()
    whole_walks: bool = False
    wanders: bool = True
    routines: frozenset[type] = frozenset()

    def ahead(self, state: S) -> int:
        """How many turns a rollout should play, including the current one; uses only public information."""
        return 2

    def scores(self, state: S, seat: int, options: Sequence[Command]) -> Sequence[float]:
        """How good each option looks without search; only differences matter."""
        return [0.0] * len(options)

    def matters(self, state: S, seat: int, options: Sequence[Command]) -> bool:
        """Whether a reaction in another player's turn is worth a question to the player."""
        return True

    def routine(self, state: S, seat: int, options: Sequence[Command], discard: str) -> Command | None:
        """The one sensible answer to a question in the player's own turn, or None if there are several.

        `discard` is the card that the player wants to discard, if any. Called for the frames of `routines`.
        """
        return None

    def best_walks(self, state: S, seat: int) -> Walks | None:
        """The best walks, if the seat is about to step."""
        return None

    def next_walks(self, state: S, seat: int) -> Walks | None:
        """The best walks of a seat's next move, of as many squares as a die can show."""
        return None

    def for_rollouts(self, state: S) -> Heuristics[S]:
        """Heuristics for rollouts from this state; they may be faster and see less."""
        return self
