"""Results of a group's finished games."""

import asyncio
from pathlib import Path

import pytest

from boneyard.server.groups.groups import Groups
from boneyard.server.groups.results import find_results
from boneyard.server.history import replay_jobs as r
from boneyard.server.history.archive import Archive
from boneyard.server.history.replayer import Replayer
from boneyard.server.rooms.open_table import OpenTable
from boneyard.server.rooms.rooms import Rooms
from boneyard.server.store.records import GroupGame
from boneyard.table import protocol
from boneyard.table.config import Config
from boneyard.table.errors import Code, Refused
from boneyard.table.shared_device import Companion
from tests.server.rooms import ANN, rooms_on
from tests.server.waiting import until


class RefusingReplayer(Replayer):
    """Refuses everything with one code."""

    def __init__(self, code: Code) -> None:
        super().__init__()
        self.code = code

    async def run(self, job: r.Job, kind: type[object]) -> object:  # type: ignore[override]  # it returns nothing
        raise Refused(self.code)


async def finished_game(rooms: Rooms) -> OpenTable:
    config = Config(game="midevil", seats=("open", "open"))
    table = await rooms.create(config, ANN, "Ann", company=(Companion(1, "Bob"),))
    table.ask(ANN.id, protocol.Leave(id="1", concede=True), lambda reply: None)
    await until(lambda: table.table.status == "over")
    return table


@pytest.mark.parametrize(("code", "is_final"), [("busy", False), ("other-rules", True)])
async def test_a_busy_server_finds_a_result_later(tmp_path: Path, code: Code, is_final: bool) -> None:
    async with rooms_on(tmp_path / "t.db") as rooms:
        rooms.services.on_over = lambda table: None
        groups = Groups(rooms.services, rooms, Archive(rooms.services, rooms, RefusingReplayer(code)))
        group, table = await groups.found(ANN, "", "Ann"), await finished_game(rooms)
        await groups.store.add_game(GroupGame(group.id, table.id, 1), 1, 1)
        find_results(groups, group.id)
        await asyncio.gather(*rooms.services.background)
        left = await groups.store.without_result(group.id, 10)
        assert left == (() if is_final else (table.id,))
        assert not groups.finding_results
