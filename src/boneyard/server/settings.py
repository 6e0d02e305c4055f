"""How a server runs: what `boneyard serve` takes, and the environment says."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from boneyard.server.notify import NotifySettings

LogFormat = Literal["text", "json"]
OLD_COOKIE = "boneyard"
"""The cookie with a guest's key where there is no TLS; over TLS it had this name once."""


@dataclass(frozen=True)
class Settings:
    """What a host may choose; everything has a default that works on one machine."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    public_url: str = ""
    """What the browser's address begins with; needed behind a proxy, for its scheme and its base path."""
    log_level: str = "info"
    log_format: LogFormat = "text"
    metrics_host: str = "127.0.0.1"
    metrics_port: int | None = None
    """Where Prometheus finds the metrics: an address that players never reach; None for nowhere."""
    admin_socket: str = ""
    """Where `boneyard admin` finds this server; empty for nowhere."""
    keep_guests: int = 400
    """Days after which guests who sit nowhere are forgotten, with their addresses; 0 for never."""
    keep_chat: int = 90
    """Days after which chat is deleted; 0 for never."""
    workers: int | None = None
    requests_a_second: int = 20
    """How many requests and sockets one address may open; bursts may be ten times that."""
    messages_a_second: int = 50
    """How many messages one caller may send at a table; bursts may be five times that."""
    allowed_hosts: frozenset[str] = field(default_factory=frozenset)
    """Further names by which browsers may reach the server, in small letters."""
    origins: frozenset[str] = field(default_factory=frozenset)
    """Further pages that may open sockets."""
    notify: NotifySettings | None = None
    """How people who are away are told; with any of it, `public_url` is needed for links."""

    @property
    def base(self) -> str:
        """The path under which everything is served; empty, or `/play`."""
        return urlsplit(self.public_url).path.rstrip("/")

    @property
    def secure(self) -> bool:
        """Whether browsers reach the server over TLS."""
        return urlsplit(self.public_url).scheme == "https"

    @property
    def cookie(self) -> str:
        """The name of the cookie with a guest's key.

        Over TLS no other host can set one that begins like this. It is sent to all paths, so its name tells
        servers with different base paths apart.

        >>> Settings("", public_url="https://games.example/bones").cookie, Settings("").cookie
        ('__Host-boneyard-bones', 'boneyard')
        """
        return "__Host-" + OLD_COOKIE + re.sub(r"[^\w.~-]", "-", self.base) if self.secure else OLD_COOKIE

    def link_to(self, table: str) -> str:
        """A table's public address."""
        return f"{self.public_url.rstrip('/')}/table/{table}"

    @property
    def origin(self) -> str:
        """The public address as browsers name it: in small letters, and without the port that goes unsaid."""
        parts = urlsplit(self.public_url)
        unsaid = ":443" if self.secure else ":80"
        return f"{parts.scheme}://{parts.netloc.lower().removesuffix(unsaid)}" if parts.netloc else ""

    def accepts(self, origin: str, host: str) -> bool:
        """Whether a page of this origin is ours: the public address, or without TLS the one asked for."""
        if not origin:
            return False
        return origin in {self.origin, *self.origins} or (not self.secure and origin == f"http://{host}")
