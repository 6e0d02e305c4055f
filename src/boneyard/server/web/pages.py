"""The pages of the web client: its built files, and its first page for every address inside it.

Litestar's static files aren't used: they answer no `If-None-Match` and are read for each request. Names in
`assets` carry a hash of what they hold, so browsers cache them forever; all else is revalidated. Only files
that are there when the server starts are served.
"""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Annotated

from litestar import Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import PathParameter

import boneyard
from boneyard.messages import say
from boneyard.server.settings import Settings
from boneyard.server.web.cacheable import Cacheable
from boneyard.server.web.requests import Request
from boneyard.server.web.tongues import wanted
from boneyard.table.errors import Refused

CLIENT = Path(boneyard.__file__).parent / "web_client"
"""Where the client's build is put; a copy of the program without it says so on its first page."""
FIRST = "index.html"
ASSETS = "assets/"
NOT_PAGES = ("ws", "metrics")
"""Where programs look for something else; the API and the health checks have routes of their own."""
ROOT = Path("/")
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
    """The files of the client."""

    def __init__(self, base: str, folder: Path) -> None:
        self.base = base
        self.files = {
            path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()
        }
        self.read: dict[str, Cacheable] = {}

    def page(self, name: str, accept: str, accept_language: str) -> Cacheable:
        """A file of the client; its first page for addresses that are its own business."""
        if name in self.files:
            return self.file(name)
        if name.partition("/")[0] in NOT_PAGES:
            raise Refused("not-found")
        if "." in name.rpartition("/")[2] and "text/html" not in accept:
            raise Refused("not-found")  # a file; a mistyped link shows a page
        return self.file(FIRST) if FIRST in self.files else without_client(accept_language)

    def file(self, name: str) -> Cacheable:
        """A file, read once; the paths in the first page get our base."""
        if name not in self.read:
            body = self.files[name].read_bytes()
            if name == FIRST:
                body = body.replace(b'="/', f'="{self.base}/'.encode())
            kind = KINDS.get(self.files[name].suffix, OTHER_KIND)
            self.read[name] = Cacheable(body, kind)
        return self.read[name]


def pages_handler(settings: Settings, folder: Path = CLIENT) -> HTTPRouteHandler:
    """Serves the client's files."""
    pages = Pages(settings.base, folder)

    @get(["/", "/{path:path}"], sync_to_thread=False, include_in_schema=False)
    def page(request: Request, path: Annotated[Path, PathParameter()] = ROOT) -> Response[bytes]:
        name = path.as_posix().lstrip("/")
        found = pages.page(
            name, request.headers.get("accept", ""), request.headers.get("accept-language", "")
        )
        return found.response(request, forever=name in pages.files and name.startswith(ASSETS))

    return page


def without_client(accept_language: str) -> Cacheable:
    """What there is, where the client was not built into the program."""
    tongue = wanted(accept_language)
    told = "".join(
        f"<p>{escape(say(f'page-{part}', tongue))}</p>" for part in ("serves", "no-client", "terminal")
    )
    head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Boneyard</title>'
    text = f'<!doctype html><html lang="{tongue}">{head}<h1>Boneyard</h1>{told}</html>'
    return Cacheable(text.encode(), KINDS[".html"])
