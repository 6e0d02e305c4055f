"""Makes the stories of finished games once, stores them with their tables, and reads them again."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Sequence
from itertools import islice
from typing import TypeVar

import boneyard
from boneyard.engine.replay import read, write
from boneyard.server.history import replay_jobs as r
from boneyard.server.history.log import Line, lacks_events, lines_in
from boneyard.server.history.replay_file import replay_in, since_rewind, standing
from boneyard.server.history.replayer import Replayer
from boneyard.server.history.story import About, Story, open_story
from boneyard.server.rooms.loading import DecodedLog, log_entries_in
from boneyard.server.rooms.open_table import OpenTable
from boneyard.server.rooms.rooms import Rooms
from boneyard.server.services import Services
from boneyard.server.store import StoreError
from boneyard.server.store.records import Change
from boneyard.table.errors import Refused
from boneyard.table.events import LOST
from boneyard.table.log_entries import Created, LogEntry, Played, Started, Undone
from boneyard.table.play import Play
from boneyard.table.table import Table

T = TypeVar("T")
log = logging.getLogger(__name__)
MOST_OPEN = 8
"""Stories that stay in memory."""
MOST_AT_ONCE = 4
"""Missing stories to make at a time: each takes seconds, and housekeeping has other work to do."""


class Archive:
    def __init__(self, services: Services, rooms: Rooms, replayer: Replayer) -> None:
        self.services = services
        self.rooms = rooms
        self.replayer = replayer
        self.making: dict[str, asyncio.Task[bytes]] = {}
        self.open: OrderedDict[str, Story] = OrderedDict()
        self.filling: dict[str, asyncio.Task[None]] = {}
        self.missing_stories: list[str] = []
        """Tables whose stories are missing, latest first."""
        self.missing_events: list[str] = []
        """Tables whose events are missing."""
        services.on_over = self.over

    def over(self, table: str) -> None:
        """Make the story of a game that has just ended, while these rules still play it."""
        self.services.in_background(self.make_of(table))

    async def make_of(self, table: str) -> None:
        """Make a table's story, if this process may write it."""
        try:
            open_table = await self.rooms.room(table)
            # A table can be closed before its game began.
            if open_table.table.play is not None and open_table.room is not None:
                await self.made(open_table)
        except Refused as error:
            log.warning("table %s has no story yet: %s", table, error.data.get("reason", error.code))
        except StoreError:
            raise
        except Exception:  # one bad table must not prevent other stories
            log.exception("table %s has no story yet", table)

    async def find_missing(self) -> None:
        """Find missing stories and events: the server was killed, was too busy, or was an older version."""
        self.missing_stories = list(await self.services.store.without_story())
        self.missing_events = list(await self.services.store.without_events())

    async def catch_up(self) -> None:
        made, self.missing_stories = self.missing_stories[:MOST_AT_ONCE], self.missing_stories[MOST_AT_ONCE:]
        for table in made:
            await self.make_of(table)
        filled, self.missing_events = self.missing_events[:MOST_AT_ONCE], self.missing_events[MOST_AT_ONCE:]
        for table in filled:
            await self.fill_in(table)

    async def fill_in(self, table: str) -> None:
        try:
            await self.lines(await self.rooms.room(table))
        except Refused as error:
            log.warning("table %s has no events yet: %s", table, error.data.get("reason", error.code))

    async def story(self, open_table: OpenTable) -> Story:
        if open_table.table.status != "over":
            raise Refused("not-over")
        found = self.open.get(open_table.id)
        if found is None:
            data = await self.services.store.story(open_table.id) or await self.made(open_table)
            found = self.open[open_table.id] = await asyncio.to_thread(open_story, data)
            while len(self.open) > MOST_OPEN:
                self.open.popitem(last=False)
        self.open.move_to_end(open_table.id)
        return found

    async def made(self, open_table: OpenTable) -> bytes:
        """Make a story, once for all who wait for it."""
        return await once(self.making, open_table.id, lambda: self.make(open_table))

    async def make(self, open_table: OpenTable) -> bytes:
        """Make a story and store it, if this process writes the table."""
        text = await self.replay_text(open_table, seed=True)
        story = await self.replayer.run(r.MakeStory(text, about(open_table.table)), bytes)
        if open_table.room is not None:
            try:
                await self.services.store.write(Change(open_table.id, open_table.room.epoch, story=story))
            except StoreError as error:
                log.warning("the story of table %s was not stored: %s", open_table.id, error)
        return story

    async def replay_text(self, open_table: OpenTable, *, seed: bool) -> str:
        loaded = await self.services.store.load(open_table.id)
        table = open_table.table
        if table.play is None:
            return await self.imported_text(open_table.id)
        if loaded is None:
            raise Refused("not-found")
        done = await asyncio.to_thread(log_entries_in, loaded.entries)
        return text_of(table, table.play, [log_entry for _, log_entry in done], seed=seed)

    async def imported_text(self, table: str) -> str:
        """The replay of an imported game, which has no log here."""
        story = await self.services.store.story(table)
        if story is None:
            raise Refused("not-found")
        return (await asyncio.to_thread(open_story, story)).replay

    async def record(self, open_table: OpenTable, viewer: int | None) -> r.Recorded:
        return await self.replayer.run(
            r.Record(await self.replay_text(open_table, seed=False), viewer), r.Recorded
        )

    async def lines(self, open_table: OpenTable) -> list[Line]:
        """All lines so far that were not taken back, with their events."""
        table, upto = open_table.table, open_table.table.seq
        if table.play is None and not is_imported(table):
            raise Refused("not-found")
        done = await self.done(open_table.id)
        if table.pending_rewind is None and any(
            lacks_events(*each, imported=is_imported(table)) for each in done
        ):
            await once(self.filling, open_table.id, lambda: self.fill(open_table))
            done = await self.done(open_table.id)
        game = boneyard.game(table.config.game)
        return await asyncio.to_thread(lines_in, game, [each for each in done if each[0].seq <= upto])

    async def done(self, table: str) -> DecodedLog:
        entries = await self.services.store.entries(table, 0)
        return await asyncio.to_thread(log_entries_in, entries)

    async def fill(self, open_table: OpenTable) -> None:
        """Find and store the events of a game from before events were stored."""
        done = await self.done(open_table.id)
        text = await self.replay_text(open_table, seed=False)
        found: tuple[bytes, ...] = ()
        try:
            found = await self.replayer.run(r.FindEvents(text), tuple[bytes, ...])
        except Refused as error:
            if error.code not in ("bad-replay", "other-rules"):
                raise
            log.warning("the events of table %s are lost: %s", open_table.id, error.data.get("reason", ""))
        if is_imported(open_table.table):
            moments = await asyncio.to_thread(lambda: [*standing(read(text).lines)])
            events = {done[0][0].seq: joined([found[m - 1] for m in moments]) if found else LOST}
        else:
            events = events_by_entry(done, found)
        await self.services.store.fill_events(open_table.id, events)


