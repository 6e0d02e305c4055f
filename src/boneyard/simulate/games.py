"""Playing many games, on one core or several.

Each game's seed derives from the plan's seed and the game's number, so the results are the same
whatever the number of workers.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter

import boneyard
from boneyard.bots import bot
from boneyard.engine.chance import CHANCE, FairDice
from boneyard.engine.game import Setup
from boneyard.engine.match import Match
from boneyard.sight import sight_of
from boneyard.simulate.summary import UNFINISHED, Result, Summary, summed
from boneyard.simulate.workers import in_processes

SHARES_PER_WORKER = 8


@dataclass(frozen=True)
class Plan:
    """What is played: a setup, a kind of bot for each seat, the seed, and a limit of answers a game."""

    setup: Setup
    players: tuple[str, ...]
    seed: str
    limit: int


def play_game(plan: Plan, number: int) -> Result:
    """One game of a plan."""
    game = boneyard.game(plan.setup.game)
    seed = f"{plan.seed}/{number}"
    match = Match(game, plan.setup, FairDice(seed, game.id))
    match.play(
        [bot(kind, f"{seed}/{seat}", plan.setup.content) for seat, kind in enumerate(plan.players)],
        plan.limit,
    )
    state = match.state
    return Result(
        winners=state.winners,
        way=state.way if state.over else UNFINISHED,
        turns=sight_of(game.view(state, None)).turns,
        answers=len(match.lines),
        decisions=sum(line.choices > 1 and line.actor != CHANCE for line in match.lines),
    )


@dataclass(frozen=True)
class Share:
    """Some games of a plan, for one process."""

    plan: Plan
    numbers: range


def play_share(share: Share) -> list[Result]:
    """The results of a share."""
    return [play_game(share.plan, number) for number in share.numbers]


def simulate(
    plan: Plan, games: int, workers: int = 1, done: Callable[[int], None] = lambda number: None
) -> Summary:
    """All games of a plan; `done` hears how many more are finished."""
    began = perf_counter()
    results = []
    size = 1 if workers == 1 else max(1, games // (workers * SHARES_PER_WORKER))
    shares = [Share(plan, range(first, min(first + size, games))) for first in range(0, games, size)]
    for some in in_processes(play_share, shares, workers):
        results.extend(some)
        done(len(some))
    return summed(results, len(plan.players), perf_counter() - began)
