"""Several processes serve the same tables on a real PostgreSQL."""

import asyncio
import signal
from random import Random

from tests.patience import within
from tests.server.client import Client, Message, Person, Seen
from tests.server.postgres import Postgres
from tests.server.process import ServerProcess


def is_asked(seen: Seen) -> bool:
    return seen.question is not None


async def settled(client: Client, question: Message, choice: int) -> None:
    """Answer with the same id until it is known to be done: who is told "busy" may have been heard."""
    id = next(client.ids)
    while True:
        answer = await client.ask("answer", id, decision=question["decision"], choice=choice)
        if answer["type"] == "done":
            break
        assert answer["code"] == "busy", answer
    if client.seen.question is question:
        client.seen.question = None


async def answers(person: Person, table: str, rng: Random, number: int) -> Seen:
    """Give so many answers, whichever process takes them."""
    async with person.at(table) as client:
        while number:
            seen = await client.until(is_asked)
            assert seen.question is not None
            choice = rng.randrange(len(seen.question["options"]))
            await settled(client, seen.question, choice)
            number -= 1
        return await client.until(is_asked)


def test_a_process_that_was_stopped_shows_what_happened_meanwhile(postgres: Postgres) -> None:
    database = postgres.make_database()

    async def play() -> None:
        first, second = ServerProcess(database), ServerProcess(database)
        try:
            person = await Person.new(first.address, "Ann")
            table = await person.make_table("midevil", ["open", "easy"])
            await answers(person, table, Random(1), 3)
            first.process.send_signal(signal.SIGSTOP)
            person.address = second.address
            seen = await answers(person, table, Random(2), 5)
            first.process.send_signal(signal.SIGCONT)
            person.address = first.address
            async with person.at(table) as client:
                await client.until(lambda now: (now.view, now.question) == (seen.view, seen.question))
            await answers(person, table, Random(3), 3)
        finally:
            first.close()
            second.close()

    asyncio.run(within(180, play()))