async def once(
    tasks: dict[str, asyncio.Task[T]], table: str, work: Callable[[], Coroutine[None, None, T]]
) -> T:
    """Run something for a table once for all who wait for it."""
    task = tasks.get(table)
    if task is None:
        task = tasks[table] = asyncio.create_task(work())
        task.add_done_callback(lambda _: tasks.pop(table, None))
    return await asyncio.shield(task)


def events_by_entry(done: DecodedLog, found: Sequence[bytes]) -> dict[int, bytes]:
    """Assign the events of each replayed line to the log's entries.

    The replay starts at the last rewind: earlier lines can't be replayed.
    """
    latest, _ = since_rewind([log_entry for _, log_entry in done])
    rest = iter(found)
    events: dict[int, bytes] = {}
    for number, (entry, log_entry) in enumerate(done, len(latest) - len(done)):
        if isinstance(log_entry, Created | Started | Played):
            parts = [*islice(rest, len(log_entry.lines))] if number >= 0 else []
            events[entry.seq] = joined(parts) if len(parts) == len(log_entry.lines) else LOST
        elif isinstance(log_entry, Undone) and number >= 0:
            next(rest, None)
    return events


def joined(lines: Sequence[bytes]) -> bytes:
    return b"[" + b",".join(lines) + b"]"


def is_imported(table: Table) -> bool:
    return table.play is None and table.why == "imported"


def text_of(table: Table, play: Play, done: Sequence[LogEntry], *, seed: bool) -> str:
    return write(replay_in(table, play, done, seed=seed))


def about(table: Table) -> About:
    return About(
        title=table.config.title,
        names=tuple(seat.name for seat in table.seats),
        why=table.why,
        winners=table.winners,
        ended=table.updated,
    )
