"""A server for tests of load and loss: `python -m tests.reliability.lenient DATABASE PORT MESSAGES`.

Clients may send so many messages a second, for most tests are not about limits. The system buffers
little for each socket, so that a client which does not read is noticed soon.
"""

import asyncio
import socket
import sys

from boneyard.server import serving
from boneyard.server.settings import Settings

bound_socket = serving.bound_socket


def bound_with_small_buffers(settings: Settings) -> socket.socket:
    listening = bound_socket(settings)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 8192)
    return listening


def announce(address: str) -> None:
    sys.stdout.write(f"{address}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    database, port, messages = sys.argv[1:]
    settings = Settings(
        database, port=int(port), workers=1, log_level="warning", messages_a_second=int(messages)
    )
    serving.bound_socket = bound_with_small_buffers
    asyncio.run(serving.run(settings, announce))
