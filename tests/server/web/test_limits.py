"""One address can't ask without end; others and this machine are not held up by it."""

import asyncio
import json
from collections.abc import MutableMapping
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path

import httpx
import pytest

import boneyard
from boneyard.server.lines.addresses import address_of
from boneyard.server.lines.connected import Event, Receive, Scope, Send
from boneyard.server.rooms.openings import MOST_OF_AN_ADDRESS
from boneyard.server.running.serving import server_for
from boneyard.server.settings import Settings
from boneyard.server.web.gate import gated
from boneyard.server.web.limiting import BURST, HEAVY_BURST, MADE_BURST, MOST_ADDRESSES, Limits
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


def test_an_address_may_ask_so_often_and_later_again() -> None:
    limits = Limits(5)
    asked = [limits.allow(scope_of("203.0.113.7"), 1000) for _ in range(5 * BURST + 3)]
    assert asked == [True] * 5 * BURST + [False] * 3
    assert limits.allow(scope_of("203.0.113.8"), 1000), "others are not held up"
    assert limits.allow(scope_of("203.0.113.7"), 1300)


@pytest.mark.parametrize("said", ["unknown", "_hidden", "203.0.113.7.9", "<script>"])
def test_what_is_no_address_is_counted_as_one(said: str) -> None:
    limits = Limits(5)
    for _ in range(5 * BURST):
        assert limits.allow(scope_of("garbage"), 1000)
    assert not limits.allow(scope_of(said), 1000)
    assert not limits.allow({**scope_of(""), "client": None}, 1000)
    assert limits.allow(scope_of("203.0.113.7"), 1000)


def test_a_header_that_hides_the_address_does_not_go_around_the_limit(tmp_path: Path) -> None:
    with (
        serving(tmp_path / "limited.db", "--requests-a-second", "1") as server,
        httpx.Client(base_url=f"http://{server.address}") as http,
    ):
        hidden = [{"x-forwarded-for": said} for said in ("unknown", "garbage") * BURST]
        asked = [http.get("/healthz", headers=headers).status_code for headers in hidden]
        assert TOO_FAST in asked
        assert http.get("/healthz").status_code == 200


def test_what_is_heavy_is_counted_apart() -> None:
    limits, scope = Limits(100), scope_of("203.0.113.7")
    asked = [limits.allow(scope, 1000, "heavy") for _ in range(HEAVY_BURST + 1)]
    assert asked == [True] * HEAVY_BURST + [False]
    assert limits.allow(scope, 1000)


@pytest.mark.parametrize(("method", "path"), HEAVY)
def test_no_spelling_goes_around_the_limit_of_what_is_heavy(
    server: ServerProcess, method: str, path: str
) -> None:
    """Every handler that plays a whole game again, by all ways to write its path that the router takes."""
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


def test_tiles_that_must_be_drawn_first_are_heavy(server: ServerProcess) -> None:
    """Only the last sets stay ready, so who asks for many in turn has one drawn with each request."""
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
        assert TOO_FAST in drawn, "a slow machine has time for some more, but not for all"
        assert http.get(paths[HEAVY_BURST - 1], headers=somebody).status_code == 200, "what is ready is light"
        own_set = boneyard.game("midevil").default_content().hash
        assert http.get(f"/api/contents/{own_set}/sheet", headers=somebody).status_code == 200


@pytest.mark.parametrize(("method", "path"), MAKING)
def test_new_guests_do_not_make_without_end(server: ServerProcess, method: str, path: str) -> None:
    """Tables, mails and guests of one address are counted together, with no cookie or always another."""
    somebody = {"x-forwarded-for": f"203.0.114.{MAKING.index((method, path))}", **JSON}
    with closing(HTTPConnection(server.address)) as line:
        known = {**somebody, "cookie": cookie_of(line, somebody)}
        for _ in range(MADE_BURST - 1):
            assert status_of(line, method, path, somebody, NAMED) != TOO_FAST
        more = [status_of(line, method, path, somebody, NAMED) for _ in range(10)]
        assert TOO_FAST in more, "a slow machine has time for some more, but not for all"
        assert status_of(line, "PUT", "/api/me", known, NAMED) == 200, "who is known may have another name"
        other = {"x-forwarded-for": "203.0.114.99", **JSON}
        assert status_of(line, method, path, other, NAMED) != TOO_FAST


