"""Games of groups and of their challenges: what becomes of them, and what follows from their results."""

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from boneyard.server.groups import next_game
from boneyard.server.groups.challenge import play_try, week_of
from boneyard.server.groups.groups import MOST_GROUPS, Groups
from boneyard.server.groups.next_game import MOST_RUNNING, NextGame, start_next
from boneyard.server.groups.results import GameResult, SeatResult, find_results
from boneyard.server.groups.standings import standings_of
from boneyard.server.history import replay_jobs as r
from boneyard.server.history.archive import Archive
from boneyard.server.history.derived_tables import ANNOUNCED_FOR
from boneyard.server.history.replayer import Replayer
from boneyard.server.rooms.open_table import OpenTable
from boneyard.server.rooms.rooms import Rooms
from boneyard.server.store.records import Group, GroupGame, Guest, Member, Try
from boneyard.table import protocol
from boneyard.table.config import Config
from boneyard.table.errors import Code, Refused
from boneyard.table.shared_device import Companion
from tests.server.rooms import ANN, rooms_on
from tests.server.waiting import until

EVE = Guest("eve", b"other key", "Eve", "en", 0, 0)


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
        group, table = await groups.create(ANN, "", "Ann"), await finished_game(rooms)
        await groups.store.add_game(GroupGame(group.id, table.id, 1), 1, 1)
        find_results(groups, group.id)
        await asyncio.gather(*rooms.services.background)
        left = await groups.store.without_result(group.id, 10)
        assert left == (() if is_final else (table.id,))
        assert not groups.finding_results


@pytest.mark.parametrize(("age", "is_forgotten"), [(0, False), (ANNOUNCED_FOR, True)])
async def test_a_try_is_forgotten_only_when_its_table_never_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, age: int, is_forgotten: bool
) -> None:
    """Another process may still be creating the table that all others need."""
    monkeypatch.setattr(next_game, "RETRY_AFTER", 0)
    async with rooms_on(tmp_path / "t.db") as rooms:
        groups = Groups(rooms.services, rooms, Archive(rooms.services, rooms, Replayer()))
        group, now = await groups.create(ANN, "", "Ann"), rooms.services.now()
        await groups.store.add_try(Try(group.id, week_of(now), "slow", "slow", "eve", now - age), ("eve",))
        config = Config(game="zombie-invasion", seats=("open", "easy"))
        with pytest.raises(Refused, match="busy"):
            await play_try(groups, group.id, ANN, config.game, config)
        await asyncio.gather(*rooms.services.background)
        assert len(await groups.store.tries(group.id, week_of(now))) == (0 if is_forgotten else 1)


async def test_a_guest_has_few_groups_and_a_group_few_games(tmp_path: Path) -> None:
    config = Config(game="zombie-invasion", seats=("open", "open"))
    async with rooms_on(tmp_path / "t.db", EVE) as rooms:
        groups = Groups(rooms.services, rooms, Archive(rooms.services, rooms, Replayer()))
        first, *_ = [await groups.create(ANN, "", "Ann") for _ in range(MOST_GROUPS)]
        other = await groups.create(EVE, "", "Eve")
        for wanted in (groups.create(ANN, "", "Ann"), groups.join(other.id, ANN, "Ann")):
            with pytest.raises(Refused, match="not-allowed") as refused:
                await wanted
            assert refused.value.data == {"reason": "too-many-groups", "limit": MOST_GROUPS}
        for number in range(MOST_RUNNING):
            table = await rooms.create(config, ANN, "Ann")
            assert await groups.store.add_game(GroupGame(first.id, table.id, number), number, MOST_RUNNING)
        with pytest.raises(Refused, match="not-allowed") as refused:
            await start_next(
                groups, first.id, ANN, NextGame(game=config.game, players=(), config=config, bots=1), ""
            )
        assert refused.value.data == {"reason": "too-many-tables", "limit": MOST_RUNNING}


def member(number: int, name: str) -> Member:
    return Member(group_id="g", number=number, guest=name, name=name, look=number, joined=0, seen=0)


def test_trophies_go_to_the_best_and_never_to_two() -> None:
    group = Group(
        id="g", name="", code="KREMP", host=0, created=0, members=(member(0, "ann"), member(1, "bob"))
    )
    ann = SeatResult(guest="ann", name="ann", points=3, adjusted=3.0, won=True, played=True)
    bob = SeatResult(guest="bob", name="bob", points=1, adjusted=1.0, won=False, played=True)
    bot = SeatResult(guest="", name="", points=9, adjusted=9.0, won=False, played=False)
    streak = replace(bob, streak=0.01, hits=3, luck=1.5)
    counts: dict[str, tuple[int, ...]] = {
        "deaths": (1, 2, 9),
        "tiles": (4, 4, 0),
        "books": (2, 0, 0),
        "duels": (1, 0, 0),
    }
    results = [
        GameResult(table="t", game="midevil", ended=1, turns=9, seats=(ann, streak, bot), counts=counts),
        GameResult(table="u", game="gone", ended=0, turns=7, seats=(ann, bob), lowest=0.1, counts=counts),
    ]
    found = standings_of(group, results)
    assert [(one.member, one.games, one.wins) for one in found.standings] == [(0, 2, 2), (1, 2, 0)]
    assert [(one.member, one.other, one.above) for one in found.head_to_head] == [(0, 1, 2), (1, 0, 0)]
    assert [(one.kind, one.what, one.member, round(one.value, 2), one.table) for one in found.trophies] == [
        ("lucky-streak", "", 1, 100, "t"),
        ("comeback", "", 0, 0.1, "u"),
        ("quick-win", "", 0, 7, "u"),
        ("lucky-game", "", 1, 1.5, "t"),
        ("most", "books", 0, 2, ""),
        ("most", "deaths", 1, 2, ""),
    ]
    assert found.trophies[-1].symbol
