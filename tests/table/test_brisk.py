"""Brisk tables: a clock per turn, and chores that the table does."""

from random import Random

import pytest

from boneyard.games.shared.commands import Put, Shift
from boneyard.server.rooms.jobs import Tick
from boneyard.table.config import Bank, Chore, Config, Pace, Plan, Turns
from boneyard.table.deadlines import Due, Watch, next_due
from boneyard.table.decision import Who
from boneyard.table.fold import decided
from boneyard.table.handlers.dispatch import decide
from boneyard.table.protocol import Answer, Asking, Hello, Order
from boneyard.table.windows import QuestionTimes
from tests.reliability.bare_rooms import NOON, QuietRoom, new_table

PEOPLE: tuple[Plan, ...] = ("open", "open")
CHORES: tuple[Chore, ...] = ("put", "shift")


class Clocked:
    """A table on a clock that the test sets."""

    def __init__(self, pace: Pace | None, game: str = "zombie-invasion", **config: object) -> None:
        asked = {"seats": PEOPLE, "questions": "few", **config}
        self.table = new_table(Config(game=game, pace=pace, **asked), Random(3))  # type: ignore[arg-type]
        self.now = NOON
        self.here = frozenset(range(len(self.table.seats)))
        self.away: dict[int, int] = {}

    @property
    def turn(self) -> tuple[int, int]:
        assert self.table.play is not None
        return self.table.play.turns, self.table.play.active

    @property
    def due(self) -> Due | None:
        return next_due(self.table, Watch(QuestionTimes(), self.away, self.here))

    def say(self, seat: int, message: Asking) -> None:
        decision = decide(self.table, Who(f"guest-{seat}", seat), message, self.now, {})
        self.table = decided(self.table, decision, self.now)

    def answer(self, after: int = 0, choice: int | str = 0) -> int:
        """Answer the open question and return its seat."""
        play = self.table.play
        assert play is not None
        (seat,) = play.actors
        self.now += after
        self.say(seat, Answer(id=f"{play.lines}", decision=play.numbers[seat], choice=choice))
        return seat

    def wait(self) -> None:
        """Let the time pass until the clock runs out."""
        assert self.due is not None
        self.now = max(self.now, self.due.at)
        self.table = decided(self.table, self.due.decide(self.now), self.now)


@pytest.mark.parametrize("game", ["zombie-invasion", "midevil", "castle-of-chaos"])
def test_a_turn_without_time_ends_by_itself(game: str) -> None:
    brisk = Clocked(Turns(30), game, prepared=True)
    while not brisk.turn[0]:
        brisk.wait()
    began, (turn, seat) = brisk.now, brisk.turn
    for _ in range(100):
        brisk.wait()
        if brisk.turn[0] != turn:
            break
        assert brisk.now == began + 30_000, "the rest of the turn takes no time"
    assert brisk.turn == (turn + 1, 1 - seat)
    assert not any(one.stand_in for one in brisk.table.seats), "the next turn is the player's own again"


def test_answers_share_the_time_of_a_turn() -> None:
    brisk = Clocked(Turns(30))
    assert brisk.due is not None
    end, turn = brisk.due.at, brisk.turn
    brisk.answer(after=8_000)
    assert brisk.turn == turn
    assert brisk.due.at == end
    brisk.answer(after=12_000)
    assert brisk.due.at == end
    while brisk.turn == turn:
        brisk.wait()
    assert brisk.due.at == brisk.now + 30_000, "the next turn has its own time"


def test_time_that_a_turn_leaves_is_saved_for_the_next() -> None:
    brisk = Clocked(Turns(30, spare=20))
    banks = []
    for thinks in (0, 45_000, 0, 0, 0, 0):
        turn, seat = brisk.turn
        banks.append(brisk.table.seats[seat].bank)
        brisk.answer(after=thinks)
        while brisk.turn == (turn, seat):
            brisk.answer()
    assert banks == [50_000, 50_000, 50_000, 35_000, 50_000, 50_000]


