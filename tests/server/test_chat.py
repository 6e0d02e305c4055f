"""Chat messages are stored once and keep their author."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.client import Client, Person, seated
from tests.server.process import ServerProcess

Line = tuple[str, str]


class Restarting:
    """A server that is killed and started again on its database."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.server = ServerProcess(file)

    @property
    def address(self) -> str:
        return self.server.address

    def restart(self) -> str:
        """Returns its new address."""
        self.server.close()
        self.server = ServerProcess(self.file)
        return self.address


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Restarting]:
    running = Restarting(tmp_path_factory.mktemp("chat") / "t.db")
    yield running
    running.server.close()


async def said_at(person: Person, table: str) -> list[Line]:
    """The chat as a guest sees it, with authors."""
    async with person.at(table) as client:
        reply = await client.ask("history")
    return [(line["name"], line["text"]) for line in reply["result"]]


async def say(client: Client, text: str, id: str | None = None) -> None:
    assert (await client.ask("say", id=id, text=text))["type"] == "done"


async def test_text_that_looks_like_a_preset_is_sent(running: Restarting) -> None:
    texts = [":)", ":-D", ":unknown", ":hello"]
    table, (ann, bob) = await seated(running.address, "midevil", 2)
    async with ann.at(table) as client:
        for text in texts:
            await say(client, text)
    assert await said_at(bob, table) == [(ann.name, text) for text in texts]


async def test_players_see_cheers_of_spectators_and_no_words(running: Restarting) -> None:
    table, (ann, _) = await seated(running.address, "midevil", 2)
    watcher = await Person.new(running.address, "Watcher")
    async with watcher.at(table) as client:
        for text in ("laugh", ":laugh", ":hello"):
            await say(client, text)
    assert await said_at(ann, table) == [("", ":laugh")]
    assert await said_at(watcher, table) == [("", "laugh"), ("", ":laugh"), ("", ":hello")]


async def test_invisible_messages_are_refused(running: Restarting) -> None:
    table, (ann, bob) = await seated(running.address, "midevil", 2)
    async with ann.at(table) as client:
        for text in (" ", "\u200b"):
            refused = await client.ask("say", text=text)
            assert refused["code"] == "bad-frame"
            assert refused["data"] == {"reason": "the text has no visible characters"}
    assert await said_at(bob, table) == []


async def test_a_repeated_message_is_stored_once(running: Restarting) -> None:
    """After many other messages and after a restart."""
    table, (ann, bob) = await seated(running.address, "midevil", 2)
    async with ann.at(table) as one, bob.at(table) as other:
        await say(one, "hello", "line-1")
        await say(other, "hello", "line-1")
        for _ in range(20):
            await one.ask("order", pass_until_turn=False, never=[])
        await say(one, "hello", "line-1")
    ann.address = bob.address = running.restart()
    async with ann.at(table) as client:
        await say(client, "hello", "line-1")
        await say(client, "bye", "line-2")
    assert await said_at(bob, table) == [(ann.name, "hello"), (bob.name, "hello"), (ann.name, "bye")]


async def test_chat_keeps_its_author_after_a_transfer(running: Restarting) -> None:
    """After a restart too."""
    table, (ann, bob) = await seated(running.address, "midevil", 2)
    async with ann.at(table) as client:
        await say(client, "hello")
        secret = (await client.ask("link"))["result"]["secret"]
    phone = await Person.new(running.address, ann.name)
    async with phone.at(table) as client:
        assert (await client.ask("carry", secret=secret, name=ann.name))["type"] == "done"
        await say(client, "from my phone")
    bob.address = running.restart()
    assert await said_at(bob, table) == [(ann.name, "hello"), (ann.name, "from my phone")]


async def test_chat_keeps_its_author_when_the_seat_is_taken_over(running: Restarting) -> None:
    """After a restart too."""
    ann, bob, cid = [await Person.new(running.address, f"Player {n}") for n in range(3)]
    table = await ann.make_table("midevil", ["open"] * 3)
    await bob.sit(table)
    async with bob.at(table) as one:
        await say(one, "I must go")
        assert (await one.ask("stand"))["type"] == "done"
    async with cid.at(table) as other:
        assert (await other.ask("sit", name=cid.name, seat=1))["type"] == "done"
    ann.address = running.restart()
    assert await said_at(ann, table) == [("Player 1", "I must go")]
