"""The challenge of the week: every member plays the same dice against the same bots, once, when they like.

The first try is a table whose dice others may use until the week is over; nothing of it is revealed before.
Members see the others' points after their own try.
"""

from __future__ import annotations

import logging
from secrets import token_hex

import msgspec
from msgspec import Struct

from boneyard.games.shared.tempers import PERSONAS
from boneyard.server.groups import membership
from boneyard.server.groups.groups import FILLED_AT_ONCE, Groups, is_passing
from boneyard.server.history.derived_tables import duplicate_of, with_shared_dice
from boneyard.server.ids import new_table_id
from boneyard.server.rooms.open_table import OpenTable
from boneyard.server.store import StoreError
from boneyard.server.store.records import Guest, Member, Try, Whole
from boneyard.table.config import DAY, OPEN, Config, read_config
from boneyard.table.errors import Refused

log = logging.getLogger(__name__)
FIRST_MONDAY = 4 * DAY
WEEK = 7 * DAY
BOTS = ("medium", "medium", "easy")


class TryResult(Struct, frozen=True):
    points: int
    won: bool


class TryInfo(Struct, frozen=True, kw_only=True):
    """A member's try; `points` are hidden until my own try is over, and while theirs is running."""

    member: int
    over: bool
    points: int | None
    won: bool


class Challenge(Struct, frozen=True, kw_only=True):
    """The challenge of this week; `game` is chosen by the first try, `table` is my own try."""

    until: int
    game: str
    table: str
    tries: tuple[TryInfo, ...]


encode = msgspec.json.Encoder().encode
read_result = msgspec.json.Decoder(TryResult).decode


def week_of(now: int) -> int:
    return (now - FIRST_MONDAY) // WEEK


def end_of(week: int) -> int:
    return FIRST_MONDAY + (week + 1) * WEEK


async def challenge_of(groups: Groups, group: str, guest: Guest) -> Challenge:
    """The challenge as a member may see it."""
    whole, me = await groups.of_member(group, guest.id)
    week = week_of(groups.services.now())
    known = await groups.store.tries(group, week)
    await fill(groups, known)
    own = try_of(me, known)
    row = await groups.store.row(known[0].root) if known else None
    shown = own is not None and own.result is not None
    return Challenge(
        until=end_of(week),
        game="" if row is None else row.game,
        table="" if own is None else own.table_id,
        tries=tuple(info for one in known if (info := info_of(whole, one, shown=shown)) is not None),
    )


def info_of(whole: Whole, one: Try, *, shown: bool) -> TryInfo | None:
    member = membership.guests_of(whole).get(one.guest)
    if member is None:
        return None
    result = read_result(one.result) if one.result is not None else None
    if result is None or not shown:
        return TryInfo(member=member, over=result is not None, points=None, won=False)
    return TryInfo(member=member, over=True, points=result.points, won=result.won)


def try_of(member: Member, known: tuple[Try, ...]) -> Try | None:
    guests = {member.guest, *member.former.split()}
    return next((one for one in known if one.guest in guests), None)


async def fill(groups: Groups, known: tuple[Try, ...]) -> None:
    """Store the results of tries that are over."""
    for one in [one for one in known if one.result is None][:FILLED_AT_ONCE]:
        row = await groups.store.row(one.table_id)
        if row is not None and row.status == "over":
            groups.services.in_background(store_result(groups, one))


async def store_result(groups: Groups, one: Try) -> None:
    try:
        result = await result_of(groups, one.table_id)
    except StoreError:
        raise
    except Exception as error:  # one bad table must not be tried again for ever
        if is_passing(error):
            return
        log.exception("table %s has no result", one.table_id)
        result = TryResult(0, False)
    await groups.store.put_try_result(one.table_id, encode(result))


async def result_of(groups: Groups, table: str) -> TryResult:
    room, seat = await groups.rooms.room(table), 0
    if room.table.play is None:
        return TryResult(0, False)
    numbers = (await groups.archive.story(room)).head.statistics
    stands = () if numbers is None else numbers.standings
    points = next((stand.points for stand in stands if stand.seat == seat), 0)
    return TryResult(points, seat in room.table.winners)


async def play_try(groups: Groups, group: str, guest: Guest, game: str, config: Config | None) -> str:
    """My try of this week; the same table if I have one already."""
    _, me = await groups.of_member(group, guest.id)
    week, table = week_of(groups.services.now()), new_table_id()
    wanted = await plain_config(groups, group, game, config, end_of(week))
    mine = await groups.store.add_try(
        Try(group, week, table, table, guest.id), (me.guest, *me.former.split())
    )
    if mine.table_id != table:
        await created(groups, mine.table_id)
        return mine.table_id
    try:
        if mine.root == table:
            first = with_shared_dice(wanted, guest, token_hex(32))
            made = await groups.rooms.create(first.config, guest, me.name, id=table, created=first)
        else:
            made = await same_dice(groups, mine, guest, me)
    except BaseException:
        groups.services.in_background(groups.store.drop_try(table))
        raise
    return made.id


async def same_dice(groups: Groups, mine: Try, guest: Guest, me: Member) -> OpenTable:
    await created(groups, mine.root)
    root = (await groups.rooms.room(mine.root)).table.config
    copy = msgspec.structs.replace(root, duplicates=False, duplicates_until=0, duplicate_of=mine.root)
    _, first = await duplicate_of(groups.rooms, copy, guest, mine.table_id)
    return await groups.rooms.create(first.config, guest, me.name, id=mine.table_id, created=first)


async def created(groups: Groups, table: str) -> None:
    """Wait for the table of a try; forget one that was never created because its process was killed."""
    try:
        await groups.created_elsewhere(table)
    except Refused:
        await groups.store.drop_try(table)
        raise


async def plain_config(groups: Groups, group: str, game: str, config: Config | None, until: int) -> Config:
    """How the group plays a game, alone against bots."""
    stored = (await groups.store.presets(group)).get(game)
    if stored is not None:
        config = read_config(stored)
    if config is None or config.game != game:
        raise Refused("not-found")
    personas = tuple(PERSONAS)[: len(BOTS)]
    return msgspec.structs.replace(
        config,
        seats=(OPEN, *BOTS),
        personas=("", *personas),
        looks=(),
        pace=None,
        seed="",
        position="",
        lesson="",
        from_replay=None,
        public=False,
        hints=False,
        duplicates=True,
        duplicates_until=until,
        duplicate_of="",
    )