def test_a_turn_ends_only_for_somebody_who_waits() -> None:
    brisk = Clocked(Turns(30))
    asked = brisk.turn[1]
    alone = Clocked(Turns(30), seats=("open", "medium") if asked == 0 else ("medium", "open"))
    assert alone.turn[1] == asked
    assert alone.due is None
    assert brisk.due is not None
    empty = Clocked(Turns(30))
    empty.here = frozenset()
    assert empty.due is None
    sole = Clocked(Turns(30))
    sole.here, sole.away = frozenset((asked,)), {1 - asked: NOON}
    assert sole.due is None, "a player who is alone at the table has no clock"
    patient = Clocked(Turns(30), absence="wait")
    patient.here, patient.away = frozenset((1 - asked,)), {asked: NOON}
    assert patient.due is None


def test_a_bot_takes_over_for_absent_players_instead_of_ending_their_turns() -> None:
    brisk = Clocked(Turns(30))
    turn, seat = brisk.turn
    brisk.here, brisk.away = frozenset((1 - seat,)), {seat: NOON - 3_600_000}
    brisk.wait()
    assert brisk.turn == (turn, seat)
    assert brisk.table.seats[seat].why_stand_in == "away"


def brisk_room() -> tuple[QuietRoom, int]:
    """A room that nobody looks at, and whose turn it is."""
    room = QuietRoom(new_table(Config(game="zombie-invasion", seats=PEOPLE, pace=Turns(30)), Random(3)))
    assert room.table.play is not None
    return room, room.table.play.active


async def come(room: QuietRoom, seat: int) -> None:
    room.audience.join(room.table, seat, Hello(protocol=1), ignored)
    room.joined(seat)
    await room.settle()
    await room.do(Tick())


def ignored(frame: bytes) -> None:
    """A viewer who doesn't read."""


@pytest.mark.parametrize("first", [0, 1])
async def test_returning_players_find_the_turn_with_all_its_time(first: int) -> None:
    room, asked = brisk_room()
    for seat in ((asked, 1 - asked), (1 - asked, asked))[first]:
        room.clock.now += 40_000
        await come(room, seat)
    assert not room.table.seats[asked].stand_in
    back = room.clock.now
    assert room.table.asked_at == back
    room.audience.leave(room.table, asked, ignored)
    room.clock.now += 2_000
    await come(room, asked)
    assert room.table.asked_at == back, "a new page gives no new time"
    room.clock.now = back + 29_999
    await room.do(Tick())
    assert room.table.asked_at == back
    room.clock.now = back + 30_000
    await room.do(Tick())
    assert room.table.asked_at == room.clock.now, "the clock answers for the player"
    room.close()


def test_increments_per_turn_come_once() -> None:
    slow = Clocked(Bank(60, increment=20, per="turn"))
    turn, seat = slow.turn
    while slow.turn[0] == turn:
        slow.answer(after=1_000, choice=0)
    first, second = slow.table.seats[seat].bank, slow.table.seats[1 - seat].bank
    assert first == 60_000 - (slow.now - NOON)
    assert second == 80_000


def chores_asked(game: str, turns: int, by_hand: tuple[Chore, ...] = ()) -> set[type[Put] | type[Shift]]:
    """The kinds of pieces' questions that the first player is asked in some turns."""
    brisk = Clocked(None, game, chores=True, prepared=True)
    brisk.say(0, Order(id="order", by_hand=by_hand))
    rng, asked = Random(1), set[type[Put] | type[Shift]]()
    while brisk.turn[0] < turns:
        play = brisk.table.play
        assert play is not None
        seat = play.actors[0]
        options = play.options(seat)
        if seat == 0 and play.active == 0:
            asked |= {kind for kind in (Put, Shift) if any(isinstance(one, kind) for one in options)}
        message = Answer(id="answer", decision=play.numbers[seat], choice=rng.randrange(len(options)))
        brisk.say(seat, message)
    return asked


@pytest.mark.parametrize("game", ["zombie-invasion", "midevil"])
def test_the_table_does_the_chores_unless_a_player_does(game: str) -> None:
    assert chores_asked(game, 12) == set()
    assert chores_asked(game, 12, by_hand=("shift",)) == {Shift}
    assert chores_asked(game, 12, by_hand=CHORES) == {Put, Shift}