def test_one_address_does_not_fill_the_lobby(server: ServerProcess) -> None:
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
    """The cookie of a new guest."""
    line.request("PUT", "/api/me", NAMED, headers)
    with line.getresponse() as answer:
        answer.read()
        return answer.headers["set-cookie"].partition(";")[0]


def spellings(method: str, path: str) -> list[str]:
    """A path as the router takes it; a page is answered to who asks for `//api`, and to nobody else."""
    doubled, hidden = (
        path.replace("/", "//").removeprefix("/"),
        path.replace("/", "%2f").replace("%2f", "/", 1),
    )
    ends = ("", "/", "//", "%2f", "%2F%2f", "?a=b", "/?a=b")
    return [*(path + end for end in ends), doubled, hidden, *([f"/{path}"] if method == "POST" else [])]


def status_of(
    line: HTTPConnection, method: str, path: str, headers: dict[str, str], body: bytes | None = None
) -> int:
    """What is answered to a path that is sent as it is written."""
    line.request(method, path, body, headers)
    with line.getresponse() as answer:
        answer.read()
    return answer.status


def test_a_network_of_one_household_is_one_address() -> None:
    limits = Limits(1)
    for number in range(BURST):
        assert limits.allow(scope_of(f"2001:db8::{number:x}"), 1000)
    assert not limits.allow(scope_of("2001:db8::ffff"), 1000)


def test_an_address_of_ipv4_is_its_own_where_ipv6_is_spoken() -> None:
    limits = Limits(1)
    for _ in range(BURST):
        assert limits.allow(scope_of("::ffff:203.0.113.7"), 1000)
    assert not limits.allow(scope_of("203.0.113.7"), 1000), "it is the same one"
    assert limits.allow(scope_of("::ffff:203.0.113.8"), 1000), "others are not held up"


def test_this_machine_may_ask_as_it_likes() -> None:
    limits = Limits(1)
    for address in ("127.0.0.1", "::1", "::ffff:127.0.0.1"):
        assert all(limits.allow(scope_of(address), 1000) for _ in range(50))


@pytest.mark.parametrize("proxy", ["127.0.0.1", "::1", "::ffff:127.0.0.1", "203.0.113.1"])
def test_a_proxy_beside_the_server_is_believed_by_all_its_names(
    proxy: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may find the server by IPv6; else all who come by way of it would ask as they like."""
    monkeypatch.delenv("FORWARDED_ALLOW_IPS", raising=False)
    heard: list[object] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        heard.append(address_of(scope))

    config = server_for(app).config
    config.load()
    scope = {**scope_of(proxy), "headers": [(b"x-forwarded-for", b"203.0.113.7")]}
    asyncio.run(config.loaded_app(scope, None, None))
    assert heard == ["203.0.113.1" if proxy == "203.0.113.1" else "203.0.113.7"]


def test_memory_is_bounded() -> None:
    limits = Limits(1)
    for number in range(MOST_ADDRESSES + 50):
        limits.allow(scope_of(f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}"), 1000)
    assert len(limits.known) == MOST_ADDRESSES


def test_the_gate_says_so() -> None:
    passed: list[str] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        passed.append(str(scope["type"]))

    async def nothing() -> Event:
        return {"type": "websocket.connect"}

    async def run() -> list[MutableMapping[str, object]]:
        sent: list[MutableMapping[str, object]] = []

        async def send(event: Event) -> None:
            sent.append(event)

        gate = gated(app, Settings(database=""), Limits(1))
        for _ in range(BURST):
            await gate(scope_of("203.0.113.7"), nothing, send)
        await gate(scope_of("203.0.113.7"), nothing, send)
        await gate(scope_of("203.0.113.7", "/ws/abc", "websocket"), nothing, send)
        return sent

    start, body, closed = asyncio.run(run())
    assert passed == ["http"] * BURST
    assert (start["status"], body["body"]) == (429, b'{"code":"too-fast","data":{}}')
    assert (closed["type"], closed["code"]) == ("websocket.close", 1013)
