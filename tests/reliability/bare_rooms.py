"""Rooms without sockets, database or workers, with a clock that tests set."""

import asyncio
from collections.abc import Sequence
from random import Random
from typing import cast

from boneyard.games.shared.events import Event
from boneyard.games.shared.position import read_position
from boneyard.server.rooms.room import Room
from boneyard.server.services import Services
from boneyard.server.store import Store
from boneyard.server.store.records import Change
from boneyard.server.workers import Workers
from boneyard.table import log_entries
from boneyard.table.audience import Audience
from boneyard.table.config import Config
from boneyard.table.events import EventLog
from boneyard.table.fold import fold
from boneyard.table.handlers import answers, seating
from boneyard.table.log_entries import Created, LogEntry, Played, Sat, Started
from boneyard.table.projection import Viewer
from boneyard.table.table import Table

NOON = 1_800_000_000_000
DUEL = """
midevil, 3 seats
board
  altar      graveyard
figures
  ... ...
  ... .*.
  ... ...
at graveyard.centre pawn 0, pawn 1
seat 0 life 2, collection white red
seat 1 life 1, collection white white
seat 2 life 3
stack none
holder 1
next duel holder=1
"""
"""Two of three players are about to bid in secret."""


class RecordingStore:
    """A store that keeps only the played lines."""

    paused = False

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.writes = 0

    def on_pause(self, listener: object) -> None:
        """Never pauses."""

    async def holds(self, table: str) -> bool:
        return True

    async def reply_to(self, table: str, seat: int, client: str) -> None:
        """Stores no replies."""

    async def write(self, change: Change) -> None:
        self.writes += 1
        for entry in change.entries:
            act = log_entries.decode(entry.data)
            if isinstance(act, Started | Played):
                self.lines += act.lines


class SilentBots:
    """Bots for which the test answers."""

    async def choose(self, *question: object, **asked: object) -> int:
        await asyncio.get_running_loop().create_future()
        return 0


class Clock:
    def __init__(self, now: int = NOON) -> None:
        self.now = now

    def __call__(self) -> int:
        return self.now


class RecordingAudience(Audience):
    def __init__(self, now: Clock) -> None:
        super().__init__(now, lambda: False)
        self.happened: list[Event] = []

    def broadcast(self, table: Table, events: Sequence[Event], first: Viewer = None) -> None:
        self.happened += events
        super().broadcast(table, events, first)
        info, self.last_info = self.info(table), None
        assert info == self.info(table), "cached facts of the table are stale"


class QuietRoom(Room):
    """A room that acts only when the test says so."""

    def __init__(self, table: Table, now: int = NOON) -> None:
        self.clock = Clock(now)
        self.memory = RecordingStore()
        self.recorder = RecordingAudience(self.clock)
        services = Services(cast(Store, self.memory), cast(Workers, SilentBots()), now=self.clock)
        super().__init__(table, 1, services, self.recorder)
        self.audience.asked.update(table, now)

    async def settle(self) -> None:
        while not self.jobs.empty():
            await self.do(self.jobs.get_nowait())


def put_into(table: Table, position: str) -> None:
    """Continue a table from a drawn position."""
    play = table.play
    assert play is not None
    play.state = read_position(play.game, position)
    play.settle(answers.AutoAnswers(table, EventLog()), None)
    play.update_secret()


def new_table(config: Config, rng: Random) -> Table:
    """A table whose game has just begun, with a guest on every open seat."""
    table = Table("table")
    done: list[LogEntry] = [Created(config=config, host="guest-0", seed=f"{rng.random()}")]
    for number, plan in enumerate(config.seats):
        if plan == "open":
            done.append(Sat(seat=number, guest=f"guest-{number}", name=f"Player {number}"))
    for act in done:
        fold(table, table.seq + 1, NOON, act)
    decision = seating.started(table)
    for act in decision.entries:
        fold(table, table.seq + 1, NOON, act, decision.next_play if isinstance(act, Started) else None)
    return table
