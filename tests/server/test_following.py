"""A table that another process writes: whatever is missed on the way is read, and asked for, later."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import asyncpg
import msgspec
import pytest

from boneyard.cluster import follower
from boneyard.cluster.place import SharedPlace
from boneyard.cluster.store import PostgresStore
from boneyard.server.people.guests import guest_with
from boneyard.server.rooms.place import Place
from boneyard.server.store import Paused
from boneyard.server.store.records import Change, ChatLine, Entry, Guest, Loaded
from boneyard.table.config import OPEN, Config
from boneyard.table.errors import Refused
from boneyard.table.protocol import Hello
from tests.reliability.inside import Inside, Line
from tests.server.postgres import Postgres
from tests.server.waiting import until


@pytest.fixture
def url(postgres: Postgres) -> str:
    return postgres.make_database()


class Troubled(PostgresStore):
    """A store on which reading is slow, or fails, when a test says so."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.going_on = asyncio.Event()
        self.going_on.set()
        self.read: list[str] = []
        """The tables that were read."""
        self.failures = 0
        """So many attempts to read fail from now on."""

    def stumble(self) -> None:
        if self.failures:
            self.failures -= 1
            raise Paused("the test says so")

    async def load(self, table: str) -> Loaded | None:
        self.stumble()
        found = await super().load(table)
        self.read.append(table)
        await self.going_on.wait()
        return found

    async def entries(self, table: str, after: int) -> tuple[Entry, ...]:
        self.stumble()
        return await super().entries(table, after)


@asynccontextmanager
async def process(url: str) -> AsyncIterator[tuple[Inside, Troubled]]:
    """As much of a process as tables need."""
    store = await Troubled.open(url)
    assert isinstance(store, Troubled)
    server = Inside(store, 1_000_000)
    try:
        yield server, store
    finally:
        await server.rooms.close()
        await store.close()


def shared(place: Place) -> SharedPlace:
    assert isinstance(place, SharedPlace)
    return place


async def open_table(server: Inside, *, spectators: bool = True) -> tuple[SharedPlace, str]:
    """A table with room for others, and its host's key."""
    host, key = await server.guest("Ann")
    config = Config(game="zombie-invasion", seats=(OPEN, OPEN, OPEN), spectators=spectators)
    return shared(await server.rooms.create(config, host, "Ann")), key


async def sit_down(server: Inside, table: str, name: str) -> str:
    """Somebody sits down by way of this process; what they are answered."""
    _, key = await server.guest(name)
    line = await server.at(table, key)
    answer = await line.answer(type="sit", id=key[:20], name=name)
    await line.end()
    return str(answer["type"])


def test_what_is_written_while_a_table_is_read_is_shown(url: str) -> None:
    async def scenario() -> None:
        async with process(url) as (first, _), process(url) as (second, store):
            written = (await open_table(first))[0]
            heard: list[str | None] = []
            store.listen(lambda table, seq: heard.append(table))
            store.going_on.clear()
            coming = asyncio.create_task(second.rooms.room(written.id))
            await until(lambda: store.read)
            assert await sit_down(first, written.id, "Ben") == "done"
            await until(lambda: written.id in heard)  # while nobody here follows the table yet
            store.going_on.set()
            followed = await coming
            await until(lambda: followed.table.seq == written.table.seq)

    asyncio.run(scenario())


def test_what_could_not_be_read_is_read_again(url: str) -> None:
    async def scenario() -> None:
        async with process(url) as (first, _), process(url) as (second, store):
            written = (await open_table(first))[0]
            followed = shared(await second.rooms.room(written.id))
            await until(lambda: followed.follower is not None and not followed.follower.tasks)
            store.failures = 2
            assert await sit_down(first, written.id, "Ben") == "done"
            await until(lambda: followed.table.seq == written.table.seq)
            assert store.failures == 0

    asyncio.run(scenario())


