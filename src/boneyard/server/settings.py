"""The server's settings, from the options of `boneyard serve` and the environment."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Literal
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from boneyard.server.notify.notifier import NotifySettings

SOCKET_SUFFIX = ".admin"
LogFormat = Literal["text", "json"]
OLD_COOKIE = "boneyard"
"""The cookie with a guest's key without TLS; earlier versions used this name over TLS too."""


@dataclass(frozen=True)
class Settings:
    """Everything has a default that works on one machine."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    public_url: str = ""
    """The start of the address in the browser; needed behind a proxy, for its scheme and base path."""
    log_level: str = "info"
    log_format: LogFormat = "text"
    metrics_host: str = "127.0.0.1"
    metrics_port: int | None = None
    """Where Prometheus finds the metrics, unreachable for players; None for nowhere."""
    admin_socket: str = ""
    """Where `boneyard admin` finds this server; empty for nowhere."""
    keep_guests: int = 400
    """Days after which guests without a seat are deleted, with their contacts; 0 for never."""
    keep_chat: int = 90
    """Days after which chat is deleted; 0 for never."""
    workers: int | None = None
    requests_a_second: int = 20
    """Requests and sockets per address; bursts may be ten times that."""
    messages_a_second: int = 50
    """Messages per sender at a table; bursts may be five times that."""
    allowed_hosts: frozenset[str] = field(default_factory=frozenset)
    """Other host names by which browsers may reach the server, in lower case."""
    origins: frozenset[str] = field(default_factory=frozenset)
    """Other pages that may open sockets."""
    notify: NotifySettings | None = None
    """How to notify absent players; needs `public_url` for links."""

    @property
    def base(self) -> str:
        """The path under which everything is served: empty, or for instance `/play`."""
        return urlsplit(self.public_url).path.rstrip("/")

    @property
    def secure(self) -> bool:
        return urlsplit(self.public_url).scheme == "https"

    @property
    def cookie(self) -> str:
        """The name of the cookie with a guest's key.

        Over TLS no other host can set a cookie with this prefix. It is sent to all paths, so servers with
        different base paths need different names.

        >>> Settings("", public_url="https://games.example/bones").cookie, Settings("").cookie
        ('__Host-boneyard-bones', 'boneyard')
        """
        return "__Host-" + OLD_COOKIE + re.sub(r"[^\w.~-]", "-", self.base) if self.secure else OLD_COOKIE

    def link_to(self, table: str) -> str:
        return f"{self.public_url.rstrip('/')}/table/{table}"

    @property
    def origin(self) -> str:
        """The public address as browsers send it: in lower case, without the default port."""
        parts = urlsplit(self.public_url)
        default_port = ":443" if self.secure else ":80"
        return f"{parts.scheme}://{parts.netloc.lower().removesuffix(default_port)}" if parts.netloc else ""

    def accepts(self, origin: str, host: str) -> bool:
        """Whether a page of this origin is ours: the public address, or without TLS the requested one."""
        if not origin:
            return False
        return origin in {self.origin, *self.origins} or (not self.secure and origin == f"http://{host}")


def sqlite_path(database: str) -> Path | None:
    """The file of a SQLite database; None for another kind.

    >>> str(sqlite_path("sqlite:////srv/tables.db")), sqlite_path("postgresql://db/boneyard")
    ('/srv/tables.db', None)
    """
    kind, separator, rest = database.partition("://")
    if not separator:
        return Path(database)
    return Path(rest.removeprefix("/")) if kind == "sqlite" else None


def socket_path_of(database: str, folder: Path) -> Path:
    """Where `boneyard admin` finds the server of a database: next to its file, or in a folder of the user."""
    file = sqlite_path(database)
    return folder / f"boneyard{SOCKET_SUFFIX}" if file is None else file.with_name(file.name + SOCKET_SUFFIX)
