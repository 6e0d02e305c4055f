"""Votes to end a game, or to replace an absent player."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from boneyard.server.rooms.jobs import Job, Tick
from boneyard.table import protocol
from boneyard.table.config import OPEN, Absence, Config
from boneyard.table.decision import Decision
from boneyard.table.log_entries import Transferred
from boneyard.table.table import GRACE, Table
from tests.reliability.bare_rooms import QuietRoom, new_table
from tests.server.waiting import until

HELLO = protocol.Hello(protocol=protocol.PROTOCOL)
A_WHILE = 30_000
"""Longer than a short disconnect, shorter than the time until a stand-in plays."""


class Game:
    """A game whose people come, go and vote."""

    def __init__(self, people: int, absence: Absence = "bot") -> None:
        config = Config(game="midevil", seats=(OPEN,) * people, absence=absence)
        self.room = QuietRoom(new_table(config, Random(1)))
        self.sends: dict[int, Callable[[bytes], None]] = {}
        for seat in range(people):
            self.come(seat)

    @property
    def table(self) -> Table:
        return self.room.table

    def come(self, seat: int) -> None:
        frames: list[bytes] = []
        self.sends[seat] = frames.append
        self.room.audience.join(self.table, seat, HELLO, self.sends[seat])
        self.room.joined(seat)

    def go(self, seat: int) -> None:
        self.room.audience.leave(self.table, seat, self.sends.pop(seat))
        self.room.plan()

    async def stay_away(self, *seats: int) -> None:
        for seat in seats:
            self.go(seat)
        self.room.clock.now += A_WHILE
        await self.pass_on()

    async def pass_on(self) -> None:
        await self.room.settle()
        await self.room.do(Tick())

    async def ask(self, seat: int, message: protocol.Asking) -> dict[str, Any]:
        replies: list[bytes] = []
        await self.room.do(Job(f"guest-{seat}", message, replies.append))
        await self.pass_on()
        answer: dict[str, Any] = json.loads(replies[0])
        return answer

    async def vote(self, seat: int, on: str, *, yes: bool = True) -> str:
        """`done`, or the reason of a refusal."""
        message = protocol.Vote(id=f"{seat} {on} {yes} {self.table.seq}", on=on, yes=yes)  # type: ignore[arg-type]
        answer = await self.ask(seat, message)
        return str(answer.get("data", {}).get("reason") or answer.get("code") or answer["type"])

    def why(self, seat: int) -> str:
        return self.table.seats[seat].why_stand_in


async def test_a_unanimous_vote_ends_a_game() -> None:
    game = Game(2)
    assert await game.vote(0, "end") == "done"
    assert await game.vote(0, "end", yes=False) == "done"
    assert await game.vote(1, "end") == "done"
    assert game.table.votes == {"end": {1}}
    assert game.table.status == "running"
    await game.vote(0, "end")
    assert (game.table.status, game.table.why) == ("over", "agreed")


async def test_one_player_can_decline_ending_the_game() -> None:
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


async def test_a_pending_vote_passes_when_the_last_opponent_leaves() -> None:
    game = Game(3)
    for seat in (0, 1):
        await game.vote(seat, "end")
    replies: list[bytes] = []
    await game.room.do(Job("guest-2", protocol.Leave(id="1"), replies.append))
    assert game.why(2) == "left"
    await until(lambda: not game.room.jobs.empty())
    await game.room.settle()
    assert (game.table.status, game.table.why) == ("over", "agreed")


async def test_replaced_players_have_no_vote_on_ending() -> None:
    game = Game(2)
    seat = game.table.play.actors[0]  # type: ignore[union-attr]
    await game.stay_away(seat)
    await game.stay_away()
    assert game.why(seat) == "away"
    assert await game.vote(1 - seat, "end") == "done"
    assert game.table.status == "over"


async def test_players_with_a_stand_in_have_no_vote() -> None:
    game = Game(3)
    seat = game.table.play.actors[0]  # type: ignore[union-attr]
    await game.stay_away(seat)
    await game.stay_away()
    assert await game.vote(seat, "end") == "covered"
    await game.ask((seat + 1) % 3, protocol.Leave(id="1"))
    assert await game.vote((seat + 1) % 3, "end") == "left"


async def test_replacing_an_absent_player_needs_all_others() -> None:
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


async def test_the_only_present_player_can_replace_the_others() -> None:
    game = Game(3, absence="wait")
    await game.stay_away(1, 2)
    assert await game.vote(0, "end") == "done"
    assert game.table.votes == {"end": {0}}, "they still play their seats"
    await game.vote(0, "replace-1")
    assert (game.why(1), game.why(2)) == ("vote", "")
    await game.vote(0, "replace-2")
    assert game.why(2) == "vote"
    assert game.table.why == "agreed", "now all remaining players want to end"


async def test_a_player_with_a_stand_in_can_be_replaced() -> None:
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


async def test_votes_are_recounted_when_a_voter_leaves() -> None:
    game = Game(3, absence="wait")
    await game.stay_away(2)
    assert await game.vote(0, "replace-2") == "done"
    assert not game.why(2)
    await game.stay_away(1)
    assert (game.why(1), game.why(2)) == ("", "vote")


async def test_a_vote_is_cleared_once_it_passes() -> None:
    game = Game(3)
    await game.vote(2, "end")
    await game.stay_away(1)
    for voter in (0, 2):
        await game.vote(voter, "replace-1")
    assert game.table.votes == {"end": {2}}
    await game.ask(2, protocol.Leave(id="1"))
    assert game.table.votes == {}


@pytest.mark.parametrize("by", ["looking", "playing"])
async def test_returning_clears_the_votes_against_a_player(by: str) -> None:
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


async def test_a_short_disconnect_is_no_absence() -> None:
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


async def test_a_reconnecting_player_still_votes() -> None:
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


async def test_downtime_is_no_absence() -> None:
    game = Game(2)
    again = QuietRoom(game.table, now=game.room.clock.now + 1_000_000)
    again.audience.join(again.table, 0, HELLO, game.sends[0])
    game.room = again
    assert await game.vote(0, "replace-1") == "just-left"


async def test_the_time_of_absence_is_announced() -> None:
    game = Game(2, absence="wait")

    def absent_since() -> list[int]:
        return [seat.absent for seat in game.room.audience.info(game.table).seats]

    assert absent_since() == [0, 0]
    game.go(1)
    left = game.room.clock.now
    game.room.clock.now += 1_000
    assert absent_since() == [0, left + GRACE]
    game.come(1)
    assert absent_since() == [0, 0]
    await game.stay_away(1)
    await game.vote(0, "replace-1")
    assert absent_since() == [0, 0], "no votes about a player who left for good"


async def test_transferring_a_seat_is_no_absence() -> None:
    game = Game(2, absence="wait")
    game.room.clock.now += 1_000_000
    await game.room.commit(Decision([Transferred(seat=1, guest="phone", name="Bob")]))
    assert await game.vote(0, "replace-1") == "just-left"
