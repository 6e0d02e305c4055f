"""The optional parts of a game.

A game's `features.py` combines them, and its record names the function that loads them. Code that needs
one asks the game's record, and works without it if there is none.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Generic, TypeVar

from boneyard.engine.game import Game, HasText, State
from boneyard.games.shared.balance import Targets
from boneyard.games.shared.evaluation import Evaluation
from boneyard.games.shared.goals import GoalModel
from boneyard.games.shared.heuristics import Heuristics
from boneyard.games.shared.lasting import LastingHints
from boneyard.games.shared.loading import LOADING
from boneyard.games.shared.odds import OddsModel
from boneyard.games.shared.rl import Encoding
from boneyard.games.shared.statistics import SHARED, Statistics
from boneyard.games.shared.tempers import Leaning
from boneyard.games.shared.traps import Traps

if TYPE_CHECKING:
    from boneyard.games.shared.position.form import Form

S = TypeVar("S", bound=State)
C = TypeVar("C", bound=HasText)
E = TypeVar("E")
V = TypeVar("V")


@dataclass(frozen=True)
class Features(Generic[S, V]):
    """The optional parts of a game.

    - `position`: the text form of positions
    - `heuristics`: score options; `search_heuristics` do so for bots that search, if they differ
    - `tempers`: what bots of each temper like
    - `evaluation`: each seat's chance to win
    - `traps`: which cards can be armed for others' turns
    - `goals`: the ways to win and how far everybody is, for people
    - `odds`: what the odds of fights, paths and duels need
    - `rl`: encodes views and commands for reinforcement learning
    - `balance`: balance targets; `statistics`: which events are counted
    - `lesson`: the file that teaches the game; `goal_picture`: the file of its goal's picture;
      `overview`: the file of the pictures that sum up its rules
    - `lasting`: how lasting effects are shown
    - `foe`: the kind of figure that stands for the game on its pages; `pawn`: what its pawns look like
    - `items`: the symbols of items that are named like cards but are in no deck
    """

    position: Form[S] | None = None
    heuristics: Heuristics[S] | None = None
    search_heuristics: Heuristics[S] | None = None
    tempers: Mapping[str, Leaning[S]] = field(default_factory=dict)
    evaluation: Evaluation[S] | None = None
    traps: Traps[S] | None = None
    goals: GoalModel[V] | None = None
    odds: OddsModel[S, V] | None = None
    rl: Encoding[V] | None = None
    balance: Targets | None = None
    statistics: Statistics = SHARED
    lesson: Traversable | None = None
    lasting: Mapping[str, LastingHints] = field(default_factory=dict)
    goal_picture: Traversable | None = None
    overview: Traversable | None = None
    foe: str = ""
    pawn: str = "pawn"
    items: Mapping[str, str] = field(default_factory=dict)


NO_FEATURES: Features[State, object] = Features()


def features_of(game: Game[S, C, E, V]) -> Features[S, V]:
    """The features of a game. Their code is loaded on first use."""
    found = _loaded(game.features)
    assert isinstance(found, Features)
    return found


@cache
def _loaded(load: Callable[[], object] | None) -> object:
    with LOADING:
        return NO_FEATURES if load is None else load()
