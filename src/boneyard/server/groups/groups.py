"""Groups: found, join, come back, play the next game, and count what was played.

What a group is lies in the database alone, so every process sees the same and a restart changes nothing.
Presence is a time in it that the group's page renews.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import repeat

import msgspec

from boneyard.games.shared.tempers import PERSONAS
from boneyard.server.groups import membership
from boneyard.server.groups.codes import with_new_code
from boneyard.server.groups.pins import Pins
from boneyard.server.groups.results import NOTHING, Standings, encode, read_result, result_of, standings_of
from boneyard.server.history.archive import Archive
from boneyard.server.history.derived_tables import rematch_config, rematch_id
from boneyard.server.history.statistics import dice_book
from boneyard.server.ids import new_table_id
from boneyard.server.rooms.loading import DecodedLog
from boneyard.server.rooms.rooms import Rooms, first_entry
from boneyard.server.services import Services
from boneyard.server.store import Paused, StoreError
from boneyard.server.store.records import Group, GroupGame, Guest, Member, Whole
from boneyard.table.config import OPEN, Config, check_seats, read_config
from boneyard.table.errors import Refused
from boneyard.table.handlers import internal
from boneyard.table.log_entries import LogEntry, Played, Sat, Sealed, TakenOver
from boneyard.table.names import likeness, one_line

log = logging.getLogger(__name__)
MOST_GROUPS = 20
"""Of a guest."""
MOST_RUNNING = 10
"""Games of a group at a time."""
MOST_RESULTS = 500
"""Games that count in the standings: the latest."""
SEEN_EVERY = 15_000
HERE = 45_000
"""Milliseconds for which a member counts as here after their last sign."""
TOGETHER = 10_000
"""Milliseconds in which everybody who starts a game gets the same one."""
FILLED_AT_ONCE = 3
LEAST_SEATS, MOST_SEATS = 2, 6
ATTEMPTS, RETRY_AFTER = 50, 0.1


class Groups:
    def __init__(self, services: Services, rooms: Rooms, archive: Archive) -> None:
        self.services = services
        self.store = services.store
        self.rooms = rooms
        self.archive = archive
        self.pins = Pins()
        self.filling: set[str] = set()
        """Groups whose results are being found."""

    async def found(self, guest: Guest, name: str, called: str) -> Group:
        if len(await self.store.groups_of(guest.id)) >= MOST_GROUPS:
            raise Refused("not-allowed", reason="too-many-groups", limit=MOST_GROUPS)
        whole = membership.founded(new_table_id(), one_line(name), guest.id, called, self.services.now())
        await with_new_code(lambda code: self.store.create_group(whole, code))
        return whole.group

    async def whole(self, group: str) -> Whole:
        found = await self.store.group(group)
        if found is None:
            raise Refused("not-found")
        return found

    async def of_member(self, group: str, guest: str) -> tuple[Whole, Member]:
        """A group and the member who asks; strangers learn nothing."""
        whole = await self.store.group(group)
        if whole is None:
            raise Refused("not-yours")
        return whole, membership.own(whole, guest)

    async def change(self, group: str, decide: Callable[[Whole], Whole | None]) -> Whole:
        """Change a group; returns it as it is then, or, if it is gone, as it was."""
        whole = await self.whole(group)
        return await self.store.change_group(group, decide) or whole

    async def join(self, group: str, guest: Guest, name: str) -> None:
        if len(await self.store.groups_of(guest.id)) >= MOST_GROUPS:
            raise Refused("not-allowed", reason="too-many-groups", limit=MOST_GROUPS)
        now = self.services.now()
        await self.change(group, lambda whole: membership.joined(whole, guest.id, name, now))

    async def set_pin(self, group: str, guest: Guest, pin: str) -> None:
        stored = await self.pins.hashed(pin) if pin else None
        await self.change(group, lambda whole: membership.with_pin(whole, guest.id, stored))

    async def come_back(self, group: str, guest: Guest, number: int, pin: str) -> None:
        """Return as a member, by PIN."""
        now = self.services.now()
        wanted = membership.member(
            await self.change(group, lambda whole: membership.tried(whole, number, now)), number
        )
        if not await self.pins.is_right(wanted, pin):
            raise Refused("bad-secret", reason="pin")
        await self.become(group, number, lambda whole: membership.returned(whole, number, guest.id, now))

    async def judge(self, group: str, guest: Guest, number: int, asked: int, *, yes: bool) -> None:
        now = self.services.now()
        await self.become(
            group, number, lambda whole: membership.judged(whole, guest.id, number, asked, yes=yes, now=now)
        )

    async def become(self, group: str, number: int, decide: Callable[[Whole], Whole]) -> None:
        whole = await self.change(group, decide)
        await self.take_seats(membership.member(whole, number))

    async def take_seats(self, member: Member) -> None:
        """Move a member's seats to the device that they have now. Repeating it is harmless."""
        if not member.former:
            return
        for table, seat in await self.store.seats_in(member.group_id, member.former.split()):
            try:
                room = await self.rooms.room(table)
                await room.request(internal.HandOver(seat=seat, guest=member.guest, name=member.name))
            except Refused as error:
                log.info("seat %d of table %s stays: %s", seat, table, error.code)

    async def note_here(self, member: Member) -> None:
        """Note that a member is here, unless saving is paused."""
        now = self.services.now()
        if now - member.seen > SEEN_EVERY:
            with suppress(Paused):
                await self.store.touch_member(member.group_id, member.number, now)
            await self.take_seats(member)

    async def next_game(
        self,
        group: str,
        guest: Guest,
        config: Config | None,
        game: str,
        players: Sequence[int],
        bots: int | None,
        nonce_hash: str,
        address: str,
    ) -> str:
        """Start a game with these members, as the group plays it; those who aren't here get a bot meanwhile.

        A new configuration is kept for the next time.
        """
        whole, me = await self.of_member(group, guest.id)
        chosen = [membership.member(whole, number) for number in dict.fromkeys((me.number, *players))]
        if config is None:
            stored = (await self.store.presets(group)).get(game)
            if stored is None:
                raise Refused("not-found")
            config = read_config(stored)
        else:
            config = await self.keep(group, guest, config)
        config = seated(config, chosen, bots, whole.group.name)
        table, now = new_table_id(), self.services.now()
        added = await self.store.add_game(GroupGame(group, table, now), now - TOGETHER, MOST_RUNNING)
        if added is None:
            raise Refused("not-allowed", reason="too-many-tables", limit=MOST_RUNNING)
        if added != table:
            return await self.created_elsewhere(added)
        try:
            others = [
                entry
                for seat, member in enumerate(chosen)
                for entry in seat_entries(config, seat, member, is_here=now - member.seen < HERE)
                if member is not me
            ]
            await self.rooms.create(
                config, guest, me.name, nonce_hash, id=table, seat=0, others=others, address=address
            )
        except BaseException:
            self.services.in_background(self.store.drop_game(table))
            raise
        return table

    async def created_elsewhere(self, table: str) -> str:
        """Wait for a table that somebody else is just creating."""
        for _ in range(ATTEMPTS):
            if await self.store.row(table) is not None:
                return table
            await asyncio.sleep(RETRY_AFTER)
        raise Refused("busy")

    async def keep(self, group: str, guest: Guest, config: Config) -> Config:
        """Keep how the group plays a game, without what belongs to a single table."""
        plain = rematch_config(config)
        check_seats(plain)
        await self.services.try_out(first_entry(plain, guest))
        await self.store.put_preset(group, plain.game, msgspec.json.encode(plain))
        return plain

    async def follow(self, old: str, new: str) -> None:
        """The rematch of a group's game is the group's too."""
        group = await self.store.group_of_table(old)
        if group is not None and new == rematch_id(old):
            await self.store.add_game(
                GroupGame(group, new, self.services.now()), self.services.now(), MOST_RUNNING
            )

    async def standings(self, whole: Whole) -> Standings:
        found = await self.store.results(whole.group.id, MOST_RESULTS)
        return await asyncio.to_thread(
            lambda: standings_of(whole, [read_result(result) for result in found if result != NOTHING])
        )

    async def fill(self, group: str) -> None:
        """Find the results of finished games, in the background and once at a time."""
        if group in self.filling:
            return
        tables = await self.store.without_result(group, FILLED_AT_ONCE)
        if tables and group not in self.filling:
            self.filling.add(group)
            self.services.in_background(self.fill_in(group, tables))

    async def fill_in(self, group: str, tables: Sequence[str]) -> None:
        try:
            for table in tables:
                if (result := await self.result(table)) is not None:
                    await self.store.put_result(table, result)
        finally:
            self.filling.discard(group)

    async def result(self, table: str) -> bytes | None:
        """The result of a finished table, or None if it can't be found now.

        A game that nobody won has none, nor one that can't be read.
        """
        try:
            room = await self.rooms.room(table)
            if not room.table.winners or room.table.play is None:
                return NOTHING
            story = await self.archive.story(room)
            lines = await self.archive.lines(room)
            by_hand = by_hand_in(await self.archive.done(table))
            return await asyncio.to_thread(
                lambda: encode(result_of(room.table, story.head, dice_book(lines)[0], by_hand))
            )
        except (StoreError, asyncio.CancelledError):
            raise
        except Exception as error:  # one bad table must not affect the group
            if is_passing(error):
                return None
            log.exception("table %s has no result", table)
            return NOTHING


