"""Tables end with a game, or before one has begun."""

import asyncio
import subprocess
from pathlib import Path

import pytest

from boneyard.server.config import Config
from boneyard.server.stories.clerk import COMMAND, Clerk
from boneyard.server.stories.library import Library
from tests.server.test_housekeeping import ANN, close, rooms_on


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
