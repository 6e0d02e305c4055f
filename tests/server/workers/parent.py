"""A program with an idle and a busy worker; it prints their process ids and waits."""

import asyncio

from boneyard.server.workers import Workers
from tests.decisions import decisions
from tests.server.workers.doubles import Planted


async def main() -> None:
    found, start = next(decisions("zombie-invasion", 1)), Planted()
    workers = Workers(2, start=start)
    thinking = asyncio.create_task(workers.choose("sleep", "seed", found.content, found.view, found.options))
    async with asyncio.timeout(60):
        while len(start.pids) < 2 or workers.queue.size:
            await asyncio.sleep(0.005)
    print(*start.pids, flush=True)  # noqa: T201  # what the test reads
    await thinking


if __name__ == "__main__":
    asyncio.run(main())
