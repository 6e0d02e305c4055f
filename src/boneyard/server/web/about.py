"""What this server is, and what every page needs to know of it first."""

from __future__ import annotations

from litestar import get
from msgspec import Struct

from boneyard import __version__
from boneyard.server.web.asked import settings_in, takes
from boneyard.server.web.problems import AnyRequest
from boneyard.server.wire import PROTOCOL


class ServerInfo(Struct, frozen=True):
    """This server."""

    version: str
    protocol: int
    public_url: str
    """What links for others begin with; empty where the page's own address does."""


@get("/server", sync_to_thread=False, opt=takes())
def server_info(request: AnyRequest) -> ServerInfo:
    """What this server is, and what links to it begin with."""
    return ServerInfo(__version__, PROTOCOL, settings_in(request.app.state).public_url.rstrip("/"))
