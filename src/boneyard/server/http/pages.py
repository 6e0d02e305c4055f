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
from boneyard.server.http.dependencies import Services
from boneyard.server.http.link_tags import link_of
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

    def is_page(self, name: str, accept: str) -> bool:
        """Whether this is one of the client's own addresses, or a mistyped link, and not a missing file."""
        if name.partition("/")[0] in NOT_PAGES:
            return False
        return "." not in name.rpartition("/")[2] or "text/html" in accept

    def first(self, language: str, head: str) -> Cacheable:
        """The first page, with what links to it show."""
        if FIRST not in self.files:
            return without_client(language)
        body = self.file(FIRST).body.replace(b"<title>Boneyard</title>", head.encode())
        return Cacheable(body, KINDS[".html"])

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

    @get(["/", "/{path:path}"], include_in_schema=False)
    async def page(
        request: Request, services: Services, path: Annotated[Path, PathParameter()] = ROOT
    ) -> Response[bytes]:
        name = path.as_posix().lstrip("/")
        if name in pages.files and name != FIRST:
            return pages.file(name).response(request, forever=name.startswith(ASSETS))
        if not pages.is_page(name, request.headers.get("accept", "")):
            raise Refused("not-found")
        language = preferred_language(request.headers.get("accept-language", ""))
        link = await link_of(services.store, name, request.url.query, language)
        response = pages.first(language, link.tags(address_of(request, settings))).response(request)
        response.headers["vary"] = "accept-encoding, accept-language"
        return response

    return page


def address_of(request: Request, settings: Settings) -> str:
    """The server's address for links: the public one, or else the one of the request."""
    return settings.public_url.rstrip("/") or str(request.base_url).rstrip("/")


def without_client(language: str) -> Cacheable:
    paragraphs = "".join(
        f"<p>{escape(translate(f'page-{part}', language))}</p>"
        for part in ("serves", "no-client", "terminal")
    )
    head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Boneyard</title>'
    text = f'<!doctype html><html lang="{language}">{head}<h1>Boneyard</h1>{paragraphs}</html>'
    return Cacheable(text.encode(), KINDS[".html"])
