"""Players see when the current window closes, whenever they join."""

import json
from random import Random

import pytest

from boneyard.server.rooms.jobs import Job
from boneyard.server.rooms.room import Room
from boneyard.table import protocol
from boneyard.table.config import Config, Days, Reactions
from boneyard.table.deadlines import next_due
from tests.reliability.bare_rooms import NOON, QuietRoom, new_table, put_into
from tests.server.client import Message

WINDOW = """
midevil, 3 seats
board
  0:altar
seat 1 hand cold-feet
seat 2 hand cold-feet
stack none
next turn step=0
"""
LENGTH = {"quick": 20_000, "private": 6_000}
LATER = 4_000


class Watcher:
    def __init__(self, room: Room, seat: int, stream: str = "", seen: int = 0) -> None:
        self.frames: list[bytes] = []
        hello = protocol.Hello(protocol=protocol.PROTOCOL, stream=stream, seen=seen)
        room.audience.join(room.table, seat, hello, self.frames.append)

    @property
    def messages(self) -> list[Message]:
        return [json.loads(frame) for frame in self.frames]

    @property
    def question(self) -> Message:
        question: Message = [each["question"] for each in self.messages if each.get("question")][-1]
        return question

    @property
    def until(self) -> object:
        return self.question.get("until")


def in_window(reactions: Reactions, pace: Days | None = None) -> QuietRoom:
    config = Config(game="midevil", seats=("open",) * 3, reactions=reactions, pace=pace)
    table = new_table(config, Random(4))
    put_into(table, WINDOW)
    return QuietRoom(table)


async def answer(room: QuietRoom, seat: int) -> None:
    assert room.table.play is not None
    message = protocol.Answer(id="1", decision=room.table.play.numbers[seat], choice="pass")
    await room.do(Job(f"guest-{seat}", message, lambda frame: None))


@pytest.mark.parametrize("reactions", ["quick", "private"])
def test_late_viewers_see_when_a_window_closes(reactions: Reactions) -> None:
    room = in_window(reactions)
    first = Watcher(room, 1)
    room.clock.now += LATER
    late = Watcher(room, 2)
    assert (late.messages[0]["now"], late.until) == (NOON + LATER, NOON + LENGTH[reactions])
    again = Watcher(room, 1)
    assert again.until == first.until == late.until
    assert again.question["seconds"] == LENGTH[reactions] // 1000
    due = next_due(room.table, room.timer.watch(room.table))
    assert due is not None
    assert due.at == late.until


def test_missed_updates_say_when_a_window_closes() -> None:
    room = in_window("quick")
    page = Watcher(room, 1).messages[0]
    room.table = new_table(room.table.config, Random(5))
    room.audience.broadcast(room.table, ())
    put_into(room.table, WINDOW)
    room.clock.now += LATER
    room.audience.broadcast(room.table, ())
    opened = room.clock.now
    room.clock.now += LATER
    back = Watcher(room, 1, page["stream"], page["n"])
    assert back.messages[0]["type"] == "resumed"
    assert back.until == opened + LENGTH["quick"]


async def test_another_answer_does_not_extend_a_window() -> None:
    room = in_window("quick")
    room.clock.now += LATER
    await answer(room, 2)
    assert Watcher(room, 1).until == NOON + LENGTH["quick"]


def test_a_takeover_restarts_a_window() -> None:
    room = in_window("private")
    page = Watcher(room, 1)
    room.clock.now += LATER
    Room(room.table, 2, room.services, room.audience)
    room.audience.broadcast(room.table, ())
    assert page.until == NOON + LATER + LENGTH["private"]
    before = len(page.frames)
    room.audience.broadcast(room.table, ())
    assert len(page.frames) == before, "the window is announced once"


def test_decisions_outside_windows_have_no_closing_time() -> None:
    table = new_table(Config(game="zombie-invasion", seats=("open",)), Random(4))
    assert not {"window", "seconds", "until"} & Watcher(QuietRoom(table), 0).question.keys()


async def test_a_standing_order_answers_the_open_window() -> None:
    room = in_window("quick")
    order = protocol.Order(id="1", pass_until_turn=True)
    await room.do(Job("guest-1", order, lambda frame: None))
    assert room.table.waits_for(1)
    await room.settle()
    assert not room.table.waits_for(1)
    assert room.table.waits_for(2), "no other seat is answered"
    room.close()
