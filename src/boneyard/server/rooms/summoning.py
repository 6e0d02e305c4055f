"""Bots at a table: each question that waits for one is sent to a worker, and no other."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

from boneyard.games.shared.commands import Command
from boneyard.server.workers import Workers
from boneyard.table.errors import Refused
from boneyard.table.play import Play
from boneyard.table.projection import view_of
from boneyard.table.table import Table, asks_everybody, waiting_bots

AGAIN = 1.0
"""Seconds until a bot is asked again that nobody had time to think for."""
BEAT = 0.5
THINKING_BEAT = 1.25
"""Where pauses must tell nothing, answers come at whole beats; who thinks by the clock has a longer one."""


@dataclass(frozen=True, slots=True)
class Choice:
    """What a bot chose for a seat's decision."""

    seat: int
    decision: int
    option: int


@dataclass(frozen=True, slots=True)
class Trouble:
    """Something failed beside the jobs of a table: the table is read again, or parked."""

    error: Exception


class Summoner:
    """Lets bots think, and hands over what they choose."""

    def __init__(self, workers: Workers, put: Callable[[Choice | Trouble], None]) -> None:
        self.workers = workers
        self.put = put
        self.thinking: dict[int, tuple[int, asyncio.Task[None]]] = {}

    def summon(self, table: Table) -> None:
        """Start thinking about what waits for bots; stop thinking about what waits no more."""
        play, waiting = table.play, waiting_bots(table)
        for seat, (decision, task) in tuple(self.thinking.items()):
            if waiting.get(seat) != decision:
                task.cancel()
                del self.thinking[seat]
        for seat, decision in waiting.items():
            if seat not in self.thinking and play is not None:
                self.thinking[seat] = decision, asyncio.create_task(self.think(table, play, seat, decision))

    async def think(self, table: Table, play: Play, seat: int, decision: int) -> None:
        """Ask a worker what a bot would answer, and hand it over."""
        try:
            option = await self.thought(table, play, seat)
        except Exception as error:  # noqa: BLE001  # the room handles it like any of its own
            self.put(Trouble(error))
        else:
            self.put(Choice(seat, decision, option))

    async def thought(self, table: Table, play: Play, seat: int) -> int:
        """The option that a bot takes; it knows the seat's view and options, nothing else."""
        view, options = view_of(play, seat), list(play.options(seat))
        seed = f"{table.id}/{play.lines}/{seat}"
        now = asyncio.get_running_loop().time
        asked = now()
        option = await self.choose(table, play, seat, seed, view, options)
        if asks_everybody(table, play):
            await asyncio.sleep(until_beat(now() - asked, table.seats[seat].bot))
        return option

    async def choose(
        self, table: Table, play: Play, seat: int, seed: str, view: object, options: list[Command]
    ) -> int:
        """The option, however long the workers are busy with others."""
        while True:
            try:
                return await self.workers.choose(
                    table.seats[seat].bot,
                    seed,
                    play.setup.content,
                    view,
                    options,
                    guest=table.host,
                    table=table.id,
                )
            except Refused:
                await asyncio.sleep(AGAIN)

    @property
    def at_work(self) -> int:
        """How many bots are thinking now."""
        return sum(not task.done() for _, task in self.thinking.values())

    def close(self) -> None:
        """Stop thinking."""
        for _, task in self.thinking.values():
            task.cancel()
        self.thinking.clear()


def until_beat(thought: float, level: str) -> float:
    """How long an answer is held back that took so many seconds to think of.

    >>> until_beat(0.01, "easy"), until_beat(0.4, "easy") + 0.4, until_beat(0.6, "easy") + 0.6
    (0.49, 0.5, 1.0)
    """
    beat = THINKING_BEAT if level == "hard" else BEAT
    return -thought % beat
