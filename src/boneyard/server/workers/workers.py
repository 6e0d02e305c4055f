"""Bots, hints, odds and trials in worker processes, so that none of them delays the event loop.

Processes start with the first request. In the players' pool the first process takes nothing slow (bots with a
time limit, hints) and the second no questions, so bots never wait for those. New tables are tried out in a
second pool with other limits. A process refuses a job that takes too much work. If no process can do a job, a
bot takes a random option and a player's question fails.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Collection, Sequence
from random import Random
from types import TracebackType

import msgspec

from boneyard.bots.kinds import KINDS
from boneyard.bots.protocol import NAME
from boneyard.engine.content import Content
from boneyard.games.shared.commands import Command
from boneyard.games.shared.tempers import NO_SEAT
from boneyard.games.shared.view import BoardView
from boneyard.odds.questions import AnyAnswer, AnyQuestion, HintFound
from boneyard.server.workers import jobs as j
from boneyard.server.workers.pool import Pool, Start
from boneyard.server.workers.process import Lost, NotStarted, start_process
from boneyard.server.workers.queue import Lane, Queue, Request
from boneyard.server.workers.trial import is_foreign
from boneyard.table import log_entries
from boneyard.table.errors import Refused
from boneyard.table.log_entries import Created

PLAYING = j.Limits(cpu=2.0, silence=20.0, nice=10, recursion=20_000)
"""Bots and odds have their own limits far below this CPU time.

The odds of a long path recurse for each of its squares.
"""
TRYING = j.Limits(cpu=5.0, silence=60.0, nice=19)
"""Reading and drawing the largest set takes about a second."""
TRIALS_AT_ONCE = 2
MOST_TRIALS = 64
MOST_TRIALS_OF_A_GUEST = 4
TRIAL_LOAD = 1_000
MOST_QUESTIONS = 10
"""Waiting questions of one guest."""
PRESSING = 8
"""Waiting guests per process; a slow request takes most of a second."""
SLOW = frozenset(name for name, kind in KINDS.items() if kind.timed) | {"planner"}
ALL = frozenset({Lane.QUICK_BOT, Lane.SLOW_BOT, Lane.HINT, Lane.QUESTION})
NO_QUESTIONS = ALL - {Lane.QUESTION}
NOTHING_SLOW = ALL - {Lane.SLOW_BOT, Lane.HINT}
HINTS = msgspec.msgpack.Decoder(tuple[HintFound, ...])
ODDS: msgspec.msgpack.Decoder[AnyAnswer] = msgspec.msgpack.Decoder(AnyAnswer)
RULE: msgspec.msgpack.Decoder[str | None] = msgspec.msgpack.Decoder(str | None)
log = logging.getLogger(__name__)


def enough_workers() -> int:
    """One process per core but one, and at least two, so that bots never wait for questions."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 2
    return max(2, cores - 1)


def lanes_of(number: int) -> list[Collection[Lane]]:
    """The lanes of each process. The first idle one gets a job, so slow jobs find theirs free."""
    return [NOTHING_SLOW, NO_QUESTIONS, *[ALL] * (number - 2)] if number > 1 else [ALL]


