"""Playing many games, on one core or several.

Each game's seed derives from the plan's seed and the game's number, so the results are the same
whatever the number of workers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from time import perf_counter

import boneyard
from boneyard.bots import bot
from boneyard.engine.chance import CHANCE, FairDice
from boneyard.engine.game import Setup
from boneyard.engine.match import Match
from boneyard.sight import sight_of
from boneyard.simulate.summary import UNFINISHED, Result, Summary, summed

CHUNKS_PER_WORKER = 8


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


def play_some(plan: Plan, numbers: range) -> list[Result]:
    """Some games of a plan, in one process."""
    return [play_game(plan, number) for number in numbers]


def simulate(
    plan: Plan, games: int, workers: int = 1, done: Callable[[int], None] = lambda number: None
) -> Summary:
    """All games of a plan; `done` hears how many more are finished."""
    began = perf_counter()
    results = []
    for some in _played(plan, games, workers):
        results.extend(some)
        done(len(some))
    return summed(results, len(plan.players), perf_counter() - began)


def _played(plan: Plan, games: int, workers: int) -> Iterator[list[Result]]:
    if workers == 1:
        for number in range(games):
            yield [play_game(plan, number)]
        return
    size = max(1, games // (workers * CHUNKS_PER_WORKER))
    chunks = [range(first, min(first + size, games)) for first in range(0, games, size)]
    # Fresh processes, since a fork copies the threads that draw the progress bar.
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        yield from pool.map(play_some, [plan] * len(chunks), chunks)