def is_passing(error: Exception) -> bool:
    """Whether a table that couldn't be read may be readable later."""
    return isinstance(error, Refused) and error.code in ("busy", "elsewhere", "paused")


def seated(config: Config, players: Sequence[Member], bots: int | None, title: str) -> Config:
    """The configuration of a game with these members on the first seats, then the bots that were chosen."""
    known = [
        (plan, persona)
        for plan, persona in zip(config.seats, config.personas or [""] * len(config.seats), strict=True)
        if plan != OPEN
    ]
    number = min(len(known) if bots is None else bots, MOST_SEATS - len(players))
    if number < 0 or len(players) + number < LEAST_SEATS:
        raise Refused("bad-setup", reason="players")
    taken = {likeness(member.name) for member in players}
    taken |= {likeness(PERSONAS[persona].name) for _, persona in known[:number] if persona}
    spare = (one.id for one in PERSONAS.values() if likeness(one.name) not in taken)
    names = {likeness(member.name) for member in players}
    added = [
        (plan, persona if persona and likeness(PERSONAS[persona].name) not in names else next(spare, ""))
        for plan, persona in [*known, *repeat((config.stand_in, ""), number)][:number]
    ]
    return msgspec.structs.replace(
        config,
        seats=(*(OPEN for _ in players), *(plan for plan, _ in added)),
        personas=(*("" for _ in players), *(persona for _, persona in added)) if config.personas else (),
        looks=looks_of([member.look for member in players], number),
        title=config.title or title,
        public=False,
    )


def looks_of(wanted: Sequence[int], others: int) -> tuple[int, ...]:
    """Everybody's look, different from all others; the first one with a look keeps it."""
    free = [look for look in range(membership.LOOKS) if look not in wanted]
    worn: list[int] = []
    for look in wanted:
        worn.append(free.pop(0) if look in worn else look)
    return (*worn, *free[:others])


def seat_entries(config: Config, seat: int, member: Member, *, is_here: bool) -> list[LogEntry]:
    sat: list[LogEntry] = [Sat(seat=seat, guest=member.guest, name=member.name)]
    return sat if is_here else [*sat, TakenOver(seat=seat, level=config.stand_in, why="away")]


def by_hand_in(done: DecodedLog) -> dict[int, float]:
    """The share of each seat's decisions that a person made."""
    people: Counter[int] = Counter()
    bots: Counter[int] = Counter()
    for _, entry in done:
        if isinstance(entry, Played | Sealed):
            people[entry.seat] += entry.hand == "person"
            bots[entry.seat] += entry.hand == "bot"
    return {seat: people[seat] / (people[seat] + bots[seat] or 1) for seat in people}
