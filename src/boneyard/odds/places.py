"""The places of a path, and what is known of them."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from boneyard.engine.game import State
from boneyard.games.shared.commands import Command
from boneyard.games.shared.odds import Counts
from boneyard.odds.lines import Asked


class Loot(NamedTuple):
    """What a victory brings besides the figure, and the state afterwards."""

    gain: Counts
    state: State


@dataclass(frozen=True, eq=False)
class Station:
    """A fight on the path that brings nothing but the figure and a token.

    `start` is where it began, `loot` what it brings, by life tokens: who has the most takes no more.
    `early` says that who wins the game by it is spared taking that.
    """

    start: Hashable
    kind: str
    loot: Mapping[int, Loot]
    early: bool


class Hope(NamedTuple):
    """At most so often it ends well from a place, and at most so much is left beyond the stock one has."""

    well: float
    left: float


class Node:
    """A place with a purse: how often it ends well, what that leaves on average, and what follows."""

    __slots__ = ("counts", "follows", "left", "place", "well")

    def __init__(
        self, place: Place, counts: Counts, well: float, left: float, follows: Sequence[tuple[float, Node]]
    ) -> None:
        self.place = place
        self.counts = counts
        self.well = well
        self.left = left
        self.follows = follows


class Place:
    """Where an answer leads: an end, or a moment when somebody must answer.

    `ending` is the square that one dies on, or the end of the path; `cards` lie before who arrives, or
    wins: `won` says that a figure was just beaten. In a fight that does nothing but end, `station` and
    `fight` say where, and what it depends on.
    """

    __slots__ = ("at", "cards", "ending", "fight", "hopes", "known", "state", "station", "stops", "won")

    def __init__(self, state: State, at: int, cards: int, ending: int | None = None) -> None:
        self.state = state
        self.at = at
        self.cards = cards
        self.ending = ending
        self.won = False
        self.station: Station | None = None
        self.fight: Hashable | None = None
        self.stops: dict[int, Stop] = {}
        self.known: dict[Counts, Node] = {}
        self.hopes: dict[int, Hope] = {}


class Edge:
    """An answer and what it costs of the stock, and, once it was tried, what it gives and takes, what that
    is worth, and where it leads. `then` is how far along the path, `share` how likely chance answers this.
    """

    __slots__ = ("command", "cost", "gain", "place", "share", "then", "tried", "worth")

    gain: Counts
    place: Place

    def __init__(self, command: Command, then: int, share: float, cost: Counts = ()) -> None:
        self.command = command
        self.then = then
        self.share = share
        self.cost = cost
        self.tried = False
        self.worth: int | None = None


class Stop:
    """A place for one kind of purse: its answers, and whether the walker chooses among them.

    `offers` are the answers that somebody can afford, by stock.
    """

    __slots__ = ("asked", "edges", "free", "offers")

    def __init__(self, asked: Asked | None, free: bool, edges: list[Edge]) -> None:
        self.asked = asked
        self.free = free
        self.edges = edges
        self.offers: dict[Counts, list[Edge]] = {}

    @property
    def cheap(self) -> list[Edge]:
        """The answers that cost nothing, and the one that costs least."""
        paid = [edge for edge in self.edges if any(edge.cost)]
        free = [edge for edge in self.edges if not any(edge.cost)]
        return [*free, min(paid, key=lambda edge: dearness(edge.cost))] if paid else free


def dearness(cost: Counts) -> tuple[int, int]:
    """How dear an answer is: dear kinds first."""
    return sum(cost[1:]), cost[0]
