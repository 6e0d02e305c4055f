"""The model of a game's fights, moves and duels that its folder supplies for the odds."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Mapping, Sequence
from typing import Generic, NamedTuple, TypeVar

from boneyard.engine.chance import Chances
from boneyard.engine.content import Content
from boneyard.engine.game import Game, State
from boneyard.games.shared.budget import STEP, spend
from boneyard.games.shared.commands import Command
from boneyard.games.shared.events import Event

S = TypeVar("S", bound=State)
V = TypeVar("V")
PLENTY = 99
"""Movement points of a hypothetical move."""


class Resources(NamedTuple):
    """A seat's resources in a fight, and its points; `cards` are those in front of it."""

    life: int
    ammo: int
    points: int
    cards: int


PRICES = Resources(life=2, ammo=1, points=1, cards=3)
"""Breaks ties between equally safe ways: a failed roll lacks 2 points on average, and a life token replaces
one, so a life token is worth 2 points."""
Counts = tuple[int, ...]
"""Life tokens, then the stock that raises rolls (by kind, cheapest first), then points."""
Pair = tuple[int, int]
Bid = tuple[int, int, int, int]
"""White, red and blue skeletons, and life tokens."""


def play(
    game: Game[S, Command, Event, V], state: S, actor: int, command: Command
) -> tuple[S, Sequence[Event]]:
    """A copy of a state after a command, and the events."""
    spend(STEP)
    copy = state.copy()
    copy.offer(actor, game.options(state, actor))
    events: list[Event] = []
    game.apply(copy, actor, command, events.append)
    return copy, events


def shares_of(chances: Chances[Command]) -> list[float]:
    """The probability of each option of chance."""
    return [weight / chances.total for weight in chances.weights]


class Foe(NamedTuple):
    """The figure that a seat is fighting; its kind is None if it is gone."""

    seat: int
    square: int
    kind: str | None


class DuelMoment:
    """A moment of a duel whose bids are known: the totals when it is over, else what can follow.

    That is the options of the side that is the `chooser`, or the outcomes of chance with their probabilities.
    """

    def __init__(
        self,
        *,
        outcomes: Sequence[tuple[float, DuelMoment]] = (),
        options: Sequence[DuelMoment] = (),
        chooser: int | None = None,
        totals: Pair | None = None,
    ) -> None:
        self.outcomes = outcomes
        self.options = options
        self.chooser = chooser
        self.totals = totals


class Duel(ABC):
    """The duel in a view, after both have rolled. Side 0 is the challenger, side 1 the defender.

    `is_bidding` says whether bids can still be made; `lead` is how many points the challenger has bid more.
    No roll makes up for a lead of `far`.
    """

    seats: Pair
    is_bidding: bool
    lead: int
    far: int

    @abstractmethod
    def most(self, side: int) -> Bid:
        """The most that a side can still bid of each kind."""

    @abstractmethod
    def points(self, bid: Sequence[int]) -> int:
        """How much a bid adds to a roll."""

    @abstractmethod
    def moment(self, lives: Pair) -> DuelMoment:
        """The moment when bids are known: these life tokens, and nothing that adds to a roll."""

    @abstractmethod
    def lives(self) -> Pair:
        """The life tokens that each side has."""

    @abstractmethod
    def bid_with(self, side: int, option: Command) -> Bid | None:
        """The bid that a side's option makes if it bids nothing after it; None where bids are open."""

    @abstractmethod
    def after(self, side: int, option: Command) -> Duel | DuelMoment:
        """The duel after an open answer, or how that ended it."""


class OddsModel(ABC, Generic[S, V]):
    """A game's fights, moves and duels.

    `worth` are the points of each kind of figure, `needed` the rolls that beat them, `prices` the worth of
    each of a seat's counts. Kinds of frames: `stepping` ask for the next step, `fighting` belong to a fight,
    `duelling` to a duel; `fight_questions` and `duel_questions` ask something whose answers can have odds.
    """

    worth: Mapping[str, int]
    needed: Mapping[str, int]
    prices: Counts
    most_lives: int
    points_to_win: int
    stepping: tuple[type, ...]
    fighting: tuple[type, ...]
    duelling: tuple[type, ...] = ()
    fight_questions: tuple[type, ...]
    duel_questions: tuple[type, ...] = ()

    @abstractmethod
    def counts(self, state: S, seat: int) -> Counts: ...

    @abstractmethod
    def with_counts(self, state: S, seat: int, counts: Counts) -> S: ...

    @abstractmethod
    def resources(self, counts: Counts, cards: int) -> Resources: ...

    def cards(self, state: S, seat: int) -> int:
        """How many cards lie in front of a seat."""
        return 0

    @abstractmethod
    def shape(self, state: S, seat: int) -> Hashable:
        """Everything else that a seat's fights depend on, except the agenda."""

    @abstractmethod
    def with_shape(self, state: S, seat: int, like: S) -> S:
        """A copy in which a seat has the shape that it has in another state."""

    @abstractmethod
    def on_map(self, state: S, seat: int) -> Hashable:
        """Everything on the map that a seat's walk can change."""

    @abstractmethod
    def fight(self, state: S) -> Foe | None:
        """The current fight, if there is one."""

    @abstractmethod
    def fight_frames(self, state: S) -> Hashable:
        """The pending frames of a fight without its squares: a fight is the same everywhere."""

    @abstractmethod
    def cost(self, state: S, command: Command) -> Counts:
        """The cost of an answer in a fight, in stock and points; life tokens don't count."""

    @abstractmethod
    def beat(self, state: S) -> S:
        """A copy in which the current fight was just won."""

    def is_broken_off(self, event: Event) -> bool:
        """Whether a fight ended without a result."""
        return False

    @abstractmethod
    def walker(self, view: V, viewer: int) -> int:
        """The seat whose pawn the viewer moves: the one whose steps it chooses now, else its own."""

    @abstractmethod
    def left(self, view: V, seat: int) -> int:
        """How many squares a seat's current move has left."""

    @abstractmethod
    def settling(self, view: V, seat: int, square: int) -> V:
        """A view in which a seat stands on a square and is about to fight the figure there."""

    @abstractmethod
    def moving(self, view: V, seat: int) -> V:
        """A view in which a seat begins a move of `PLENTY` squares."""

    def without_cards(self, view: V, keep: int | None = None) -> V:
        """A view without hands and secret choices, except those of one seat."""
        return view

    def lay_down_cards(self, state: S) -> None:
        """Empty all hands."""

    def duel(
        self,
        game: Game[S, Command, Event, V],
        view: V,
        content: Content | None,
        known: dict[Hashable, DuelMoment],
    ) -> Duel | None:
        """The duel in a view once both have rolled; `known` are moments of duels at this table."""
        return None
