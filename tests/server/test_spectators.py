"""Where players want no spectators, who does not sit there sees nothing of the game, whenever they came."""

import asyncio
from pathlib import Path

from boneyard.server.config import OPEN, Config
from boneyard.server.inside import HandOver, ask
from boneyard.server.place import Place
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
            await ask(place.ask, HandOver(id="2", seat=0, guest=phone.id, name="Ann"))
            assert (await ann.pong())[-1] == {"type": "moved"}
            assert await is_shown_out(ann)

    asyncio.run(scenario())
