"""With private reactions a pause reveals nothing: windows always last equally long."""

from dataclasses import replace
from random import Random

import pytest

from boneyard.server.rooms.bot_moves import BEAT, THINKING_BEAT, until_beat
from boneyard.table.config import Config, Days
from boneyard.table.deadlines import next_due
from boneyard.table.log_entries import Sealed
from boneyard.table.projection import question_of
from boneyard.table.protocol import Question
from boneyard.table.table import Table
from tests.reliability.bare_rooms import QuietRoom, new_table, put_into
from tests.reliability.pairs import Side, fork, resample

SECONDS = 6
WINDOW = """
midevil, 3 seats
board
  0:altar
seat 1 hand {0}
seat 2 hand {1}
stack none
next turn step=0
"""
NOTHING, SOMETHING = "bad-omen", "cold-feet"


def in_window(*hands: str, seats: tuple[str, ...] = ("open", "open", "open"), **config: object) -> QuietRoom:
    """A room in the window at the start of a turn."""
    table = new_table(Config(game="midevil", seats=seats, reactions="private", **config), Random(4))  # type: ignore[arg-type]
    put_into(table, WINDOW.format(*hands))
    assert table.play is not None
    assert table.play.declining is not None, table.play.state.agenda
    return QuietRoom(table)


def closes_in(room: QuietRoom) -> int:
    due = next_due(room.table, room.timer.watch(room.table))
    assert due is not None
    return due.at - room.clock.now


def seal(room: QuietRoom, seat: int, last: bool) -> None:
    """A seat answers with its first or last option."""
    assert room.table.play is not None
    command = room.table.play.options(seat)[-1 if last else 0]
    room.table.sealed[seat] = Sealed(seat=seat, command=command.text())


@pytest.mark.parametrize("hands", [(NOTHING, NOTHING), (NOTHING, SOMETHING), (SOMETHING, SOMETHING)])
def test_a_private_window_always_lasts_its_full_time(hands: tuple[str, ...]) -> None:
    room = in_window(*hands)
    assert closes_in(room) == SECONDS * 1000
    assert room.table.play is not None
    asked = room.table.play.actors
    assert len(asked) == 2, "everyone who could hold a card, whatever they hold"
    for seat in asked:
        assert (len(room.table.play.options(seat)) > 1) == (hands[seat - 1] == SOMETHING)
        seal(room, seat, last=True)
        assert closes_in(room) == SECONDS * 1000
    room.clock.now += 1500
    assert closes_in(room) == SECONDS * 1000 - 1500


def test_bots_and_standing_orders_close_no_window_early() -> None:
    room = in_window(SOMETHING, SOMETHING, seats=("open", "hard", "open"))
    room.table.seats[2] = replace(room.table.seats[2], pass_until_turn=True)
    seal(room, 1, last=False)
    assert closes_in(room) == SECONDS * 1000


def test_the_host_sets_the_length_of_windows() -> None:
    assert closes_in(in_window(NOTHING, NOTHING, reaction_seconds=3)) == 3000


@pytest.mark.parametrize("hands", [(NOTHING, SOMETHING), (NOTHING, NOTHING)])
def test_with_days_a_window_asks_nobody_and_closes_at_once(hands: tuple[str, str]) -> None:
    room = in_window(*hands, pace=Days(2))
    assert [asked(room, seat) for seat in range(3)] == [None] * 3
    assert closes_in(room) == 0


async def test_private_reactions_ask_seats_with_one_option() -> None:
    """In one's own turn too: everybody sees whether a seat is asked."""
    asked = []
    for reactions in ("quick", "private"):
        table = new_table(Config(game="midevil", seats=("open",) * 2, reactions=reactions), Random(4))
        asked.append(await single_questions(table, Random(5)))
    assert asked[0] == 0
    assert asked[1] > 0


async def single_questions(table: Table, rng: Random) -> int:
    """How often a seat with one option was asked within some answers."""
    room = QuietRoom(table)
    side = Side(room, viewer=-7)
    found = 0
    for n in range(60):
        waiting = side.waiting()
        if not waiting:
            await side.pass_time()
            continue
        seat = rng.choice(waiting)
        options = side.play.options(seat)
        found += len(options) == 1
        await side.give(seat, rng.choice(options), f"{n}")
    room.close()
    return found


@pytest.mark.parametrize("seed", range(3))
async def test_deadlines_do_not_depend_on_hidden_information(seed: int) -> None:
    """A copy with other hands has the same deadlines."""
    rng = Random(seed)

    async def look() -> int:
        table = new_table(Config(game="midevil", seats=("open", "easy", "open"), reactions="private"), rng)
        side, compared = Side(QuietRoom(table), viewer=-7), 0
        for n in range(40):
            copy_of = fork(side.table, None, side.room.clock.now)
            resample(copy_of, rng)
            dues = [next_due(one.table, one.room.timer.watch(one.table)) for one in (fork_of(side), copy_of)]
            assert [due and due.at for due in dues] == [dues[0] and dues[0].at] * 2, f"seed {seed}, {n}"
            compared += dues[0] is not None
            waiting = side.waiting()
            if waiting:
                seat = rng.choice(waiting)
                await side.give(seat, rng.choice(side.play.options(seat)), f"{n}")
            else:
                await side.pass_time()
        side.room.close()
        return compared

    assert await look() > 3


def fork_of(side: Side) -> Side:
    return fork(side.table, None, side.room.clock.now)


@pytest.mark.parametrize(("level", "beat"), [("easy", BEAT), ("medium", BEAT), ("hard", THINKING_BEAT)])
def test_bots_answer_at_fixed_intervals(level: str, beat: float) -> None:
    rng = Random(1)
    for thought in (0.0001, *(rng.uniform(0, beat) for _ in range(20))):
        assert thought + until_beat(thought, level) == pytest.approx(beat)
    late = 1.3 * beat
    assert late + until_beat(late, level) == pytest.approx(2 * beat)


def asked(room: QuietRoom, seat: int) -> Question | None:
    return question_of(room.table, seat, room.audience.asked)


def test_a_seat_without_a_choice_sees_no_window() -> None:
    room = in_window(NOTHING, SOMETHING)
    assert asked(room, 1) is None
    assert asked(room, 2) is not None
    room.table.seats[2] = replace(room.table.seats[2], pass_until_turn=True)
    assert asked(room, 2) is None
