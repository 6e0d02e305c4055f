"""Garbage is found once there is much of it, and after a while in any case."""

import asyncio
import gc
from collections.abc import Iterator
from contextlib import contextmanager
from os import getpid
from pathlib import Path
from resource import getpagesize
from weakref import ref

import pytest

from boneyard.server.running import garbage
from boneyard.server.running.garbage import held, search, seldom_searched
from boneyard.table.config import OPEN, Config
from boneyard.table.errors import Refused
from tests.patience import within
from tests.reliability.inside import Inside, inside
from tests.reliability.measuring import memory_of_process
from tests.server.postgres import Postgres
from tests.server.test_following import process
from tests.server.waiting import until

NEVER = 1_000_000


class Circle:
    """Something that holds itself, and so many small objects."""

    def __init__(self, much: int) -> None:
        self.itself, self.much = self, [object() for _ in range(much)]


def some_garbage(much: int = 0) -> ref[Circle]:
    """A circle that nobody else holds; it is old, so that only a search of everything finds it."""
    made = Circle(much)
    gc.collect()
    return ref(made)


@contextmanager
def searching(at_most: int) -> Iterator[None]:
    task = asyncio.create_task(search(0.001, at_most))
    try:
        yield
    finally:
        task.cancel()


async def gone(garbage: ref[Circle]) -> None:
    while garbage() is not None:
        await asyncio.sleep(0.001)


@pytest.fixture(autouse=True)
def unsearched() -> Iterator[None]:
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def test_garbage_is_found_once_much_memory_is_held(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pages = tmp_path / "statm"
    monkeypatch.setattr(garbage, "PAGES", pages)

    async def scenario() -> None:
        pages.write_text("900 100 30")
        with searching(at_most=NEVER):
            await asyncio.sleep(0)
            circle = some_garbage()
            pages.write_text("900 200 30")
            await asyncio.sleep(0.05)
            assert circle() is not None
            pages.write_text("900 201 30")
            await within(60, gone(circle))

    asyncio.run(scenario())


def test_garbage_is_found_once_there_are_many_objects(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(garbage, "PAGES", tmp_path / "nowhere")

    async def scenario() -> None:
        with searching(at_most=NEVER):
            await asyncio.sleep(0)
            circle = some_garbage()
            await asyncio.sleep(0.05)
            assert circle() is not None
            await within(60, gone(some_garbage(2 * held())))
            assert circle() is None

    asyncio.run(scenario())


def test_linux_tells_how_much_is_held() -> None:
    assert held() * getpagesize() == pytest.approx(memory_of_process(getpid()), rel=0.2)


def test_little_garbage_is_found_after_a_while() -> None:
    async def scenario() -> None:
        with searching(at_most=3):
            await asyncio.sleep(0)
            await within(60, gone(some_garbage()))

    asyncio.run(scenario())


def test_python_does_not_look_by_itself_meanwhile() -> None:
    async def scenario() -> None:
        gc.enable()
        async with seldom_searched():
            assert not gc.isenabled()
        assert gc.isenabled()

    asyncio.run(scenario())


async def put_away(server: Inside) -> list[ref[object]]:
    """A game that was begun and put away: what it was."""
    host, _ = await server.guest("Ann")
    place = await server.rooms.create(Config(game="zombie-invasion", seats=(OPEN, "easy")), host, "Ann")
    await server.rooms.forget(place.id)
    return [ref(place), ref(place.room)]


def test_a_table_that_is_put_away_is_freed_at_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path / "tables.db") as server:
            left = await put_away(server)
            await until(lambda: not any(each() for each in left))

    asyncio.run(scenario())


def test_a_table_that_was_followed_is_freed_at_once(postgres: Postgres) -> None:
    async def scenario(url: str) -> None:
        async with process(url) as (first, _), process(url) as (second, _):
            room, _ = await first.game(2, game="zombie-invasion")
            place = ref(await second.rooms.room(room.table.id))
            await second.rooms.forget(room.table.id)
            await until(lambda: place() is None)

    asyncio.run(scenario(postgres.make_database()))


def test_who_asks_for_a_table_that_is_not_there_leaves_nothing(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path / "tables.db") as server:
            try:
                await server.rooms.room("nowhere")
            except Refused as error:
                refused = ref(error)
            await until(lambda: refused() is None)

    asyncio.run(scenario())
