"""Chat messages are stored once and keep their author."""

from pathlib import Path

from tests.server.client import Client, Person, seated
from tests.server.process import ServerProcess, serving

Line = tuple[str, str]


async def said_at(person: Person, table: str) -> list[Line]:
    """The chat as a guest sees it, with authors."""
    async with person.at(table) as client:
        reply = await client.ask("history")
    return [(line["name"], line["text"]) for line in reply["result"]]


async def say(client: Client, text: str, id: str | None = None) -> None:
    assert (await client.ask("say", id=id, text=text))["type"] == "done"


async def test_text_that_looks_like_a_preset_is_sent(tmp_path: Path) -> None:
    texts = [":)", ":-D", ":unknown", ":hello"]

    async def talk(address: str) -> None:
        table, (ann, bob) = await seated(address, "midevil", 2)
        async with ann.at(table) as client:
            for text in texts:
                await say(client, text)
        assert await said_at(bob, table) == [(ann.name, text) for text in texts]

    with serving(tmp_path / "t.db") as server:
        await talk(server.address)


async def test_invisible_messages_are_refused(tmp_path: Path) -> None:
    async def talk(address: str) -> None:
        table, (ann, bob) = await seated(address, "midevil", 2)
        async with ann.at(table) as client:
            for text in (" ", "\u200b"):
                refused = await client.ask("say", text=text)
                assert refused["code"] == "bad-frame"
                assert refused["data"] == {"reason": "the text has no visible characters"}
        assert await said_at(bob, table) == []

    with serving(tmp_path / "t.db") as server:
        await talk(server.address)


async def test_a_repeated_message_is_stored_once(tmp_path: Path) -> None:
    """After many other messages and after a restart."""

    async def first(server: ServerProcess) -> tuple[str, Person, Person]:
        table, (ann, bob) = await seated(server.address, "midevil", 2)
        async with ann.at(table) as one, bob.at(table) as other:
            await say(one, "hello", "line-1")
            await say(other, "hello", "line-1")
            for _ in range(20):
                await one.ask("order", pass_until_turn=False, never=[])
            await say(one, "hello", "line-1")
        return table, ann, bob

    async def again(address: str, table: str, ann: Person, bob: Person) -> None:
        ann.address = bob.address = address
        async with ann.at(table) as client:
            await say(client, "hello", "line-1")
            await say(client, "bye", "line-2")
        assert await said_at(bob, table) == [
            (ann.name, "hello"),
            (bob.name, "hello"),
            (ann.name, "bye"),
        ]

    with serving(tmp_path / "t.db") as server:
        table, ann, bob = await first(server)
        server.kill()
    with serving(tmp_path / "t.db") as server:
        await again(server.address, table, ann, bob)


async def test_chat_keeps_its_author_after_a_transfer(tmp_path: Path) -> None:
    name = "Player 0"

    async def give_seat_away(server: ServerProcess) -> tuple[str, Person]:
        table, (ann, bob) = await seated(server.address, "midevil", 2)
        async with ann.at(table) as client:
            await say(client, "hello")
            secret = (await client.ask("link"))["result"]["secret"]
        phone = await Person.new(server.address, name)
        async with phone.at(table) as client:
            assert (await client.ask("carry", secret=secret, name=name))["type"] == "done"
            await say(client, "from my phone")
        return table, bob

    async def look(address: str, table: str, bob: Person) -> None:
        bob.address = address
        assert await said_at(bob, table) == [(name, "hello"), (name, "from my phone")]

    with serving(tmp_path / "t.db") as server:
        table, bob = await give_seat_away(server)
        server.kill()
    with serving(tmp_path / "t.db") as server:
        await look(server.address, table, bob)


async def test_chat_keeps_its_author_when_the_seat_is_taken_over(tmp_path: Path) -> None:
    """After a restart too."""

    async def talk(server: ServerProcess) -> tuple[str, Person]:
        ann, bob, cid = [await Person.new(server.address, f"Player {n}") for n in range(3)]
        table = await ann.make_table("midevil", ["open"] * 3)
        await bob.sit(table)
        async with bob.at(table) as one:
            await say(one, "I must go")
            assert (await one.ask("stand"))["type"] == "done"
        async with cid.at(table) as other:
            assert (await other.ask("sit", name=cid.name, seat=1))["type"] == "done"
        return table, ann

    async def look(address: str, table: str, ann: Person) -> None:
        ann.address = address
        assert await said_at(ann, table) == [("Player 1", "I must go")]

    with serving(tmp_path / "t.db") as server:
        table, ann = await talk(server)
        server.kill()
    with serving(tmp_path / "t.db") as server:
        await look(server.address, table, ann)
