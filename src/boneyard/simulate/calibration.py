"""Measure and calibrate estimated winning chances on games between greedy bots.

The Brier score of a moment is the mean over seats of (chance - result)², where the result is 1 for the winner
and 0 for everybody else; a shared win is divided. A constant guess gives every seat an even chance.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from typing import NamedTuple

import boneyard
from boneyard.bots import bot
from boneyard.bots.knowledge import evaluation_of
from boneyard.engine.chance import FairDice
from boneyard.engine.match import Match
from boneyard.games.shared.events import Event, TurnBegan
from boneyard.simulate.pools import in_processes

MOMENTS = (0.25, 0.5, 0.75, 0.9)
"""The fractions of a game at which the chances are scored."""
TEMPERATURES = [*[round(1 + step / 10, 1) for step in range(71)], 12.0, 20.0, 40.0]
"""Candidates: 1 leaves the chances unchanged, 40 makes them almost even."""
MARGIN = 1.0
"""By how many standard errors calibrated chances must beat a constant guess."""
DIGITS = 4
"""Scores are compared with the precision they are printed with."""
UNCHANGED = 1.0, 1.0
BATCH_SIZE = 10


class Moment(NamedTuple):
    """The raw standings, each seat's share of the final win, and whether the goal tile is placed."""

    standings: tuple[float, ...]
    results: tuple[float, ...]
    goal_laid: bool


Followed = tuple[Moment, ...]  # one game at `MOMENTS`


@dataclass(frozen=True)
class CalibrationBatch:
    game: str
    seats: int
    options: tuple[tuple[str, str], ...]
    seed: str
    first: int
    last: int


def follow(batch: CalibrationBatch) -> list[Followed]:
    return [follow_game(batch, number) for number in range(batch.first, batch.last)]


def follow_game(batch: CalibrationBatch, number: int) -> Followed:
    """Play one game; it depends only on the seed and its number."""
    game = boneyard.game(batch.game)
    evaluation = evaluation_of(game)
    setup = game.setup(batch.seats, None, **dict(batch.options))
    turns: list[tuple[tuple[float, ...], bool]] = []

    def on_event(event: Event) -> None:
        if type(event) is TurnBegan:
            turns.append((tuple(evaluation.raw(match.state)), evaluation.is_goal_laid(match.state)))

    seed = f"{batch.seed}/{number}"
    match = Match(game, setup, FairDice(seed, game.id), on_event)
    match.play([bot("greedy", f"{seed}/{seat}", setup.content) for seat in range(batch.seats)])
    winners = match.state.winners
    results = tuple([(seat in winners) / len(winners) for seat in range(batch.seats)])
    found = [turns[int(part * len(turns))] for part in MOMENTS]
    return tuple([Moment(standings, results, laid) for standings, laid in found])


def followed(
    game: str,
    seats: int,
    games: int,
    seed: int,
    *,
    options: tuple[tuple[str, str], ...] = (),
    workers: int = 1,
) -> list[Followed]:
    batches = [
        CalibrationBatch(game, seats, options, str(seed), first, min(first + BATCH_SIZE, games))
        for first in range(0, games, BATCH_SIZE)
    ]
    return [game for games in in_processes(follow, batches, workers) for game in games]


def chances(standings: Sequence[float], temperature: float) -> list[float]:
    """>>> [round(chance, 2) for chance in chances((0.0, 2.0), 1.0)]
    [0.12, 0.88]
    >>> [round(chance, 2) for chance in chances((0.0, 2.0), 4.0)]
    [0.38, 0.62]
    """
    most = max(standings)
    weights = [exp((each - most) / temperature) for each in standings]
    total = sum(weights)
    return [weight / total for weight in weights]


def brier(moments: Sequence[Moment], temperatures: tuple[float, float]) -> float:
    """The mean Brier score: lower is better.

    >>> brier([Moment((0.0, 0.0), (1.0, 0.0), False)], UNCHANGED)
    0.25
    """
    total = 0.0
    for moment in moments:
        estimated = chances(moment.standings, temperatures[moment.goal_laid])
        pairs = zip(estimated, moment.results, strict=True)
        total += sum([(chance - result) ** 2 for chance, result in pairs]) / len(moment.results)
    return total / len(moments)


def scores(games: Sequence[Followed], temperatures: tuple[float, float]) -> list[float]:
    return [brier(moments, temperatures) for moments in zip(*games, strict=True)]


def constant_score(games: Sequence[Followed]) -> float:
    """The Brier score of even chances."""
    moments = [moment._replace(standings=(0.0,) * len(moment.results)) for moment, *_ in games]
    return brier(moments, UNCHANGED)


def fitted(games: Sequence[Followed]) -> tuple[float, float]:
    """The temperatures with the best scores among those that clearly beat a constant guess at every moment.

    "Clearly" means by `MARGIN` standard errors, so that the fit holds for other games too. If the standings
    say nothing, a high temperature turns them into the constant guess.
    """
    gains = {
        (laid, each): [gain(moments, each, laid) for moments in zip(*games, strict=True)]
        for laid in (False, True)
        for each in TEMPERATURES
    }
    number = len(games)

    def worth(temperatures: tuple[float, float]) -> tuple[float, float]:
        total, least = 0.0, 0.0
        for before, after in zip(gains[False, temperatures[0]], gains[True, temperatures[1]], strict=True):
            mean, square = (before[0] + after[0]) / number, (before[1] + after[1]) / number
            total += mean
            least = min(least, mean - MARGIN * (max(0.0, square - mean * mean) / number) ** 0.5)
        return round(least, DIGITS), total

    return max(((before, after) for before in TEMPERATURES for after in TEMPERATURES), key=worth)


def gain(moments: Sequence[Moment], temperature: float, laid: bool) -> tuple[float, float]:
    """The sum, and the sum of squares, of the moments' improvements over a constant guess."""
    found = [
        constant_score([(moment,)]) - brier([moment], (temperature, temperature))
        for moment in moments
        if moment.goal_laid is laid
    ]
    return sum(found), sum([each * each for each in found])
