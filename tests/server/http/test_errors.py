"""Bad input gets a typed error, and every response has its security headers."""

from contextlib import closing
from pathlib import Path
from socket import create_connection
from sqlite3 import connect as open_database

import httpx
import pytest

from boneyard.server.http.problems import STATUS
from boneyard.server.settings import Settings
from boneyard.table.config import DAY
from boneyard.table.errors import CODES
from tests.server.process import ServerProcess, serving

JSON = {"content-type": "application/json"}
TABLE = {"config": {"game": "midevil", "seats": ["open", "easy"]}, "name": "Ann"}


def test_every_code_is_known() -> None:
    assert set(STATUS) <= set(CODES)


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("GET", "/nothing.txt", None, 404, "not-found"),
        ("GET", "/api/nothing", None, 404, "not-found"),
        ("GET", "/api/tables/nothing", None, 404, "not-found"),
        ("GET", "/api/tables/%00", None, 404, "not-found"),
        ("GET", "/api/tables/%F0%9F%92%80", None, 404, "not-found"),
        ("GET", "/api/tables/" + "a" * 2000, None, 404, "not-found"),
        ("GET", "/api/%2e%2e/%2e%2e/etc/passwd", None, 404, "not-found"),
        ("DELETE", "/api/me", None, 405, "bad-method"),
        ("TRACE", "/api/games", None, 405, "bad-method"),
        ("GET", "/api/tables?status=over", None, 400, "bad-request"),
        ("GET", "/api/tables?status=open&status=open", None, 400, "bad-request"),
        ("GET", "/api/tables?what=open", None, 400, "bad-request"),
        ("PUT", "/api/me", b"", 400, "bad-request"),
        ("PUT", "/api/me", b"{", 400, "bad-request"),
        ("PUT", "/api/me", b'{"name":"\xff"}', 400, "bad-request"),
        ("PUT", "/api/me", b'{"name":"\\ud800"}', 400, "bad-request"),
        ("PUT", "/api/me", b'{"name":NaN}', 400, "bad-request"),
        (
            "POST",
            "/api/tables",
            b'{"config":{"game":"midevil","seats":["open"],"reaction_seconds":20.0,"title":"\\ud800"},"name":"A"}',
            400,
            "bad-request",
        ),
        ("PUT", "/api/me", b'{"name":"A","admin":true}', 400, "bad-request"),
        ("PUT", "/api/me", b'{"name":"A","language":"en\\n"}', 400, "bad-request"),
        ("PUT", "/api/me", b'{"name":1}', 400, "bad-request"),
        ("PUT", "/api/me", b"[" * 100_000, 400, "bad-request"),
        ("PUT", "/api/me", b'{"name":' + b"[" * 100_000, 400, "bad-request"),
        ("PUT", "/api/me", b'{"name":" \\u200b "}', 422, "bad-name"),
        ("PUT", "/api/me", b" " * 262_145, 413, "too-large"),
    ],
    ids=lambda value: repr(value)[:40],
)
def test_bad_input_gets_a_typed_error(
    http: httpx.Client, method: str, path: str, body: bytes | None, status: int, code: str
) -> None:
    answer = http.request(method, path, content=body, headers=JSON)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert answer.headers["content-type"] == "application/json"
    assert "Traceback" not in answer.text


def test_a_nonce_commitment_must_be_a_hash(http: httpx.Client) -> None:
    http.put("/api/me", json={"name": "Ann"})
    table = {"config": {"game": "midevil", "seats": ["open", "open"]}, "name": "Ann"}
    for promise, status in (("ab", 400), ("ab" * 33, 400), ("ab" * 32, 201), ("", 201)):
        answer = http.post("/api/tables", json={**table, "nonce_hash": promise})
        assert answer.status_code == status, promise
        assert answer.json().get("code") == ("bad-request" if status == 400 else None)


def test_only_json_is_accepted(http: httpx.Client) -> None:
    """Forms of other origins can send text and form data without a preflight, but no JSON."""
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""):
        answer = http.put("/api/me", content=b'{"name":"Ann"}', headers={"content-type": kind})
        assert (answer.status_code, answer.json()["code"]) == (415, "bad-type")


def test_a_body_without_a_length_is_bounded_too(http: httpx.Client) -> None:
    answer = http.put("/api/me", content=(b" " * 1024 for _ in range(400)), headers=JSON)
    assert answer.json()["code"] == "too-large"


