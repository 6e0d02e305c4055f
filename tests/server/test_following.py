"""A follower of a table catches up with whatever it missed."""

import asyncio

import asyncpg
import msgspec
import pytest

from boneyard.cluster import follower
from boneyard.server.store.records import Change, ChatLine
from boneyard.table.errors import Refused
from boneyard.table.protocol import Hello
from tests.reliability.in_process import InProcessServer, InProcessSocket
from tests.server.postgres import Postgres
from tests.server.shared_database import guest_of, ignore, open_table, process, shared, sit_down
from tests.server.waiting import until


@pytest.fixture
def url(postgres: Postgres) -> str:
    return postgres.make_database()


async def test_writes_during_loading_are_shown(url: str) -> None:
    async with process(url) as (first, _), process(url) as (second, store):
        written = (await open_table(first))[0]
        received: list[str | None] = []
        store.listen(lambda table, seq: received.append(table))
        store.going_on.clear()
        coming = asyncio.create_task(second.rooms.room(written.id))
        await until(lambda: store.read)
        assert await sit_down(first, written.id, "Ben") == "done"
        await until(lambda: written.id in received)  # while nobody here follows the table yet
        store.going_on.set()
        followed = await coming
        await until(lambda: followed.table.seq == written.table.seq)


async def test_failed_reads_are_repeated(url: str) -> None:
    async with process(url) as (first, _), process(url) as (second, store):
        written = (await open_table(first))[0]
        followed = shared(await second.rooms.room(written.id))
        await until(lambda: followed.follower is not None and not followed.follower.tasks)
        store.failures = 2
        assert await sit_down(first, written.id, "Ben") == "done"
        await until(lambda: followed.table.seq == written.table.seq)
        assert store.failures == 0


