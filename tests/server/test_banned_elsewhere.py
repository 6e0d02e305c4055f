"""Bans and new keys disconnect a guest from every process."""

import asyncio

import pytest

from boneyard.server.admin import requests as r
from boneyard.server.admin.commands import AdminCommands
from boneyard.server.websocket import tables
from boneyard.server.websocket.lists import MINE
from tests.patience import within
from tests.server.postgres import Postgres
from tests.server.shared_database import open_table, process


async def test_a_ban_disconnects_from_every_process(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "CHECK_EVERY", 0.05)
    url = postgres.make_database()

    async with process(url) as (first, _), process(url) as (second, _):
        table = (await open_table(first))[0].id
        eve, key = await second.guest("Eve")
        _, other = await second.guest("Ben")
        line, stays = await second.at(table, key), await second.at(table, other)
        watching = asyncio.create_task(second.sockets.watch_people())
        commands = AdminCommands(first.rooms, first.sockets.end)
        for kind in ("mute", "ban"):
            reply = await commands.answer(r.BanGuest(kind=kind, guest=eve.id, table=table))
            assert isinstance(reply, r.Rows)
        await within(60, line.over())
        assert line.closed == 1008
        assert stays.closed is None
        watching.cancel()


async def test_sockets_of_an_old_key_are_closed_in_every_process(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "CHECK_EVERY", 0.05)
    url = postgres.make_database()

    async with process(url) as (first, _), process(url) as (second, _):
        table = (await open_table(first))[0].id
        ann, key = await second.guest("Ann")
        _, other = await second.guest("Ben")
        lines = [await second.at(table, key), second.open(MINE, key)]
        lines[1].put('{"type":"hello","protocol":1}')
        assert (await lines[1].next_message())["type"] == "lobby"
        stays = await second.at(table, other)
        watching = asyncio.create_task(second.sockets.watch_people())
        await first.services.store.change_key(ann.id, b"new")
        for line in lines:
            await within(60, line.over())
            assert line.closed == 1012, "clients with the new key may reconnect"
        assert stays.closed is None
        assert len(second.sockets.keys) == 1
        watching.cancel()
