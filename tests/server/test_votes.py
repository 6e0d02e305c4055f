"""Votes: who must want that a game ends, or that a bot plays for somebody who is not there."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import pytest

from boneyard.server.rooms.jobs import Job, Tick
from boneyard.table import protocol
from boneyard.table.config import OPEN, Absence, Config
from boneyard.table.decision import Decision
from boneyard.table.log_entries import Carried
from boneyard.table.table import GRACE, Table
from tests.reliability.house import QuietRoom, new_table
from tests.server.waiting import until

HELLO = protocol.Hello(protocol=protocol.PROTOCOL)
A_WHILE = 30_000
"""Longer than somebody may be gone and still be there, shorter than a bot waits."""


class Game:
    """A game of people who come, go and vote."""

    def __init__(self, people: int, absence: Absence = "bot") -> None:
        config = Config(game="midevil", seats=(OPEN,) * people, absence=absence)
        self.room = QuietRoom(new_table(config, Random(1)))
        self.ears: dict[int, Callable[[bytes], None]] = {}
        for seat in range(people):
            self.come(seat)

    @property
    def table(self) -> Table:
        return self.room.table

    def come(self, seat: int) -> None:
        """Somebody looks."""
        frames: list[bytes] = []
        self.ears[seat] = frames.append
        self.room.audience.join(self.table, seat, HELLO, self.ears[seat])
        self.room.joined(seat)

    def go(self, seat: int) -> None:
        """Somebody looks no longer."""
        self.room.audience.part(self.table, seat, self.ears.pop(seat))
        self.room.plan()

    async def stay_away(self, *seats: int) -> None:
        """Some are gone for a while."""
        for seat in seats:
            self.go(seat)
        self.room.clock.now += A_WHILE
        await self.pass_on()

    async def pass_on(self) -> None:
        """Do what has come up, and what is due."""
        await self.room.settle()
        await self.room.do(Tick())

    async def ask(self, seat: int, message: protocol.Asking) -> dict[str, Any]:
        """Somebody asks for something; what they are answered."""
        replies: list[bytes] = []
        await self.room.do(Job(f"guest-{seat}", message, replies.append))
        await self.pass_on()
        answer: dict[str, Any] = json.loads(replies[0])
        return answer

    async def vote(self, seat: int, on: str, *, yes: bool = True) -> str:
        """Somebody votes: `done`, or why not."""
        message = protocol.Vote(id=f"{seat} {on} {yes} {self.table.seq}", on=on, yes=yes)  # type: ignore[arg-type]
        answer = await self.ask(seat, message)
        return str(answer.get("data", {}).get("reason") or answer.get("code") or answer["type"])

    def why(self, seat: int) -> str:
        """Why a bot answers for a seat."""
        return self.table.seats[seat].why_covered


def play(scenario: Callable[[], Awaitable[None]]) -> None:
    async def run() -> None:
        await scenario()

    asyncio.run(run())


def test_a_game_ends_when_all_people_want_it() -> None:
    async def scenario() -> None:
        game = Game(2)
        assert await game.vote(0, "end") == "done"
        assert await game.vote(0, "end", yes=False) == "done"
        assert await game.vote(1, "end") == "done"
        assert game.table.votes == {"end": {1}}
        assert game.table.status == "running"
        await game.vote(0, "end")
        assert (game.table.status, game.table.why) == ("over", "agreed")

    play(scenario)


def test_who_is_asked_to_end_can_decline_for_all() -> None:
    async def scenario() -> None:
        game = Game(3)
        for seat in (0, 1):
            await game.vote(seat, "end")
        assert await game.vote(2, "end", yes=False) == "done"
        assert game.table.votes == {}
        assert await game.vote(2, "end", yes=False) == "done"
        for seat in (2, 0):
            await game.vote(seat, "end")
        assert await game.vote(0, "end", yes=False) == "done"
        assert game.table.votes == {"end": {2}}

    play(scenario)


def test_a_game_ends_when_the_last_one_who_did_not_want_it_leaves() -> None:
    async def scenario() -> None:
        game = Game(3)
        for seat in (0, 1):
            await game.vote(seat, "end")
        replies: list[bytes] = []
        await game.room.do(Job("guest-2", protocol.Leave(id="1"), replies.append))
        assert game.why(2) == "left"
        await until(lambda: not game.room.jobs.empty())
        await game.room.settle()
        assert (game.table.status, game.table.why) == ("over", "agreed")

    play(scenario)


def test_who_is_covered_need_not_agree_to_the_end() -> None:
    async def scenario() -> None:
        game = Game(2)
        seat = game.table.play.actors[0]  # type: ignore[union-attr]
        await game.stay_away(seat)
        await game.stay_away()
        assert game.why(seat) == "away"
        assert await game.vote(1 - seat, "end") == "done"
        assert game.table.status == "over"

    play(scenario)


def test_who_does_not_answer_for_their_seat_has_no_vote() -> None:
    async def scenario() -> None:
        game = Game(3)
        seat = game.table.play.actors[0]  # type: ignore[union-attr]
        await game.stay_away(seat)
        await game.stay_away()
        assert await game.vote(seat, "end") == "covered"
        await game.ask((seat + 1) % 3, protocol.Leave(id="1"))
        assert await game.vote((seat + 1) % 3, "end") == "left"

    play(scenario)


def test_only_who_is_absent_can_be_replaced_and_only_by_all_others() -> None:
    async def scenario() -> None:
        game = Game(3)
        assert await game.vote(0, "replace-1") == "present"
        await game.stay_away(1)
        assert await game.vote(0, "replace-0") == "not-allowed"
        assert await game.vote(0, "replace-5") == "not-allowed"
        assert await game.vote(0, "replace-1") == "done"
        assert not game.why(1)
        assert await game.vote(2, "replace-1") == "done"
        assert game.why(1) == "vote"
        assert await game.vote(2, "replace-1") == "no-seat"

    play(scenario)


def test_one_who_is_there_can_go_on_without_all_who_are_not() -> None:
    async def scenario() -> None:
        game = Game(3, absence="wait")
        await game.stay_away(1, 2)
        assert await game.vote(0, "end") == "done"
        assert game.table.votes == {"end": {0}}, "they still answer for their seats"
        await game.vote(0, "replace-1")
        assert (game.why(1), game.why(2)) == ("vote", "")
        await game.vote(0, "replace-2")
        assert game.why(2) == "vote"
        assert game.table.why == "agreed", "now all people who are left want the end"

    play(scenario)


def test_who_is_covered_can_be_replaced_for_good() -> None:
    async def scenario() -> None:
        game = Game(3)
        seat = game.table.play.actors[0]  # type: ignore[union-attr]
        await game.stay_away(seat)
        await game.stay_away()
        assert game.why(seat) == "away"
        for voter in {0, 1, 2} - {seat}:
            await game.vote(voter, f"replace-{seat}")
        assert game.why(seat) == "vote"
        game.come(seat)
        await game.pass_on()
        assert game.why(seat) == "vote"

    play(scenario)


def test_votes_are_counted_again_when_who_did_not_want_it_goes() -> None:
    async def scenario() -> None:
        game = Game(3, absence="wait")
        await game.stay_away(2)
        assert await game.vote(0, "replace-2") == "done"
        assert not game.why(2)
        await game.stay_away(1)
        assert (game.why(1), game.why(2)) == ("", "vote")

    play(scenario)


def test_a_vote_is_over_when_it_has_taken_effect() -> None:
    async def scenario() -> None:
        game = Game(3)
        await game.vote(2, "end")
        await game.stay_away(1)
        for voter in (0, 2):
            await game.vote(voter, "replace-1")
        assert game.table.votes == {"end": {2}}
        await game.ask(2, protocol.Leave(id="1"))
        assert game.table.votes == {}

    play(scenario)


@pytest.mark.parametrize("by", ["looking", "playing"])
def test_who_is_back_wipes_out_the_votes_against_them(by: str) -> None:
    async def scenario() -> None:
        game = Game(3, absence="wait")
        await game.stay_away(1)
        await game.vote(0, "replace-1")
        assert game.table.votes == {"replace-1": {0}}
        if by == "looking":
            game.come(1)
            await game.pass_on()
        else:
            game.table.note_answer(1, "bot")
            assert game.table.votes
            game.table.note_answer(1, "person")
        assert game.table.votes == {}

    play(scenario)


def test_who_has_just_gone_is_not_absent_yet() -> None:
    async def scenario() -> None:
        game = Game(2, absence="wait")
        game.go(1)
        left = game.room.clock.now
        game.room.clock.now += 100
        refused = await game.ask(0, protocol.Vote(id="1", on="replace-1"))
        assert refused["data"] == {"reason": "just-left", "until": left + GRACE}
        game.room.clock.now = left + GRACE - 1
        assert await game.vote(0, "replace-1") == "just-left"
        game.room.clock.now = left + GRACE
        assert await game.vote(0, "replace-1") == "done"
        assert game.why(1) == "vote"

    play(scenario)


def test_who_blinks_is_asked_too_and_not_replaced_by_the_others() -> None:
    async def scenario() -> None:
        game = Game(3, absence="wait")
        await game.stay_away(2)
        game.go(1)
        assert await game.vote(0, "replace-2") == "done"
        assert not game.why(2)
        game.come(1)
        game.go(1)
        game.room.clock.now += GRACE - 1
        await game.pass_on()
        assert not game.why(2)
        game.room.clock.now += 1
        await game.pass_on()
        assert game.why(2) == "vote"

    play(scenario)


def test_nobody_was_absent_while_the_server_was() -> None:
    async def scenario() -> None:
        game = Game(2)
        again = QuietRoom(game.table, now=game.room.clock.now + 1_000_000)
        again.audience.join(again.table, 0, HELLO, game.ears[0])
        game.room = again
        assert await game.vote(0, "replace-1") == "just-left"

    play(scenario)


def test_everybody_is_told_from_when_on_somebody_is_absent() -> None:
    async def scenario() -> None:
        game = Game(2, absence="wait")

        def told() -> list[int]:
            return [seat.absent for seat in game.room.audience.info(game.table).seats]

        assert told() == [0, 0]
        game.go(1)
        left = game.room.clock.now
        game.room.clock.now += 1_000
        assert told() == [0, left + GRACE]
        game.come(1)
        assert told() == [0, 0]
        await game.stay_away(1)
        await game.vote(0, "replace-1")
        assert told() == [0, 0], "nobody votes about who is gone for good"

    play(scenario)


def test_who_carries_a_seat_to_another_device_is_not_absent() -> None:
    async def scenario() -> None:
        game = Game(2, absence="wait")
        game.room.clock.now += 1_000_000
        await game.room.keep(Decision([Carried(seat=1, guest="phone", name="Bob")]))
        assert await game.vote(0, "replace-1") == "just-left"

    play(scenario)
