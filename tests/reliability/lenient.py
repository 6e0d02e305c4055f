"""A server that lets clients talk as fast as they can: tests of load and loss are not about limits.

`python -m tests.reliability.lenient DATABASE PORT` says its address when it answers.
"""

import asyncio
import sys

from boneyard.server.serving import run
from boneyard.server.settings import Settings


def announce(address: str) -> None:
    sys.stdout.write(f"{address}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    database, port = sys.argv[1:]
    settings = Settings(database, port=int(port), workers=1, log_level="warning", messages_a_second=1_000_000)
    asyncio.run(run(settings, announce))