def test_what_can_not_be_followed_is_read_whole(
    url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def mistaken(*_: object, **__: object) -> None:
        raise ValueError("the test says so")

    async def scenario() -> None:
        async with process(url) as (first, _), process(url) as (second, _):
            written, key = await open_table(first)
            ann, ben = await first.at(written.id, key), await second.at(written.id)
            followed = second.rooms.open[written.id]
            await until(lambda: followed.chat.recalled)
            monkeypatch.setattr(follower, "fold", mistaken)
            _, key = await second.guest("Ben")
            line = await second.at(written.id, key)
            assert (await line.answer(type="sit", id="sit", name="Ben"))["type"] == "done"
            assert followed.table.seq == written.table.seq
            while "Ben" not in str((await ben.hear()).get("info")):
                pass
            await ann.answer(type="say", id="1", text="hello")
            assert await heard_at(ben) == "Ann: hello"

    asyncio.run(scenario())
    assert "could not be followed" in caplog.text


def test_who_could_not_read_what_it_claimed_tries_again(url: str) -> None:
    async def scenario() -> None:
        async with process(url) as (first, _), process(url) as (second, store):
            written = (await open_table(first))[0]
            followed = shared(await second.rooms.room(written.id))
            await until(lambda: followed.follower is not None and not followed.follower.tasks)
            store.failures = 1
            await first.rooms.forget(written.id)
            await until(lambda: followed.room is not None)
            assert store.failures == 0

    asyncio.run(scenario())


def test_who_has_a_claim_unknowingly_opens_the_table_when_it_is_asked(url: str) -> None:
    async def scenario() -> None:
        async with process(url) as (first, store), process(url) as (second, _):
            table = (await open_table(first))[0].id
            await first.rooms.forget(table)
            await store.claim(table)  # and the line broke before it was told
            assert await sit_down(second, table, "Ben") == "done"

    asyncio.run(scenario())


def test_who_asks_while_a_table_is_read_is_told_to_ask_again(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(follower, "TO_ANSWER", 1_000.0)  # nobody has to wait until it is given up

    async def scenario() -> None:
        async with process(url) as (first, _), process(url) as (second, store), process(url) as (third, _):
            table = (await open_table(first))[0].id
            for server in (second, third):
                await server.rooms.room(table)
            claiming = shared(third.rooms.open[table]).claiming
            assert claiming is not None
            claiming.cancel()  # it is second's turn
            _, key = await third.guest("Ben")
            line = await third.at(table, key)
            store.going_on.clear()
            store.read.clear()
            await first.rooms.forget(table)
            await until(lambda: store.read)
            answer = await line.answer(type="sit", id="sit-1", name="Ben")
            assert (answer["type"], answer.get("code")) == ("failed", "busy")
            store.going_on.set()
            await until(lambda: second.rooms.open[table].room is not None)
            assert (await line.answer(type="sit", id="sit-1", name="Ben"))["type"] == "done"
            await line.end()

    asyncio.run(scenario())


async def begin(server: Inside, table: str, key: str) -> None:
    """The host begins by way of this process."""
    line = await server.at(table, key)
    assert (await line.answer(type="begin", id="begin"))["type"] == "done"
    await line.end()


def test_who_may_not_watch_is_shown_out_where_a_table_is_followed(url: str) -> None:
    async def scenario() -> None:
        async with process(url) as (first, _), process(url) as (second, _):
            written, key = await open_table(first, spectators=False)
            followed = shared(await second.rooms.room(written.id))
            eve = await second.at(written.id)
            await begin(first, written.id, key)
            await until(lambda: followed.table.status == "running")
            heard = await eve.pong()
            assert heard[-1] == {"type": "moved"}
            assert not any("view" in told for told in heard)

    asyncio.run(scenario())


def test_who_may_not_watch_is_shown_out_where_a_table_is_taken_over(url: str) -> None:
    async def scenario() -> None:
        async with process(url) as (first, _), process(url) as (second, _):
            written, key = await open_table(first, spectators=False)
            followed = shared(await second.rooms.room(written.id))
            eve = await second.at(written.id)
            assert followed.follower is not None
            await followed.follower.reading.acquire()  # nothing of it is read before it is taken over
            await begin(first, written.id, key)
            await first.rooms.forget(written.id)
            await until(lambda: followed.room is not None)
            heard = await eve.pong()
            assert {"type": "moved"} in heard
            assert not any("view" in told for told in heard)

    asyncio.run(scenario())


def test_what_is_asked_by_way_of_another_process_is_heard_in_its_order(url: str) -> None:
    async def scenario() -> None:
        async with process(url) as (first, _), process(url) as (second, store):
            room, keys = await first.game(2, game="zombie-invasion")
            began = room.table.seq
            line = await second.at(room.table.id, keys[0])
            asked = [f"order-{n}" for n in range(40)]
            for id in asked:
                line.put(f'{{"type":"order","id":"{id}","pass_until_turn":false,"never":[]}}')
            missing = {*asked}
            while missing:
                missing.discard((await line.hear()).get("id", ""))
            kept = [entry.client for entry in await store.entries(room.table.id, began)]
            assert [str(client).partition("/")[2] for client in kept] == asked

    asyncio.run(scenario())


def test_who_is_answered_hears_that_before_the_update_also_from_another_process(url: str) -> None:
    async def scenario() -> None:
        async with process(url) as (first, _), process(url) as (second, _):
            room, keys = await first.game(2, game="zombie-invasion")
            for number in range(10):
                play = room.table.play
                assert play is not None
                seat = play.actors[0]
                line = await second.at(room.table.id, keys[seat])
                decision, id = play.numbers[seat], f"answer-{number}"
                line.put(f'{{"type":"answer","id":"{id}","decision":{decision},"choice":0}}')
                while (heard := await line.hear())["type"] != "done":
                    assert heard.keys() == {"type", "n", "info"}  # who looks
                await line.end()

    asyncio.run(scenario())


def test_who_reads_slowly_is_answered_when_the_answer_is_read(url: str) -> None:
    async def scenario() -> None:
        async with process(url) as (first, _), process(url) as (second, store):
            written, _ = await open_table(first)
            _, key = await second.guest("Ben")
            line = await second.at(written.id, key)
            store.failures = 1  # the news of it are read later than the answer comes
            answer = await line.answer(type="sit", id="sit", name="Ben")
            assert answer["type"] == "done"
            line.put('{"type":"hello","protocol":1}')
            while (heard := await line.hear())["type"] != "welcome":
                pass
            assert heard["mine"] == {"seat": 1}

    asyncio.run(scenario())


def test_a_secret_comes_by_way_of_another_process(url: str) -> None:
    async def scenario() -> None:
        async with process(url) as (first, _), process(url) as (second, _):
            written, key = await open_table(first)
            line = await second.at(written.id, key)
            assert (await line.answer(type="link", id="link"))["result"]["secret"]

    asyncio.run(scenario())


async def heard_at(line: Line) -> str:
    """The next line of chat that somebody hears."""
    while (heard := await line.hear())["type"] != "said":
        pass
    return f"{heard['name']}: {heard['text']}"


def test_what_is_said_is_heard_in_all_processes(url: str) -> None:
    async def scenario() -> None:
        async with process(url) as (first, _), process(url) as (second, _):
            written, key = await open_table(first)
            ann, ben = await first.at(written.id, key), await second.at(written.id)
            followed = second.rooms.open[written.id]
            await until(lambda: followed.chat.recalled)
            await ann.answer(type="say", id="1", text="hello")
            assert await heard_at(ann) == await heard_at(ben) == "Ann: hello"
            _, key = await second.guest("Eve")
            eve = await second.at(written.id, key)
            await eve.answer(type="say", id="1", text="who plays?")
            assert await heard_at(ben) == ": who plays?"
            await first.rooms.forget(written.id)
            await until(lambda: followed.room is not None)
            history = (await ben.answer(type="history", id="2"))["result"]
            assert [line["text"] for line in history] == ["hello", "who plays?"]

    asyncio.run(scenario())


def test_what_was_said_is_told_however_long_it_is(url: str) -> None:
    async def scenario() -> None:
        async with process(url) as (first, _), process(url) as (second, _):
            room, keys = await first.game(2, game="zombie-invasion")
            lines = tuple(
                ChatLine(n, n, "somebody", "players", "\u4e9c" * 300, 0, f"{n}") for n in range(1, 101)
            )
            await room.services.commit(Change(room.table.id, room.epoch, chat=lines))
            room.chat.take_in(room.table, lines)
            line = await second.at(room.table.id, keys[0])
            answer = await line.answer(type="history", id="history")
            assert len(answer["result"]) == len(lines)

    asyncio.run(scenario())


def test_who_asks_for_tables_that_are_not_there_leaves_nothing_behind(url: str) -> None:
    async def scenario() -> None:
        async with process(url) as (server, store):
            kept = (await open_table(server))[0].id
            await server.rooms.forget(kept)
            for table in ("nowhere", "elsewhere"):
                with pytest.raises(Refused):
                    await server.rooms.room(table)
            link = await asyncpg.connect(url)
            assert await link.fetch("SELECT table_id FROM leases") == [(kept,)]
            await link.close()
            assert (await store.claim(kept)).epoch == 2

    asyncio.run(scenario())


def test_who_looked_by_way_of_a_process_that_wrote_the_table_before_is_gone(url: str) -> None:
    async def scenario() -> None:
        async with process(url) as (first, _), process(url) as (second, _):
            written, _ = await open_table(first)
            assert await sit_down(first, written.id, "Ben") == "done"
            followed = shared(await second.rooms.room(written.id))
            before = msgspec.json.encode(follower.Looking((1,)))
            followed.receive("who-was-killed", before)
            assert followed.audience.present == {1}
            await until(lambda: written.audience.elsewhere)
            written.announce()
            await until(lambda: written.store.owner in followed.audience.elsewhere)
            assert not followed.audience.present

    asyncio.run(scenario())


def test_who_comes_and_goes_by_way_of_another_process_is_where_they_were_last(url: str) -> None:
    async def scenario() -> None:
        async with process(url) as (first, _), process(url) as (second, _):
            written, key = await open_table(first)
            followed = shared(await second.rooms.room(written.id))
            await until(lambda: written.audience.elsewhere)
            told: list[frozenset[int]] = []
            look = written.look_elsewhere

            def note(process: str, seats: frozenset[int] | None, *, watched: bool = False) -> None:
                look(process, seats, watched=watched)
                told.append(written.audience.present)

            written.look_elsewhere = note  # type: ignore[method-assign]
            for _ in range(20):
                viewer, hello = followed.viewer_of((await guest_of(second, key)).id), Hello(protocol=1)
                followed.join(viewer, hello, ignore)
                followed.part(viewer, ignore)
            await until(lambda: len(told) >= 40)
            assert told[:40] == [frozenset({0}), frozenset()] * 20

    asyncio.run(scenario())


async def guest_of(server: Inside, key: str) -> Guest:
    """Who has this key."""
    guest = await guest_with(server.services, key)
    assert guest is not None
    return guest


def ignore(frame: bytes) -> None:
    """Somebody who looks and hears nothing."""
