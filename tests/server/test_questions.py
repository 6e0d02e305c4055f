"""Odds, hints and reasons are computed once per decision, and only while somebody waits."""

import asyncio
import gc
from pathlib import Path
from random import Random
from typing import cast
from weakref import ref

import msgspec
import pytest

from boneyard.odds.questions import (
    AnyQuestion,
    ChoicesAsked,
    FightAsked,
    MovesAsked,
    NoOdds,
    PathAsked,
    SendAsked,
)
from boneyard.server.rooms.questions import MOST_KNOWN, Answers, QuestionMessage
from boneyard.server.services import Services
from boneyard.server.store import Store
from boneyard.server.workers import Workers
from boneyard.table import protocol
from boneyard.table.config import Config
from boneyard.table.decision import Who
from boneyard.table.errors import Code, Refused
from tests.reliability.bare_rooms import RecordingStore, SilentBots, new_table
from tests.reliability.in_process import InProcessSocket, in_process_server


class Counting:
    """Workers that count their requests and can be made to fail."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.begun: list[str] = []
        self.guests: set[str] = set()
        self.fault: Refused | None = None
        self.gate = asyncio.Event()
        self.gate.set()

    async def why_not(self, view: object, content: object, command: str, *, guest: str, table: str) -> str:
        self.begun.append(command)
        await self.gate.wait()
        self.asked.append(command)
        self.guests.add(guest)
        if self.fault is not None:
            raise self.fault
        return "ME-FIGHT-5"

    async def odds(
        self, view: object, content: object, question: AnyQuestion, *, guest: str, table: str
    ) -> NoOdds:
        return NoOdds("too-much")

    async def hint(self, *_: object, guest: str, table: str) -> list[object]:
        return []


class Asker:
    """A table, the asked seat, and all replies to it."""

    def __init__(self, hints: bool = True) -> None:
        self.table = new_table(Config(game="midevil", seats=("open", "open"), hints=hints), Random(1))
        assert self.table.play is not None
        self.seat = self.table.play.actors[0]
        self.workers, self.answers = Counting(), Answers()
        self.replies: list[dict[str, object]] = []

    @property
    def decision(self) -> int:
        assert self.table.play is not None
        return self.table.play.numbers[self.seat]

    def send(self, message: QuestionMessage) -> None:
        services = Services(cast(Store, RecordingStore()), cast(Workers, self.workers))
        who = Who("guest-0~1", self.seat)
        self.answers.start(self.table, who, message, services, self.record)

    def record(self, frame: bytes) -> None:
        self.replies.append(msgspec.json.decode(frame))

    async def ask(self, id: str, command: str, later: int = 0) -> None:
        """Ask why something is forbidden, and wait until nothing is worked out any more."""
        self.send(protocol.WhyNot(id=id, decision=self.decision + later, command=command))
        await self.settle()

    async def settle(self) -> None:
        while self.answers.searching:
            await asyncio.sleep(0)

    @property
    def codes(self) -> list[object]:
        return [reply.get("code", "done") for reply in self.replies]


async def test_equal_questions_are_computed_once() -> None:
    asker = Asker()
    for id, command in (("1", "step 30"), ("2", "step 30"), ("3", "step 31")):
        asker.send(protocol.WhyNot(id=id, decision=asker.decision, command=command))
    await asker.settle()
    await asker.ask("4", "step 30")
    assert sorted(asker.workers.asked) == ["step 30", "step 31"]
    assert sorted(str(one["id"]) for one in asker.replies) == ["1", "2", "3", "4"]
    assert all(one["result"] == {"rule": "ME-FIGHT-5"} for one in asker.replies)
    assert asker.workers.guests == {"guest-0"}, "people who share a device count as one guest"


@pytest.mark.parametrize("code", ["fault", "too-much", "illegal"])
async def test_failures_are_remembered(code: Code) -> None:
    asker = Asker()
    asker.workers.fault = Refused(code)
    await asker.ask("1", "x")
    await asker.ask("2", "x")
    assert asker.codes == [code, code]
    assert asker.workers.asked == ["x"]


async def test_a_question_refused_as_busy_is_tried_again() -> None:
    asker = Asker()
    asker.workers.fault = Refused("busy")
    await asker.ask("1", "x")
    asker.workers.fault = None
    await asker.ask("2", "x")
    assert asker.codes == ["busy", "done"]
    assert asker.workers.asked == ["x", "x"]


async def test_an_expensive_question_is_answered() -> None:
    asker = Asker()
    asker.send(protocol.Ask(id="1", decision=asker.decision, question=ChoicesAsked()))
    await asker.settle()
    assert asker.replies[0]["result"] == {"answer": "none", "code": "too-much", "rule": None}


async def test_answers_are_cached_per_decision() -> None:
    asker = Asker()
    await asker.ask("1", "x")
    await asker.ask("2", "x", later=1)
    assert asker.codes == ["done", "stale"]
    assert asker.table.play is not None
    asker.table.play.numbers[asker.seat] += 1
    await asker.ask("3", "x")
    assert asker.workers.asked == ["x", "x"]
    for number in range(MOST_KNOWN + 5):
        await asker.ask(str(number), f"step {number}")
        assert len(asker.answers.seats[asker.seat].known) <= MOST_KNOWN


async def test_work_stops_when_the_asker_leaves() -> None:
    asker = Asker()
    asker.workers.gate.clear()
    asker.send(protocol.WhyNot(id="1", decision=asker.decision, command="x"))
    await asyncio.sleep(0)
    asker.answers.drop_stale(asker.table, {0, 1})
    assert asker.answers.searching
    asker.answers.drop_stale(asker.table, {1 - asker.seat})
    assert (asker.answers.searching, asker.codes) == (False, ["busy"])
    asker.workers.gate.set()
    await asker.ask("1", "x")
    assert (asker.workers.begun, asker.workers.asked) == (["x", "x"], ["x"]), "the first one was cancelled"


async def test_work_stops_when_the_decision_is_closed() -> None:
    asker = Asker()
    asker.workers.gate.clear()
    asker.send(protocol.WhyNot(id="1", decision=asker.decision, command="x"))
    await asyncio.sleep(0)
    assert asker.table.play is not None
    asker.table.play.numbers[asker.seat] += 1
    asker.answers.drop_stale(asker.table, {0, 1})
    asker.workers.gate.set()
    await asyncio.sleep(0)
    assert (asker.answers.searching, asker.codes, asker.workers.asked) == (False, ["stale"], [])
    assert not asker.answers.seats


async def test_a_waiting_player_can_only_plan_a_walk() -> None:
    asker = Asker()
    plan = protocol.Ask(id="1", decision=None, question=PathAsked(4))
    asker.send(plan)
    assert asker.codes == ["stale"], "who is asked names the decision"
    asker.seat = 1 - asker.seat
    asker.send(plan)
    await asker.settle()
    asker.send(protocol.Ask(id="2", decision=None, question=FightAsked()))
    assert asker.codes == ["stale", "done", "stale"]
    asker.answers.drop_stale(asker.table, {0, 1})
    assert not asker.answers.seats, "the table has changed"


async def test_a_table_without_hints_gives_no_advice_of_any_kind() -> None:
    asker = Asker(hints=False)
    asker.send(protocol.Hint(id="1", decision=asker.decision))
    asker.send(protocol.Ask(id="2", decision=asker.decision, question=MovesAsked()))
    assert asker.codes == ["not-allowed", "not-allowed"]
    assert all(one["data"] == {"reason": "hints"} for one in asker.replies)
    asker.send(protocol.Ask(id="3", decision=asker.decision, question=FightAsked()))
    asker.send(protocol.Ask(id="4", decision=asker.decision, question=SendAsked(1)))
    await asker.ask("5", "step 30")
    assert asker.codes[2:] == ["done"] * 3, "odds, rules and the player's own plans are no advice"


async def test_cancelled_work_is_freed() -> None:
    asker = Asker()
    asker.workers.gate.clear()
    asker.send(protocol.WhyNot(id="1", decision=asker.decision, command="x"))
    await asyncio.sleep(0)
    ((search,),) = [asked.searches.values() for asked in asker.answers.seats.values()]
    task, held = ref(search.task), ref(search)
    del search
    gc.disable()
    try:
        asker.answers.close()
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert task() is None
        assert held() is None
    finally:
        gc.enable()


class Endless(SilentBots):
    """Workers that never find odds; `under_way` counts running requests."""

    def __init__(self) -> None:
        self.under_way = 0

    async def odds(self, *_: object, guest: str, table: str) -> NoOdds:
        self.under_way += 1
        try:
            never: asyncio.Future[NoOdds] = asyncio.get_running_loop().create_future()
            return await never
        finally:
            self.under_way -= 1


async def test_a_room_stops_work_when_the_asker_disconnects_or_answers(tmp_path: Path) -> None:
    async with in_process_server(tmp_path / "tables.db") as server:
        workers = Endless()
        server.services.workers = cast(Workers, workers)
        room, keys = await server.game(1, game="zombie-invasion")
        question = {"decision": 1, "question": {"ask": "reach"}}

        async def asking(id: str) -> InProcessSocket:
            line = await server.at(room.table.id, keys[0])
            line.put(msgspec.json.encode({"type": "ask", "id": id, **question}))
            async with asyncio.timeout(60):
                while not workers.under_way:
                    await asyncio.sleep(0)
            return line

        async def stopped() -> None:
            async with asyncio.timeout(60):
                while workers.under_way:
                    await asyncio.sleep(0)

        line = await asking("1")
        await line.end()
        await stopped()
        line = await asking("2")
        line.put(msgspec.json.encode({"type": "answer", "id": "3", "decision": 1, "choice": 0}))
        codes: dict[str, str] = {}
        while len(codes) < 2:
            message = await line.next_message()
            if message.get("id"):
                codes[message["id"]] = message.get("code", "done")
        assert codes == {"2": "stale", "3": "done"}
        await stopped()
        await line.end()
