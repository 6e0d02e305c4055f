"""Rate limits by address."""

import json
from collections.abc import MutableMapping
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path

import httpx
import pytest

import boneyard
from boneyard.server.app.serve import server_for
from boneyard.server.asgi import Event, Receive, Scope, Send, address_of
from boneyard.server.http.rate_limits import (
    ALL_GUESSES_BURST,
    BURST,
    FIRST_GUESSES,
    HEAVY_BURST,
    MADE_BURST,
    MOST_ADDRESSES,
    Limits,
    give_back,
)
from boneyard.server.http.security import secured
from boneyard.server.rooms.open_limits import MOST_OF_AN_ADDRESS
from boneyard.server.settings import Settings
from tests.server.process import ServerProcess, serving

TOO_FAST = 429
HEAVY = [
    *(("GET", f"/api/tables/none/{name}") for name in ("record", "verify", "log", "dice", "comparison")),
    ("POST", "/api/verify"),
    ("POST", "/api/replays"),
]
MAKING = [
    ("PUT", "/api/me"),
    ("POST", "/api/tables"),
    ("POST", "/api/tables/none/rematch"),
    ("POST", "/api/contacts"),
]
JSON = {"content-type": "application/json"}
NAMED = b'{"name": "Ann"}'


def scope_of(address: str, path: str = "/api/games", kind: str = "http") -> Scope:
    return {"type": kind, "method": "GET", "path": path, "headers": [], "client": (address, 5000)}


def test_an_address_is_rate_limited() -> None:
    limits = Limits(5)
    asked = [limits.allow(scope_of("203.0.113.7"), 1000) for _ in range(5 * BURST + 3)]
    assert asked == [True] * 5 * BURST + [False] * 3
    assert limits.allow(scope_of("203.0.113.8"), 1000), "other addresses aren't limited"
    assert limits.allow(scope_of("203.0.113.7"), 1300)


def test_wrong_guesses_of_strangers_keep_nobody_out() -> None:
    limits = Limits(5)
    strangers = [scope_of(f"203.0.113.{number}") for number in range(10)]
    for scope in strangers:
        for _ in range(FIRST_GUESSES + ALL_GUESSES_BURST):
            limits.guess(scope, 1000)
    assert not any(limits.guess(scope, 1000) for scope in strangers)
    assert limits.guess(scope_of("198.51.100.7"), 1000), "the shared limit is for those who guess on"


def test_a_network_of_addresses_guesses_like_one() -> None:
    limits = Limits(5)
    homes = [scope_of(f"2001:db8:1:{number:x}::1") for number in range(ALL_GUESSES_BURST * 2)]
    allowed = [bool(limits.guess(scope, 1000)) for scope in homes]
    assert allowed.count(True) == FIRST_GUESSES + ALL_GUESSES_BURST
    assert limits.guess(scope_of("2001:db8:2::1"), 1000)


def test_a_right_guess_costs_nothing() -> None:
    limits, scope = Limits(5), scope_of("203.0.113.7")
    for _ in range(ALL_GUESSES_BURST * 2):
        taken = limits.guess(scope, 1000)
        assert taken
        give_back(taken)


@pytest.mark.parametrize("said", ["unknown", "_hidden", "203.0.113.7.9", "<script>"])
def test_unknown_addresses_share_one_limit(said: str) -> None:
    limits = Limits(5)
    for _ in range(5 * BURST):
        assert limits.allow(scope_of("garbage"), 1000)
    assert not limits.allow(scope_of(said), 1000)
    assert not limits.allow({**scope_of(""), "client": None}, 1000)
    assert limits.allow(scope_of("203.0.113.7"), 1000)


def test_forwarded_headers_do_not_bypass_the_limit(tmp_path: Path) -> None:
    with (
        serving(tmp_path / "limited.db", "--requests-a-second", "1") as server,
        httpx.Client(base_url=f"http://{server.address}") as http,
    ):
        hidden = [{"x-forwarded-for": said} for said in ("unknown", "garbage") * BURST]
        asked = [http.get("/healthz", headers=headers).status_code for headers in hidden]
        assert TOO_FAST in asked
        assert http.get("/healthz").status_code == 200


