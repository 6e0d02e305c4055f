"""Bots, hints and odds in worker processes, so that thinking never delays the event loop.

Nothing is started before the first request; then all workers start, so that the next ones find them
ready. The first worker takes no questions, so that bots never wait for them, and the second one nothing
slow (a bot that thinks by the clock, a hint). A request that takes too much work is answered with that by
the worker itself; a worker that dies is replaced and its request tried once more, one that hangs is
replaced. After that a bot's choice is any option, and a person's question fails.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Awaitable, Callable, Sequence
from random import Random
from types import TracebackType
from typing import TypeVar

from boneyard.bots.kinds import KINDS
from boneyard.bots.protocol import NAME
from boneyard.engine.content import Content
from boneyard.games.shared.commands import Command
from boneyard.odds.questions import AnyAnswer, AnyQuestion, HintFound
from boneyard.server.thinking import requests as r
from boneyard.server.thinking.faults import BadCommandText, Closing, Failed, TooComplex
from boneyard.server.thinking.process import Worker, start_worker, trace_of
from boneyard.server.thinking.slot import Slot
from boneyard.server.thinking.waiting import NO_QUESTIONS, NOTHING_SLOW, Job, Kind, Lesson, Waiting
from boneyard.sight import sight_of

PATIENCE = 20.0
"""Seconds of silence after which a worker is taken to hang; its own limit is far below that."""
MOST_QUESTIONS = 10
"""Questions of one guest that wait at a time."""
PRESSING = 8
"""Guests who wait for each worker; a slow request takes the better part of a second."""
SLOW = frozenset(name for name, kind in KINDS.items() if kind.timed) | {"planner"}
log = logging.getLogger(__name__)


def enough_workers() -> int:
    """A worker for each core but one, but at least two, so that bots never wait for questions."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 2
    return max(2, cores - 1)


class Thinkers:
    """A small pool of processes that think.

    At most `waiting` bots and as many questions wait, `per_guest` of one guest's; more are refused as `Busy`.
    `guest` is who a request is done for, and whose turn it uses. `start` makes a worker. All methods belong
    to one event loop.
    """

    def __init__(
        self,
        workers: int | None = None,
        *,
        waiting: int = 1000,
        per_guest: int = MOST_QUESTIONS,
        patience: float = PATIENCE,
        start: Callable[[], Awaitable[Worker]] = start_worker,
    ) -> None:
        self.number = enough_workers() if workers is None else max(1, workers)
        self.waiting = Waiting(waiting, per_guest)
        self.patience = patience
        self.start = start
        self.slots: list[asyncio.Task[None]] = []
        self.closing = False

    @property
    def is_pressed(self) -> bool:
        """Whether the queue is seconds long; each guest counts once, whatever they ask for."""
        return self.waiting.guests > PRESSING * self.number

    async def choose(
        self,
        kind: str,
        seed: str,
        content: Content,
        view: object,
        options: Sequence[Command],
        seconds: float | None = None,
        *,
        guest: str = "",
        table: str = "",
    ) -> int:
        """The number of the option that a bot of this kind takes; any option where no worker could say.

        A bot that thinks by the clock gets no more than `seconds`. The other kinds answer the same
        way for the same seed, view and options. The seed must have nothing to do with the table's dice.
        """
        name = kind.partition(":")[0]
        if name == NAME:
            raise ValueError(f"{kind!r} is a program, which workers don't run")
        if len(options) == 1:
            return 0
        speed = Kind.SLOW_BOT if name in SLOW else Kind.QUICK_BOT
        message = r.choose(kind, seed, content, view, options, seconds)
        try:
            reply = await self.ask(speed, guest, table, content, view, message, f"a choice by {kind}")
            if isinstance(reply, r.Chosen):
                return reply.option
            log.warning("no choice by %s, so it took any option: %s", kind, trace_of(reply))
        except Failed:
            log.warning("no choice by %s, so it took any option: no worker answered", kind)
        return Random(seed).randrange(len(options))

    async def hint(
        self,
        content: Content,
        view: object,
        options: Sequence[Command],
        seconds: float | None = None,
        *,
        seed: str = "",
        guest: str = "",
        table: str = "",
    ) -> tuple[HintFound, ...]:
        """The three best options of who sees this view, with reasons."""
        message = r.give_hint(seed, content, view, options, seconds)
        reply = await self.ask(Kind.HINT, guest, table, content, view, message, "a hint")
        return answered(reply, r.Hinted).hints

    async def odds(
        self, view: object, content: Content, question: AnyQuestion, *, guest: str = "", table: str = ""
    ) -> AnyAnswer:
        """The chances that a seat asks for, from its own view."""
        message = r.tell_odds(view, content, question)
        reply = await self.ask(Kind.QUESTION, guest, table, content, view, message, "odds")
        return answered(reply, r.Told).answer

    async def why_not(
        self, view: object, content: Content, command: str, *, guest: str = "", table: str = ""
    ) -> str | None:
        """The id of the rule that forbids a command to who sees this view, where it is certain.

        None where no rule does, or where it depends on what the seat can't know.
        """
        message = r.say_why_not(view, content, command)
        reply = await self.ask(Kind.QUESTION, guest, table, content, view, message, "a reason")
        if isinstance(reply, r.Unreadable):
            raise BadCommandText
        return answered(reply, r.Forbidden).rule

    async def ask(
        self,
        kind: Kind,
        guest: str,
        table: str,
        content: Content,
        view: object,
        message: bytes,
        what: str,
    ) -> r.Reply:
        """Wait for a worker and its reply; who does not wait any longer takes the request back."""
        if self.closing:
            raise Closing
        lesson = Lesson(sight_of(view).game, content)
        job = Job(kind, guest, table, lesson, message, what)
        self.waiting.put(job)
        self.slots = self.slots or [asyncio.create_task(slot.serve()) for slot in self.new_slots(lesson)]
        try:
            return await job.answer
        finally:
            self.waiting.drop(job)

    def new_slots(self, lesson: Lesson) -> list[Slot]:
        """A place for each worker, warmed up with what is played."""
        kinds = [frozenset(Kind)] * self.number
        if self.number > 1:
            kinds[:2] = NO_QUESTIONS, NOTHING_SLOW
        return [Slot(self.waiting, self.start, each, lesson, self.patience) for each in kinds]

    async def close(self) -> None:
        """End all processes; whoever still waits is told `Closing`."""
        self.closing = True
        self.waiting.close()
        for slot in self.slots:
            slot.cancel()
        await asyncio.gather(*self.slots, return_exceptions=True)
        self.slots = []

    async def __aenter__(self) -> Thinkers:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()


R = TypeVar("R")


def answered(reply: r.Reply, kind: type[R]) -> R:
    """A reply of the kind that was asked for."""
    if isinstance(reply, kind):
        return reply
    if isinstance(reply, r.TooMuch):
        raise TooComplex
    log.warning("a question was not answered: %s", trace_of(reply))
    raise Failed
