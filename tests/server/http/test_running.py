"""Operating a server: readiness, metrics, logs, restarts, admin commands, backups."""

import asyncio
import json
import os
import re
import signal
import socket
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from typing import TextIO

import httpx
import pytest
import websockets
import websockets.sync.client

from boneyard.server.app.serve import Unusable, bound_socket, server_for
from tests.reliability.processes import free_port
from tests.server.client import Message, Person, bot_at, code_at_end, play_random, without_end
from tests.server.http.asking import body
from tests.server.process import ServerProcess, run_boneyard, serving


async def in_thread(*words: str, database: Path, code: int = 0) -> str:
    return await asyncio.to_thread(run_boneyard, *words, database=database, code=code)


def measures(text: str) -> dict[str, float]:
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}


def test_readiness_is_reported(http: httpx.Client) -> None:
    answer = http.get("/readyz")
    assert (answer.status_code, answer.text) == (200, "ready")


@pytest.fixture(scope="module")
def measuring(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[ServerProcess, str]]:
    port = free_port()
    with serving(tmp_path_factory.mktemp("measured") / "measured.db", "--metrics-port", str(port)) as server:
        yield server, f"http://127.0.0.1:{port}/metrics"


async def test_metrics_count_requests_and_tables(measuring: tuple[ServerProcess, str]) -> None:
    server, page = measuring
    before = measures(httpx.get(page).text)

    ann = await Person.new(server.address, "Ann")
    table = await ann.make_table("zombie-invasion", ["open", "open"])
    async with ann.at(table) as client:
        assert (await client.ask("stand", seat=5))["code"] == "no-seat"
        assert (await client.ask("begin"))["type"] == "done"
        answer = httpx.get(page)
        assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
        during = measures(answer.text)
    grown = {name: value - before.get(name, 0) for name, value in during.items()}
    assert grown['boneyard_tables{status="running"}'] == 1
    assert during["boneyard_sockets"] >= 1
    assert grown['boneyard_messages_total{result="done"}'] == 1
    assert grown['boneyard_messages_total{result="no-seat"}'] == 1
    assert grown["boneyard_commit_seconds_count"] >= 1
    assert during['boneyard_commit_seconds_bucket{le="+Inf"}'] == during["boneyard_commit_seconds_count"]
    assert during["boneyard_saving_paused"] == 0


def test_requests_are_counted_by_route(
    measuring: tuple[ServerProcess, str],
) -> None:
    server, page = measuring
    for path in ("/api/games", "/api/tables/one", "/api/tables/two", "/api/nothing", "/wp-admin.php"):
        httpx.get(f"http://{server.address}{path}")
    found = measures(httpx.get(page).text)
    requests = re.compile('boneyard_http_requests_total{.*path="([^"]*)"')
    by_path = {match[1]: value for name, value in found.items() if (match := requests.match(name))}
    assert by_path["/api/games"] == 1
    assert by_path["/api/tables/{table}"] == 2
    assert not {path for path in by_path if "nothing" in path or "wp-admin" in path}
    assert found["process_resident_memory_bytes"] > 1_000_000
    assert found["process_open_fds"] > 0


def test_metrics_are_served_on_their_own_port_only(
    measuring: tuple[ServerProcess, str], http: httpx.Client
) -> None:
    server, page = measuring
    assert httpx.get(f"http://{server.address}/metrics").status_code == 404
    assert http.get("/metrics").status_code == 404, "metrics are off by default"
    base = page.removesuffix("/metrics")
    assert [httpx.get(f"{base}{path}").status_code for path in ("/", "/api/server", "/healthz")] == [404] * 3
    assert httpx.post(page).status_code == 404
    with pytest.raises(websockets.InvalidStatus):
        websockets.sync.client.connect(f"{base.replace('http', 'ws')}/ws/lobby")


def test_a_taken_metrics_port_is_refused(tmp_path: Path) -> None:
    port = str(free_port())
    with closing(socket.socket()) as taken:
        taken.bind(("127.0.0.1", int(port)))
        taken.listen()
        said = run_boneyard(
            "serve", "--port", "0", "--metrics-port", port, database=tmp_path / "no.db", code=2
        )
    assert "--metrics-port" in said


async def test_metrics_never_reveal_sealed_answers(
    measuring: tuple[ServerProcess, str],
) -> None:
    await seal_an_answer(*measuring)


WINDOW = """
midevil, 3 seats
board
  0:altar
seat 1 hand cold-feet
seat 2 hand cold-feet
stack none
next turn step=0
"""


