"""What bots may know of a game: how good each answer looks, and which way to walk.

Heuristics see states that a bot imagined from its own view. There other hands and undrawn cards are dealt
at random, so no heuristic may read them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

from boneyard.engine.game import State
from boneyard.games.shared.commands import Command
from boneyard.games.shared.walking import Walks

S = TypeVar("S", bound=State)


class Heuristics(Generic[S]):
    """How a game's answers are scored in the interest of one seat; these know nothing.

    `light` are the questions that a playout answers by score, the rest being answered at random.
    `minor` are those that a search would tell nothing about. `going_on` are answers that let the game
    take its course. With `whole_walks` a search compares walks by where they end, not by their first
    step. Where no walk is known, a playout that `wanders` walks at random, any other stops.
    """

    light: frozenset[type] = frozenset()
    minor: frozenset[type] = frozenset()
    going_on: frozenset[Command] = frozenset()
    whole_walks: bool = False
    wanders: bool = True

    def ahead(self, state: S) -> int:
        """How many turns a playout should see, the one under way included; by what is public."""
        return 2

    def scores(self, state: S, seat: int, options: Sequence[Command]) -> Sequence[float]:
        """How good each option looks without playing on; only differences mean something."""
        return [0.0] * len(options)

    def best_walks(self, state: S, seat: int) -> Walks | None:
        """The best walks, where a step of one's own is asked for."""
        return None

    def for_playouts(self, state: S) -> Heuristics[S]:
        """Heuristics for playouts that begin at a state; they may be faster and see less."""
        return self
