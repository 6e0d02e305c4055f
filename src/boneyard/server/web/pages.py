"""The pages of the web client: its built files, and its first page for every address inside it.

Only files that lie in the client's folder when the server starts are served. Names in `assets` carry a hash
of what they hold, so browsers keep them for ever; all else is asked for again, and answered in a word
where it is the same.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from html import escape
from pathlib import Path

import boneyard
from boneyard.messages import say
from boneyard.server.lines.connected import Receive, Scope, Send, header
from boneyard.server.settings import Settings
from boneyard.server.web.kept import ASKED_AGAIN, FOR_EVER, Kept
from boneyard.server.web.problems import answer
from boneyard.server.web.tongues import wanted

App = Callable[[Scope, Receive, Send], Awaitable[None]]
CLIENT = Path(boneyard.__file__).parent / "web_client"
"""Where the client's build is put; a copy of the program without it says so on its first page."""
FIRST = "index.html"
ASSETS = "assets/"
NOT_PAGES = ("/api", "/ws", "/healthz", "/readyz", "/metrics")
KINDS = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
OTHER_KIND = "application/octet-stream"


class Pages:
    """Everything outside the API that a browser can be shown."""

    def __init__(self, settings: Settings, folder: Path = CLIENT) -> None:
        self.base = settings.base
        self.files = {
            path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()
        }
        self.read: dict[str, Kept] = {}

    def has(self, scope: Scope) -> bool:
        """Whether a request is for a page."""
        path = str(scope["path"])
        if scope["method"] != "GET":
            return False
        inside = path.removeprefix(self.base)
        ours = path.startswith(f"{self.base}/") or path == self.base
        return ours and not any(inside == other or inside.startswith(f"{other}/") for other in NOT_PAGES)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer with a page."""
        name = str(scope["path"]).removeprefix(self.base).removeprefix("/")
        page = self.page(name, scope)
        if page is None:
            status, body = answer("not-found")
            await respond(send, status, {"content-type": "application/json"}, body)
            return
        cache = FOR_EVER if name in self.files and name.startswith(ASSETS) else ASKED_AGAIN
        told = page.told(header(scope, b"if-none-match"), header(scope, b"accept-encoding"), cache)
        await respond(send, *told)

    def page(self, name: str, scope: Scope) -> Kept | None:
        """A file of the client; its first page for addresses that are its own business."""
        if name in self.files:
            return self.file(name)
        if "." in name.rpartition("/")[2] and "text/html" not in header(scope, b"accept"):
            return None  # a file; who mistyped a link is told so by a page
        return self.file(FIRST) if FIRST in self.files else without_client(header(scope, b"accept-language"))

    def file(self, name: str) -> Kept:
        """A file, read once; the first page names paths of ours, which begin with our base."""
        if name not in self.read:
            body = self.files[name].read_bytes()
            if name == FIRST:
                body = body.replace(b'="/', f'="{self.base}/'.encode())
            kind = KINDS.get(self.files[name].suffix, OTHER_KIND)
            self.read[name] = Kept(body, kind)
        return self.read[name]


def without_client(accept_language: str) -> Kept:
    """What there is, where the client was not built into the program."""
    tongue = wanted(accept_language)
    told = "".join(
        f"<p>{escape(say(f'page-{part}', tongue))}</p>" for part in ("serves", "no-client", "terminal")
    )
    head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Boneyard</title>'
    text = f'<!doctype html><html lang="{tongue}">{head}<h1>Boneyard</h1>{told}</html>'
    return Kept(text.encode(), KINDS[".html"])


async def respond(send: Send, status: int, headers: dict[str, str], body: bytes) -> None:
    """Send an answer."""
    raw = [(name.encode(), value.encode()) for name, value in headers.items()]
    raw.append((b"content-length", str(len(body)).encode()))
    await send({"type": "http.response.start", "status": status, "headers": raw})
    await send({"type": "http.response.body", "body": body})
