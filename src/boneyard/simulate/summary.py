"""What many games of one plan tell: who won, how, and how the games went."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from statistics import mean, median

from boneyard.simulate.games import FAULTS, Played
from boneyard.simulate.intervals import Estimate, average, by_deal, share
from boneyard.simulate.plan import Plan


class Games:
    """The games of one plan, in the order of their numbers."""

    def __init__(self, plan: Plan, games: Iterable[Played]) -> None:
        self.plan = plan
        self.games = sorted(games, key=lambda played: played.game)

    def share(self, holds: Callable[[Played], float]) -> Estimate:
        """In what share of the games something is so."""
        return share(self.numbers(holds))

    def average(self, number: Callable[[Played], float]) -> Estimate:
        """The mean of a number over the games."""
        return average(self.numbers(number))

    def numbers(self, number: Callable[[Played], float]) -> dict[int, list[float]]:
        """A number of each game, by deal."""
        return by_deal((self.plan.deal(played.game), float(number(played))) for played in self.games)

    def wins_of_seat(self, seat: int) -> Estimate:
        """How often a seat wins; a shared victory counts for each winner."""
        return self.share(partial(won_by_seat, seat=seat))

    def wins_of_place(self, place: int) -> Estimate:
        """How often one of the plan's players wins, wherever it sits."""
        return self.share(partial(won_by_place, place=place))

    @property
    def ways(self) -> list[str]:
        """Every way in which a game ended, the most frequent first."""
        return [way for way, _ in Counter(played.way for played in self.games).most_common()]


def won_by_seat(played: Played, seat: int) -> bool:
    """Whether a seat has won a game."""
    return seat in played.winners


def ended(played: Played, way: str) -> bool:
    """Whether a game ended in this way."""
    return played.way == way


def won_by_place(played: Played, place: int) -> bool:
    """Whether one of the plan's players has won a game."""
    return played.seating.index(place) in played.winners


def faults_of_place(games: Iterable[Played], place: int) -> dict[str, int]:
    """By kind: how often one of the plan's players, a program, did something wrong."""
    found: Counter[str] = Counter()
    for played in games:
        for kind, seats in played.things.get(FAULTS, {}).items():
            found[kind] += seats[played.seating.index(place)]
    return dict(sorted((+found).items()))


@dataclass(frozen=True)
class Summary:
    """Many games. `seconds` are those of the games that were played just now: `played`."""

    games: int
    answers: int
    decisions: int
    turns: int
    turns_mean: float
    turns_median: float
    rounds_median: float
    wins_by_seat: tuple[int, ...]
    shares_by_seat: tuple[Estimate, ...]
    wins_by_player: tuple[int, ...]
    shares_by_player: tuple[Estimate, ...]
    wins_by_way: dict[str, int]
    shares_by_way: dict[str, Estimate]
    shared: int
    deaths: Estimate
    lead_changes: Estimate
    faults_by_player: tuple[dict[str, int], ...]
    played: int
    played_decisions: int
    seconds: float

    @property
    def games_per_second(self) -> float:
        """Whole games, by the clock on the wall."""
        return self.played / self.seconds if self.seconds else 0.0

    @property
    def decisions_per_second(self) -> float:
        """Answers of seats that had a choice, by the clock on the wall."""
        return self.played_decisions / self.seconds if self.seconds else 0.0

    def described(self) -> dict[str, object]:
        """As plain data."""
        return {
            "games": self.games,
            "answers": self.answers,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(self.games_per_second, 3),
            "decisions_per_second": round(self.decisions_per_second, 1),
            "wins_by_seat": list(self.wins_by_seat),
            "shares_by_seat": [each.described() for each in self.shares_by_seat],
            "wins_by_player": list(self.wins_by_player),
            "shares_by_player": [each.described() for each in self.shares_by_player],
            "wins_by_way": self.wins_by_way,
            "shares_by_way": {way: each.described() for way, each in self.shares_by_way.items()},
            "shared": self.shared,
            "turns": self.turns,
            "turns_mean": round(self.turns_mean, 2),
            "turns_median": self.turns_median,
            "rounds_median": self.rounds_median,
            "deaths": self.deaths.described(),
            "lead_changes": self.lead_changes.described(),
            "faults_by_player": list(self.faults_by_player),
        }


def summed(
    plan: Plan, results: Iterable[Played], now: Sequence[Played] = (), seconds: float = 0.0
) -> Summary:
    """The summary of a plan's games, in whatever order they came; `now` are those of these seconds."""
    some = Games(plan, results)
    games = some.games
    wins = Counter(seat for played in games for seat in played.winners)
    ways = Counter(played.way for played in games)
    turns = [played.turns for played in games] or [0]
    seats = range(len(plan.players))
    return Summary(
        games=len(games),
        answers=sum(played.answers for played in games),
        decisions=sum(played.decisions for played in games),
        turns=sum(turns),
        turns_mean=mean(turns),
        turns_median=median(turns),
        rounds_median=median([played.rounds for played in games] or [0]),
        wins_by_seat=tuple(wins[seat] for seat in seats),
        shares_by_seat=tuple(some.wins_of_seat(seat) for seat in seats),
        wins_by_player=tuple(sum(won_by_place(played, place) for played in games) for place in seats),
        shares_by_player=tuple(some.wins_of_place(place) for place in seats),
        wins_by_way=dict(sorted(ways.items())),
        shares_by_way={way: some.share(partial(ended, way=way)) for way in sorted(ways)},
        shared=sum(len(played.winners) > 1 for played in games),
        deaths=some.average(lambda played: sum(played.count("deaths"))),
        lead_changes=some.average(lambda played: played.lead_changes),
        faults_by_player=tuple(faults_of_place(games, place) for place in seats),
        played=len(now),
        played_decisions=sum(played.decisions for played in now),
        seconds=seconds,
    )
