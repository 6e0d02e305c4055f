"""The library: what is kept of finished games is made here once, stored with the table, and read again."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Sequence
from typing import TypeVar

import boneyard
from boneyard.engine.replay import read, write
from boneyard.server.history import replay_requests as r
from boneyard.server.history.backfill import events_by_entry, joined
from boneyard.server.history.log import Done, Line, acts_in, lacks_events, lines_in
from boneyard.server.history.replay_file import replay_in
from boneyard.server.history.replayer import Replayer
from boneyard.server.history.story import About, Story, open_story
from boneyard.server.history.story_maker import standing
from boneyard.server.rooms.place import Place
from boneyard.server.rooms.rooms import Rooms
from boneyard.server.services import Services
from boneyard.server.store import StoreError
from boneyard.server.store.records import Change
from boneyard.table.errors import Refused
from boneyard.table.events import LOST
from boneyard.table.log_entries import Act
from boneyard.table.play import Play
from boneyard.table.table import Table

T = TypeVar("T")
log = logging.getLogger(__name__)
MOST_OPEN = 8
"""Stories that stay open for further reading."""
MOST_MADE_UP = 4
"""Missing ones to make at a time: each takes seconds, and bots must be woken in between."""


class Library:
    """Finds the story of a finished game, or has it made."""

    def __init__(self, services: Services, rooms: Rooms, replayer: Replayer) -> None:
        self.services = services
        self.rooms = rooms
        self.replayer = replayer
        self.making: dict[str, asyncio.Task[bytes]] = {}
        self.open: OrderedDict[str, Story] = OrderedDict()
        self.filling: dict[str, asyncio.Task[None]] = {}
        self.untold: list[str] = []
        """Whose stories are to be made up for, the last ones first."""
        self.unfilled: list[str] = []
        """Whose events are to be found."""
        services.on_over = self.over

    def over(self, table: str) -> None:
        """A table has ended: the story of its game is made while these rules still play it."""
        self.services.aside(self.make_of(table))

    async def make_of(self, table: str) -> None:
        """Make the story of a table, if this process may keep it."""
        try:
            place = await self.rooms.room(table)
            # A table may be closed before anybody has played.
            if place.table.play is not None and place.room is not None:
                await self.made(place)
        except Refused as error:
            log.warning("table %s has no story yet: %s", table, error.data.get("reason", error.code))
        except StoreError:
            raise
        except Exception:  # one bad table is no reason to make no other stories
            log.exception("table %s has no story yet", table)

    async def look_for_untold(self) -> None:
        """Find what is missing: a server was killed when a game ended, had too much to do, or was older."""
        self.untold = list(await self.services.store.untold())
        self.unfilled = list(await self.services.store.without_events())

    async def catch_up(self) -> None:
        """Make some of what is missing."""
        made, self.untold = self.untold[:MOST_MADE_UP], self.untold[MOST_MADE_UP:]
        for table in made:
            await self.make_of(table)
        filled, self.unfilled = self.unfilled[:MOST_MADE_UP], self.unfilled[MOST_MADE_UP:]
        for table in filled:
            await self.fill_in(table)

    async def fill_in(self, table: str) -> None:
        """Find the events of a table that was played before they were stored."""
        try:
            await self.lines(await self.rooms.room(table))
        except Refused as error:
            log.warning("table %s has no events yet: %s", table, error.data.get("reason", error.code))

    async def story(self, place: Place) -> Story:
        """The story of a table whose game is over."""
        if place.table.status != "over":
            raise Refused("not-over")
        found = self.open.get(place.id)
        if found is None:
            data = await self.services.store.story(place.id) or await self.made(place)
            found = self.open[place.id] = await asyncio.to_thread(open_story, data)
            while len(self.open) > MOST_OPEN:
                self.open.popitem(last=False)
        self.open.move_to_end(place.id)
        return found

    async def made(self, place: Place) -> bytes:
        """Make a story, once for all who ask at the same time."""
        return await once(self.making, place.id, lambda: self.make(place))

    async def make(self, place: Place) -> bytes:
        """Make a story and store it, if this process writes the table."""
        text = await self.replay_text(place, seed=True)
        story = await self.replayer.tell(r.Retell(text, about(place.table)))
        if place.room is not None:
            try:
                await self.services.store.write(Change(place.id, place.room.epoch, story=story))
            except StoreError as error:
                log.warning("the story of table %s is not kept: %s", place.id, error)
        return story

    async def replay_text(self, place: Place, *, seed: bool) -> str:
        """A table's game as a replay; a table without a game has none."""
        loaded = await self.services.store.load(place.id)
        table = place.table
        if table.play is None:
            return await self.imported_text(place.id)
        if loaded is None:
            raise Refused("not-found")
        done = await asyncio.to_thread(acts_in, loaded.entries)
        return text_of(table, table.play, [act for _, act in done], seed=seed)

    async def imported_text(self, table: str) -> str:
        """The file of a game that nobody has played here."""
        story = await self.services.store.story(table)
        if story is None:
            raise Refused("not-found")
        return (await asyncio.to_thread(open_story, story)).replay

    async def record(self, place: Place, viewer: int | None) -> r.Recorded:
        """What a viewer has seen of a game that is under way."""
        return await self.replayer.record(r.Record(await self.replay_text(place, seed=False), viewer))

    async def lines(self, place: Place) -> list[Line]:
        """All that was played up to now and not taken back, with its events."""
        table, upto = place.table, place.table.seq
        if table.play is None and not is_imported(table):
            raise Refused("not-found")
        done = await self.done(place.id)
        if table.owed is None and any(lacks_events(*each, imported=is_imported(table)) for each in done):
            await once(self.filling, place.id, lambda: self.fill(place))
            done = await self.done(place.id)
        game = boneyard.game(table.config.game)
        return await asyncio.to_thread(lines_in, game, [each for each in done if each[0].seq <= upto])

    async def done(self, table: str) -> Done:
        """The entries of a log."""
        entries = await self.services.store.entries(table, 0)
        return await asyncio.to_thread(acts_in, entries)

    async def fill(self, place: Place) -> None:
        """Find and store the events of a game that was played before they were stored."""
        done = await self.done(place.id)
        text = await self.replay_text(place, seed=False)
        found: tuple[bytes, ...] = ()
        try:
            found = (await self.replayer.find_events(r.FindEvents(text))).lines
        except Refused as error:
            if error.code not in ("bad-replay", "other-rules"):
                raise
            log.warning("the events of table %s are lost: %s", place.id, error.data.get("reason", ""))
        if is_imported(place.table):
            moments = await asyncio.to_thread(lambda: [*standing(read(text).lines)])
            events = {done[0][0].seq: joined([found[m - 1] for m in moments]) if found else LOST}
        else:
            events = events_by_entry(done, found)
        await self.services.store.fill_events(place.id, events)


async def once(
    tasks: dict[str, asyncio.Task[T]], table: str, work: Callable[[], Coroutine[None, None, T]]
) -> T:
    """Do something with a table once for all who ask for it at the same time."""
    task = tasks.get(table)
    if task is None:
        task = tasks[table] = asyncio.create_task(work())
        task.add_done_callback(lambda _: tasks.pop(table, None))
    return await asyncio.shield(task)


def is_imported(table: Table) -> bool:
    """Whether a game was played elsewhere, and came here as a file."""
    return table.play is None and table.why == "imported"


def text_of(table: Table, play: Play, done: Sequence[Act], *, seed: bool) -> str:
    """The replay that a log says."""
    return write(replay_in(table, play, done, seed=seed))


def about(table: Table) -> About:
    """What the table knows of its game."""
    return About(
        title=table.config.title,
        names=tuple(seat.name for seat in table.seats),
        why=table.why,
        winners=table.winners,
        ended=table.updated,
    )
