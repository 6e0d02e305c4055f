"""The luck ledger: for every die that was rolled, what was to be expected and what came.

A roll is judged by trying all six faces on the position it was made in: how many of them would have
hit in a fight, how many squares they would have given. Nothing but public rolls is needed, so a
ledger can be kept by a spectator while a game goes on. A roll whose position was not seen is judged
as a plain die.

What counts, by purpose: in a `fight` the hits, that is rolls that beat the figure without being
mended; in a `move` the squares; for a `tile` the points of skeletons that come onto it; for `figures`
how many must be moved; for everything else the pips.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import NamedTuple

from boneyard.engine.chance import CHANCE, Chances
from boneyard.games.shared.commands import Roll
from boneyard.games.shared.events import Beaten, Event, Rolled
from boneyard.games.shared.odds import PRICES
from boneyard.odds.model import playing
from boneyard.odds.quiet import game_of, imagined, without_cards
from boneyard.sight import sight_of

FIGHT, MOVE = "fight", "move"
PLAIN = tuple(float(pips) for pips in range(1, 7))
HIT = PRICES.life
"""What a hit is worth in points: a miss costs a life token, or 2 points on average to mend."""


class Judged(NamedTuple):
    """A roll: what came, what was to be expected, and the square of how far rolls like it stray.

    `needed` is the lowest face that would have hit in a fight; None elsewhere, or where no face would.
    """

    seat: int
    purpose: str
    pips: int
    actual: float
    expected: float
    variance: float
    needed: int | None = None


@dataclass
class Sum:
    """Rolls of one seat for one purpose."""

    rolls: int = 0
    actual: float = 0.0
    expected: float = 0.0
    variance: float = 0.0

    def add(self, roll: Judged) -> None:
        """One more roll."""
        self.rolls += 1
        self.actual += roll.actual
        self.expected += roll.expected
        self.variance += roll.variance

    @property
    def luck(self) -> float:
        """How much more came than was to be expected."""
        return self.actual - self.expected

    @property
    def deviations(self) -> float:
        """The same in standard deviations: beyond 2 it is rare, beyond 3 remarkable."""
        return self.luck / sqrt(self.variance) if self.variance else 0.0


@dataclass(frozen=True)
class Standing:
    """A seat at the end: its points, what fight dice gave it, and its points without that.

    `adjusted` takes away two points for every hit above expectation, and gives them for every one below:
    about what such a hit saved. It answers "how would the points stand if all fight dice had been
    average and everybody had decided the same?", roughly, and no more than that: with other dice
    people would have decided otherwise, a death costs more than a missed roll, and squares that were
    walked or not walked are not in it. Nobody has fewer than 0 points, so it never gets there either.
    """

    seat: int
    points: int
    hits: float
    adjusted: float


@dataclass
class Ledger:
    """Keeps the rolls of a game: `see` each position, `hear` each event, in the order they come.

    Who sees every position knows that a roll without one was no die (a card may say what a die shows):
    `unseen` rolls don't count then.
    """

    rolls: list[Judged] = field(default_factory=list)
    unseen: bool = True
    prospects: dict[int, float] | None = None

    def see(self, view: object) -> None:
        """A position, as anybody sees it; before a die is rolled its six outcomes are noted."""
        self.prospects = prospects_of(view)

    def hear(self, event: Event) -> None:
        """An event; all but rolls are let pass."""
        if isinstance(event, Rolled) and (self.unseen or self.prospects is not None):
            self.rolls.append(judged(event, self.prospects))
            self.prospects = None

    def sums(self) -> dict[int, dict[str, Sum]]:
        """By seat and purpose."""
        found: dict[int, dict[str, Sum]] = {}
        for roll in self.rolls:
            found.setdefault(roll.seat, {}).setdefault(roll.purpose, Sum()).add(roll)
        return found

    def standings(self, points: Sequence[int]) -> list[Standing]:
        """The seats by their points without the luck of fight dice, the best first."""
        sums = self.sums()
        hits = [sums.get(seat, {}).get(FIGHT, Sum()).luck for seat in range(len(points))]
        adjusted = [max(0.0, own - HIT * hit) for own, hit in zip(points, hits, strict=True)]
        found = [Standing(seat, own, hits[seat], adjusted[seat]) for seat, own in enumerate(points)]
        return sorted(found, key=lambda standing: (-standing.adjusted, standing.seat))


def judged(rolled: Rolled, prospects: Mapping[int, float] | None) -> Judged:
    """A roll beside what its six faces would have brought; a plain die where that was not seen."""
    if prospects is None or rolled.pips not in prospects:
        # Unseen, a fight roll could not be told a hit or a miss; its pips can always be told.
        purpose = f"{rolled.purpose}-pips" if rolled.purpose in (FIGHT, MOVE) else rolled.purpose
        return judged_by(PLAIN, rolled, purpose, float(rolled.pips))
    found = judged_by(prospects.values(), rolled, rolled.purpose, prospects[rolled.pips])
    hits = [pips for pips, outcome in prospects.items() if outcome] if rolled.purpose == FIGHT else []
    return found._replace(needed=min(hits, default=None))


def judged_by(outcomes: Iterable[float], rolled: Rolled, purpose: str, actual: float) -> Judged:
    """A roll beside equally likely outcomes."""
    values = list(outcomes)
    mean = sum(values) / len(values)
    variance = sum((value - mean) ** 2 for value in values) / len(values)
    return Judged(rolled.seat, purpose, rolled.pips, actual, mean, variance)


def prospects_of(view: object) -> dict[int, float] | None:
    """What each face of the die that is to be rolled now would bring; None if none is to be rolled."""
    game = game_of(view)
    if not sight_of(view).agenda:
        return None
    state = imagined(without_cards(view))
    options = game.options(state, CHANCE)
    if not isinstance(options, Chances) or not isinstance(options[0], Roll):
        return None
    found: dict[int, float] = {}
    for option in options:
        assert isinstance(option, Roll)
        twin = playing(state).copy()
        told: list[Event] = []
        game.apply(twin, CHANCE, option, told.append)
        found[option.pips] = outcome_in(told)
    return found


def outcome_in(told: Sequence[Event]) -> float:
    """What a roll brought, by the events it told."""
    rolled = next(event for event in told if isinstance(event, Rolled))
    if rolled.purpose == FIGHT:
        return float(any(isinstance(event, Beaten) for event in told))
    return float(rolled.result)
