"""What many games tell: who won, how, and how fast they were played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from statistics import mean, median
from typing import NamedTuple

UNFINISHED = "unfinished"


class Result(NamedTuple):
    """One game."""

    winners: tuple[int, ...]
    way: str
    turns: int
    answers: int
    decisions: int


@dataclass(frozen=True)
class Summary:
    """Many games. A shared victory counts for each winner."""

    games: int
    seats: int
    answers: int
    decisions: int
    turns: int
    turns_mean: float
    turns_median: float
    wins_by_seat: tuple[int, ...]
    wins_by_way: dict[str, int]
    shared: int
    seconds: float

    @property
    def games_per_second(self) -> float:
        """Whole games, by the clock on the wall."""
        return self.games / self.seconds if self.seconds else 0.0

    @property
    def decisions_per_second(self) -> float:
        """Answers of seats that had a choice, by the clock on the wall."""
        return self.decisions / self.seconds if self.seconds else 0.0

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
            "wins_by_way": self.wins_by_way,
            "shared": self.shared,
            "turns": self.turns,
            "turns_mean": round(self.turns_mean, 2),
            "turns_median": self.turns_median,
        }


def summed(results: Iterable[Result], seats: int, seconds: float) -> Summary:
    """The summary of some results, in whatever order they came."""
    found = list(results)
    wins = Counter(seat for result in found for seat in result.winners)
    ways = Counter(result.way for result in found)
    turns = [result.turns for result in found]
    return Summary(
        games=len(found),
        seats=seats,
        answers=sum(result.answers for result in found),
        decisions=sum(result.decisions for result in found),
        turns=sum(turns),
        turns_mean=mean(turns) if turns else 0.0,
        turns_median=median(turns) if turns else 0.0,
        wins_by_seat=tuple(wins[seat] for seat in range(seats)),
        wins_by_way=dict(sorted(ways.items())),
        shared=sum(len(result.winners) > 1 for result in found),
        seconds=seconds,
    )
