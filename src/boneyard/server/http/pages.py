"""The files of the web client, and its first page for every address inside it.

Litestar's static files aren't used: they don't answer `If-None-Match` and are read for each request. Names in
`assets` contain a hash of the content, so browsers cache them forever; everything else is revalidated. Only
files that exist when the server starts are served.
"""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Annotated

from litestar import Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import PathParameter

import boneyard
from boneyard.languages import preferred_language
from boneyard.messages import translate
from boneyard.server.http.requests import Request
from boneyard.server.http.responses import Cacheable
from boneyard.server.settings import Settings
from boneyard.table.errors import Refused

CLIENT = Path(boneyard.__file__).parent / "web_client"
"""Where the client is built; without a build, the first page says so."""
FIRST = "index.html"
ASSETS = "assets/"
NOT_PAGES = ("ws", "metrics")
"""Paths of programs; the API and the health checks have their own routes."""
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
    def __init__(self, base: str, folder: Path) -> None:
        self.base = base
        self.files = {
            path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()
        }
        self.read: dict[str, Cacheable] = {}

    def page(self, name: str, accept: str, accept_language: str) -> Cacheable:
        """A file of the client, or its first page for the client's own addresses."""
        if name in self.files:
            return self.file(name)
        if name.partition("/")[0] in NOT_PAGES:
            raise Refused("not-found")
        if "." in name.rpartition("/")[2] and "text/html" not in accept:
            raise Refused("not-found")  # a missing file; a mistyped link shows a page
        return self.file(FIRST) if FIRST in self.files else without_client(accept_language)

    def file(self, name: str) -> Cacheable:
        """A file, read once; paths in the first page get our base."""
        if name not in self.read:
            body = self.files[name].read_bytes()
            if name == FIRST:
                body = body.replace(b'="/', f'="{self.base}/'.encode())
            kind = KINDS.get(self.files[name].suffix, OTHER_KIND)
            self.read[name] = Cacheable(body, kind)
        return self.read[name]


def pages_handler(settings: Settings, folder: Path = CLIENT) -> HTTPRouteHandler:
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
    language = preferred_language(accept_language)
    paragraphs = "".join(
        f"<p>{escape(translate(f'page-{part}', language))}</p>"
        for part in ("serves", "no-client", "terminal")
    )
    head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Boneyard</title>'
    text = f'<!doctype html><html lang="{language}">{head}<h1>Boneyard</h1>{paragraphs}</html>'
    return Cacheable(text.encode(), KINDS[".html"])
