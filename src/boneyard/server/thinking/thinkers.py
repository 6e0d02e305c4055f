"""Bots, hints and odds in worker processes, so that thinking never delays the event loop.

Nothing is started before the first request; then all workers start, so that the next ones find them
ready. Slow requests (a bot that thinks by the clock, a hint) never have all workers at once where there
are several. A worker that ends or is silent for too long is replaced and its request asked once more;
after that a bot's choice is any option, and a person's question fails.
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
from boneyard.bots.levels import SECONDS
from boneyard.bots.protocol import NAME
from boneyard.engine.content import Content
from boneyard.games.shared.commands import Command
from boneyard.server.thinking import requests as r
from boneyard.server.thinking.faults import BadCommandText, Closing, Failed
from boneyard.server.thinking.process import Worker, start_worker, trace_of
from boneyard.server.thinking.questions import AnyAnswer, AnyQuestion, HintFound
from boneyard.server.thinking.slot import Slot
from boneyard.server.thinking.waiting import Job, Lane, Lesson, Waiting
from boneyard.sight import sight_of

PATIENCE = 10.0
"""Seconds of silence after which a worker is taken to hang; a bot's own thinking time comes on top."""
PRESSING = 8
"""Requests that wait for each worker; the slow ones take the better part of a second."""
SLOW = frozenset(name for name, kind in KINDS.items() if kind.timed) | {"planner"}
log = logging.getLogger(__name__)


def spare_cores() -> int:
    """A worker for each core but one, which is the server's."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 2
    return max(1, cores - 1)


class Thinkers:
    """A small pool of processes that think.

    At most `waiting` requests wait, `per_table` of one table; more are refused as `Busy`. `start` makes
    a worker. All methods belong to one event loop.
    """

    def __init__(
        self,
        workers: int | None = None,
        *,
        waiting: int = 1000,
        per_table: int = 20,
        patience: float = PATIENCE,
        start: Callable[[], Awaitable[Worker]] = start_worker,
    ) -> None:
        self.number = spare_cores() if workers is None else max(1, workers)
        self.waiting = Waiting(waiting, per_table)
        self.patience = patience
        self.start = start
        self.slots: list[asyncio.Task[None]] = []
        self.closing = False

    @property
    def is_pressed(self) -> bool:
        """Whether so much waits that people wait for seconds."""
        return self.waiting.pressing > PRESSING * self.number

    async def choose(
        self,
        kind: str,
        seed: str,
        content: Content,
        view: object,
        options: Sequence[Command],
        seconds: float | None = None,
        *,
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
        lane = Lane.SLOW_BOT if name in SLOW else Lane.QUICK_BOT
        message = r.choose(kind, seed, content, view, options, seconds)
        try:
            thinking = SECONDS if lane.is_slow else 0.0
            reply = await self.ask(lane, table, content, view, message, thinking, f"a choice by {kind}")
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
        table: str = "",
    ) -> tuple[HintFound, ...]:
        """The three best options of who sees this view, with reasons."""
        message = r.give_hint(seed, content, view, options, seconds)
        reply = await self.ask(Lane.HINT, table, content, view, message, seconds or SECONDS, "a hint")
        return answered(reply, r.Hinted).hints

    async def odds(
        self, view: object, content: Content, question: AnyQuestion, *, table: str = ""
    ) -> AnyAnswer:
        """The chances that a seat asks for, from its own view."""
        message = r.tell_odds(view, content, question)
        reply = await self.ask(Lane.PERSON, table, content, view, message, 0.0, "odds")
        return answered(reply, r.Told).answer

    async def why_not(self, view: object, content: Content, command: str, *, table: str = "") -> str | None:
        """The id of the rule that forbids a command to who sees this view, where it is certain.

        None where no rule does, or where it depends on what the seat can't know.
        """
        message = r.say_why_not(view, content, command)
        reply = await self.ask(Lane.PERSON, table, content, view, message, 0.0, "a reason")
        if isinstance(reply, r.Unreadable):
            raise BadCommandText
        return answered(reply, r.Forbidden).rule

    async def ask(
        self,
        lane: Lane,
        table: str,
        content: Content,
        view: object,
        message: bytes,
        seconds: float,
        what: str,
    ) -> r.Reply:
        """Wait for a worker and its reply; who does not wait any longer takes the request back."""
        if self.closing:
            raise Closing
        lesson = Lesson(sight_of(view).game, content)
        job = Job(lane, table, lesson, message, self.patience + seconds, what)
        self.waiting.put(job)
        self.slots = self.slots or [asyncio.create_task(slot.serve()) for slot in self.new_slots(lesson)]
        try:
            return await job.answer
        finally:
            self.waiting.drop(job)

    def new_slots(self, lesson: Lesson) -> list[Slot]:
        """A place for each worker, warmed up with what is played; the first of several does quick things."""
        alone = self.number == 1
        return [Slot(self.waiting, self.start, n == 0 and not alone, lesson) for n in range(self.number)]

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
    log.warning("a question was not answered: %s", trace_of(reply))
    raise Failed
