"""Tables without spectators show nothing to guests without a seat."""

import json
from pathlib import Path

from boneyard.server.rooms.open_table import OpenTable
from boneyard.table.config import OPEN, Config
from boneyard.table.handlers.internal import HandOver
from tests.reliability.in_process import InProcessServer, InProcessSocket, in_process_server

HELLO = '{"type":"hello","protocol":1}'


async def private_table(server: InProcessServer) -> tuple[OpenTable, str]:
    """An open table without spectators, and its host's key."""
    host, key = await server.guest("Ann")
    config = Config(game="midevil", seats=(OPEN, OPEN), spectators=False)
    return await server.rooms.create(config, host, "Ann"), key


async def guest_at(server: InProcessServer, open_table: OpenTable, name: str) -> InProcessSocket:
    return await server.at(open_table.id, (await server.guest(name))[1])


async def is_turned_away(line: InProcessSocket) -> bool:
    """Whether a new hello closes the socket without any other frame."""
    line.put(HELLO)
    await line.over()
    return line.closed == 1008 and line.going.empty()


async def test_early_spectators_are_removed_at_the_start(tmp_path: Path) -> None:
    async with in_process_server(tmp_path / "tables.db") as server:
        open_table, key = await private_table(server)
        ann, eve = await server.at(open_table.id, key), await guest_at(server, open_table, "Eve")
        assert (await ann.answer(type="begin", id="1"))["type"] == "done"
        assert [message["type"] for message in await eve.pong() if "view" in message] == []
        assert (await ann.answer(type="say", id="2", text="my plan"))["type"] == "done"
        assert await eve.pong() == []
        for asked in ({"type": "say", "text": "hello"}, {"type": "history"}):
            assert (await eve.answer(id="3", **asked))["code"] == "not-allowed"
        assert await is_turned_away(eve)


async def test_a_removed_spectator_must_say_hello_again(tmp_path: Path) -> None:
    async with in_process_server(tmp_path / "tables.db") as server:
        open_table, key = await private_table(server)
        ann, eve = await server.at(open_table.id, key), await guest_at(server, open_table, "Eve")
        await eve.pong()
        assert (await ann.answer(type="begin", id="1"))["type"] == "done"
        assert await eve.pong() == [{"type": "moved"}]


async def test_the_previous_owner_cannot_watch_a_transferred_seat(tmp_path: Path) -> None:
    async with in_process_server(tmp_path / "tables.db") as server:
        open_table, key = await private_table(server)
        ann = await server.at(open_table.id, key)
        assert (await ann.answer(type="begin", id="1"))["type"] == "done"
        phone = (await server.guest("Phone"))[0]
        await open_table.request(HandOver(seat=0, guest=phone.id, name="Ann"))
        assert (await ann.pong())[-1] == {"type": "moved"}
        assert await is_turned_away(ann)


async def test_a_spectator_given_a_seat_sees_its_view(tmp_path: Path) -> None:
    async with in_process_server(tmp_path / "tables.db") as server:
        room, keys = await server.game(2, game="zombie-invasion")
        phone, key = await server.guest("Phone")
        ann, new = await server.at(room.table.id, keys[0]), await server.at(room.table.id, key)
        await new.pong()
        await server.rooms.open[room.table.id].request(HandOver(seat=0, guest=phone.id, name="Phone"))
        assert {"type": "moved"} in await new.pong()
        new.put(HELLO)
        assert (await new.next_message())["mine"]["seat"] == 0
        assert {"type": "moved"} in await ann.pong()


async def with_link(server: InProcessServer) -> tuple[OpenTable, InProcessSocket, str]:
    """A game without spectators, one of its players, and the secret of a seat link."""
    open_table, key = await private_table(server)
    ann = await server.at(open_table.id, key)
    assert (await ann.answer(type="begin", id="1"))["type"] == "done"
    return open_table, ann, (await ann.answer(type="link", id="2"))["result"]["secret"]


def send_request(
    server: InProcessServer, open_table: OpenTable, key: str | None, secret: str
) -> InProcessSocket:
    line = server.open(open_table.id, key)
    line.put(json.dumps({"type": "hello", "protocol": 1, "secret": secret}))
    return line


async def test_a_seat_can_be_transferred_at_a_closed_table(tmp_path: Path) -> None:
    async with in_process_server(tmp_path / "tables.db") as server:
        open_table, ann, secret = await with_link(server)
        owner, key = open_table.table.seats[0].guest, (await server.guest("Phone"))[1]
        phone = send_request(server, open_table, key, secret)
        assert await phone.next_message() == {"type": "expected"}
        assert (await ann.answer(type="say", id="3", text="my plan"))["type"] == "done"
        assert await phone.pong() == [], "nothing is sent before"
        assert (await phone.answer(type="history", id="1"))["code"] == "not-allowed"
        assert open_table.table.seats[0].guest == owner, "opening a link claims nothing"
        taken = await phone.answer(type="carry", id="2", secret=secret, name="Ann")
        assert taken["result"] == {"seat": 0}
        phone.put(HELLO)
        assert (await phone.next_message())["mine"]["seat"] == 0
        assert (await ann.pong())[-1] == {"type": "moved"}


async def test_a_visitor_without_a_key_claims_no_seat(tmp_path: Path) -> None:
    async with in_process_server(tmp_path / "tables.db") as server:
        open_table, _, secret = await with_link(server)
        phone = send_request(server, open_table, None, secret)
        assert await phone.next_message() == {"type": "expected"}
        taken = await phone.answer(type="carry", id="1", secret=secret, name="Ann")
        assert taken["code"] == "not-yours", "a visitor needs a key first"


async def test_a_wrong_secret_grants_nothing(tmp_path: Path) -> None:
    async with in_process_server(tmp_path / "tables.db") as server:
        open_table, _, secret = await with_link(server)
        for wrong in (secret[:-1] + "?", "x", open_table.id):
            line = send_request(server, open_table, None, wrong)
            await line.over()
            assert (line.closed, line.going.empty()) == (1008, True)


async def test_a_visitor_sees_earlier_chat(tmp_path: Path) -> None:
    async with in_process_server(tmp_path / "tables.db") as server:
        room, keys = await server.game(2, game="midevil")
        ann = await server.at(room.table.id, keys[0])
        assert (await ann.answer(type="say", id="1", text="hello"))["type"] == "done"
        nobody = await server.at(room.table.id)
        reply = await nobody.answer(type="history", id="1")
        assert [line["text"] for line in reply["result"]] == ["hello"]
        assert (await nobody.answer(type="say", id="2", text="hi"))["code"] == "not-yours"
