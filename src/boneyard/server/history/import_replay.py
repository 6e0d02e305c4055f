"""Import a replay file as a finished table with its story."""

from __future__ import annotations

import asyncio

import msgspec

import boneyard
from boneyard.engine.replay import BadReplay, Replay, read
from boneyard.server.history import replay_jobs as r
from boneyard.server.history.archive import about
from boneyard.server.history.replayer import Replayer
from boneyard.server.ids import new_table_id
from boneyard.server.rooms.changes import change_of, entries_of
from boneyard.server.services import Services
from boneyard.server.store.records import Guest
from boneyard.table.config import OPEN, Config, check_pictures, own_content, read_config
from boneyard.table.decision import Who
from boneyard.table.errors import Refused
from boneyard.table.fold import fold
from boneyard.table.log_entries import Created, Ended
from boneyard.table.table import Table


async def store_replay(services: Services, replayer: Replayer, text: str, guest: Guest, title: str) -> str:
    """Check and store a replay; return the id of its table. Refuses one that can't be replayed completely."""
    replay = parsed(text)
    if replay.ending is None:
        raise Refused("not-over")
    table, done = Table(new_table_id()), log_entries_of(replay, guest, title)
    now = services.now()
    entries = entries_of(table, now, done, Who(guest.id, None), None, b"")
    for entry, log_entry in zip(entries, done, strict=True):
        fold(table, entry.seq, now, log_entry)
    story = await replayer.run(r.MakeStory(text, about(table), foreign=True), bytes)
    if table.config.content is not None:
        await asyncio.to_thread(check_pictures, table.content)
    lease = await services.ownership.claim(table.id)
    change = change_of(None, table, lease.epoch, entries, done[-1])
    await services.store.write(msgspec.structs.replace(change, story=story))
    await services.ownership.release(table.id)
    return table.id


def parsed(text: str) -> Replay:
    try:
        replay = read(text)
    except BadReplay as error:
        raise Refused("bad-replay", reason=str(error)[:300]) from error
    if replay.setup.game not in boneyard.game_ids():
        raise Refused("bad-replay", reason=f"no game is called {replay.setup.game[:40]!r}")
    return replay


def log_entries_of(replay: Replay, guest: Guest, title: str) -> list[Created | Ended]:
    assert replay.ending is not None
    created = Created(config=config_of(replay, title), host=guest.id, seed=replay.seed)
    return [created, Ended(why="imported", winners=replay.ending.winners)]


def config_of(replay: Replay, title: str = "") -> Config:
    """The replay's setup as a table's, with the same bounds."""
    setup = replay.setup
    config = Config(
        game=setup.game,
        seats=(OPEN,) * setup.seats,
        settings=dict(setup.settings),
        content=own_content(setup.game, setup.content),
        title=title,
        position=setup.position,
    )
    try:
        return read_config(msgspec.json.encode(config))
    except (Refused, UnicodeError) as error:
        raise Refused("bad-replay", reason="its setup exceeds the limits of a table") from error
