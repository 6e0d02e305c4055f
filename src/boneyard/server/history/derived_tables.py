"""Tables made from other tables: continuing from a moment, rematches, the same dice."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from itertools import repeat
from secrets import token_hex

import msgspec

import boneyard
from boneyard.engine.fair import new_secret
from boneyard.engine.replay import read
from boneyard.games.catalogue import UnknownGame
from boneyard.games.shared.position import BadPosition, read_setup
from boneyard.games.shared.position.text import entries
from boneyard.lessons import part
from boneyard.server.history import replay_jobs as r
from boneyard.server.history.archive import Archive
from boneyard.server.history.import_replay import config_of
from boneyard.server.history.replayer import Replayer
from boneyard.server.history.story import Story
from boneyard.server.ids import new_table_id, table_id_from
from boneyard.server.rooms.admission import require_new_dice
from boneyard.server.rooms.open_table import OpenTable
from boneyard.server.rooms.rooms import Rooms
from boneyard.server.services import Services
from boneyard.server.store import Conflict, Elsewhere
from boneyard.server.store.records import Guest
from boneyard.table import protocol
from boneyard.table.config import OPEN, Config, FromReplay, Plan, content_of, own_content
from boneyard.table.errors import Refused
from boneyard.table.handlers import internal
from boneyard.table.log_entries import Created, Saved
from boneyard.table.shared_device import Companion, companion, company_of
from boneyard.table.table import Table

ANNOUNCED_FOR = 60_000
"""Milliseconds after which a table that was announced but never created doesn't count."""
NOT_BEGUN = ""
"""Stands for tables that may still be created with the same dice."""
ATTEMPTS = 20
RETRY_AFTER = 0.1
"""Seconds between two looks for a table that another process is creating."""
LATE = ("no-seat", "not-open")
"""The refusals if somebody else took the seat first."""
OTHERS: Plan = "easy"
"""The bot for everything that a lesson leaves open."""
read_saved = msgspec.json.Decoder(Saved).decode


async def from_moment(
    replayer: Replayer, story: Story, config: Config, source: FromReplay, host: Guest
) -> Created:
    """The first entry of a table that continues a finished game from a moment, with the same dice to come."""
    if source.moment is None:
        raise Refused("not-running")
    if source.moment > story.last:
        raise Refused("not-found")
    replay = read(story.replay)
    if len(config.seats) != replay.setup.seats:
        raise Refused("bad-setup", reason=f"that game has {replay.setup.seats} seats")
    found = await replayer.run(r.Reach(story.replay, source.moment), r.Reached)
    if found.over:
        raise Refused("not-running")
    original = config_of(replay)
    return Created(
        config=msgspec.structs.replace(
            config,
            game=original.game,
            settings=original.settings,
            content=original.content,
            position=original.position,
            seed="",
            duplicates=False,
            duplicate_of="",
        ),
        host=host.id,
        seed=replay.seed,
        lines=found.lines,
        nonces=tuple(nonce or "" for nonce in replay.nonces) or ("",) * replay.setup.seats,
        position=read_saved(found.position),
    )


async def from_view(
    archive: Archive,
    open_table: OpenTable,
    viewer: int | None,
    config: Config,
    source: FromReplay,
    host: Guest,
) -> Created:
    """The first entry of a table that continues a game with closed hands, as one viewer knows it.

    The rest is sampled, and the dice are new. Like hints this helps a player, so it needs the `hints`
    setting.
    """
    table = open_table.table
    if table.status == "open":
        raise Refused("not-running")
    if not table.config.hints:
        raise Refused("not-allowed", reason="hints")
    if len(config.seats) != len(table.seats):
        raise Refused("bad-setup", reason=f"that game has {len(table.seats)} seats")
    text = await archive.replay_text(open_table, seed=False)
    position = await archive.replayer.run(r.Imagine(text, viewer, source.moment, new_secret()), str)
    if not position:
        raise Refused("not-found")
    return Created(
        config=msgspec.structs.replace(
            config,
            game=table.config.game,
            settings=table.config.settings,
            content=own_content(table.config.game, table.content),
            position=position,
            seed="",
        ),
        host=host.id,
        seed=new_secret(),
        nonces=("",) * len(table.seats),
    )


def from_position(config: Config, host: Guest) -> Created:
    """The first entry of a table that starts from a position; the text sets its options."""
    try:
        game = boneyard.game(config.game)
        first = entries(config.position)[0]
        settings = dict(read_setup(game, first, content_of(config)).settings)
    except (UnknownGame, BadPosition) as error:
        raise Refused("bad-setup", reason=str(error)[:300]) from error
    return Created(
        config=msgspec.structs.replace(config, settings=settings),
        host=host.id,
        seed=config.seed or new_secret(),
        nonces=("",) * len(config.seats),
    )


def from_lesson(config: Config, host: Guest) -> Created:
    """The first entry of a lesson's table: the learner alone with bots."""
    found = part(config.game, config.lesson)
    if found is None:
        raise Refused("bad-setup", reason="there is no such lesson")
    game = boneyard.game(config.game)
    setup = read_setup(game, entries(found.position)[0], None)
    plain = Config(
        game=config.game,
        seats=(OPEN, *repeat(OTHERS, setup.seats - 1)),
        settings=dict(setup.settings),
        absence="wait",
        spectators=False,
        hints=False,
        lesson=config.lesson,
        position=found.position,
    )
    return Created(config=plain, host=host.id, seed=new_secret(), nonces=("",) * setup.seats)


