"""Odds, hints and reasons are worked out once for each decision, however often they are asked for."""

import asyncio
import gc
from random import Random
from typing import cast
from weakref import ref

import msgspec
import pytest

from boneyard.server import wire
from boneyard.server.deciding.decision import Who
from boneyard.server.rooms.asking import MOST_KNOWN, Answers
from boneyard.server.services import Services
from boneyard.server.store import Store
from boneyard.server.tables.config import Config
from boneyard.server.tables.table import Table
from boneyard.server.thinking import NotThought, Thinkers
from tests.reliability.house import Memory, new_table


class Counting:
    """Workers that count what they are asked."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.busy = False

    async def why_not(self, view: object, content: object, command: str, table: str = "") -> str:
        self.asked.append(command)
        await asyncio.sleep(0)
        if self.busy:
            raise NotThought("busy")
        return "ME-FIGHT-5"


def asked(
    table: Table, *messages: wire.WhyNot, workers: Counting, answers: Answers
) -> list[dict[str, object]]:
    """Ask several things at once; what is answered to each."""
    replies: list[bytes] = []
    assert table.play is not None
    who = Who("guest-0", table.play.actors[0])

    async def ask() -> None:
        services = Services(cast(Store, Memory()), cast(Thinkers, workers))
        await asyncio.gather(*(answers.tell(table, who, m, services, replies.append) for m in messages))

    asyncio.run(ask())
    return [msgspec.json.decode(reply) for reply in replies]


@pytest.fixture
def table() -> Table:
    return new_table(Config(game="midevil", seats=("open", "open")), Random(1))


def question(table: Table, id: str, command: str, later: int = 0) -> wire.WhyNot:
    assert table.play is not None
    return wire.WhyNot(id=id, decision=table.play.numbers[table.play.actors[0]] + later, command=command)


def test_the_same_thing_is_asked_once(table: Table) -> None:
    workers, answers = Counting(), Answers()
    told = asked(
        table,
        question(table, "1", "step 30"),
        question(table, "2", "step 30"),
        question(table, "3", "step 31"),
        workers=workers,
        answers=answers,
    )
    assert sorted(workers.asked) == ["step 30", "step 31"]
    assert sorted(str(one["id"]) for one in told) == ["1", "2", "3"]
    assert all(one["result"] == {"rule": "ME-FIGHT-5"} for one in told)


def test_what_could_not_be_thought_is_tried_again(table: Table) -> None:
    workers, answers = Counting(), Answers()
    workers.busy = True
    assert asked(table, question(table, "1", "x"), workers=workers, answers=answers)[0]["code"] == "busy"
    workers.busy = False
    assert asked(table, question(table, "2", "x"), workers=workers, answers=answers)[0]["type"] == "done"
    assert workers.asked == ["x", "x"]


def test_another_decision_has_other_answers_and_few_are_kept(table: Table) -> None:
    workers, answers = Counting(), Answers()
    assert table.play is not None
    seat = table.play.actors[0]
    asked(table, question(table, "1", "x"), workers=workers, answers=answers)
    assert asked(table, question(table, "2", "x", 1), workers=workers, answers=answers)[0]["code"] == "stale"
    table.play.numbers[seat] += 1
    asked(table, question(table, "3", "x"), workers=workers, answers=answers)
    assert workers.asked == ["x", "x"]
    for number in range(MOST_KNOWN + 5):
        asked(table, question(table, str(number), f"step {number}"), workers=workers, answers=answers)
        assert len(answers.known[seat][1]) <= MOST_KNOWN


def test_what_is_refused_holds_nothing_once_it_is_forgotten(table: Table) -> None:
    workers, answers = Counting(), Answers()
    workers.busy = True
    asked(table, question(table, "1", "x"), workers=workers, answers=answers)
    ((_, known),) = answers.known.values()
    (task,) = map(ref, known.values())
    del known
    gc.disable()
    try:
        answers.close()
        assert task() is None
    finally:
        gc.enable()
