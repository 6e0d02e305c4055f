"""Who is banned, or has another key, by way of one process is shown out of the others too."""

import asyncio

import pytest

from boneyard.server.admin import requests as r
from boneyard.server.admin.office import Office
from boneyard.server.lines import sockets
from boneyard.server.lines.lobbying import MINE
from tests.patience import within
from tests.server.postgres import Postgres
from tests.server.test_following import open_table, process


def test_a_banned_guest_is_shown_out_of_other_processes(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "LOOK_AGAIN", 0.05)
    url = postgres.make_database()

    async def scenario() -> None:
        async with process(url) as (first, _), process(url) as (second, _):
            table = (await open_table(first))[0].id
            eve, key = await second.guest("Eve")
            _, other = await second.guest("Ben")
            line, stays = await second.at(table, key), await second.at(table, other)
            watching = asyncio.create_task(second.sockets.watch_people())
            office = Office(first.rooms, first.sockets.end)
            for kind in ("mute", "ban"):
                told = await office.answer(r.KeepOut(kind=kind, guest=eve.id, table=table))
                assert isinstance(told, r.Told)
            await within(60, line.over())
            assert line.closed == 1008
            assert stays.closed is None
            watching.cancel()

    asyncio.run(scenario())


def test_sockets_of_an_old_key_are_closed_in_every_process(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "LOOK_AGAIN", 0.05)
    url = postgres.make_database()

    async def scenario() -> None:
        async with process(url) as (first, _), process(url) as (second, _):
            table = (await open_table(first))[0].id
            ann, key = await second.guest("Ann")
            _, other = await second.guest("Ben")
            lines = [await second.at(table, key), second.open(MINE, key)]
            lines[1].put('{"type":"hello","protocol":1}')
            assert (await lines[1].hear())["type"] == "lobby"
            stays = await second.at(table, other)
            watching = asyncio.create_task(second.sockets.watch_people())
            await first.services.store.change_key(ann.id, b"new")
            for line in lines:
                await within(60, line.over())
                assert line.closed == 1012, "who has the new key may come again"
            assert stays.closed is None
            assert len(second.sockets.keys) == 1
            watching.cancel()

    asyncio.run(scenario())
