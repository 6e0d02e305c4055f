"""The live lobby and the live list of one's own games."""

import json
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from boneyard.server.lobby import ListedTable, Summary
from boneyard.server.websocket.lists import is_same
from tests.patience import within
from tests.server.client import Person
from tests.server.process import ServerProcess


class Watcher:
    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.tables: dict[str, Any] = {}
        self.frames = 0

    async def next_message(self) -> None:
        said = json.loads(await within(60, self.socket.recv()))
        assert said["type"] == "lobby", said
        self.frames += 1
        if said["whole"]:
            self.tables.clear()
        for table in said.get("tables", []):
            self.tables[table["id"]] = table
        for table in said.get("gone", []):
            del self.tables[table]

    async def status(self, table: str, wanted: str | None) -> None:
        while (self.tables.get(table) or {}).get("status") != wanted:
            await self.next_message()


async def test_the_lobby_shows_tables_live(server: ServerProcess) -> None:
    ann, bob = await Person.new(server.address, "Ann"), await Person.new(server.address, "Bob")
    first = await ann.make_table("zombie-invasion", ["open", "open"], public=True, title="Early")
    async with (
        connect(f"ws://{server.address}/ws/lobby") as one,
        connect(f"ws://{server.address}/ws/lobby") as two,
    ):
        for socket in (one, two):
            await socket.send('{"type":"hello","protocol":1}')
        watcher, other = Watcher(one), Watcher(two)
        await watcher.status(first, "open")
        await other.status(first, "open")
        assert (watcher.frames, other.frames) == (1, 1), "sent at once, without waiting for a change"
        hidden = await ann.make_table("zombie-invasion", ["open", "open"])
        second = await ann.make_table("midevil", ["open", "open"], public=True)
        await watcher.status(second, "open")
        assert hidden not in watcher.tables
        await bob.sit(first)
        async with ann.at(first) as host:
            await host.ask("begin")
        await watcher.status(first, "running")
        assert [seat.get("name") for seat in watcher.tables[first]["summary"]["seats"]] == ["Ann", "Bob"]
        async with ann.at(first) as host:
            await host.ask("leave", concede=True)
        await watcher.status(first, None)
        await other.status(first, None)
        await other.status(second, "open")
        assert watcher.tables.keys() == other.tables.keys()
        await one.send('{"type":"begin","id":"7"}')
        refused = json.loads(await one.recv())
        assert (refused["type"], refused["id"], refused["code"]) == ("failed", "7", "bad-frame")
        assert refused["data"] == {"reason": "a list accepts only hello and ping"}
        await one.send('{"type":"ping"}')
        assert json.loads(await one.recv()) == {"type": "pong"}


async def test_my_games_are_shown_live(server: ServerProcess) -> None:
    ann, bob = await Person.new(server.address, "Ann"), await Person.new(server.address, "Bob")
    address, hello = f"ws://{server.address}/ws/mine", '{"type":"hello","protocol":1}'
    async with (
        connect(address, additional_headers=ann.headers) as one,
        connect(address, additional_headers=bob.headers) as other,
    ):
        watcher, stranger = Watcher(one), Watcher(other)
        for person in (watcher, stranger):
            await person.socket.send(hello)
            await person.next_message()
        assert not watcher.tables
        table = await ann.make_table("zombie-invasion", ["open", "open"])
        await watcher.status(table, "open")
        await bob.sit(table)
        await stranger.status(table, "open")
        assert (watcher.tables[table]["seat"], stranger.tables[table]["seat"]) == (0, 1)
        alone = await bob.make_table("midevil", ["open", "open"])
        await stranger.status(alone, "open")
        async with ann.at(table) as host:
            await host.ask("begin")
        await watcher.status(table, "running")
        async with ann.at(table) as host:
            await host.ask("leave", concede=True)
        await watcher.status(table, "over")
        assert alone not in watcher.tables, "another guest's table"
    elsewhere = {**ann.headers, "origin": "http://elsewhere.example"}
    for headers in ({}, elsewhere):
        async with connect(address, additional_headers=headers) as nobody:
            with pytest.raises(ConnectionClosed, match="not-yours"):
                await nobody.recv()


def test_answers_cause_no_lobby_update() -> None:
    summary = Summary(title="", game="midevil", seats=(), settings={}, turn=3)
    before = ListedTable("a", "running", 1000, summary)
    assert is_same(before, ListedTable("a", "running", 2000, summary))
    later = Summary(title="", game="midevil", seats=(), settings={}, turn=4)
    assert not is_same(before, ListedTable("a", "running", 2000, later))
    assert not is_same(None, before)
