"""A room stores the seats that must answer beside its log, and nothing secret."""

import asyncio
from pathlib import Path
from random import Random

import pytest

import boneyard
from boneyard.server.rooms.room import Room
from boneyard.server.store import Store
from tests.reliability.in_process import in_process_server
from tests.sizes import pick

ANSWERS = pick(quick=40, ci=400, full=4000)
SEATS = 3


async def waiting_seats(store: Store, room: Room) -> list[bool]:
    """Whether each seat of a table is stored as waited for."""
    found = [mine for seat in room.table.seats for mine in await store.tables_of(seat.guest)]
    assert [mine.seat for mine in found] == list(range(SEATS)), "seatings match the seats"
    return [mine.waiting for mine in found]


@pytest.mark.parametrize("reactions", ["quick", "private"])
@pytest.mark.parametrize("game", boneyard.game_ids())
async def test_the_store_knows_which_seats_must_answer(game: str, reactions: str, tmp_path: Path) -> None:
    rng = Random(7)
    async with in_process_server(tmp_path / "tables.db") as server:
        room, keys = await server.game(SEATS, game=game, reactions=reactions)
        lines = [await server.at(room.table.id, key) for key in keys]
        for number in range(ANSWERS):
            table = room.table
            if table.play is None or not (waiting := [n for n in range(SEATS) if table.waits_for(n)]):
                break
            seat = rng.choice(waiting)
            answered = await lines[seat].answer(
                type="answer",
                id=str(number),
                decision=table.play.numbers[seat],
                choice=rng.randrange(len(table.play.options(seat))),
            )
            assert answered["type"] == "done", answered
            now = [room.table.waits_for(each) for each in range(SEATS)]
            assert await waiting_seats(server.services.store, room) == now, f"after {number + 1} answers"
        for line in lines:
            await line.end()


async def test_secret_answers_leave_no_trace_in_the_lobby(tmp_path: Path) -> None:
    async with in_process_server(tmp_path / "tables.db") as server:
        room, keys = await server.game(SEATS, game="midevil", reactions="private", public=True)
        store, table = server.services.store, room.table.id
        line = await server.at(table, keys[1])
        before = await store.row(table)
        await asyncio.sleep(0.01)  # the clock counts milliseconds
        order = {"type": "order", "pass_until_turn": True, "never": ["cold-feet"]}
        for asked in (order, {"type": "link"}):
            answered = await line.answer(id="1" if asked is order else "2", **asked)
            assert answered["type"] == "done", answered
            assert await store.row(table) == before, asked
        answered = await line.answer(type="leave", id="leave")
        assert answered["type"] == "done", answered
        after = await store.row(table)
        assert before is not None
        assert after is not None
        assert after.updated > before.updated, "everyone sees that a bot continues"
        await line.end()
