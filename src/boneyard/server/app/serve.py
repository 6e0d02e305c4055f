"""Runs the application with uvicorn: one process, its own socket, a quiet log."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

import uvicorn
from uvicorn.server import HANDLED_SIGNALS

from boneyard import __version__
from boneyard.server.app.application import application
from boneyard.server.app.garbage import collect_rarely, loading
from boneyard.server.app.logs import set_up
from boneyard.server.app.open_files import raise_limit
from boneyard.server.app.protocols import HttpProtocol, WebSocketProtocol
from boneyard.server.settings import Settings
from boneyard.server.store import Unusable as Unusable
from boneyard.server.store import open_store
from boneyard.table.protocol import MOST_BYTES

log = logging.getLogger(__name__)
READ_TIMEOUT = 30_000
"""Milliseconds that a client has to receive data; a closed socket would wait for ever."""
UNSENT = 16_384
"""Bytes that the system may hold unsent for a client; by default it takes megabytes before we notice."""
UNREAD = 16_384
"""Bytes that the system may hold for us to read: parsed messages take many times the memory."""
TURN = 0.0005
"""Seconds until the database's thread gets its turn among busy tables; Python's default is 5 ms."""
THIS_MACHINE = "127.0.0.1,::1,::ffff:127.0.0.1"
"""A proxy on this machine, also with IPv4 on an IPv6 socket."""
HERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}
"""The address on this machine of a server that listens everywhere."""


class Server(uvicorn.Server):
    """Exits cleanly: a handled signal isn't raised again."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        before = {number: signal.signal(number, self.handle_exit) for number in HANDLED_SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Exit cleanly, which takes a few seconds; a second signal doesn't cut it short."""
        self.should_exit = True


def serve(settings: Settings, announce: Callable[[str], None]) -> None:
    sys.setswitchinterval(TURN)
    raise_limit()
    with asyncio.Runner(loop_factory=quick_loop()) as runner:
        runner.run(run(settings, announce))


def quick_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop, or None for Python's own event loop."""
    try:
        import uvloop
    except ImportError:  # not available on Windows
        return None
    return uvloop.new_event_loop


async def run(settings: Settings, announce: Callable[[str], None]) -> None:
    """Serve until stopped; calls `announce` with the local address once it answers."""
    set_up(settings.log_level, settings.log_format)
    listening = bound_sockets(settings)
    port, metrics_port = (*(each.getsockname()[1] for each in listening), None)[:2]
    with loading():
        store = await open_store(settings.database)
        server = server_for(application(settings, store, metrics_port))
        serving = asyncio.create_task(server.serve(sockets=listening))
        while not server.started and not serving.done():
            await asyncio.sleep(0.01)
    if server.started:
        here = address_here(settings.host, port)
        log.info("boneyard %s serves at %s", __version__, here)
        if metrics_port is not None:
            log.info("metrics are at %s/metrics", address_here(settings.metrics_host, metrics_port))
        announce(here)
    collect_rarely()
    await serving
    log.info("the server has stopped")


def address_here(host: str, port: int) -> str:
    host = HERE.get(host, host)
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def server_for(app: object) -> uvicorn.Server:
    return Server(
        uvicorn.Config(
            app,  # type: ignore[arg-type]  # uvicorn types scopes more narrowly
            log_config=None,  # set up already
            access_log=False,  # addresses contain table ids
            forwarded_allow_ips=os.environ.get("FORWARDED_ALLOW_IPS", THIS_MACHINE),
            http=HttpProtocol,
            ws=WebSocketProtocol,
            ws_max_size=MOST_BYTES,
            ws_per_message_deflate=False,
            ws_ping_interval=20,
            ws_ping_timeout=20,
            server_header=False,
            date_header=False,
            timeout_graceful_shutdown=5,
        )
    )


def bound_sockets(settings: Settings) -> list[socket.socket]:
    """The listener for players, and the one for metrics if there is one."""
    listening = [bound_socket(settings.host, settings.port)]
    if settings.metrics_port is not None:
        try:
            if settings.metrics_port == listening[0].getsockname()[1]:
                raise Unusable("--port and --metrics-port are the same; choose another one for the metrics.")
            where = settings.metrics_host, settings.metrics_port
            listening.append(bound_socket(*where, "--metrics-host or --metrics-port"))
        except Unusable:
            listening[0].close()
            raise
    return listening


def bound_socket(host: str, port: int, options: str = "--host or --port") -> socket.socket:
    """A listening socket, bound before anything else starts; port 0 finds a free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, UNREAD)
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # not on every system; drops clients that receive nothing
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, READ_TIMEOUT)
    if hasattr(socket, "TCP_NOTSENT_LOWAT"):
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NOTSENT_LOWAT, UNSENT)
    try:
        listening.bind((host, port))
        listening.listen()  # two processes may bind the same port, but only one may listen
    except OSError as error:
        listening.close()
        raise Unusable(
            f"can't listen on {host}:{port} ({error.strerror}); choose another address with {options}."
        ) from error
    return listening
