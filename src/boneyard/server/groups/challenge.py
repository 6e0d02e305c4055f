"""The challenge of the week: every member plays the same dice against the same bots, once, when they like.

The first try is a table whose dice others may use until the week is over; nothing of it is revealed before.
Members see the others' points after their own try.
"""

from __future__ import annotations

from secrets import token_hex

import msgspec
from msgspec import Struct

from boneyard.games.shared.tempers import PERSONAS
from boneyard.server.groups.groups import Groups
from boneyard.server.groups.membership import by_guest
from boneyard.server.groups.next_game import created_elsewhere, preset_of
from boneyard.server.groups.results import NO_RESULT, find_results, read_result
from boneyard.server.history.derived_tables import ANNOUNCED_FOR, duplicate_of, with_shared_dice
from boneyard.server.ids import new_table_id
from boneyard.server.rooms.open_table import OpenTable
from boneyard.server.store.records import Guest, Member, Try
from boneyard.table.config import DAY, OPEN, Config
from boneyard.table.errors import Refused

FIRST_MONDAY = 4 * DAY
WEEK = 7 * DAY
BOTS = ("medium", "medium", "easy")


class TryInfo(Struct, frozen=True, kw_only=True):
    """A member's try; `points` are hidden until my own try is over, and while theirs is running."""

    member: int
    over: bool
    points: int | None = None
    won: bool = False


class Challenge(Struct, frozen=True, kw_only=True):
    """The challenge of this week; `game` is chosen by the first try, `table` is my own try."""

    until: int
    game: str
    table: str
    tries: tuple[TryInfo, ...]


def week_of(now: int) -> int:
    return (now - FIRST_MONDAY) // WEEK


def end_of(week: int) -> int:
    return FIRST_MONDAY + (week + 1) * WEEK


async def challenge_of(groups: Groups, group: str, guest: Guest) -> Challenge:
    """The challenge as a member may see it."""
    found, me = await groups.of_member(group, guest)
    find_results(groups, group)
    week = week_of(groups.services.now())
    known = await groups.store.tries(group, week)
    own = next((one for one in known if one.guest in me.guests), None)
    row = await groups.store.row(known[0].root) if known else None
    numbers, shown = by_guest(found), own is not None and own.result is not None
    return Challenge(
        until=end_of(week),
        game="" if row is None else row.game,
        table="" if own is None else own.table_id,
        tries=tuple(
            try_info(numbers[one.guest], one.result, shown=shown) for one in known if one.guest in numbers
        ),
    )


def try_info(member: int, result: bytes | None, *, shown: bool) -> TryInfo:
    if result is None or not shown:
        return TryInfo(member=member, over=result is not None)
    if result == NO_RESULT:
        return TryInfo(member=member, over=True, points=0)
    seat = read_result(result).seats[0]
    return TryInfo(member=member, over=True, points=seat.points, won=seat.won)


async def play_try(groups: Groups, group: str, guest: Guest, game: str, config: Config | None) -> str:
    """My try of this week; the same table if I have one already. `config` is used if there is no preset."""
    _, me = await groups.of_member(group, guest)
    now, table = groups.services.now(), new_table_id()
    week = week_of(now)
    wanted = try_config(await preset_or(groups, group, game, config), end_of(week))
    mine = await groups.store.add_try(Try(group, week, table, table, guest.id, now), me.guests)
    if mine.table_id != table:
        await created(groups, mine.table_id)
        return mine.table_id
    try:
        if mine.root == table:
            first = with_shared_dice(wanted, guest, token_hex(32))
            made = await groups.rooms.create(first.config, guest, me.name, id=table, created=first)
        else:
            made = await with_same_dice(groups, mine, guest, me)
    except BaseException:
        groups.services.in_background(groups.store.drop_try(table, now))
        raise
    return made.id


async def with_same_dice(groups: Groups, mine: Try, guest: Guest, me: Member) -> OpenTable:
    await created(groups, mine.root)
    root = (await groups.rooms.room(mine.root)).table.config
    copy = msgspec.structs.replace(root, duplicates=False, duplicates_until=0, duplicate_of=mine.root)
    _, first = await duplicate_of(groups.rooms, copy, guest, mine.table_id)
    return await groups.rooms.create(first.config, guest, me.name, id=mine.table_id, created=first)


async def created(groups: Groups, table: str) -> None:
    """Wait for the table of a try; forget one that isn't created after a while: its process was killed."""
    try:
        await created_elsewhere(groups, table)
    except Refused:
        await groups.store.drop_try(table, groups.services.now() - ANNOUNCED_FOR)
        raise


async def preset_or(groups: Groups, group: str, game: str, config: Config | None) -> Config:
    try:
        return await preset_of(groups, group, game)
    except Refused:
        if config is None or config.game != game:
            raise
        return config


def try_config(config: Config, until: int) -> Config:
    """How a game is played alone against the challenge's bots."""
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