def test_expensive_requests_have_their_own_limit() -> None:
    limits, scope = Limits(100), scope_of("203.0.113.7")
    asked = [limits.allow(scope, 1000, "heavy") for _ in range(HEAVY_BURST + 1)]
    assert asked == [True] * HEAVY_BURST + [False]
    assert limits.allow(scope, 1000)


@pytest.mark.parametrize(("method", "path"), HEAVY)
def test_path_spellings_do_not_bypass_the_limit(server: ServerProcess, method: str, path: str) -> None:
    """Every handler that replays a whole game, by every spelling that the router accepts."""
    somebody = {"x-forwarded-for": f"203.0.113.{HEAVY.index((method, path))}"}
    with closing(HTTPConnection(server.address)) as line:
        plain = [status_of(line, method, path, somebody) for _ in range(HEAVY_BURST)]
        assert TOO_FAST not in plain
        for spelled in spellings(method, path):
            while status_of(line, method, path, somebody) != TOO_FAST:  # a slow machine has time for one more
                pass
            assert status_of(line, method, spelled, somebody) == TOO_FAST, spelled
        assert status_of(line, "GET", "/api/games", somebody) == 200
        assert status_of(line, method, path, {"x-forwarded-for": "203.0.113.99"}) == plain[0]


def test_drawing_tiles_counts_as_expensive(server: ServerProcess) -> None:
    """Few sets are cached, so many sets in turn are drawn with each request."""
    somebody = {"x-forwarded-for": "203.0.113.77"}
    own = boneyard.game("zombie-invasion").default_content().files["tiles.toml"]
    with httpx.Client(base_url=f"http://{server.address}", timeout=60) as http:
        http.put("/api/me", json={"name": "Ann"})
        paths = []
        for number in range(HEAVY_BURST + 6):
            content = {"name": "own", "files": {"tiles.toml": f"{own}\n# limited {number}\n"}}
            config = {"game": "zombie-invasion", "seats": ["open", "open"], "content": content}
            table = http.post("/api/tables", json={"config": config, "name": "Ann"}).json()["id"]
            hash_ = http.get(f"/api/tables/{table}").json()["content"]
            paths.append(f"/api/contents/{hash_}?table={table}")
        drawn = [http.get(path, headers=somebody).status_code for path in paths]
        assert drawn[:HEAVY_BURST] == [200] * HEAVY_BURST
        assert TOO_FAST in drawn, "on a slow machine a few more requests pass, but not all"
        assert http.get(paths[HEAVY_BURST - 1], headers=somebody).status_code == 200, (
            "cached pictures don't count as expensive"
        )
        own_set = boneyard.game("midevil").default_content().hash
        assert http.get(f"/api/contents/{own_set}/sheet", headers=somebody).status_code == 200


@pytest.mark.parametrize(("method", "path"), MAKING)
def test_new_guests_are_limited_per_address(server: ServerProcess, method: str, path: str) -> None:
    """Tables, mails and guests of one address are counted together, with or without cookies."""
    somebody = {"x-forwarded-for": f"203.0.114.{MAKING.index((method, path))}", **JSON}
    with closing(HTTPConnection(server.address)) as line:
        known = {**somebody, "cookie": cookie_of(line, somebody)}
        for _ in range(MADE_BURST - 1):
            assert status_of(line, method, path, somebody, NAMED) != TOO_FAST
        more = [status_of(line, method, path, somebody, NAMED) for _ in range(10)]
        assert TOO_FAST in more, "on a slow machine a few more requests pass, but not all"
        assert status_of(line, "PUT", "/api/me", known, NAMED) == 200, "a known guest may change their name"
        other = {"x-forwarded-for": "203.0.114.99", **JSON}
        assert status_of(line, method, path, other, NAMED) != TOO_FAST


def test_new_tables_are_limited_per_address(server: ServerProcess) -> None:
    somebody = {"x-forwarded-for": "203.0.115.7", **JSON}
    config = {"game": "zombie-invasion", "seats": ["open", "open"], "public": True}
    table = json.dumps({"name": "Ann", "config": config}).encode()
    with closing(HTTPConnection(server.address)) as line:
        for expected in [201] * MOST_OF_AN_ADDRESS + [403]:
            guest = {**somebody, "cookie": cookie_of(line, somebody)}
            assert status_of(line, "POST", "/api/tables", guest, table) == expected
        elsewhere = {**guest, "x-forwarded-for": "203.0.115.8"}
        assert status_of(line, "POST", "/api/tables", elsewhere, table) == 201


