"""The next game of a group: its members with their names and looks, as the group plays it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from itertools import repeat
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

import boneyard
from boneyard.games.shared.tempers import PERSONAS
from boneyard.server.groups import membership
from boneyard.server.groups.groups import Groups
from boneyard.server.history.derived_tables import rematch_config, rematch_id
from boneyard.server.ids import new_table_id
from boneyard.server.rooms.rooms import first_entry
from boneyard.server.store.records import GroupGame, Guest, Member
from boneyard.table.config import OPEN, Config, Word, check_seats, read_config, setup_of
from boneyard.table.errors import Refused
from boneyard.table.log_entries import LogEntry, Sat, TakenOver
from boneyard.table.names import likeness
from boneyard.table.protocol import Hash

MOST_RUNNING = 10
"""Games of a group at a time."""
TOGETHER = 10_000
"""Milliseconds in which everybody who starts a game gets the same one."""
LEAST_SEATS = 2
ATTEMPTS, RETRY_AFTER = 50, 0.1
MemberNumber = Annotated[int, Meta(ge=0, lt=2**31)]


class NextGame(Struct, frozen=True, forbid_unknown_fields=True):
    """The next game: who plays besides me, by seat; `config` replaces the group's preset."""

    game: Word
    players: Annotated[tuple[MemberNumber, ...], Meta(max_length=membership.MOST_MEMBERS)]
    config: Config | None = None
    bots: Annotated[int, Meta(ge=0, le=5)] | None = None
    """How many bots play; by default as many as in the preset."""
    nonce_hash: Hash = ""


async def start_next(groups: Groups, group: str, guest: Guest, wanted: NextGame, address: str) -> str:
    """Start a game; those who aren't here get a bot meanwhile. A new configuration becomes the preset."""
    found, me = await groups.of_member(group, guest)
    players = [membership.numbered(found, number) for number in dict.fromkeys((me.number, *wanted.players))]
    if wanted.config is not None:
        preset = await keep_preset(groups, group, guest, wanted.config)
    else:
        preset = await preset_of(groups, group, wanted.game)
    config = seated(preset, players, wanted.bots, found.name)
    table, now = new_table_id(), groups.services.now()
    added = await groups.store.add_game(GroupGame(group, table, now), now - TOGETHER, MOST_RUNNING)
    if added is None:
        raise Refused("not-allowed", reason="too-many-tables", limit=MOST_RUNNING)
    if added != table:
        return await created_elsewhere(groups, added)
    try:
        others = [
            entry
            for seat, member in enumerate(players)
            for entry in seat_entries(config, seat, member, is_here=groups.is_here(member))
            if member is not me
        ]
        await groups.rooms.create(
            config, guest, me.name, wanted.nonce_hash, id=table, seat=0, others=others, address=address
        )
    except BaseException:
        groups.services.in_background(groups.store.drop_game(table))
        raise
    return table


async def created_elsewhere(groups: Groups, table: str) -> str:
    """Wait for a table that somebody else is just creating."""
    for _ in range(ATTEMPTS):
        if await groups.store.row(table) is not None:
            return table
        await asyncio.sleep(RETRY_AFTER)
    raise Refused("busy")


async def name_in_group(groups: Groups, table: str, guest: Guest) -> str | None:
    """The name that a guest has in the group that plays at a table: a new device may know another one."""
    id = await groups.store.group_of_table(table)
    group = None if id is None else await groups.store.group(id)
    member = None if group is None else membership.member_of(group, guest.id)
    return None if member is None else member.name


async def follow_rematch(groups: Groups, old: str, new: str) -> None:
    """The rematch of a group's game is the group's too."""
    group, now = await groups.store.group_of_table(old), groups.services.now()
    if group is not None and new == rematch_id(old):
        await groups.store.add_game(GroupGame(group, new, now), now, MOST_RUNNING)


async def preset_of(groups: Groups, group: str, game: str) -> Config:
    stored = (await groups.store.presets(group)).get(game)
    if stored is None or game not in boneyard.game_ids():
        raise Refused("not-found")
    return read_config(stored)


async def keep_preset(groups: Groups, group: str, guest: Guest, config: Config) -> Config:
    """Keep how the group plays a game, without what belongs to a single table."""
    preset = rematch_config(config)
    check_seats(preset)
    setup_of(preset)
    await groups.services.try_out(first_entry(preset, guest))
    await groups.store.put_preset(group, preset.game, msgspec.json.encode(preset))
    return preset


def seated(config: Config, players: Sequence[Member], bots: int | None, title: str) -> Config:
    """The configuration of a game with these members on the first seats, then the bots that were chosen."""
    known = [
        (plan, persona)
        for plan, persona in zip(config.seats, config.personas or [""] * len(config.seats), strict=True)
        if plan != OPEN
    ]
    most = boneyard.game(config.game).seats[-1]
    number = min(len(known) if bots is None else bots, most - len(players))
    if number < 0 or len(players) + number < LEAST_SEATS:
        raise Refused("bad-setup", reason="players")
    names = {likeness(member.name) for member in players}
    taken = names | {likeness(PERSONAS[persona].name) for _, persona in known[:number] if persona}
    spare = (one.id for one in PERSONAS.values() if likeness(one.name) not in taken)
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


def looks_of(wanted: Sequence[int], bots: int) -> tuple[int, ...]:
    """Everybody's look, different from all others; the first one with a look keeps it."""
    free = [look for look in range(membership.LOOKS) if look not in wanted]
    worn: list[int] = []
    for look in wanted:
        worn.append(free.pop(0) if look in worn else look)
    return (*worn, *free[:bots])


def seat_entries(config: Config, seat: int, member: Member, *, is_here: bool) -> list[LogEntry]:
    sat: list[LogEntry] = [Sat(seat=seat, guest=member.guest, name=member.name)]
    return sat if is_here else [*sat, TakenOver(seat=seat, level=config.stand_in, why="away")]
