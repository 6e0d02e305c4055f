"""Tables that come of other tables: going on from a moment, playing again, playing with the same dice."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from itertools import repeat

import msgspec

import boneyard
from boneyard.engine.fair import new_secret
from boneyard.engine.replay import read
from boneyard.games.catalogue import UnknownGame
from boneyard.games.shared.position import BadPosition, read_setup
from boneyard.games.shared.position_text import entries
from boneyard.lessons import part
from boneyard.server.history import replay_requests as r
from boneyard.server.history.importing import config_of
from boneyard.server.history.library import Library
from boneyard.server.history.replayer import Replayer
from boneyard.server.history.story import Story
from boneyard.server.ids import new_table_id, table_id_from
from boneyard.server.rooms.newcomers import not_twice
from boneyard.server.rooms.place import Place
from boneyard.server.rooms.request import new_id, request
from boneyard.server.rooms.rooms import Rooms
from boneyard.server.services import Services
from boneyard.server.store import Conflict, Elsewhere
from boneyard.server.store.records import Guest
from boneyard.table import protocol
from boneyard.table.config import OPEN, Config, FromReplay, Plan, content_of, told_content
from boneyard.table.errors import Refused
from boneyard.table.handlers import internal
from boneyard.table.log_entries import Created
from boneyard.table.shared_device import Companion, companion, moved_on
from boneyard.table.snapshot import Saved
from boneyard.table.table import Table

FORGOTTEN = 60_000
"""After so many milliseconds a table that was announced and never made is no table."""
ATTEMPTS = 20
TO_TRY_AGAIN = 0.1
"""Seconds between two looks for a table that another process is making."""
LATE = ("no-seat", "not-open")
"""Why somebody can't sit down where somebody else was faster."""
OTHERS: Plan = "easy"
"""Who answers in a lesson what it leaves open."""
read_saved = msgspec.json.Decoder(Saved).decode


async def played_on(
    replayer: Replayer, story: Story, config: Config, source: FromReplay, host: Guest
) -> Created:
    """What a table is created with that goes on from a moment: the same dice follow as would have then."""
    if source.moment is None:
        raise Refused("not-running")
    if source.moment > story.last:
        raise Refused("not-found")
    replay = read(story.replay)
    if len(config.seats) != replay.setup.seats:
        raise Refused("bad-setup", reason=f"that game has {replay.setup.seats} seats")
    found = await replayer.reach(r.Reach(story.replay, source.moment))
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


async def imagined(
    library: Library, place: Place, viewer: int | None, config: Config, source: FromReplay, host: Guest
) -> Created:
    """What a table is created with that goes on from closed hands, as one of the game's viewers knows it.

    What the viewer can't know is made up, and the dice are others. It helps like hints do, so where the
    players want none of those, it can't be done.
    """
    table = place.table
    if table.status == "open":
        raise Refused("not-running")
    if not table.config.hints:
        raise Refused("not-allowed", reason="hints")
    if len(config.seats) != len(table.seats):
        raise Refused("bad-setup", reason=f"that game has {len(table.seats)} seats")
    text = await library.replay_text(place, seed=False)
    found = await library.replayer.imagine(r.Imagine(text, viewer, source.moment, new_secret()))
    if not found.position:
        raise Refused("not-found")
    return Created(
        config=msgspec.structs.replace(
            config,
            game=table.config.game,
            settings=table.config.settings,
            content=told_content(table.config.game, table.content),
            position=found.position,
            seed="",
        ),
        host=host.id,
        seed=new_secret(),
        nonces=("",) * len(table.seats),
    )


def placed(config: Config, host: Guest) -> Created:
    """What a table is created with that starts from a position; its options are those of the text."""
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


def taught(config: Config, host: Guest) -> Created:
    """What a table is created with at which a part of a lesson is played: the learner alone with bots."""
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
    """The id of a table's rematch: the same for everybody who asks."""
    return table_id_from(f"rematch of {table}")


async def rematched(rooms: Rooms, old: Place, guest: Guest, name: str, nonce_hash: str) -> tuple[Place, int]:
    """The table at which the same people play again, and the seat that is meant for who asks."""
    table = old.table
    seat = table.seat_of(guest.id)
    if seat is None:
        raise Refused("not-yours")
    if table.status != "over":
        raise Refused("not-over")
    seat = (seat - 1) % len(table.seats)
    place = await rematch_of(rooms, table, guest, name, nonce_hash, seat)
    if not table.rematch:
        try:
            old = await rooms.room(table.id)  # it may have been put away meanwhile
            await request(old.ask, internal.Again(id=new_id(), table=place.id))
        except Refused as error:
            if error.code != "stale":
                raise
    await sit_again(place, guest.id, Companion(seat, name), nonce_hash, moved_on(table, guest.id))
    return place, seat


