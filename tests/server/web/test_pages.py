"""The pages of the web client: its files, its first page for every address, and nothing else."""

import asyncio
import gzip
from pathlib import Path

import httpx
import pytest
from litestar import Litestar

from boneyard.server.settings import Settings
from boneyard.server.web.gate import gated
from boneyard.server.web.limiting import Limits
from boneyard.server.web.pages import pages_handler
from boneyard.server.web.problems import HANDLERS
from boneyard.server.web.requests import Request

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


def client_of(folder: Path, public_url: str = "") -> httpx.AsyncClient:
    settings = Settings("", public_url=public_url)
    app = Litestar(
        [pages_handler(settings, folder)],
        request_class=Request,
        exception_handlers=HANDLERS,
        openapi_config=None,
        path=settings.base or None,
    )
    gate = gated(app, settings, Limits(settings.requests_a_second))  # type: ignore[arg-type]  # its own scopes
    transport = httpx.ASGITransport(gate)
    return httpx.AsyncClient(transport=transport, base_url="http://here")


def got(folder: Path, path: str, public_url: str = "", **headers: str) -> httpx.Response:
    async def ask() -> httpx.Response:
        async with client_of(folder, public_url) as http:
            return await http.get(path, headers=headers)

    return asyncio.run(ask())


def test_every_address_of_the_client_shows_its_first_page(built: Path) -> None:
    for path in ("/", "/table/abc", "/table/abc/moment/3", "/apiary"):
        answer = got(built, path)
        assert (answer.status_code, answer.text) == (200, INDEX), path
        assert answer.headers["cache-control"] == "no-cache"
        policy = answer.headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy


def test_the_first_page_finds_its_files_under_a_base_path(built: Path) -> None:
    for path in ("/play", "/play/", "/play/table/abc"):
        answer = got(built, path, "https://games.example/play")
        assert 'href="/play/icon.svg"' in answer.text
        assert 'src="/play/assets/app-1a2b.js"' in answer.text
    assert got(built, "/play/assets/app-1a2b.js", "https://games.example/play").text == SCRIPT
    assert got(built, "/", "https://games.example/play").status_code == 404, "outside of our base"


def test_files_whose_names_carry_a_hash_are_kept_for_ever(built: Path) -> None:
    answer = got(built, "/assets/app-1a2b.js", **{"accept-encoding": "gzip"})
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert int(answer.headers["content-length"]) < len(gzip.compress(SCRIPT.encode())) + 50
    assert answer.text == SCRIPT
    assert got(built, "/assets/app-1a2b.js", **{"accept-encoding": "br"}).text == SCRIPT


def test_what_is_the_same_is_not_sent_again(built: Path) -> None:
    first = got(built, "/")
    again = got(built, "/", **{"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_only_the_clients_own_files_are_served(built: Path) -> None:
    for path in (
        "/secret.txt",
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/x.map",
    ):
        answer = got(built, path)
        assert answer.status_code == 404, path
        assert answer.json() == {"code": "not-found", "data": {}}


def test_who_mistypes_a_link_sees_a_page(built: Path) -> None:
    for path in ("/table/abc.", "/x.map", "/secret.txt"):
        answer = got(built, path, accept="text/html,application/xhtml+xml,*/*;q=0.8")
        assert (answer.status_code, answer.text) == (200, INDEX), path


def test_what_is_not_of_the_client_is_no_page(http: httpx.Client) -> None:
    assert http.get("/healthz").text == "ok"
    for path in ("/api", "/api/", "/api/nothing", "/api/tables/one/nothing", "/metrics", "/ws", "/ws/abc"):
        answer = http.get(path, headers={"accept": "text/html"})
        assert (answer.status_code, answer.json()["code"]) == (404, "not-found"), path


def test_a_copy_without_the_client_says_so_in_the_readers_language(tmp_path: Path) -> None:
    answer = got(tmp_path / "nothing", "/table/abc")
    assert answer.status_code == 200
    assert "boneyard play --terminal" in answer.text
    assert '<html lang="en">' in answer.text
    assert '<html lang="de">' in got(tmp_path / "nothing", "/", **{"accept-language": "de-AT"}).text
