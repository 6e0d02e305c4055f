"""A table is opened once, however many ask for it at the same time."""

import asyncio
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from boneyard.server.history import derived_tables
from boneyard.server.history.derived_tables import join_rematch
from boneyard.server.rooms.open_table import HOST, OpenTable
from boneyard.server.store import Conflict
from boneyard.table import protocol
from boneyard.table.config import Config, OwnContent
from boneyard.table.errors import Refused
from boneyard.table.handlers import internal
from boneyard.table.handlers.internal import Internal
from boneyard.table.log_entries import Created
from tests.reliability.in_process import in_process_server
from tests.server.rooms import ANN, rooms_on
from tests.server.waiting import until
from tests.unplayable_content import CELL, own_files

TWO = Config(game="midevil", seats=("open", "open"))


async def test_concurrent_openers_share_one_room(tmp_path: Path) -> None:
    async with rooms_on(tmp_path / "t.db") as rooms:
        work = [
            *(rooms.room("again") for _ in range(2)),
            *(rooms.create(TWO, ANN, "Ann", id="again") for _ in range(3)),
            *(rooms.room("again") for _ in range(2)),
        ]
        found = await asyncio.gather(*work, return_exceptions=True)
        open_table = rooms.open["again"]
        made = found[2:5]
        assert made.count(open_table) == 1
        assert sum(isinstance(one, Conflict) for one in made) == 2
        for one in (*found[:2], *found[5:]):
            assert one is open_table or (isinstance(one, Refused) and one.code == "not-found")
        running = [task for task in asyncio.all_tasks() if "OpenTable.run" in repr(task.get_coro())]
        assert len(running) == 1, "one writer"


async def test_hello_reopens_an_unloaded_table(
    tmp_path: Path,
) -> None:
    async with in_process_server(tmp_path / "tables.db") as server:
        room, keys = await server.game(2, game="zombie-invasion")
        assert room.table.play is not None
        table, seat = room.table.id, room.table.play.actors[0]
        late = server.open(table, keys[seat])
        await until(lambda: late.accepted)
        await server.rooms.forget(table)
        late.put('{"type":"hello","protocol":1}')
        decision = (await late.next_message())["question"]["decision"]
        done = await late.answer(type="answer", id="1", decision=decision, choice=0)
        assert done["type"] == "done"
        await late.end()


async def test_requests_to_an_unloaded_table_are_refused(tmp_path: Path) -> None:
    async with in_process_server(tmp_path / "tables.db") as server:
        room, _ = await server.game(2, game="zombie-invasion")
        open_table = server.rooms.open[room.table.id]
        await server.rooms.forget(room.table.id)
        frames: list[bytes] = []
        open_table.ask(HOST, internal.Close(id="1"), frames.append)
        assert b'"busy"' in frames[0]


async def test_a_rematch_is_stored_for_an_unloaded_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with in_process_server(tmp_path / "tables.db") as server:
        room, _ = await server.game(2, game="zombie-invasion")
        old = server.rooms.open[room.table.id]
        await old.request(internal.Close())
        guest = await server.services.store.guest(old.table.seats[0].guest)
        assert guest is not None
        make = derived_tables.rematch_of

        async def slow(*asked: Any) -> OpenTable:  # noqa: ANN401  # as it is asked
            await server.rooms.forget(old.id)
            return await make(*asked)

        monkeypatch.setattr(derived_tables, "rematch_of", slow)
        open_table, _ = await join_rematch(server.rooms, old, guest, "Ann", "")
        assert (await server.rooms.room(old.id)).table.rematch == open_table.id


async def test_new_options_of_own_tiles_are_tried_out(tmp_path: Path) -> None:
    """They may make a game unplayable that was playable before."""
    tried: list[dict[str, str]] = []

    async def refusing(created: Created) -> None:
        tried.append(created.config.settings)
        if created.config.settings:
            raise Refused("bad-setup")

    async with rooms_on(tmp_path / "t.db") as rooms:
        rooms.services.try_out = refusing
        own = OwnContent("cell", own_files(cell=CELL))
        made = await rooms.create(msgspec.structs.replace(TWO, content=own), ANN, "Ann")
        asked = protocol.Configure(id="1", settings={"round_limit": "none"})
        with pytest.raises(Refused, match="bad-setup"):
            await made.request(cast(Internal, asked), ANN.id)
        assert made.table.config.settings == {}
        with pytest.raises(Refused, match="not-yours"):
            await made.request(cast(Internal, asked), "eve")
        assert tried == [{}, {"round_limit": "none"}], "strangers cause no trials"
