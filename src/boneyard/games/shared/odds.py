"""What the odds need to know of a game besides what its rules and views say."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import cached_property
from typing import Generic, NamedTuple, TypeVar

from boneyard.engine.game import State

S = TypeVar("S", bound=State)
PLENTY = 99
"""Squares to go where a path is only thought of."""


class Resources(NamedTuple):
    """What a seat can spend in a fight, and the points it stands at; `cards` lie in front of it."""

    life: int
    ammo: int
    points: int
    cards: int


Counts = tuple[int, ...]
"""Life tokens, then what rolls are raised with, by kind, then points."""
PRICES = Resources(life=2, ammo=1, points=1, cards=3)
"""What is dear, where several ways win equally often: a failed roll needs 2 more on average, and a
life token mends one; so a life token is worth 2 points. It says nothing about who wins a fight."""


class OddsModel(ABC, Generic[S]):
    """A game, for the odds.

    `worth` are the points of each kind of figure, `needed` the rolls that beat them. `kinds` is what seats
    raise rolls with, `most_lives` how many life tokens one can have.
    """

    worth: Mapping[str, int]
    needed: Mapping[str, int]
    kinds: tuple[str, ...]
    most_lives: int

    @abstractmethod
    def resources(self, state: S, seat: int) -> Resources:
        """What a seat has."""

    @abstractmethod
    def counts(self, state: S, seat: int) -> Counts:
        """What is counted of a seat: life tokens, what it raises rolls with, points."""

    @abstractmethod
    def with_counts(self, state: S, seat: int, counts: Counts) -> S:
        """A copy of a state in which a seat has these counts."""

    @abstractmethod
    def shape(self, state: S, seat: int) -> tuple[object, ...]:
        """All else that a seat's fights depend on, but for the agenda."""

    @abstractmethod
    def with_shape(self, state: S, seat: int, like: S) -> S:
        """A copy of a state in which a seat has the shape that it has in another."""

    @abstractmethod
    def has_token(self, state: S, square: int) -> bool:
        """Whether a token lies on a square."""

    @abstractmethod
    def without_tokens(self, state: S, square: int) -> S:
        """A copy of a state in which no token lies on a square."""

    @abstractmethod
    def on_map(self, state: S) -> tuple[object, ...]:
        """All on the map that a walk can change."""

    @abstractmethod
    def settling(self, seat: int) -> tuple[object, ...]:
        """The agenda of a turn in which a seat is about to settle its square."""

    @abstractmethod
    def moving(self, seat: int) -> tuple[object, ...]:
        """The agenda of a turn in which a seat is on its move, with squares in plenty."""

    def key(self, state: S, seat: int) -> tuple[object, ...]:
        """All that the course of a seat's fights depends on, but for the agenda."""
        return *self.counts(state, seat), *self.shape(state, seat)

    def resources_in(self, counts: Counts, cards: int) -> Resources:
        """Counts as resources."""
        ammo = counts[1 + self.kinds.index("ammo")] if "ammo" in self.kinds else 0
        return Resources(counts[0], ammo, counts[-1], cards)

    @cached_property
    def prices(self) -> Counts:
        """What each of the counts is worth; figures spent are worth the points that they are counted in."""
        return PRICES.life, *[PRICES.ammo if kind == "ammo" else 0 for kind in self.kinds], PRICES.points
