"""Tables end with a game, or before one has begun."""

import asyncio
import subprocess
from collections.abc import Callable
from pathlib import Path
from threading import current_thread, main_thread

import pytest

from boneyard.server.rooms.place import Place
from boneyard.server.rooms.rooms import Rooms
from boneyard.server.stories import requests as r
from boneyard.server.stories.clerk import AT_ONCE, COMMAND, MOST_WAITING, Clerk
from boneyard.server.stories.form import VerdictInfo
from boneyard.server.stories.library import Library
from boneyard.table import log_entries, protocol
from boneyard.table.config import Config
from boneyard.table.errors import Refused
from boneyard.table.log_entries import Act
from boneyard.table.shared_device import Companion
from boneyard.table.table import Away
from tests.server.test_housekeeping import ANN, close, rooms_on
from tests.server.waiting import until

VERDICT = VerdictInfo("own", True, ())


def test_a_table_that_ends_unplayed_is_nothing_to_warn_of(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def end() -> None:
        rooms = await rooms_on(tmp_path / "t.db", lets=False)
        await rooms.services.store.put_guest(ANN)
        place = await rooms.create(Config(game="midevil", seats=("open", "open")), ANN, "Ann")
        Library(rooms.services, rooms, Clerk()).over(place.id)
        await asyncio.gather(*rooms.services.asides)
        await close(rooms)

    asyncio.run(end())
    assert not caplog.messages


def test_a_clerk_whose_server_was_killed_ends_quietly() -> None:
    done = subprocess.run(COMMAND, input=b'{"request":', capture_output=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")


class Slow(Clerk):
    """A clerk whose desks are left when the test says so."""

    def __init__(self) -> None:
        super().__init__()
        self.leaving = asyncio.Event()
        self.begun: list[r.Request] = []

    async def answer(self, request: r.Request) -> r.Reply:
        self.begun.append(request)
        await self.leaving.wait()
        return r.Verified("midevil", VERDICT) if isinstance(request, r.Verify) else r.Heard((), (), ())


def test_files_of_strangers_leave_a_desk_to_players() -> None:
    """The largest replay takes a minute: whoever sends one after the other would close all logs."""

    async def ask() -> None:
        clerk = Slow()
        files = [asyncio.create_task(clerk.verify(r.Verify(str(n)))) for n in range(AT_ONCE + MOST_WAITING)]
        await until(lambda: clerk.begun)
        with pytest.raises(Refused, match="busy"):
            await clerk.verify(r.Verify("one more"))
        log = asyncio.create_task(clerk.hear(r.Hear("", None)))
        await until(lambda: len(clerk.begun) == AT_ONCE)
        assert isinstance(clerk.begun[-1], r.Hear)
        clerk.leaving.set()
        await asyncio.gather(log, *files)
        assert (clerk.asked, clerk.files) == (0, 0)

    asyncio.run(ask())


class Counting(Clerk):
    """A clerk who only counts what is asked."""

    def __init__(self) -> None:
        super().__init__()
        self.heard = 0

    async def hear(self, request: r.Hear) -> r.Heard:
        self.heard += 1
        return r.Heard((), (), ())


async def two_at_a_device(file: Path) -> tuple[Rooms, Place]:
    """A game of Ann's and Bob's, which begins as soon as they sit down."""
    rooms = await rooms_on(file, lets=False)
    await rooms.services.store.put_guest(ANN)
    config, company = Config(game="midevil", seats=("open", "open")), (Companion(1, "Bob"),)
    return rooms, await rooms.create(config, ANN, "Ann", company=company)


def test_how_long_a_log_takes_does_not_tell_what_others_did_in_secret(tmp_path: Path) -> None:
    """A game is played again for a viewer who was told more, not because of others' standing orders."""

    async def play() -> list[int]:
        rooms, place = await two_at_a_device(tmp_path / "t.db")
        clerk, done = Counting(), list[bytes]()
        library, counts = Library(rooms.services, rooms, clerk), list[int]()
        place.join(0, protocol.Hello(protocol=1), done.append)
        await library.heard(place, 0)
        counts.append(clerk.heard)
        seq = place.table.seq
        place.ask(f"{ANN.id}~1", protocol.Order(id="1", pass_until_turn=True), done.append)
        await until(lambda: place.table.seq > seq)
        await library.heard(place, 0)
        counts.append(clerk.heard)
        place.join(1, protocol.Hello(protocol=1), done.append)  # which everybody is told
        await library.heard(place, 0)
        await close(rooms)
        return [*counts, clerk.heard]

    assert asyncio.run(play()) == [1, 1, 2]


def test_the_log_of_a_finished_game_is_made_once_for_all_its_pages(tmp_path: Path) -> None:
    """Nobody looks at such a table any more, and each page of a long game took a clerk seconds."""

    async def play() -> list[int]:
        rooms, place = await two_at_a_device(tmp_path / "t.db")
        clerk, counts = Counting(), list[int]()
        library = Library(rooms.services, rooms, clerk)
        for _ in range(2):
            await library.heard(place, 0)
        counts.append(clerk.heard)
        place.ask(ANN.id, protocol.Leave(id="1", concede=True), list[bytes]().append)
        await until(lambda: place.table.status == "over")
        for _ in range(3):
            await library.heard(place, 0)
        await close(rooms)
        return [*counts, clerk.heard]

    assert asyncio.run(play()) == [2, 3]


def test_long_logs_are_read_beside_the_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """That of the longest game takes 50 ms, for which every table would wait."""
    read_on = set[bool]()
    decode: Callable[[bytes], Act] = log_entries.decode

    def noted(data: bytes) -> Act:
        read_on.add(current_thread() is main_thread())
        return decode(data)

    async def ask() -> None:
        rooms, place = await two_at_a_device(tmp_path / "t.db")
        library = Library(rooms.services, rooms, Clerk())
        monkeypatch.setattr(log_entries, "decode", noted)
        assert await library.replay_text(place, seed=False)
        done = await library.meanwhile(place, 0, Away(0, 0))
        assert done == r.Done((), 0)
        await close(rooms)

    asyncio.run(ask())
    assert read_on == {False}
