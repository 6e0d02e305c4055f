"""Other origins, stolen public ids, transferred seats, link previews and scripts in names."""

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.reliability.processes import Server, running
from tests.server.client import Client, Message, Person, seated

SCRIPT = '<img src=x onerror="alert(1)">'
FOREIGN = (
    "http://evil.example",
    "null",
    "https://{host}",
    "http://{host}.evil.example",
    "http://localhost",
    "",
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("trust")) as found:
        yield found
        assert not found.faults()


def rows_in(server: Server, table: str) -> int:
    """The number of rows about a table and about people, without other tables."""
    with sqlite3.connect(f"file:{server.database.removeprefix('sqlite:///')}?mode=ro", uri=True) as database:
        all_rows = [f"SELECT count(*) FROM {name}" for name in ("guests", "tables", "tokens")]
        own_rows = [
            f"SELECT count(*) FROM {name} WHERE table_id = ?" for name in ("entries", "seatings", "chat")
        ]
        found = sum(database.execute(question).fetchone()[0] for question in all_rows)
        found += sum(database.execute(question, (table,)).fetchone()[0] for question in own_rows)
    database.close()
    return int(found)


async def socket_of(server: Server, table: str, **headers: str) -> ClientConnection:
    uri = f"ws://{server.address}/ws/{table}"
    return await connect(uri, additional_headers=headers, compression=None)


async def received(client: Client) -> list[Message]:
    await client.say(type="ping")
    messages = []
    while (message := await client.next_message())["type"] != "pong":
        messages.append(message)
    return messages


async def test_sockets_from_other_origins_are_refused(server: Server) -> None:
    table, guests = await seated(server.address, "midevil", 2)
    cookie = guests[0].headers["cookie"]
    for origin in FOREIGN:
        headers = {"origin": origin.format(host=server.address)} if origin else {}
        socket = await socket_of(server, table, cookie=cookie, **headers)
        with pytest.raises(ConnectionClosed) as closed:
            await socket.recv()
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1008, "not-yours")
        await socket.close()


async def test_other_origins_change_nothing(server: Server) -> None:
    person = await Person.new(server.address, "Ann")
    before = rows_in(server, "")
    making = {"config": {"game": "midevil", "seats": ["open", "open"]}, "name": "Eve"}
    async with httpx.AsyncClient(base_url=f"http://{server.address}", verify=False, timeout=60) as http:
        cookie = {"cookie": person.headers["cookie"]}
        for origin in FOREIGN[:-1]:
            headers = {**cookie, "origin": origin.format(host=server.address)}
            assert (await http.put("/api/me", json={"name": "Eve"}, headers=headers)).status_code == 403
            assert (await http.post("/api/tables", json=making, headers=headers)).status_code == 403
        for site in ("cross-site", "same-site"):
            silent = {**cookie, "sec-fetch-site": site}
            answer = await http.post("/api/tables", json=making, headers=silent)
            assert (answer.status_code, answer.json()["code"]) == (403, "not-yours")
        form = {**cookie, "origin": "http://evil.example", "content-type": "text/plain"}
        answer = await http.post("/api/tables", content=json.dumps(making), headers=form)
        assert answer.status_code == 403
        assert (await http.get("/api/me", headers=cookie)).json()["name"] == "Ann"
    assert rows_in(server, "") == before


async def test_public_ids_grant_no_access(server: Server) -> None:
    """Everything others can see (table, seat, name, even a guest's id) proves nothing."""
    table, guests = await seated(server.address, "midevil", 2)
    me = (await guests[0].get("/api/me")).json()["id"]
    async with guests[1].at(table) as other:
        assert me not in "".join(other.frames), "guest ids aren't public"
    for key in (me, table, f"{me}.{table}", "0", guests[0].key[:-1], guests[0].key.swapcase()):
        thief = Person(server.address, "Thief", key)
        async with thief.at(table) as client:
            assert client.seen.mine is None
            assert client.seen.question is None
            assert client.seen.view is not None
            assert not client.seen.view["hand"]
            answer = await client.ask("answer", decision=1, choice=0)
            assert answer["code"] == "not-yours"
        assert (await thief.get("/api/mine")).json() == []


async def test_the_old_device_of_a_transferred_seat_receives_nothing(server: Server) -> None:
    table, (ann, bob) = await seated(server.address, "midevil", 2)
    phone = await Person.new(server.address, "Phone")
    async with bob.at(table) as old, phone.at(table) as new, ann.at(table) as other:
        first = (await old.ask("link"))["result"]["secret"]
        secret = (await old.ask("link"))["result"]["secret"]
        for wrong in (first, secret[:-1] + "?", table * 2):
            assert (await new.ask("carry", secret=wrong, name="P"))["code"] == "bad-secret"
        assert (await new.ask("carry", secret=secret, name="P"))["result"] == {"seat": 1}
        assert (await other.ask("carry", secret=secret, name="P"))["code"] == "bad-secret"
        await new.hello()
        assert new.seen.mine is not None
        await old.until(lambda _: '{"type":"moved"}' in old.frames)
        await received(old)
        players = [new, other]
        for _ in range(6):  # the game goes on, and the old socket hears nothing
            for player in players:
                await received(player)
                if player.seen.question is not None:
                    await player.answer(0)
        assert await received(old) == []
        assert (await old.ask("answer", decision=1, choice=0))["code"] == "not-yours"
        assert (await old.hello())["type"] == "welcome"
        assert old.seen.mine is None
        assert old.seen.view is not None
        assert not old.seen.view["hand"]


