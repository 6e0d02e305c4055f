"""kill -9 while tables are written, with what the process told before as the witness: 0 lost, 0 doubled."""

import asyncio
import multiprocessing
import random

import asyncpg

from boneyard.server.store import Store
from tests.server.store.killed import TABLES, Acknowledged, child
from tests.server.store.making import opened
from tests.sizes import pick


def run_and_kill(database: str, acknowledgements: int) -> list[Acknowledged]:
    """All that a process told until it was killed, after so many acknowledgements."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["tests.server.store.killed"])
    hear, tell = context.Pipe(duplex=False)
    process = context.Process(target=child, args=(database, tell))
    process.start()
    tell.close()
    heard = [hear.recv() for _ in range(acknowledgements)]
    process.kill()
    process.join()
    try:
        while True:
            heard.append(hear.recv())
    except (EOFError, ConnectionError):
        return heard
    finally:
        hear.close()
        process.close()


async def check(store: Store, heard: set[Acknowledged]) -> None:
    found = {(number, kept.seq) for number in range(TABLES) for kept in await store.entries(f"t{number}", 0)}
    assert heard <= found, f"lost: {sorted(heard - found)}"
    for number in range(TABLES):
        numbers = [kept.seq for kept in await store.entries(f"t{number}", 0)]
        assert numbers == [*range(1, len(numbers) + 1)]


async def let_leases_run_out(database: str) -> None:
    """As if the time of the killed process's leases had passed."""
    link = await asyncpg.connect(database)
    await link.execute("UPDATE leases SET expires = now() - interval '1 s'")
    await link.close()


def test_a_killed_process_loses_and_doubles_nothing(database: str) -> None:
    seed = random.randrange(2**32)
    print(f"seed {seed}")  # noqa: T201  # pytest shows it when the test fails
    luck = random.Random(seed)
    heard: set[Acknowledged] = set()

    async def look() -> None:
        async with opened(database) as store:
            await check(store, heard)

    for _ in range(pick(quick=3, ci=20, full=200)):
        told = run_and_kill(database, luck.randint(20, 200))
        assert not heard & {*told}, "told twice"
        heard.update(told)
        asyncio.run(look())
        if not database.startswith("sqlite"):
            asyncio.run(let_leases_run_out(database))
