"""Playing the games of a run, by one process or a crew.

Games are handed out in shares of about a second, so that neither waiting nor sending costs much. What
a game is depends on its plan and number alone, so it does not matter who plays it or when.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from dataclasses import dataclass
from time import perf_counter

import boneyard
from boneyard.simulate.games import Kept, play_and_keep
from boneyard.simulate.runs import BadRun, Run
from boneyard.simulate.workers import Crew

SECOND = 1.0
"""How long a share should take."""
WAITING = 2
"""How many shares are handed out for each hand: one to play, one to go on with."""

Job = tuple[int, int]
"""A plan of the run and the number of a game."""


@dataclass(frozen=True)
class Share:
    """Some games of a run, for one process that plays the same rules."""

    run: Run
    rules: int
    jobs: tuple[Job, ...]
    record: bool


@dataclass(frozen=True)
class Done:
    """The games of a share, and how long they took."""

    games: list[Kept]
    seconds: float


def play_share(share: Share) -> Done:
    """Play the games of a share."""
    here = boneyard.game(share.run.game).rules
    if here != share.rules:
        raise BadRun(f"a worker plays rules {here} of {share.run.game}, but the run has rules {share.rules}")
    began = perf_counter()
    games = [
        play_and_keep(share.run.plans[index], number, index=index, record=share.record)
        for index, number in share.jobs
    ]
    return Done(games, perf_counter() - began)


def jobs_of(run: Run, games: int) -> list[Job]:
    """So many games of every plan, in turn, so that an interrupted run has some of each."""
    return [(index, number) for number in range(games) for index in range(len(run.plans))]


def play_all(run: Run, jobs: Sequence[Job], crew: Crew | None, *, record: bool = False) -> Iterator[Kept]:
    """The games as they end; without a crew they are played here."""

    def share(some: Sequence[Job]) -> Share:
        return Share(run, run.rules, tuple(some), record)

    if crew is None:
        for job in jobs:
            yield from play_share(share([job])).games
    else:
        yield from _handed_out(jobs, share, crew)


def _handed_out(jobs: Sequence[Job], share: Callable[[Sequence[Job]], Share], crew: Crew) -> Iterator[Kept]:
    left = list(reversed(jobs))
    pace = Pace()
    under_way: set[Future[Done]] = set()
    while left or under_way:
        while left and len(under_way) < WAITING * crew.hands():
            size = pace.size(len(left), crew.hands())
            under_way.add(crew.submit(play_share, share([left.pop() for _ in range(size)])))
        finished, under_way = wait(under_way, return_when=FIRST_COMPLETED)
        for future in finished:
            done = future.result()
            pace.learn(len(done.games), done.seconds)
            yield from done.games


class Pace:
    """How long games take, as far as they have been played."""

    def __init__(self) -> None:
        self.games = 0
        self.seconds = 0.0

    def learn(self, games: int, seconds: float) -> None:
        """So many games took so long."""
        self.games += games
        self.seconds += seconds

    def size(self, left: int, hands: int) -> int:
        """How many games the next share has: about a second's, and at the end enough for every hand.

        >>> pace = Pace()
        >>> pace.size(left=1000, hands=2)
        1
        >>> pace.learn(10, 0.5)
        >>> pace.size(left=1000, hands=2), pace.size(left=10, hands=2)
        (20, 5)
        """
        if not self.games:
            return 1
        wanted = int(SECOND * self.games / max(self.seconds, 1e-9))
        return max(1, min(wanted, -(-left // hands)))
