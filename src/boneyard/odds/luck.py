"""The luck ledger: the result and the expected value of every die.

A roll is compared with all six faces in its position. That takes public rolls only, so a spectator can keep a
ledger during the game. A roll whose position wasn't seen is compared with a plain die.

What counts, by purpose: in a `fight` hits, that is rolls that beat the figure unaided; in a `move` squares;
for a `tile` the points of its skeletons; for `figures` how many must be moved; for everything else the pips.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import NamedTuple

import msgspec

import boneyard
from boneyard.engine.chance import CHANCE, Chances
from boneyard.engine.content import Content
from boneyard.engine.game import Setup
from boneyard.engine.match import Line
from boneyard.games.catalogue import AnyGame
from boneyard.games.shared.commands import Command, Roll
from boneyard.games.shared.events import Beaten, Event, Rolled
from boneyard.games.shared.features import features_of
from boneyard.games.shared.odds import PRICES
from boneyard.games.shared.state import BoardState
from boneyard.games.shared.view import BoardView
from boneyard.odds.views import game_of, imagined

FIGHT, MOVE = "fight", "move"
PLAIN = tuple(float(pips) for pips in range(1, 7))
HIT = PRICES.life
"""The worth of a hit in points: a miss costs a life token, or 2 points on average."""


class Judged(NamedTuple):
    """A roll with its result, expected value and variance.

    `needed` is the lowest face that would have hit in a fight, None elsewhere or if no face would.
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
    """The rolls of one seat for one purpose."""

    rolls: int = 0
    actual: float = 0.0
    expected: float = 0.0
    variance: float = 0.0

    def add(self, roll: Judged) -> None:
        self.rolls += 1
        self.actual += roll.actual
        self.expected += roll.expected
        self.variance += roll.variance

    @property
    def luck(self) -> float:
        return self.actual - self.expected

    @property
    def deviations(self) -> float:
        """Luck in standard deviations: beyond 2 is rare, beyond 3 remarkable."""
        return self.luck / sqrt(self.variance) if self.variance else 0.0


@dataclass(frozen=True)
class Standing:
    """A seat at the end: its points, its hits above average, and its points without that luck.

    `adjusted` takes two points off for every hit above average and adds two for every hit below, roughly what
    a hit saves. It is no verdict: with other dice people decide differently, a death costs more than a missed
    roll, and movement isn't included. Points are never negative, so neither is this.
    """

    seat: int
    points: int
    hits: float
    adjusted: float


@dataclass
class Ledger:
    """Keeps the rolls of a game: `see` each position and `hear` each event, in order.

    If you pass every position to `see`, a roll without one was decided by a card and not by a die: pass
    `unseen=False` to leave those out.
    """

    rolls: list[Judged] = field(default_factory=list)
    unseen: bool = True
    prospects: dict[int, float] | None = None
    content: Content | None = None
    """The content of the game, by default its own."""

    def see(self, view: BoardView) -> None:
        """Note the six outcomes if a die is about to be rolled."""
        self.prospects = prospects_of(view, self.content)

    def hear(self, event: Event) -> None:
        if isinstance(event, Rolled) and (self.unseen or self.prospects is not None):
            self.rolls.append(judged(event, self.prospects))
            self.prospects = None

    def sums(self) -> dict[int, dict[str, Sum]]:
        """Sums by seat and purpose."""
        found: dict[int, dict[str, Sum]] = {}
        for roll in self.rolls:
            found.setdefault(roll.seat, {}).setdefault(roll.purpose, Sum()).add(roll)
        return found

    def standings(self, points: Sequence[int]) -> list[Standing]:
        """The seats by adjusted points, the best first."""
        sums = self.sums()
        hits = [sums.get(seat, {}).get(FIGHT, Sum()).luck for seat in range(len(points))]
        adjusted = [max(0.0, own - HIT * hit) for own, hit in zip(points, hits, strict=True)]
        found = [Standing(seat, own, hits[seat], adjusted[seat]) for seat, own in enumerate(points)]
        return sorted(found, key=lambda standing: (-standing.adjusted, standing.seat))