async def test_a_removed_player_receives_nothing(server: Server) -> None:
    ann, bob = await Person.new(server.address, "Ann"), await Person.new(server.address, "Bob")
    table = await ann.make_table("midevil", ["open", "open", "easy"])
    await bob.sit(table)
    async with ann.at(table) as host, bob.at(table) as guest:
        assert (await guest.ask("stand", seat=0))["code"] == "not-yours"
        assert (await host.ask("stand", seat=1))["type"] == "done"
        await guest.until(lambda _: '{"type":"moved"}' in guest.frames)
        assert (await host.ask("begin"))["type"] == "done"
        assert await received(guest) == []


async def test_link_previews_claim_nothing(server: Server) -> None:
    """A chat program that shows a preview requests the page and its files."""
    ann = await Person.new(server.address, "Ann")
    table = await ann.make_table("midevil", ["open", "open"])
    async with ann.at(table) as client:
        secret = (await client.ask("link"))["result"]["secret"]
    before = rows_in(server, table)
    paths = ["/", f"/t/{table}", f"/table/{table}", f"/api/tables/{table}", "/api/tables", "/api/mine"]
    paths += [f"/ws/{table}", f"/t/{table}?secret={secret}", f"/api/tables/{table}?sit=1", "/healthz"]
    async with httpx.AsyncClient(base_url=f"http://{server.address}", verify=False, timeout=60) as http:
        for path in paths:
            for method in ("GET", "HEAD"):
                answer = await http.request(method, path, headers={"user-agent": "Slackbot-LinkExpanding"})
                assert answer.status_code < 500, path
                assert "set-cookie" not in answer.headers, path
    assert rows_in(server, table) == before
    info = (await ann.get(f"/api/tables/{table}")).json()
    assert [seat["kind"] for seat in info["seats"]] == ["person", "free"]
    phone = await Person.new(server.address, "Phone")
    async with phone.at(table) as client:
        assert (await client.ask("carry", secret=secret, name="P"))["type"] == "done", "the link still works"


async def test_scripts_in_names_stay_text(server: Server) -> None:
    name = SCRIPT[:24]

    ann = await Person.new(server.address, name)
    table = await ann.make_table("midevil", ["open", "easy"], title=SCRIPT, public=True)
    async with ann.at(table) as client:
        assert client.seen.info["seats"][0]["name"] == name
        assert client.seen.info["title"] == SCRIPT
        assert (await client.ask("say", text=SCRIPT))["type"] == "done"
        said = [message for message in await received(client) if message["type"] == "said"]
        assert [message["text"] for message in said] == [SCRIPT]
    for path in ("/api/tables?status=running", f"/api/tables/{table}", "/api/me", "/", f"/t/{table}"):
        answer = await ann.get(path)
        html = answer.headers.get("content-type", "").startswith("text/html")
        assert not html or (SCRIPT not in answer.text and name not in answer.text), path
        assert answer.headers["x-content-type-options"] == "nosniff", path
        policy = answer.headers["content-security-policy"]
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy


async def test_names_have_no_invisible_characters(server: Server) -> None:
    ann = await Person.new(server.address, "A\u202en\u200bn\x00\n")
    assert (await ann.get("/api/me")).json()["name"] == "Ann"
    async with httpx.AsyncClient(base_url=f"http://{server.address}", verify=False, timeout=60) as http:
        answer = await http.put("/api/me", json={"name": "\u200b\u202e"})
        assert (answer.status_code, answer.json()["code"]) == (422, "bad-name")


async def test_keys_are_hashed_and_cookies_are_protected(server: Server) -> None:
    async with httpx.AsyncClient(base_url=f"http://{server.address}", verify=False, timeout=60) as http:
        answer = await http.put("/api/me", json={"name": "Ann"})
        cookie = {part.strip() for part in answer.headers["set-cookie"].lower().split(";")}
        assert {"httponly", "samesite=lax", "path=/"} <= cookie
        assert "secure" not in cookie, "this server has no TLS"
        key = answer.cookies["boneyard"]
    file = Path(server.database.removeprefix("sqlite:///"))
    stored = file.read_bytes() + file.with_name(file.name + "-wal").read_bytes()
    assert key.encode() not in stored
    ann = Person(server.address, "Ann", key)
    table = await ann.make_table("midevil", ["open", "open"])
    async with ann.at(table) as client:
        secret = (await client.ask("link"))["result"]["secret"]
    stored = file.read_bytes() + file.with_name(file.name + "-wal").read_bytes()
    assert table.encode() in stored, "the file has tables"
    assert secret.encode() not in stored, "the secret of a link isn't stored"
