"""Sends each decision of a bot at a table to a worker."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

from boneyard.games.shared.commands import Command
from boneyard.games.shared.view import BoardView
from boneyard.server.workers import Workers
from boneyard.table.automatic import asks_everybody
from boneyard.table.errors import Refused
from boneyard.table.play import Play
from boneyard.table.projection import view_of
from boneyard.table.table import Table, waiting_bots

RETRY_AFTER = 1.0
"""Seconds until a bot is asked again after the workers were too busy."""
BEAT = 0.5
THINKING_BEAT = 1.25
"""If pauses must reveal nothing, answers come at multiples of a beat; bots with a time limit need a longer
one.
"""


@dataclass(frozen=True, slots=True)
class Choice:
    seat: int
    decision: int
    option: int


@dataclass(frozen=True, slots=True)
class Failure:
    """A failure outside the room's own jobs; the table is read again, or parked."""

    error: Exception


class BotMoves:
    def __init__(self, workers: Workers, put: Callable[[Choice | Failure], None]) -> None:
        self.workers = workers
        self.put = put
        self.thinking: dict[int, tuple[int, asyncio.Task[None]]] = {}

    def request(self, table: Table) -> None:
        """Ask workers for new decisions, and cancel those that are no longer open."""
        play, waiting = table.play, waiting_bots(table)
        for seat, (decision, task) in tuple(self.thinking.items()):
            if waiting.get(seat) != decision:
                task.cancel()
                del self.thinking[seat]
        for seat, decision in waiting.items():
            if seat not in self.thinking and play is not None:
                self.thinking[seat] = decision, asyncio.create_task(self.think(table, play, seat, decision))

    async def think(self, table: Table, play: Play, seat: int, decision: int) -> None:
        try:
            option = await self.thought(table, play, seat)
        except Exception as error:  # noqa: BLE001  # the room handles it like a failure of its own
            self.put(Failure(error))
        else:
            self.put(Choice(seat, decision, option))

    async def thought(self, table: Table, play: Play, seat: int) -> int:
        """The bot's option. A bot knows the seat's view and options, nothing else."""
        view, options = view_of(play, seat), list(play.options(seat))
        seed = f"{table.id}/{play.lines}/{seat}"
        now = asyncio.get_running_loop().time
        asked = now()
        option = await self.choose(table, play, seat, seed, view, options)
        if asks_everybody(table, play):
            await asyncio.sleep(until_beat(now() - asked, table.seats[seat].bot))
        return option

    async def choose(
        self, table: Table, play: Play, seat: int, seed: str, view: BoardView, options: list[Command]
    ) -> int:
        """Ask the workers until they have time."""
        while True:
            try:
                return await self.workers.choose(
                    table.seats[seat].bot_kind,
                    seed,
                    play.setup.content,
                    view,
                    options,
                    guest=table.host,
                    table=table.id,
                    grudge=table.seats[seat].hit_by,
                )
            except Refused:
                await asyncio.sleep(RETRY_AFTER)

    @property
    def at_work(self) -> int:
        return sum(not task.done() for _, task in self.thinking.values())

    def close(self) -> None:
        for _, task in self.thinking.values():
            task.cancel()
        self.thinking.clear()


def until_beat(thought: float, level: str) -> float:
    """How long to hold back an answer that took `thought` seconds.

    >>> until_beat(0.01, "easy"), until_beat(0.4, "easy") + 0.4, until_beat(0.6, "easy") + 0.6
    (0.49, 0.5, 1.0)
    """
    beat = THINKING_BEAT if level == "hard" else BEAT
    return -thought % beat