class Workers:
    """The worker processes of a server.

    At most `waiting` bots and as many questions wait, `per_guest` of one guest; more are refused as `busy`. A
    job's `guest` is charged for it. `start` starts a process with some limits.
    """

    def __init__(
        self,
        number: int | None = None,
        *,
        waiting: int = 1000,
        per_guest: int = MOST_QUESTIONS,
        playing: j.Limits = PLAYING,
        trying: j.Limits = TRYING,
        start: Start = start_process,
    ) -> None:
        self.number = enough_workers() if number is None else max(1, number)
        self.queue = Queue(waiting, per_guest)
        self.players = Pool(lanes_of(self.number), self.queue, playing, start, warm=True)
        trials = Queue(MOST_TRIALS, MOST_TRIALS_OF_A_GUEST)
        self.trials = Pool([{Lane.TRIAL}] * TRIALS_AT_ONCE, trials, trying, start)

    @property
    def is_pressed(self) -> bool:
        """Whether the queue is seconds long; each guest counts once."""
        return self.queue.guests > PRESSING * self.number

    async def choose(
        self,
        kind: str,
        seed: str,
        content: Content,
        view: BoardView,
        options: Sequence[Command],
        *,
        guest: str = "",
        table: str = "",
        grudge: int = NO_SEAT,
    ) -> int:
        """The number of the bot's option; a random one if no process could say.

        Bots without a time limit choose the same for the same seed, view and options. The seed must be
        independent of the table's dice.
        """
        name = kind.partition(":")[0]
        if name == NAME:
            raise ValueError(f"{kind!r} is a program, which workers don't run")
        if len(options) == 1:
            return 0
        lane = Lane.SLOW_BOT if name in SLOW else Lane.QUICK_BOT
        job = j.Choose(*about(view, content), packed(tuple(options)), kind, seed, grudge)
        try:
            found = await self.play(lane, guest, table, content, job, f"a choice by {kind}")
            return msgspec.msgpack.decode(found, type=int)
        except Refused as refused:
            if refused.code == "busy":
                raise
            log.warning("%s took a random option: %s", kind, refused.code)
            return Random(seed).randrange(len(options))

    async def hint(
        self,
        content: Content,
        view: BoardView,
        options: Sequence[Command],
        *,
        guest: str = "",
        table: str = "",
    ) -> tuple[HintFound, ...]:
        """The three best options of the seat with this view, with reasons."""
        job = j.GiveHint(*about(view, content), packed(tuple(options)))
        return HINTS.decode(await self.play(Lane.HINT, guest, table, content, job, "a hint"))

    async def odds(
        self, view: BoardView, content: Content, question: AnyQuestion, *, guest: str = "", table: str = ""
    ) -> AnyAnswer:
        job = j.TellOdds(*about(view, content), question)
        return ODDS.decode(await self.play(Lane.QUESTION, guest, table, content, job, "odds"))

    async def why_not(
        self, view: BoardView, content: Content, command: str, *, guest: str = "", table: str = ""
    ) -> str | None:
        """The id of the rule that certainly forbids a command to the seat with this view.

        None if no rule does, or if that depends on what the seat can't know.
        """
        job = j.FindRule(*about(view, content), command)
        return RULE.decode(await self.play(Lane.QUESTION, guest, table, content, job, "a rule"))

    async def board_picture(self, game: str, view: bytes, content: Content, *, guest: str = "") -> bytes:
        """A PNG of the board for links; the view is JSON."""
        job = j.DrawBoard(game, content.hash, view)
        found = await self.play(Lane.QUESTION, guest, "", content, job, "a picture")
        return msgspec.msgpack.decode(found, type=bytes)

    async def goal_picture(self, game: str, *, guest: str = "") -> bytes | None:
        """A PNG of a game's goal for links; None if the game has none."""
        found = await self.players.run(Request(Lane.QUESTION, guest, "a picture", j.framed(j.DrawGoal(game))))
        return msgspec.msgpack.decode(found, type=bytes | None)

    async def play(
        self, lane: Lane, guest: str, table: str, content: Content, job: j.Job, name: str
    ) -> msgspec.Raw:
        return await self.players.run(Request(lane, guest, name, j.framed(job), table, content))

    async def try_out(self, created: Created) -> None:
        """Refuse a table that can't be played, or as `busy` if too many wait."""
        if not is_foreign(created):
            return
        message = j.framed(j.TryOut(log_entries.encode(created)))
        try:
            await self.trials.run(
                Request(Lane.TRIAL, created.host, "a trial of a table", message, load=TRIAL_LOAD)
            )
        except NotStarted as error:
            raise Refused("busy") from error
        except Lost as error:
            raise Refused("bad-setup", reason="it takes too much time or memory to set up") from error
        except Refused as refused:
            if refused.code == "too-much":
                raise Refused("bad-setup", reason="it takes too long to set up") from refused
            raise

    async def close(self) -> None:
        """End all processes; refuse waiting requests as `busy`."""
        await self.players.close()
        await self.trials.close()

    async def __aenter__(self) -> Workers:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()


def about(view: BoardView, content: Content) -> tuple[str, str, msgspec.Raw]:
    """The first fields of a job about a view."""
    return view.game, content.hash, packed(view)


def packed(value: object) -> msgspec.Raw:
    return msgspec.Raw(j.encode(value))
