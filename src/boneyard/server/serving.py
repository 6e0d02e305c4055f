"""Running the application with uvicorn: one process, its own socket, a quiet log."""

from __future__ import annotations

import socket

import uvicorn

from boneyard.server.app import application
from boneyard.server.settings import Settings
from boneyard.server.wire import MOST_BYTES


def server_for(settings: Settings) -> uvicorn.Server:
    """A server that is ready to run."""
    return uvicorn.Server(
        uvicorn.Config(
            application(settings),
            host=settings.host,
            port=settings.port,
            log_level=settings.log_level,
            ws="websockets-sansio",
            ws_max_size=MOST_BYTES,
            ws_per_message_deflate=False,
            ws_ping_interval=20,
            ws_ping_timeout=20,
            server_header=False,
            date_header=False,
            timeout_graceful_shutdown=5,
        )
    )


def bound_socket(settings: Settings) -> socket.socket:
    """The listening socket, bound before anything else is started; port 0 finds a free one."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.bind((settings.host, settings.port))
    return listening