def test_a_client_that_disconnects_mid_body_causes_no_error(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    with serving(tmp_path / "t.db") as server:
        host, _, port = server.address.partition(":")
        for path, kind in (("/api/verify", "text/plain"), ("/api/qr", "application/json")):
            head = f"POST {path} HTTP/1.1\r\nHost: {server.address}\r\nContent-Type: {kind}\r\n"
            with create_connection((host, int(port))) as line:
                line.sendall(f"{head}Content-Length: 9\r\nExpect: 100-continue\r\n\r\n".encode())
                assert line.recv(100).startswith(b"HTTP/1.1 100")  # it waits for the body
                line.sendall(b"{")
        server.stop()
    assert capfd.readouterr().err == ""


@pytest.mark.parametrize("path", ["/healthz", "/nothing.txt", "/api/games", "/api/tables/nothing"])
def test_every_response_has_security_headers(http: httpx.Client, path: str) -> None:
    headers = http.get(path).headers
    policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
    assert policy["default-src"] == policy["frame-ancestors"] == "'none'"
    assert policy["script-src"] == "'self'"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers
    assert ("cache-control" in headers) == path.startswith("/api/")


def test_head_works_wherever_get_does(http: httpx.Client) -> None:
    answer = http.head("/healthz")
    assert (answer.status_code, answer.content) == (200, b"")


def test_options_names_all_methods_of_a_path(http: httpx.Client) -> None:
    assert http.options("/api/me").headers["allow"] == "GET, OPTIONS, PUT"
    assert set(http.delete("/api/me").headers["allow"].split(", ")) == {"GET", "OPTIONS", "PUT"}


def test_our_own_origin_is_accepted(http: httpx.Client, server: ServerProcess) -> None:
    answer = http.put("/api/me", json={"name": "Ann"}, headers={"origin": f"http://{server.address}"})
    assert answer.status_code == 200


def test_a_returning_guests_cookie_is_renewed(tmp_path: Path) -> None:
    """A player of a year must not lose their seats in mid-game."""
    file = tmp_path / "old.db"
    with serving(file) as server, httpx.Client(base_url=f"http://{server.address}") as http:
        cookie = http.put("/api/me", json={"name": "Ann"}).headers["set-cookie"]
        mine = {"cookie": cookie.partition(";")[0]}
        assert "set-cookie" not in http.get("/api/me", headers=mine).headers, "the cookie is still new"
        assert server.stop() == 0
    with closing(open_database(file)) as database, database:
        database.execute("UPDATE guests SET created = created - ?", (32 * DAY,))
    with serving(file) as server, httpx.Client(base_url=f"http://{server.address}") as http:
        assert http.get("/api/me", headers=mine).headers["set-cookie"] == cookie
        for nobody in ({}, {"cookie": "boneyard=nobody"}):
            http.cookies.clear()
            assert "set-cookie" not in http.get("/api/me", headers=nobody).headers


def test_an_invalid_cookie_is_ignored(http: httpx.Client) -> None:
    for key in ("x" * 5000, "\\", "%00", "a;b"):
        answer = http.get("/api/me", headers={"cookie": f"boneyard={key}"})
        assert (answer.status_code, answer.json()) == (200, None)


def test_behind_tls_at_a_base_path(tmp_path: Path) -> None:
    url = "https://games.example/bones"
    assert Settings(database="", public_url=url).base == "/bones"
    with (
        serving(tmp_path / "base.db", "--public-url", url) as server,
        httpx.Client(base_url=f"http://{server.address}/bones") as http,
    ):
        ours, foreign = {"origin": "https://games.example"}, {"origin": "https://evil.example"}
        answer = http.put("/api/me", json={"name": "Ann"}, headers=ours)
        assert answer.status_code == 200
        cookie = answer.headers["set-cookie"].lower()
        assert cookie.startswith("__host-boneyard-bones=")
        assert {"secure", "path=/", "httponly"} <= {part.strip() for part in cookie.split(";")}
        assert answer.headers["strict-transport-security"]
        assert answer.headers["cache-control"] == "no-store"
        assert httpx.get(f"http://{server.address}/api/me").json()["code"] == "not-found"
        assert "/bones/api/me" in http.get("/api/openapi.json").json()["paths"]
        plain = {"origin": f"http://{server.address}"}
        for headers in (foreign, plain):  # an attacker on the network can forge requests without TLS
            assert http.put("/api/me", json={"name": "Eve"}, headers=headers).status_code == 403


@pytest.mark.parametrize(
    ("url", "ours"),
    [
        ("https://Games.Example/bones", "https://games.example"),
        ("https://games.example:443", "https://games.example"),
        ("HTTP://games.example:80/", "http://games.example"),
        ("https://games.example:8443", "https://games.example:8443"),
        ("https://[2001:DB8::1]:443", "https://[2001:db8::1]"),
    ],
)
def test_the_public_origin_is_normalised(url: str, ours: str) -> None:
    settings = Settings(database="", public_url=url)
    assert settings.accepts(ours, "inner:8000")
    foreign = ("", "null", "://", ours + ".", ours + ":1", ours + "/", ours.upper(), f"{ours}, {ours}")
    assert not any(settings.accepts(origin, "inner:8000") for origin in foreign)


def test_without_a_public_url_no_origin_is_trusted() -> None:
    assert not any(Settings(database="").accepts(origin, "here:8000") for origin in ("", "://", "null"))
