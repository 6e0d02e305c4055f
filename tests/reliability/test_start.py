"""A server with many stored games starts fast, because it loads games on demand."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import perf_counter
from typing import cast

import httpx

from tests.figures import Figures
from tests.fixtures.make import leave_tables
from tests.reliability.in_process import InProcessServer, Message, in_process_server
from tests.reliability.measuring import MEGABYTE, measures_of
from tests.reliability.processes import free_port
from tests.server.client import Person, without_end
from tests.server.process import ServerProcess, serving
from tests.sizes import SIZE, pick

GAMES = pick(quick=200, ci=500, full=10_000)
IN_TIME = 2.0
FEW = 3
"""Tables that a server may have loaded before anyone connects."""
OF_A_TABLE = ("entries", "turns", "snapshots", "seatings", "chat")


@dataclass(frozen=True)
class Left:
    """A table as one of its players last saw it."""

    id: str
    key: str
    status: str
    view: object
    question: Message | None


async def seen_at(server: InProcessServer, table: str, key: str, status: str) -> Left:
    line = server.open(table, key)
    line.put('{"type":"hello","protocol":1}')
    shown = await line.next_message()
    await line.end()
    return Left(table, key, status, shown["view"], shown.get("question"))


async def play_some(file: Path) -> list[Left]:
    """A few running games and a finished one."""
    async with in_process_server(file) as server:
        left = await leave_tables(server, Random(19))
        keys = {id: cast(list[str], table["keys"])[0] for id, table in left.items()}
        return [await seen_at(server, id, keys[id], str(table["status"])) for id, table in left.items()]


def copies_of(left: list[Left]) -> Iterator[tuple[str, str]]:
    """The ids of all copies of tables, each with its original."""
    for number in range(len(left), GAMES):
        yield f"copy-{number}", left[number % len(left)].id


def copy_tables(file: Path, left: list[Left]) -> None:
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("PRAGMA synchronous = OFF")
        database.execute("CREATE TEMP TABLE copies (id TEXT PRIMARY KEY, source TEXT)")
        database.executemany("INSERT INTO copies VALUES (?, ?)", copies_of(left))
        for name, key in [("tables", "id"), *((name, "table_id") for name in OF_A_TABLE)]:
            columns = [f'"{row[1]}"' for row in database.execute(f"PRAGMA table_info({name})")]
            others = [column for column in columns if column != f'"{key}"']
            database.execute(
                f"INSERT INTO {name} ({key}, {', '.join(others)})"
                f" SELECT copies.id, {', '.join(f'{name}.{each}' for each in others)}"
                f" FROM copies JOIN {name} ON {name}.{key} = copies.source ORDER BY copies.id"
            )


def read_by(server: ServerProcess) -> int:
    """The bytes a server has read so far, including its program."""
    lines = Path(f"/proc/{server.process.pid}/io").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("rchar"))


def ready(server: ServerProcess) -> None:
    answer = httpx.get(f"http://{server.address}/readyz", timeout=60)
    assert (answer.status_code, answer.text) == (200, "ready")


async def can_continue(server: ServerProcess, left: Left, id: str) -> None:
    """A copy of a table shows the original's state and continues."""
    async with Person(server.address, "Ann", left.key).at(id) as client:
        assert client.seen.info["status"] == left.status
        assert client.seen.view == left.view
        assert without_end(client.seen.question) == without_end(left.question)
        if client.seen.question is not None:
            assert (await client.answer(0))["type"] == "done"


async def rooms_of(port: int) -> int:
    """The number of open tables of the server with this metrics port."""
    async with httpx.AsyncClient() as http:
        return int((await measures_of(port, http))["boneyard_rooms"])


async def test_games_are_loaded_on_demand(tmp_path: Path, figures: Figures) -> None:
    file = tmp_path / "tables.db"
    left = await play_some(file)
    with serving(file) as server:
        ready(server)
        read_with_few = read_by(server)
    copy_tables(file, left)
    began, port = perf_counter(), free_port()
    with serving(file, "--metrics-port", str(port)) as server:
        ready(server)
        seconds = perf_counter() - began
        rooms, read = await rooms_of(port), read_by(server) - read_with_few
        for id, source in [*copies_of(left)][-len(left) :]:
            await can_continue(server, next(table for table in left if table.id == source), id)
        opened = await rooms_of(port)
    size = file.stat().st_size
    figures(
        "start",
        games=GAMES,
        seconds=round(seconds, 2),
        rooms=rooms,
        read_mb=round(read / MEGABYTE, 1),
        of_mb=round(size / MEGABYTE, 1),
    )
    assert rooms <= FEW
    assert opened <= FEW + len(left)
    assert read < size / 4, "only the logs of opened games are read"
    assert SIZE != "full" or seconds <= IN_TIME, "on an otherwise idle machine"