def rematch_id(table: str) -> str:
    """The same for everybody who asks."""
    return table_id_from(f"rematch of {table}")


async def join_rematch(
    rooms: Rooms, old: OpenTable, guest: Guest, name: str, nonce_hash: str
) -> tuple[OpenTable, int]:
    """The rematch table, and the seat meant for this guest."""
    table = old.table
    seat = table.seat_of(guest.id)
    if seat is None:
        raise Refused("not-yours")
    if table.status != "over":
        raise Refused("not-over")
    open_table = await rematch_of(rooms, table, guest, name, nonce_hash, seat)
    if not table.rematch:
        try:
            old = await rooms.room(table.id)  # it may have been closed here meanwhile
            await old.request(internal.Rematch(table=open_table.id))
        except Refused as error:
            if error.code != "stale":
                raise
    await sit_down(open_table, guest.id, Companion(seat, name), nonce_hash, company_of(table, guest.id))
    return open_table, seat


async def sit_down(
    open_table: OpenTable, guest: str, own: Companion, nonce_hash: str, company: Sequence[Companion]
) -> None:
    """Seat a guest, and those at the same device, at a rematch that somebody else created, where seats are
    free.
    """
    for person, one in enumerate([own, *company]):
        who, promise = companion(guest, person), "" if person else nonce_hash
        sit = protocol.Sit(id=token_hex(8), name=one.name, seat=one.seat, nonce_hash=promise)
        if open_table.table.status != "open" or open_table.table.seat_of(who) is not None:
            continue
        try:
            await open_table.request(sit, who)
        except Refused as error:
            if error.code not in LATE:
                raise


async def rematch_of(
    rooms: Rooms, table: Table, guest: Guest, name: str, nonce_hash: str, seat: int
) -> OpenTable:
    """The one rematch table; this or another process creates it."""
    id, config, company = rematch_id(table.id), rematch_config(table.config), company_of(table, guest.id)
    for _ in range(ATTEMPTS):
        open_table = await existing(rooms, id)
        if open_table is not None:
            return open_table
        try:
            return await rooms.create(config, guest, name, nonce_hash, id=id, seat=seat, company=company)
        except (Conflict, Elsewhere):  # another process creates or looks for it at the same time
            await asyncio.sleep(RETRY_AFTER)
    raise Refused("busy")


async def existing(rooms: Rooms, table: str) -> OpenTable | None:
    try:
        return await rooms.room(table)
    except Refused as error:
        if error.code == "not-found":
            return None
        raise


def rematch_config(config: Config) -> Config:
    """The same table with new dice. Everybody keeps their seat, and so their colour."""
    return msgspec.structs.replace(
        config,
        seed="",
        position="",
        lesson="",
        from_replay=None,
        duplicates=False,
        duplicates_until=0,
        duplicate_of="",
        spectators=config.spectators or config.shares_dice,
    )


async def group_of(services: Services, root: OpenTable) -> dict[str, bool]:
    """All tables with the same dice, and whether each is over; until others may begin no more, one isn't."""
    found = {root.id: root.table.status == "over"}
    if services.now() < root.table.config.duplicates_until:
        found[NOT_BEGUN] = False
    for table, made in root.table.duplicates.items():
        row = await services.store.row(table)
        if row is not None:
            found[table] = row.status == "over"
        elif services.now() - made < ANNOUNCED_FOR:
            found[table] = False
    return found


async def root_of(rooms: Rooms, open_table: OpenTable) -> OpenTable:
    """The first of the tables that share their dice."""
    root = open_table.table.config.duplicate_of
    return await rooms.room(root) if root else open_table


async def duplicate_of(rooms: Rooms, config: Config, host: Guest, id: str = "") -> tuple[str, Created]:
    """The id, if it isn't given, and first entry of a table with another one's dice.

    The first table logs it before it uses the seed, so that the seed isn't revealed while it is played.
    """
    root = await rooms.room(config.duplicate_of)
    first = root.table.config
    if len(config.seats) != len(first.seats):
        raise Refused("bad-setup", reason=f"those tables have {len(first.seats)} seats")
    await require_new_dice(rooms.services, root.id, host.id)
    id = id or new_table_id()
    await require_unfinished(rooms.services, root, id)
    root = await rooms.room(root.id)  # it may have been closed here meanwhile
    await root.request(internal.Duplicate(table=id))
    await require_unfinished(rooms.services, root, id)  # the last of them may have ended meanwhile
    same = msgspec.structs.replace(
        config,
        game=first.game,
        settings=first.settings,
        content=first.content,
        seed="",
        spectators=False,
        duplicates=False,
        duplicates_until=0,
    )
    nonces = ("",) * len(same.seats)
    return id, Created(config=same, host=host.id, seed=root.table.seed, nonces=nonces)


async def require_unfinished(services: Services, root: OpenTable, id: str) -> None:
    """Refuse another table with the same dice once all others are over: the dice are known then."""
    group = await group_of(services, root)
    if all(over for table, over in group.items() if table != id):
        raise Refused("not-open")


def with_shared_dice(config: Config, host: Guest, seed: str) -> Created:
    """The first entry of a table whose dice others may use: nobody watches, nobody adds to the dice."""
    if config.seed:
        raise Refused("bad-setup", reason="tables with the same dice can't have a chosen seed")
    hidden = msgspec.structs.replace(config, spectators=False)
    return Created(config=hidden, host=host.id, seed=seed, nonces=("",) * len(config.seats))
