"""The web client's files, and its first page for every address."""

import gzip
from pathlib import Path
from typing import cast

import httpx
import pytest
from litestar import Litestar
from litestar.di import Provide

from boneyard.server.http.pages import pages_handler
from boneyard.server.http.problems import HANDLERS
from boneyard.server.http.rate_limits import Limits
from boneyard.server.http.requests import Request
from boneyard.server.http.security import secured
from boneyard.server.services import Services
from boneyard.server.settings import Settings
from boneyard.server.store import Store
from boneyard.server.store.sqlite import SqliteStore
from boneyard.server.workers import Workers
from tests.reliability.bare_rooms import SilentBots

INDEX = '<!doctype html><link href="/icon.svg"><script type="module" src="/assets/app-1a2b.js"></script>'
SCRIPT = "export const game = 1;\n" * 100


@pytest.fixture
def built(tmp_path: Path) -> Path:
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(INDEX)
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "assets" / "app-1a2b.js").write_text(SCRIPT)
    (tmp_path / "secret.txt").write_text("not for anybody")
    return folder


def client_of(folder: Path, store: Store, public_url: str = "") -> httpx.AsyncClient:
    settings = Settings("", public_url=public_url)
    services = Services(store, cast(Workers, SilentBots()))
    app = Litestar(
        [pages_handler(settings, folder)],
        dependencies={"services": Provide(lambda: services, sync_to_thread=False)},
        request_class=Request,
        exception_handlers=HANDLERS,
        openapi_config=None,
        path=settings.base or None,
    )
    gate = secured(app, settings, Limits(settings.requests_a_second))  # type: ignore[arg-type]  # its own scopes
    transport = httpx.ASGITransport(gate)
    return httpx.AsyncClient(transport=transport, base_url="http://here")


async def got(folder: Path, path: str, public_url: str = "", **headers: str) -> httpx.Response:
    store = await SqliteStore.open(folder.with_name("tables.db"))
    try:
        async with client_of(folder, store, public_url) as http:
            return await http.get(path, headers=headers)
    finally:
        await store.close()


async def test_every_address_of_the_client_shows_its_first_page(built: Path) -> None:
    for path in ("/", "/table/abc", "/table/abc/moment/3", "/apiary"):
        answer = await got(built, path)
        assert (answer.status_code, answer.text) == (200, INDEX), path
        assert answer.headers["cache-control"] == "no-cache"
        policy = answer.headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy


async def test_the_first_page_finds_its_files_under_a_base_path(built: Path) -> None:
    for path in ("/play", "/play/", "/play/table/abc"):
        answer = await got(built, path, "https://games.example/play")
        assert 'href="/play/icon.svg"' in answer.text
        assert 'src="/play/assets/app-1a2b.js"' in answer.text
    assert (await got(built, "/play/assets/app-1a2b.js", "https://games.example/play")).text == SCRIPT
    assert (await got(built, "/", "https://games.example/play")).status_code == 404, "outside the base path"


async def test_hashed_files_are_cached_forever(built: Path) -> None:
    answer = await got(built, "/assets/app-1a2b.js", **{"accept-encoding": "gzip"})
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert int(answer.headers["content-length"]) < len(gzip.compress(SCRIPT.encode())) + 50
    assert answer.text == SCRIPT
    assert (await got(built, "/assets/app-1a2b.js", **{"accept-encoding": "br"})).text == SCRIPT


async def test_unchanged_files_get_304(built: Path) -> None:
    first = await got(built, "/")
    again = await got(built, "/", **{"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


async def test_only_the_clients_own_files_are_served(built: Path) -> None:
    for path in (
        "/secret.txt",
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/x.map",
    ):
        answer = await got(built, path)
        assert answer.status_code == 404, path
        assert answer.json() == {"code": "not-found", "data": {}}


async def test_a_mistyped_link_shows_a_page(built: Path) -> None:
    for path in ("/table/abc.", "/x.map", "/secret.txt"):
        answer = await got(built, path, accept="text/html,application/xhtml+xml,*/*;q=0.8")
        assert (answer.status_code, answer.text) == (200, INDEX), path


def test_api_paths_never_show_a_page(http: httpx.Client) -> None:
    assert http.get("/healthz").text == "ok"
    for path in ("/api", "/api/", "/api/nothing", "/api/tables/one/nothing", "/metrics", "/ws", "/ws/abc"):
        answer = http.get(path, headers={"accept": "text/html"})
        assert (answer.status_code, answer.json()["code"]) == (404, "not-found"), path


async def test_a_missing_client_is_explained_in_the_readers_language(tmp_path: Path) -> None:
    answer = await got(tmp_path / "nothing", "/table/abc")
    assert answer.status_code == 200
    assert "boneyard play --terminal" in answer.text
    assert '<html lang="en">' in answer.text
    assert '<html lang="de">' in (await got(tmp_path / "nothing", "/", **{"accept-language": "de-AT"})).text