async def seal_an_answer(server: ServerProcess, page: str) -> None:
    """Seat 1 answers in a private window while nobody else acts."""

    def counts() -> dict[str, float]:
        metrics = measures(httpx.get(page).text)
        return {
            name: metrics[name] for name in metrics if name.startswith(("boneyard_mess", "boneyard_commit"))
        }

    ann, ben, eve = [await Person.new(server.address, name) for name in ("Ann", "Ben", "Eve")]
    private = {"reactions": "private", "reaction_seconds": 60, "position": WINDOW}
    table = await ann.make_table("midevil", ["open", "open", "open"], **private)
    async with ann.at(table) as host, ben.at(table) as guest, eve.at(table) as other:
        for client, name in ((guest, "Ben"), (other, "Eve")):
            assert (await client.ask("sit", name=name))["type"] == "done"
            await client.hello()
        before = counts()
        assert (await host.ask("begin"))["type"] == "done"
        begun = counts()
        assert begun != before
        await guest.until(lambda seen: seen.question is not None)
        assert (await guest.answer(0))["type"] == "done"
        assert (await guest.ask("answer", decision=99, choice=0))["type"] == "failed"
        assert counts() == begun


async def test_a_game_outlives_restarts_and_backups(tmp_path: Path) -> None:
    """Play, back up, play on; restart the server; restore the backup."""
    database, copy = tmp_path / "first.db", tmp_path / "copy.db"
    log = tmp_path / "log"
    json_log = ("--log-format", "json", "--log-level", "debug")
    with log.open("w") as file, errors_into(file), serving(database, *json_log) as server:
        ann, table, secret, copied, last = await play_and_copy(server, database, copy)
        assert server.process.wait(20) == 0
        assert server.process.stdout is not None
        assert server.process.stdout.read() == "", "both streams are JSON"
    assert not [path for path in tmp_path.iterdir() if path.name.endswith(("-wal", ".admin"))]
    with serving(database) as again:
        seed = await look(again, ann, table, last)
        assert again.stop() == 0
    said = await in_thread("restore", str(copy), database=database)
    assert re.search(r"the old database is now \S*before-restore", said)
    with serving(database) as restored:
        assert await look(restored, ann, table, copied) == seed
    broken = tmp_path / "broken.db"
    broken.write_bytes(copy.read_bytes()[:5000])
    assert "broken.db is" in await in_thread("restore", str(broken), database=tmp_path / "new.db", code=2)
    check_log(log.read_text("utf-8"), [ann.key, secret, seed])


def test_invalid_requests_do_not_fill_the_log(tmp_path: Path) -> None:
    log = tmp_path / "log"
    upgrade = b"GET / HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n"
    with log.open("w") as file, errors_into(file), serving(tmp_path / "t.db") as server:
        host, _, port = server.address.partition(":")
        for words in (b"GARBAGE\r\n\r\n", b"\x16\x03\x01\x00\x01\xff", upgrade):
            with socket.create_connection((host, int(port)), 10) as line:
                line.sendall(words)
                assert line.recv(100).startswith(b"HTTP/1.1 ")
    assert log.read_text("utf-8") == ""


def test_a_second_signal_does_not_cut_the_shutdown_short() -> None:
    """Ctrl-C again while the server stops."""
    server = server_for(None)
    for _ in range(2):
        server.handle_exit(signal.SIGINT, None)
    assert server.should_exit
    assert not server.force_exit, "games would not be unloaded, and tracebacks logged"


async def play_and_copy(
    server: ServerProcess, database: Path, copy: Path
) -> tuple[Person, str, str, Message | None, Message | None]:
    """Play, back up in between, and stop the server while somebody is connected."""
    ann = await Person.new(server.address, "Ann")
    table = await ann.make_table("zombie-invasion", ["open"])
    async with ann.at(table) as client:
        await play_random(client, Random(3), 5)
        await client.until(lambda seen: seen.question is not None)
        copied = client.seen.question
        await in_thread("backup", str(copy), database=database)
        assert "exists already" in await in_thread("backup", str(copy), database=database, code=2)
        assert "in use" in await in_thread("restore", str(copy), database=database, code=2)
        await play_random(client, Random(4), 5)
        secret: str = (await client.ask("link"))["result"]["secret"]
        await client.until(lambda seen: seen.question is not None)
        server.process.send_signal(signal.SIGTERM)
        assert await code_at_end(client) == 1012, "1012: clients reconnect after a restart"
        return ann, table, secret, copied, client.seen.question


