from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from statistics import mean, median

from boneyard.simulate.intervals import Estimate, average, by_deal, share
from boneyard.simulate.plan import Plan
from boneyard.simulate.play_game import FAULTS, Played


class Games:
    def __init__(self, plan: Plan, games: Iterable[Played]) -> None:
        self.plan = plan
        self.games = sorted(games, key=lambda played: played.game)

    def share(self, holds: Callable[[Played], float]) -> Estimate:
        return share(self.numbers(holds))

    def average(self, number: Callable[[Played], float]) -> Estimate:
        return average(self.numbers(number))

    def numbers(self, number: Callable[[Played], float]) -> dict[int, list[float]]:
        return by_deal((self.plan.deal(played.game), float(number(played))) for played in self.games)

    def wins_of_seat(self, seat: int) -> Estimate:
        """A shared win counts for each winner."""
        return self.share(partial(won_by_seat, seat=seat))

    def wins_of_place(self, place: int) -> Estimate:
        return self.share(partial(won_by_place, place=place))

    @property
    def ways(self) -> list[str]:
        """Most frequent first."""
        return [way for way, _ in Counter(played.way for played in self.games).most_common()]


def won_by_seat(played: Played, seat: int) -> bool:
    return seat in played.winners


def ended(played: Played, way: str) -> bool:
    return played.way == way


def won_by_place(played: Played, place: int) -> bool:
    return played.seating.index(place) in played.winners


def faults_of_place(games: Iterable[Played], place: int) -> dict[str, int]:
    """Counts of an external program's faults, by kind."""
    found: Counter[str] = Counter()
    for played in games:
        for kind, seats in played.things.get(FAULTS, {}).items():
            found[kind] += seats[played.seating.index(place)]
    return dict(sorted((+found).items()))


@dataclass(frozen=True)
class Summary:
    """`played` of the games were played now, in `seconds`; the others were in the file."""

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
        return self.played / self.seconds if self.seconds else 0.0

    @property
    def decisions_per_second(self) -> float:
        """Only answers of seats that had a choice."""
        return self.played_decisions / self.seconds if self.seconds else 0.0

    def described(self) -> dict[str, object]:
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
    found = Games(plan, results)
    games = found.games
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
        shares_by_seat=tuple(found.wins_of_seat(seat) for seat in seats),
        wins_by_player=tuple(sum(won_by_place(played, place) for played in games) for place in seats),
        shares_by_player=tuple(found.wins_of_place(place) for place in seats),
        wins_by_way=dict(sorted(ways.items())),
        shares_by_way={way: found.share(partial(ended, way=way)) for way in sorted(ways)},
        shared=sum(len(played.winners) > 1 for played in games),
        deaths=found.average(lambda played: sum(played.count("deaths"))),
        lead_changes=found.average(lambda played: played.lead_changes),
        faults_by_player=tuple(faults_of_place(games, place) for place in seats),
        played=len(now),
        played_decisions=sum(played.decisions for played in now),
        seconds=seconds,
    )
