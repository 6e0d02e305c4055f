"""The library: what is kept of finished games is made here once, stored with the table, and read again."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Iterable, Sequence

from boneyard.engine.replay import write
from boneyard.server.rooms.place import Place
from boneyard.server.rooms.rooms import Rooms
from boneyard.server.services import Services
from boneyard.server.store import StoreError
from boneyard.server.store.records import Change, Entry
from boneyard.server.stories import requests as r
from boneyard.server.stories.clerk import Clerk
from boneyard.server.stories.form import About, Story, open_story
from boneyard.server.stories.writing import lines_until, replay_in
from boneyard.table import log_entries
from boneyard.table.errors import Refused
from boneyard.table.log_entries import Act
from boneyard.table.play import Play
from boneyard.table.table import Away, Table

log = logging.getLogger(__name__)
MOST_OPEN = 8
"""So many stories stay open for who reads on."""
MOST_MADE_UP = 4
"""So many missing ones are made at a time: each takes seconds, and bots must be woken meanwhile."""
MOST_TOLD = 16
"""So many logs."""
OVER = ("", -1)
"""Up to where a log is told that gets no longer, whether anybody looks at the table or not."""


class Library:
    """Finds the story of a finished game, or has it made."""

    def __init__(self, services: Services, rooms: Rooms, clerk: Clerk) -> None:
        self.services = services
        self.rooms = rooms
        self.clerk = clerk
        self.making: dict[str, asyncio.Task[bytes]] = {}
        self.open: OrderedDict[str, Story] = OrderedDict()
        self.told: OrderedDict[tuple[str, int | None], tuple[tuple[str, int], r.Heard]] = OrderedDict()
        """By table and viewer: up to which update of their stream, and what."""
        self.untold: list[str] = []
        """Whose stories are to be made up for, the last ones first."""
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
        """Find the stories that are missing: a server was killed when a game ended, or had too much to do."""
        self.untold = list(await self.services.store.untold())

    async def catch_up(self) -> None:
        """Make some of the stories that are missing."""
        made, self.untold = self.untold[:MOST_MADE_UP], self.untold[MOST_MADE_UP:]
        for table in made:
            await self.make_of(table)

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
        task = self.making.get(place.id)
        if task is None:
            task = self.making[place.id] = asyncio.create_task(self.make(place))
            task.add_done_callback(lambda _: self.making.pop(place.id, None))
        return await asyncio.shield(task)

    async def make(self, place: Place) -> bytes:
        """Have the game told, and keep that; it is told also where another process must keep it."""
        text = await self.replay_text(place, seed=True)
        story = await self.clerk.tell(r.Retell(text, about(place.table)))
        if place.room is not None:
            try:
                await self.services.store.write(Change(place.id, place.room.epoch, story=story))
            except StoreError as error:
                log.warning("the story of table %s is not kept: %s", place.id, error)
        return story

    async def replay_text(self, place: Place, *, seed: bool, upto: int | None = None) -> str:
        """A table's game as a replay, or only up to an entry of its log; a table without a game has none."""
        loaded = await self.services.store.load(place.id)
        table = place.table
        if table.play is None:
            return await self.imported_text(place.id)
        if loaded is None:
            raise Refused("not-found")
        entries = [entry for entry in loaded.entries if upto is None or entry.seq <= upto]
        done = await asyncio.to_thread(acts_in, entries)
        return text_of(table, table.play, [act for _, act in done], seed=seed)

    async def imported_text(self, table: str) -> str:
        """The file of a game that nobody has played here."""
        story = await self.services.store.story(table)
        if story is None:
            raise Refused("not-found")
        return (await asyncio.to_thread(open_story, story)).replay

    async def record(self, place: Place, viewer: int | None) -> r.Recorded:
        """What a viewer has seen of a game that is under way."""
        return await self.clerk.record(r.Record(await self.replay_text(place, seed=False), viewer))

    async def heard(self, place: Place, viewer: int | None) -> r.Heard:
        """What a viewer was told up to now, and the dice; played again only when they were told more.

        How long the answer takes would else tell that somebody has done what nobody may know of.
        """
        key, now, stream = (place.id, viewer), place.table.seq, place.audience.streams.get(viewer)
        over = place.table.status == "over"
        upto = OVER if over else ("", 0) if stream is None else (stream.name, stream.n)
        known = self.told.get(key)
        if (stream is None and not over) or known is None or known[0] != upto:
            text = await self.replay_text(place, seed=False, upto=now)
            known = self.told[key] = upto, await self.clerk.hear(r.Hear(text, viewer))
            while len(self.told) > MOST_TOLD:
                self.told.popitem(last=False)
        self.told.move_to_end(key)
        return known[1]

    async def meanwhile(self, place: Place, seat: int, away: Away) -> r.Done:
        """What a bot did for a seat while its guest was away."""
        loaded = await self.services.store.load(place.id)
        table = place.table
        if loaded is None or table.play is None:
            raise Refused("not-found")
        done = await asyncio.to_thread(acts_in, loaded.entries)
        text = text_of(table, table.play, [act for _, act in done], seed=False)
        start, end = (lines_until(done, seq) for seq in (away.first, away.last))
        return await self.clerk.meanwhile(r.Meanwhile(text, seat, start, end))


def acts_in(entries: Iterable[Entry]) -> list[tuple[int, Act]]:
    """What was done, with its number in the log: a long one takes too long to read where all tables wait."""
    return [(entry.seq, log_entries.decode(entry.act)) for entry in entries]


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