def judged(rolled: Rolled, prospects: Mapping[int, float] | None) -> Judged:
    """Compare a roll with its six outcomes, or with a plain die where they are unknown."""
    if prospects is None or rolled.pips not in prospects:
        # Whether it hit isn't known then, so its pips count.
        purpose = f"{rolled.purpose}-pips" if rolled.purpose in (FIGHT, MOVE) else rolled.purpose
        return judged_by(PLAIN, rolled, purpose, float(rolled.pips))
    found = judged_by(prospects.values(), rolled, rolled.purpose, prospects[rolled.pips])
    hits = [pips for pips, outcome in prospects.items() if outcome] if rolled.purpose == FIGHT else []
    return found._replace(needed=min(hits, default=None))


def judged_by(outcomes: Iterable[float], rolled: Rolled, purpose: str, actual: float) -> Judged:
    """Compare a roll with equally likely outcomes."""
    values = list(outcomes)
    mean = sum(values) / len(values)
    variance = sum((value - mean) ** 2 for value in values) / len(values)
    return Judged(rolled.seat, purpose, rolled.pips, actual, mean, variance)


def prospects_of(view: BoardView, content: Content | None) -> dict[int, float] | None:
    """The outcome of each face of the die that is about to be rolled; None if none is."""
    if not view.agenda:
        return None
    game = game_of(view)
    model = features_of(game).odds
    return outcomes_in(game, imagined(view if model is None else model.without_cards(view), content))


def prospects_in(game: AnyGame, state: BoardState) -> dict[int, float] | None:
    """`prospects_of` a spectator's view of a state, without building one."""
    if not state.agenda:
        return None
    public = state.copy()
    model = features_of(game).odds
    if model is not None:
        model.lay_down_cards(public)
    return outcomes_in(game, public)


def outcomes_in(game: AnyGame, state: BoardState) -> dict[int, float] | None:
    options = game.options(state, CHANCE)
    if not isinstance(options, Chances) or not isinstance(options[0], Roll):
        return None
    found: dict[int, float] = {}
    for option in options:
        assert isinstance(option, Roll)
        found[option.pips] = outcome_of(game, state.copy(), option, options)
    return found


class OutcomeKnown(Exception):
    """Ends a trial roll as soon as its outcome is known: the rest of the turn would take twice as long."""

    def __init__(self, worth: float) -> None:
        self.worth = worth


def outcome_of(game: AnyGame, state: BoardState, roll: Roll, options: Chances[Command]) -> float:
    """The worth of a roll. The state can't be used afterwards."""
    state.offer(CHANCE, options)
    try:
        game.apply(state, CHANCE, roll, stop_when_known)
    except OutcomeKnown as known:
        return known.worth
    return 0.0  # the fight's roll missed


def stop_when_known(event: Event) -> None:
    if isinstance(event, Beaten):
        raise OutcomeKnown(1.0)
    if isinstance(event, Rolled) and event.purpose != FIGHT:
        raise OutcomeKnown(float(event.result))


def luck_of(game: AnyGame, setup: Setup, lines: Iterable[Line[Command]]) -> tuple[Ledger, BoardState]:
    """The ledger of a recorded game, and the state after it."""
    ledger = Ledger(unseen=False)
    state = game.start(setup)
    for line in lines:
        if line.actor == CHANCE and isinstance(line.command, Roll):
            ledger.prospects = prospects_in(game, state)
        game.apply(state, line.actor, line.command, ledger.hear)
    return ledger, state


def luck_of_record(text: str, every_moment: bool = False) -> tuple[Ledger, list[int]]:
    """The ledger of a record (`boneyard.engine.record`), and the points of the seats at its end.

    If the recorder looked after every answer, including those of chance, pass `every_moment`: the ledger is
    then as exact as the game's. Otherwise dice rolled between two looks are compared with plain dice.
    """
    head, *entries = text.splitlines()
    game = boneyard.game(json.loads(head)["game"])
    kind = type(game.view(game.start(game.setup()), None))
    ledger = Ledger(unseen=not every_moment)
    points: list[int] = []
    for entry in entries:
        data = json.loads(entry)
        for event in data["events"]:
            if event["event"] == "rolled":
                ledger.hear(msgspec.convert(event, Rolled))
        view = msgspec.convert(data["view"], kind)
        ledger.see(view)
        points = points_in(view)
    return ledger, points


def points_in(view: BoardView) -> list[int]:
    return [seat.points for seat in view.seats]