async def test_a_table_that_cannot_be_followed_is_reloaded(
    url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def mistaken(*_: object, **__: object) -> None:
        raise ValueError("the test says so")

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
        while "Ben" not in str((await ben.next_message()).get("info")):
            pass
        await ann.answer(type="say", id="1", text="hello")
        assert await next_chat(ben) == "Ann: hello"
    assert "could not be followed" in caplog.text


async def test_a_failed_takeover_is_retried(url: str) -> None:
    async with process(url) as (first, _), process(url) as (second, store):
        written = (await open_table(first))[0]
        followed = shared(await second.rooms.room(written.id))
        await until(lambda: followed.follower is not None and not followed.follower.tasks)
        store.failures = 1
        await first.rooms.forget(written.id)
        await until(lambda: followed.room is not None)
        assert store.failures == 0


async def test_a_request_opens_a_table_that_this_process_already_owns(url: str) -> None:
    async with process(url) as (first, store), process(url) as (second, _):
        table = (await open_table(first))[0].id
        await first.rooms.forget(table)
        await store.claim(table)  # and the line broke before it was told
        assert await sit_down(second, table, "Ben") == "done"


async def test_requests_during_loading_are_told_to_retry(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(follower, "TO_ANSWER", 1_000.0)  # nobody has to wait until it is given up

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


async def begin(server: InProcessServer, table: str, key: str) -> None:
    line = await server.at(table, key)
    assert (await line.answer(type="begin", id="begin"))["type"] == "done"
    await line.end()


async def test_followers_remove_spectators_at_the_start(url: str) -> None:
    async with process(url) as (first, _), process(url) as (second, _):
        written, key = await open_table(first, spectators=False)
        followed = shared(await second.rooms.room(written.id))
        eve = await second.at(written.id)
        await begin(first, written.id, key)
        await until(lambda: followed.table.status == "running")
        received = await eve.pong()
        assert received[-1] == {"type": "moved"}
        assert not any("view" in message for message in received)


async def test_a_takeover_removes_spectators(url: str) -> None:
    async with process(url) as (first, _), process(url) as (second, _):
        written, key = await open_table(first, spectators=False)
        followed = shared(await second.rooms.room(written.id))
        eve = await second.at(written.id)
        assert followed.follower is not None
        await followed.follower.reading.acquire()  # nothing of it is read before it is taken over
        await begin(first, written.id, key)
        await first.rooms.forget(written.id)
        await until(lambda: followed.room is not None)
        received = await eve.pong()
        assert {"type": "moved"} in received
        assert not any("view" in message for message in received)


async def test_forwarded_requests_keep_their_order(url: str) -> None:
    async with process(url) as (first, _), process(url) as (second, store):
        room, keys = await first.game(2, game="zombie-invasion")
        began = room.table.seq
        line = await second.at(room.table.id, keys[0])
        asked = [f"order-{n}" for n in range(40)]
        for id in asked:
            line.put(f'{{"type":"order","id":"{id}","pass_until_turn":false,"never":[]}}')
        missing = {*asked}
        while missing:
            missing.discard((await line.next_message()).get("id", ""))
        kept = [entry.client for entry in await store.entries(room.table.id, began)]
        assert [str(client).partition("/")[2] for client in kept] == asked


async def test_forwarded_replies_precede_their_update(url: str) -> None:
    async with process(url) as (first, _), process(url) as (second, _):
        room, keys = await first.game(2, game="zombie-invasion")
        followed = await second.rooms.room(room.table.id)
        for number in range(10):
            play = followed.table.play
            assert play is not None
            seat = play.actors[0]
            line = await second.at(room.table.id, keys[seat])
            decision, id = play.numbers[seat], f"answer-{number}"
            line.put(f'{{"type":"answer","id":"{id}","decision":{decision},"choice":0}}')
            while (received := await line.next_message())["type"] != "done":
                assert received.keys() == {"type", "n", "info"}  # presence only
            await line.end()


async def test_a_viewer_who_leaves_a_closed_server_starts_nothing(url: str) -> None:
    async with process(url) as (first, _):
        written, key = await open_table(first)
        async with process(url) as (second, _):
            line = await second.at(written.id, key)
        await line.end()
        assert not second.services.background


async def test_a_reply_waits_until_the_follower_has_read_on(url: str) -> None:
    async with process(url) as (first, _), process(url) as (second, store):
        written, _ = await open_table(first)
        _, key = await second.guest("Ben")
        line = await second.at(written.id, key)
        store.failures = 1  # the news of it are read later than the answer comes
        answer = await line.answer(type="sit", id="sit", name="Ben")
        assert answer["type"] == "done"
        line.put('{"type":"hello","protocol":1}')
        while (received := await line.next_message())["type"] != "welcome":
            pass
        assert received["mine"] == {"seat": 1}


async def test_a_seat_link_works_through_another_process(url: str) -> None:
    async with process(url) as (first, _), process(url) as (second, _):
        written, key = await open_table(first)
        line = await second.at(written.id, key)
        assert (await line.answer(type="link", id="link"))["result"]["secret"]


async def next_chat(line: InProcessSocket) -> str:
    while (received := await line.next_message())["type"] != "said":
        pass
    return f"{received['name']}: {received['text']}"


async def test_chat_reaches_all_processes(url: str) -> None:
    async with process(url) as (first, _), process(url) as (second, _):
        written, key = await open_table(first)
        ann, ben = await first.at(written.id, key), await second.at(written.id)
        followed = second.rooms.open[written.id]
        await until(lambda: followed.chat.recalled)
        await ann.answer(type="say", id="1", text="hello")
        assert await next_chat(ann) == await next_chat(ben) == "Ann: hello"
        _, key = await second.guest("Eve")
        eve = await second.at(written.id, key)
        await eve.answer(type="say", id="1", text="who plays?")
        assert await next_chat(ben) == ": who plays?"
        await first.rooms.forget(written.id)
        await until(lambda: followed.room is not None)
        history = (await ben.answer(type="history", id="2"))["result"]
        assert [line["text"] for line in history] == ["hello", "who plays?"]


async def test_long_chat_histories_are_forwarded(url: str) -> None:
    async with process(url) as (first, _), process(url) as (second, _):
        room, keys = await first.game(2, game="zombie-invasion")
        lines = tuple(ChatLine(n, n, "somebody", "players", "\u4e9c" * 300, 0, f"{n}") for n in range(1, 101))
        await room.services.commit(Change(room.table.id, room.epoch, chat=lines))
        room.chat.add_stored(room.table, lines)
        line = await second.at(room.table.id, keys[0])
        answer = await line.answer(type="history", id="history")
        assert len(answer["result"]) == len(lines)


async def test_unknown_tables_leave_nothing_behind(url: str) -> None:
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


async def test_viewers_of_the_previous_owner_are_forgotten(url: str) -> None:
    async with process(url) as (first, _), process(url) as (second, _):
        written, _ = await open_table(first)
        assert await sit_down(first, written.id, "Ben") == "done"
        followed = shared(await second.rooms.room(written.id))
        before = msgspec.json.encode(follower.PresentSeats((1,)))
        followed.receive("who-was-killed", before)
        assert followed.audience.present == {1}
        await until(lambda: written.audience.elsewhere)
        written.announce()
        await until(lambda: written.store.owner in followed.audience.elsewhere)
        assert not followed.audience.present


async def test_the_last_report_of_a_viewer_counts(url: str) -> None:
    async with process(url) as (first, _), process(url) as (second, _):
        written, key = await open_table(first)
        followed = shared(await second.rooms.room(written.id))
        await until(lambda: written.audience.elsewhere)
        reports: list[frozenset[int]] = []
        look = written.set_elsewhere

        def note(process: str, seats: frozenset[int] | None, *, watched: bool = False) -> None:
            look(process, seats, watched=watched)
            reports.append(written.audience.present)

        written.set_elsewhere = note  # type: ignore[method-assign]
        for _ in range(20):
            viewer, hello = followed.table.seat_of((await guest_of(second, key)).id), Hello(protocol=1)
            followed.join(viewer, hello, ignore)
            followed.leave(viewer, ignore)
        await until(lambda: len(reports) >= 40)
        assert reports[:40] == [frozenset({0}), frozenset()] * 20
