"""The promises of the protocol guide, on a real server."""

import json
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from tests.patience import within
from tests.server.client import Client, Message, Person
from tests.server.process import ServerProcess, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serving(tmp_path_factory.mktemp("server") / "tables.db") as found:
        yield found


async def asked(server: ServerProcess) -> tuple[Person, str]:
    ann = await Person.new(server.address, "Ann")
    return ann, await ann.make_table("zombie-invasion", ["open", "easy"])


async def end_of(client: Client) -> tuple[int | None, str | None]:
    await within(20, client.socket.wait_closed())
    return client.socket.close_code, client.socket.close_reason


async def test_the_acknowledgement_precedes_its_update(server: ServerProcess) -> None:
    ann, table = await asked(server)
    async with ann.at(table) as client:
        await client.until(lambda seen: seen.question)
        assert client.seen.question is not None
        before, events_before = client.seen.question, len(client.seen.events)
        answer = await client.ask("answer", id="a 1", decision=before["decision"], choice=0)
        assert answer == {"type": "done", "id": "a 1"}
        assert client.seen.question is before
        assert len(client.seen.events) == events_before
        await client.until(lambda seen: seen.question is not before)
        assert len(client.seen.events) > events_before


async def test_a_repeated_request_is_done_once(server: ServerProcess) -> None:
    ann, table = await asked(server)
    async with ann.at(table) as client:
        await client.until(lambda seen: seen.question)
        assert client.seen.question is not None
        decision = client.seen.question["decision"]
        first = await client.ask("answer", id="a 1", decision=decision, choice=0)
        await client.until(lambda seen: not seen.question or seen.question["decision"] != decision)
    async with ann.at(table) as again:
        assert await again.ask("answer", id="a 1", decision=decision, choice=0) == first
        assert (await again.ask("answer", id="a 2", decision=decision, choice=0))["code"] == "stale"


async def test_resuming_sends_exactly_the_missed_updates(server: ServerProcess) -> None:
    ann, table = await asked(server)
    async with ann.at(table) as first:
        await first.until(lambda seen: seen.question)
        stream, n = first.seen.stream, first.seen.n
        await first.answer(0)
        await first.until(lambda seen: seen.n > n)
        updates = [json.loads(text) for text in first.frames if json.loads(text).get("n") == n + 1]
    async with ann.at(table, stream, n) as second:
        second.seen.n = n
        assert json.loads(second.frames[0])["type"] == "resumed"
        assert unasked(await second.next_message()) == unasked(updates[-1])
    async with ann.at(table, "another", n) as third:
        assert json.loads(third.frames[0])["type"] == "welcome"


def unasked(update: Message) -> Message:
    """An update without its question, which late clients don't get once it is closed."""
    return {field: value for field, value in update.items() if field not in ("question", "asked")}


async def test_errors_name_the_bad_message(server: ServerProcess) -> None:
    ann, table = await asked(server)
    async with ann.at(table) as client:
        answer = await client.ask("answer", id="a 1", decision="one", choice=0)
        assert answer["code"] == "bad-frame"
        assert "decision" in answer["data"]["reason"]
        await client.say(type="ping")
        while (await client.next_message())["type"] != "pong":
            pass


async def test_connections_end_as_the_guide_says(server: ServerProcess) -> None:
    ann, table = await asked(server)
    async with ann.at(table) as client:
        await client.socket.send("x" * 8193)
        assert (await end_of(client))[0] == 1009
    async with ann.at(table) as client:
        await client.say(type="hello", protocol=2)
        assert await end_of(client) == (1008, "bad-protocol"), "also for a repeated hello"
    async with connect(f"ws://{server.address}/ws/lobby", compression=None) as socket:
        for protocol in (1, 2):
            await socket.send(json.dumps({"type": "hello", "protocol": protocol}))
        assert await end_of(Client(socket)) == (1008, "bad-protocol")
    uri = f"ws://{server.address}/ws/"
    hello = {"type": "hello", "protocol": 1}
    for path, first, end in (
        (table, {"type": "ping"}, (1008, "bad-frame")),
        (table, {**hello, "protocol": 2}, (1008, "bad-protocol")),
        (table, {**hello, "token": "0"}, (1008, "bad-secret")),
        ("nowhere", None, (4404, "not-found")),
        ("%00", None, (4404, "not-found")),
        ("x" * 41, None, (4404, "not-found")),
    ):
        async with connect(uri + path, compression=None) as socket:
            if first is not None:
                await socket.send(json.dumps(first))
            assert await end_of(Client(socket)) == end


async def test_a_stopping_server_says_so(tmp_path: Path) -> None:
    async def play(server: ServerProcess) -> None:
        ann, table = await asked(server)
        async with ann.at(table) as client:
            server.process.send_signal(signal.SIGTERM)
            assert (await end_of(client))[0] == 1012

    with serving(tmp_path / "tables.db") as server:
        await play(server)