def cookie_of(line: HTTPConnection, headers: dict[str, str]) -> str:
    line.request("PUT", "/api/me", NAMED, headers)
    with line.getresponse() as answer:
        answer.read()
        return answer.headers["set-cookie"].partition(";")[0]


def spellings(method: str, path: str) -> list[str]:
    """Spellings of a path that the router accepts; `//api` shows a page instead."""
    doubled, hidden = (
        path.replace("/", "//").removeprefix("/"),
        path.replace("/", "%2f").replace("%2f", "/", 1),
    )
    ends = ("", "/", "//", "%2f", "%2F%2f", "?a=b", "/?a=b")
    return [*(path + end for end in ends), doubled, hidden, *([f"/{path}"] if method == "POST" else [])]


def status_of(
    line: HTTPConnection, method: str, path: str, headers: dict[str, str], body: bytes | None = None
) -> int:
    """The status for a path that is sent exactly as written."""
    line.request(method, path, body, headers)
    with line.getresponse() as answer:
        answer.read()
    return answer.status


def test_an_ipv6_network_counts_as_one_address() -> None:
    limits = Limits(1)
    for number in range(BURST):
        assert limits.allow(scope_of(f"2001:db8::{number:x}"), 1000)
    assert not limits.allow(scope_of("2001:db8::ffff"), 1000)


def test_mapped_ipv4_addresses_count_as_ipv4() -> None:
    limits = Limits(1)
    for _ in range(BURST):
        assert limits.allow(scope_of("::ffff:203.0.113.7"), 1000)
    assert not limits.allow(scope_of("203.0.113.7"), 1000), "it is the same address"
    assert limits.allow(scope_of("::ffff:203.0.113.8"), 1000), "other addresses aren't limited"


def test_localhost_is_not_limited() -> None:
    limits = Limits(1)
    for address in ("127.0.0.1", "::1", "::ffff:127.0.0.1"):
        assert all(limits.allow(scope_of(address), 1000) for _ in range(50))


@pytest.mark.parametrize("proxy", ["127.0.0.1", "::1", "::ffff:127.0.0.1", "203.0.113.1"])
async def test_a_local_proxy_is_trusted(proxy: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A proxy may connect by IPv6; everybody behind it must still be limited."""
    monkeypatch.delenv("FORWARDED_ALLOW_IPS", raising=False)
    statuses: list[object] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        statuses.append(address_of(scope))

    config = server_for(app).config
    config.load()
    scope = {**scope_of(proxy), "headers": [(b"x-forwarded-for", b"203.0.113.7")]}
    await config.loaded_app(scope, None, None)
    assert statuses == ["203.0.113.1" if proxy == "203.0.113.1" else "203.0.113.7"]


def test_memory_is_bounded() -> None:
    limits = Limits(1)
    for number in range(MOST_ADDRESSES + 50):
        limits.allow(scope_of(f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}"), 1000)
    assert len(limits.known) == MOST_ADDRESSES


async def test_requests_beyond_the_limit_are_refused() -> None:
    passed: list[str] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        passed.append(str(scope["type"]))

    async def nothing() -> Event:
        return {"type": "websocket.connect"}

    sent: list[MutableMapping[str, object]] = []

    async def send(event: Event) -> None:
        sent.append(event)

    gate = secured(app, Settings(database=""), Limits(1))
    for _ in range(BURST):
        await gate(scope_of("203.0.113.7"), nothing, send)
    await gate(scope_of("203.0.113.7"), nothing, send)
    await gate(scope_of("203.0.113.7", "/ws/abc", "websocket"), nothing, send)
    start, body, closed = sent
    assert passed == ["http"] * BURST
    assert (start["status"], body["body"]) == (429, b'{"code":"too-fast","data":{}}')
    assert (closed["type"], closed["code"]) == ("websocket.close", 1013)
