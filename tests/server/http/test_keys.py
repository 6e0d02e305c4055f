"""A guest's key: its cookie, replacing an old one, and invalidating copies."""

from http.cookies import SimpleCookie
from pathlib import Path

import httpx

from tests.server.client import Person, code_at_end
from tests.server.http.asking import body
from tests.server.process import ServerProcess, serving

PUBLIC = ("--public-url", "https://games.example")
COOKIE = "__Host-boneyard"


def set_in(answer: httpx.Response) -> dict[str, tuple[str, str, str]]:
    """The cookies that a response sets: value, path and age."""
    found = SimpleCookie()
    for header in answer.headers.get_list("set-cookie"):
        found.load(header)
    return {name: (cookie.value, cookie["path"], cookie["max-age"]) for name, cookie in found.items()}


def test_a_browser_with_the_old_cookie_keeps_its_seats(tmp_path: Path) -> None:
    """The cookie of a server without TLS, or of an older version, is replaced on the first visit."""
    file = tmp_path / "old.db"
    with serving(file) as server, httpx.Client(base_url=f"http://{server.address}") as http:
        http.put("/api/me", json={"name": "Ann"})
        table = http.post("/api/tables", json=body({"game": "midevil", "seats": ["open", "open"]})).json()[
            "id"
        ]
        old = {"cookie": f"boneyard={http.cookies['boneyard']}"}
        assert server.stop() == 0
    with serving(file, *PUBLIC) as server, httpx.Client(base_url=f"http://{server.address}") as http:
        answer = http.get("/api/me", headers=old)
        assert answer.json()["name"] == "Ann"
        cookies = set_in(answer)
        key, path, _ = cookies[COOKIE]
        assert path == "/"
        assert cookies["boneyard"] == ("", "/", "0")
        http.cookies.clear()
        new = {"cookie": f"{COOKIE}={key}"}
        assert [mine["id"] for mine in http.get("/api/mine", headers=new).json()] == [table]
        assert not set_in(http.get("/api/me", headers=new)), "the cookie is replaced only once"


def test_a_new_key_invalidates_copies(tmp_path: Path) -> None:
    with (
        serving(tmp_path / "copied.db", *PUBLIC) as server,
        httpx.Client(base_url=f"http://{server.address}") as http,
    ):
        key, _, _ = set_in(http.put("/api/me", json={"name": "Ann"}))[COOKIE]
        copy = {"cookie": f"{COOKIE}={key}"}
        http.cookies.clear()
        other, _, _ = set_in(http.post("/api/me/key", headers=copy))[COOKIE]
        http.cookies.clear()
        assert other != key
        assert http.get("/api/me", headers=copy).json() is None
        assert http.post("/api/me/key", headers=copy).status_code == 403
        assert http.get("/api/me", headers={"cookie": f"{COOKIE}={other}"}).json()["name"] == "Ann"
        assert http.post("/api/me/key").json()["code"] == "not-yours", "a visitor has no key to replace"


async def test_sockets_of_the_old_key_are_closed(server: ServerProcess) -> None:
    ann = await Person.new(server.address, "Ann")
    table = await ann.make_table("zombie-invasion", ["open", "open"])
    thief = Person(server.address, "Ann", ann.key)
    async with thief.at(table) as line:
        assert line.seen.mine is not None
        answer = await ann.post("/api/me/key", None)
        ann.key = set_in(answer)["boneyard"][0]
        assert await code_at_end(line) == 1012
    async with ann.at(table) as mine, thief.at(table) as looks:
        assert mine.seen.mine is not None
        assert looks.seen.mine is None
