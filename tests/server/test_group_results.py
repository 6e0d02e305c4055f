"""Results of a group's games are found later if a table can't be read now, and once and for all otherwise."""

from dataclasses import dataclass
from pathlib import Path
from typing import cast

import pytest

from boneyard.server.groups.challenge import read_result, store_result
from boneyard.server.groups.groups import Groups
from boneyard.server.groups.results import NOTHING
from boneyard.server.history.archive import Archive
from boneyard.server.rooms.rooms import Rooms
from boneyard.server.store.records import Try
from boneyard.table.errors import Code, Refused
from tests.server.rooms import rooms_on


@dataclass
class Unreadable:
    """Tables that nobody can read."""

    code: Code

    async def room(self, table: str) -> None:
        raise Refused(self.code)


@pytest.mark.parametrize(("code", "is_passing"), [("busy", True), ("elsewhere", True), ("fault", False)])
async def test_only_a_lasting_failure_is_stored(tmp_path: Path, code: Code, is_passing: bool) -> None:
    async with rooms_on(tmp_path / "t.db") as rooms:
        groups = Groups(rooms.services, rooms, cast(Archive, None))
        groups.rooms = cast(Rooms, Unreadable(code))
        assert await groups.result("table") == (None if is_passing else NOTHING)
        stored: list[bytes] = []

        async def put_try_result(table: str, result: bytes) -> None:
            stored.append(result)

        groups.store.put_try_result = put_try_result  # type: ignore[method-assign]
        await store_result(groups, Try("group", 1, "table", "table", "ann"))
        assert [read_result(result).points for result in stored] == [] if is_passing else [0]