async def sit_again(
    place: Place, guest: str, own: Companion, nonce_hash: str, company: Sequence[Companion]
) -> None:
    """Who comes to a rematch later sits down too, with who plays at their device, where seats are free."""
    for person, one in enumerate([own, *company]):
        who, promise = companion(guest, person), "" if person else nonce_hash
        sit = protocol.Sit(id=new_id(), name=one.name, seat=one.seat, nonce_hash=promise)
        if place.table.status != "open" or place.table.seat_of(who) is not None:
            continue
        try:
            await request(place.ask, sit, who)
        except Refused as error:
            if error.code not in LATE:
                raise


async def rematch_of(
    rooms: Rooms, table: Table, guest: Guest, name: str, nonce_hash: str, seat: int
) -> Place:
    """The one table of a rematch, whoever makes it; another process may be at it, or only look for it."""
    id, config, company = rematch_id(table.id), again(table.config), moved_on(table, guest.id)
    for _ in range(ATTEMPTS):
        place = await existing(rooms, id)
        if place is not None:
            return place
        try:
            return await rooms.create(config, guest, name, nonce_hash, id=id, seat=seat, company=company)
        except (Conflict, Elsewhere):  # somebody else has asked at the same time
            await asyncio.sleep(TO_TRY_AGAIN)
    raise Refused("busy")


async def existing(rooms: Rooms, table: str) -> Place | None:
    """A table, if there is one."""
    try:
        return await rooms.room(table)
    except Refused as error:
        if error.code == "not-found":
            return None
        raise


def again(config: Config) -> Config:
    """The same table with everybody one seat further, and fresh dice."""
    return msgspec.structs.replace(
        config,
        seats=rotated(config.seats),
        seed="",
        position="",
        lesson="",
        from_replay=None,
        duplicates=False,
        duplicate_of="",
        spectators=config.spectators or config.shares_dice,
    )


def rotated(seats: tuple[Plan, ...]) -> tuple[Plan, ...]:
    """Who sat second sits first now.

    >>> rotated(("open", "easy", "hard"))
    ('easy', 'hard', 'open')
    """
    return (*seats[1:], seats[0])


async def group_of(services: Services, root: Place) -> dict[str, bool]:
    """All tables with the same dice as a first one, and whether each is over."""
    found = {root.id: root.table.status == "over"}
    for table, made in root.table.duplicates.items():
        row = await services.store.row(table)
        if row is not None:
            found[table] = row.status == "over"
        elif services.now() - made < FORGOTTEN:
            found[table] = False
    return found


async def root_of(rooms: Rooms, place: Place) -> Place:
    """The first of the tables that share their dice."""
    root = place.table.config.duplicate_of
    return await rooms.room(root) if root else place


async def duplicated(rooms: Rooms, config: Config, host: Guest) -> tuple[str, Created]:
    """The id of a table that plays with another one's dice, and what it is created with.

    The first table notes it before the seed is used, so that the seed is not told while it is played.
    """
    root = await rooms.room(config.duplicate_of)
    first = root.table.config
    if len(config.seats) != len(first.seats):
        raise Refused("bad-setup", reason=f"those tables have {len(first.seats)} seats")
    await not_twice(rooms.services, root.id, host.id)
    id = new_table_id()
    await still_played(rooms.services, root, id)
    root = await rooms.room(root.id)  # it may have been put away meanwhile
    await request(root.ask, internal.Duplicate(id=new_id(), table=id))
    await still_played(rooms.services, root, id)  # the last of them may have ended meanwhile
    same = msgspec.structs.replace(
        config,
        game=first.game,
        settings=first.settings,
        content=first.content,
        seed="",
        spectators=False,
        duplicates=False,
    )
    nonces = ("",) * len(same.seats)
    return id, Created(config=same, host=host.id, seed=root.table.seed, nonces=nonces)


async def still_played(services: Services, root: Place, id: str) -> None:
    """Refuse one more table with the same dice when all others are over: what they showed is known."""
    group = await group_of(services, root)
    if all(over for table, over in group.items() if table != id):
        raise Refused("not-open")


def first_of_several(config: Config, host: Guest, seed: str) -> Created:
    """What a table is created with whose dice others shall have too: nobody watches, nobody adds to them."""
    if config.seed:
        raise Refused("bad-setup", reason="a chosen seed is known to who chose it")
    hidden = msgspec.structs.replace(config, spectators=False)
    return Created(config=hidden, host=host.id, seed=seed, nonces=("",) * len(config.seats))
