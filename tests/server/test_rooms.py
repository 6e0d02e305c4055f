"""A table is opened once, however many ask for it at the same time, and while it is made."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from boneyard.server.history import tables
from boneyard.server.history.tables import rematched
from boneyard.server.rooms.place import Place
from boneyard.server.rooms.request import HOST, request
from boneyard.server.store import Conflict
from boneyard.table.config import Config
from boneyard.table.errors import Refused
from boneyard.table.handlers import internal
from tests.reliability.inside import inside
from tests.server.test_housekeeping import ANN, close, rooms_on
from tests.server.waiting import until

TWO = Config(game="midevil", seats=("open", "open"))


def test_who_asks_for_a_table_while_it_is_made_gets_the_same_room(tmp_path: Path) -> None:
    async def play() -> None:
        rooms = await rooms_on(tmp_path / "t.db", lets=False)
        await rooms.services.store.put_guest(ANN)
        work = [
            *(rooms.room("again") for _ in range(2)),
            *(rooms.create(TWO, ANN, "Ann", id="again") for _ in range(3)),
            *(rooms.room("again") for _ in range(2)),
        ]
        found = await asyncio.gather(*work, return_exceptions=True)
        place = rooms.open["again"]
        made = found[2:5]
        assert made.count(place) == 1
        assert sum(isinstance(one, Conflict) for one in made) == 2
        for one in (*found[:2], *found[5:]):
            assert one is place or (isinstance(one, Refused) and one.code == "not-found")
        running = [task for task in asyncio.all_tasks() if "Place.run" in repr(task.get_coro())]
        assert len(running) == 1, "one writer"
        await close(rooms)

    asyncio.run(play())


def test_who_says_hello_after_the_table_was_put_away_is_let_in_where_it_is_played(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path / "tables.db") as server:
            room, keys = await server.game(2, game="zombie-invasion")
            assert room.table.play is not None
            table, seat = room.table.id, room.table.play.actors[0]
            late = server.open(table, keys[seat])
            await until(lambda: late.accepted)
            await server.rooms.forget(table)
            late.put('{"type":"hello","protocol":1}')
            decision = (await late.hear())["question"]["decision"]
            done = await late.answer(type="answer", id="1", decision=decision, choice=0)
            assert done["type"] == "done"
            await late.end()

    asyncio.run(play())


def test_what_is_asked_of_a_table_that_was_put_away_is_refused_at_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path / "tables.db") as server:
            room, _ = await server.game(2, game="zombie-invasion")
            place = server.rooms.open[room.table.id]
            await server.rooms.forget(room.table.id)
            frames: list[bytes] = []
            place.ask(HOST, internal.Close(id="1"), frames.append)
            assert b'"busy"' in frames[0]

    asyncio.run(play())


def test_a_rematch_is_noted_though_its_first_game_was_put_away_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with inside(tmp_path / "tables.db") as server:
            room, _ = await server.game(2, game="zombie-invasion")
            old = server.rooms.open[room.table.id]
            await request(old.ask, internal.Close(id="1"))
            guest = await server.services.store.guest(old.table.seats[0].guest)
            assert guest is not None
            make = tables.rematch_of

            async def slow(*asked: Any) -> Place:  # noqa: ANN401  # as it is asked
                await server.rooms.forget(old.id)
                return await make(*asked)

            monkeypatch.setattr(tables, "rematch_of", slow)
            place, _ = await rematched(server.rooms, old, guest, "Ann", "")
            assert (await server.rooms.room(old.id)).table.rematch == place.id

    asyncio.run(play())
