"""Where players want no spectators, who does not sit there sees nothing of the game, whenever they came."""

import asyncio
import json
from pathlib import Path

from boneyard.server.rooms.place import Place
from boneyard.server.rooms.request import request
from boneyard.table.config import OPEN, Config
from boneyard.table.handlers.internal import HandOver
from tests.reliability.inside import Inside, Line, inside

HELLO = '{"type":"hello","protocol":1}'


async def private_table(server: Inside) -> tuple[Place, str]:
    """An open table of players who want to be alone, and its host's key."""
    host, key = await server.guest("Ann")
    config = Config(game="midevil", seats=(OPEN, OPEN), spectators=False)
    return await server.rooms.create(config, host, "Ann"), key


async def guest_at(server: Inside, place: Place, name: str) -> Line:
    """Somebody new, who looks at a table."""
    return await server.at(place.id, (await server.guest(name))[1])


async def is_shown_out(line: Line) -> bool:
    """Whether who says hello again is sent away, and told nothing before."""
    line.put(HELLO)
    await asyncio.sleep(0)
    return line.closed == 1008 and line.going.empty()


def test_who_came_before_the_beginning_is_shown_out(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path / "tables.db") as server:
            place, key = await private_table(server)
            ann, eve = await server.at(place.id, key), await guest_at(server, place, "Eve")
            assert (await ann.answer(type="begin", id="1"))["type"] == "done"
            assert [heard["type"] for heard in await eve.pong() if "view" in heard] == []
            assert (await ann.answer(type="say", id="2", text="my plan"))["type"] == "done"
            assert await eve.pong() == []
            for asked in ({"type": "say", "text": "hello"}, {"type": "history"}):
                assert (await eve.answer(id="3", **asked))["code"] == "not-allowed"
            assert await is_shown_out(eve)

    asyncio.run(scenario())


def test_who_is_shown_out_is_told_to_say_hello_again(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path / "tables.db") as server:
            place, key = await private_table(server)
            ann, eve = await server.at(place.id, key), await guest_at(server, place, "Eve")
            await eve.pong()
            assert (await ann.answer(type="begin", id="1"))["type"] == "done"
            assert await eve.pong() == [{"type": "moved"}]

    asyncio.run(scenario())


def test_who_gave_a_seat_away_does_not_watch_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path / "tables.db") as server:
            place, key = await private_table(server)
            ann = await server.at(place.id, key)
            assert (await ann.answer(type="begin", id="1"))["type"] == "done"
            phone = (await server.guest("Phone"))[0]
            await request(place.ask, HandOver(id="2", seat=0, guest=phone.id, name="Ann"))
            assert (await ann.pong())[-1] == {"type": "moved"}
            assert await is_shown_out(ann)

    asyncio.run(scenario())


def test_who_watches_and_is_given_a_seat_sees_what_it_sees(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path / "tables.db") as server:
            room, keys = await server.game(2, game="zombie-invasion")
            phone, key = await server.guest("Phone")
            ann, new = await server.at(room.table.id, keys[0]), await server.at(room.table.id, key)
            await new.pong()
            await request(room.ask, HandOver(id="2", seat=0, guest=phone.id, name="Phone"))
            assert {"type": "moved"} in await new.pong()
            new.put(HELLO)
            assert (await new.hear())["mine"]["seat"] == 0
            assert {"type": "moved"} in await ann.pong()

    asyncio.run(scenario())


async def with_link(server: Inside) -> tuple[Place, Line, str]:
    """A game of players who want to be alone, one of them, and the secret that carries their seat."""
    place, key = await private_table(server)
    ann = await server.at(place.id, key)
    assert (await ann.answer(type="begin", id="1"))["type"] == "done"
    return place, ann, (await ann.answer(type="link", id="2"))["result"]["secret"]


def knock(server: Inside, place: Place, key: str | None, secret: str) -> Line:
    """Open the table with a seat's secret."""
    line = server.open(place.id, key)
    line.put(json.dumps({"type": "hello", "protocol": 1, "secret": secret}))
    return line


def test_a_seat_is_carried_where_nobody_may_watch(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path / "tables.db") as server:
            place, ann, secret = await with_link(server)
            owner, key = place.table.seats[0].guest, (await server.guest("Phone"))[1]
            phone = knock(server, place, key, secret)
            assert await phone.hear() == {"type": "expected"}
            assert (await ann.answer(type="say", id="3", text="my plan"))["type"] == "done"
            assert await phone.pong() == [], "they learn nothing before"
            assert (await phone.answer(type="history", id="1"))["code"] == "not-allowed"
            assert place.table.seats[0].guest == owner, "opening a link claims nothing"
            taken = await phone.answer(type="carry", id="2", secret=secret, name="Ann")
            assert taken["result"] == {"seat": 0}
            phone.put(HELLO)
            assert (await phone.hear())["mine"]["seat"] == 0
            assert (await ann.pong())[-1] == {"type": "moved"}

    asyncio.run(scenario())


def test_who_is_nobody_yet_may_bring_a_secret_too(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path / "tables.db") as server:
            place, _, secret = await with_link(server)
            phone = knock(server, place, None, secret)
            assert await phone.hear() == {"type": "expected"}
            taken = await phone.answer(type="carry", id="1", secret=secret, name="Ann")
            assert taken["code"] == "not-yours", "they become somebody first"

    asyncio.run(scenario())


def test_a_secret_that_is_wrong_opens_nothing(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path / "tables.db") as server:
            place, _, secret = await with_link(server)
            for wrong in (secret[:-1] + "?", "x", place.id):
                line = knock(server, place, None, wrong)
                await line.over()
                assert (line.closed, line.going.empty()) == (1008, True)

    asyncio.run(scenario())


def test_who_is_nobody_hears_what_was_said_before(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path / "tables.db") as server:
            room, keys = await server.game(2, game="midevil")
            ann = await server.at(room.table.id, keys[0])
            assert (await ann.answer(type="say", id="1", text="hello"))["type"] == "done"
            nobody = await server.at(room.table.id)
            told = await nobody.answer(type="history", id="1")
            assert [line["text"] for line in told["result"]] == ["hello"]
            assert (await nobody.answer(type="say", id="2", text="hi"))["code"] == "not-yours"

    asyncio.run(scenario())