async def look(server: ServerProcess, ann: Person, table: str, question: Message | None) -> str:
    """The game is where it was and continues to its end; its revealed seed."""
    ann.address = server.address
    async with ann.at(table) as client:
        seen = await client.until(lambda seen: seen.question is not None)
        assert without_end(seen.question) == without_end(question)
        await play_random(client, Random(5), 2)
        await client.ask("leave", concede=True)
        await client.until(lambda seen: seen.info["status"] == "over")
        seed: str = client.seen.info["seed"]
        return seed


@contextmanager
def errors_into(file: TextIO) -> Iterator[None]:
    """Redirect the standard error of child processes into a file."""
    old = os.dup(2)
    os.dup2(file.fileno(), 2)
    try:
        yield
    finally:
        os.dup2(old, 2)
        os.close(old)


def check_log(text: str, secrets: list[str]) -> None:
    """Every line is JSON, and none holds a secret."""
    lines = [json.loads(line) for line in text.splitlines()]
    assert all({"at", "level", "logger", "message"} <= line.keys() for line in lines)
    assert lines[-1]["message"] == "the server has stopped"
    for secret in (*secrets, "user-agent"):
        assert secret not in text


async def test_a_host_administers_a_running_server(tmp_path: Path) -> None:
    database = tmp_path / "host.db"

    async def administer(server: ServerProcess) -> None:
        ann, bob = await Person.new(server.address, "Ann"), await Person.new(server.address, "Bob")
        ids = {person.name: (await person.get("/api/me")).json()["id"] for person in (ann, bob)}
        table = await ann.make_table("midevil", ["open"])
        async with ann.at(table) as client:
            listed = await in_thread("admin", "list", "running", "--json", database=database)
            assert [json.loads(line)["table"] for line in listed.splitlines()] == [table]
            seats = await in_thread("admin", "show", table, "--json", database=database)
            assert json.loads(seats.splitlines()[0])["guest"] == ids["Ann"]

            await in_thread("admin", "mute", ids["Ann"], database=database)
            assert (await client.ask("say", text="hello"))["code"] == "muted"
            token = (await ann.post("/api/tokens", {"name": "Robot"})).json()["token"]
            async with bot_at(server.address, table, token) as bot:
                assert (await bot.ask("say", text="hello"))["code"] == "muted", "her bot may not chat either"
            await in_thread("admin", "unmute", ids["Ann"], database=database)
            assert (await client.ask("say", text="hello"))["type"] == "done"
            again = await in_thread("admin", "unmute", ids["Ann"], database=database, code=2)
            assert "no such ban or mute" in again
            nowhere = ("admin", "mute", ids["Ann"], "--table", "nothing")
            assert "no such table" in await in_thread(*nowhere, database=database, code=2)

            await in_thread("admin", "hand-over", table, "0", ids["Bob"], database=database)
            async with bob.at(table) as other:
                assert other.seen.mine is not None
                assert other.seen.mine["seat"] == 0
        async with bob.at(table) as other:
            await in_thread("admin", "ban", ids["Bob"], "--reason", "rude", database=database)
            assert await code_at_end(other) == 1008
        refused = await bob.post("/api/tables", body({"game": "midevil", "seats": ["open", "open"]}))
        assert refused.json()["code"] == "banned"
        assert "rude" in await in_thread("admin", "bans", database=database)
        await in_thread("admin", "close", table, database=database)
        assert (await ann.get(f"/api/tables/{table}")).json()["why"] == "closed"
        assert "already over" in await in_thread("admin", "close", table, database=database, code=2)
        assert "no such table" in await in_thread("admin", "close", "nothing", database=database, code=2)
        assert "no such guest" in await in_thread("admin", "ban", "nobody", database=database, code=2)

    with serving(database) as server:
        socket = tmp_path / "host.db.admin"
        assert socket.stat().st_mode & 0o777 == 0o600
        await administer(server)
        assert server.stop() == 0
    assert not socket.exists()
    assert "rude" in await in_thread("admin", "bans", database=database), "also without a running server"
    missing = await in_thread("admin", "list", database=tmp_path / "missing.db", code=2)
    assert "no database" in missing
    assert not (tmp_path / "missing.db").exists()


def test_a_reserved_port_is_refused() -> None:
    """Two processes may bind a port before either listens; the later one would fail while it starts."""
    first = bound_socket("127.0.0.1", 0)
    with closing(first), pytest.raises(Unusable, match="can't listen on"):
        bound_socket("127.0.0.1", first.getsockname()[1])
