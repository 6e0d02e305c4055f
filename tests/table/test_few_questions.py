"""At tables with few questions, people are asked about a reaction only where it plausibly matters."""

from dataclasses import replace

import pytest

from boneyard.games.midevil.frames import Window
from boneyard.games.shared.commands import STOP
from boneyard.table import log_entries
from boneyard.table.config import Plan, Reactions
from boneyard.table.deadlines import Watch, next_due
from boneyard.table.decision import Who
from boneyard.table.fold import fold
from boneyard.table.handlers.answers import by_orders, play_on
from boneyard.table.handlers.dispatch import decide
from boneyard.table.log_entries import Ordered, Played
from boneyard.table.projection import question_of
from boneyard.table.protocol import Order
from boneyard.table.table import Table
from boneyard.table.windows import QuestionTimes
from tests.reliability.bare_rooms import NOON, put_into
from tests.table.few_questions import table_with

TURN = """
midevil, 3 seats
board
  0:altar
seat 0 collection {points}
seat 1 hand {hand}
stack none
next turn step=0
"""
AHEAD = " ".join(["blue"] * 8)
"""24 points: near the 30 that win."""
BEHIND = "white"


def at_turn(points: str, hand: str, **settings: object) -> Table:
    """Seat 0 begins a turn; seat 1 may respond."""
    return table_with(TURN.format(points=points, hand=hand), **settings)  # type: ignore[arg-type]


def asked(table: Table) -> tuple[int, ...]:
    """The seats that are shown a question in a window."""
    assert table.play is not None
    if table.play.declining is None:
        return ()
    times = QuestionTimes()
    return tuple(seat for seat in range(3) if question_of(table, seat, times) is not None)


@pytest.mark.parametrize("reactions", ["quick", "private"])
@pytest.mark.parametrize(
    ("points", "hand", "matters"),
    [
        (AHEAD, "cold-feet", True),
        (BEHIND, "cold-feet", False),
        (AHEAD, "sword", False),
        (AHEAD, "horse", False),
        (AHEAD, "grave-robber", True),
        (AHEAD, "crumble", False),
    ],
)
def test_reactions_are_asked_where_they_matter(
    points: str, hand: str, matters: bool, reactions: Reactions
) -> None:
    table = at_turn(points, hand, reactions=reactions)
    assert (1 in asked(table)) == matters


def test_a_card_waits_for_its_best_moment() -> None:
    """Lost Way is worth more once the roll is known, so nothing is asked before."""
    table = at_turn(AHEAD, "lost-way")
    assert asked(table) == (1,)
    assert table.play is not None
    window = table.play.state.agenda[-1]
    assert isinstance(window, Window)
    assert window.kind == "move-rolled"


def test_a_card_against_another_player_waits_for_their_turn() -> None:
    position = TURN.format(points=BEHIND, hand="cold-feet")
    table = table_with(position.replace("seat 1 hand", f"seat 2 collection {AHEAD}\nseat 1 hand"))
    assert asked(table) == ()


def test_a_player_can_be_asked_always_or_never() -> None:
    table = at_turn(BEHIND, "cold-feet")
    order(table, 1, Order(id="1", always=("cold-feet",)))
    put_into(table, TURN.format(points=BEHIND, hand="cold-feet"))
    assert asked(table) == (1,)
    order(table, 1, Order(id="2", never=("cold-feet",)))
    put_into(table, TURN.format(points=AHEAD, hand="cold-feet"))
    assert asked(table) == ()


def test_a_card_that_is_never_asked_about_does_not_count() -> None:
    table = at_turn(BEHIND, "cold-feet")
    order(table, 1, Order(id="1", never=("cold-feet",)))
    put_into(table, TURN.format(points=AHEAD, hand="cold-feet crumble"))
    assert asked(table) == ()


def order(table: Table, seat: int, message: Order) -> None:
    for entry in decide(table, Who(f"guest-{seat}", seat), message, NOON, {}).entries:
        fold(table, table.seq + 1, NOON, log_entries.decode(log_entries.encode(entry)))


def test_orders_of_old_logs_have_no_cards_that_are_always_asked_about() -> None:
    old = log_entries.decode(b'{"act":"ordered","seat":1,"never":["cold-feet"]}')
    assert old == Ordered(seat=1, never=("cold-feet",), always=())


def test_changed_orders_answer_the_open_window() -> None:
    table = at_turn(BEHIND, "cold-feet")
    order(table, 1, Order(id="1", always=("cold-feet",)))
    put_into(table, TURN.format(points=BEHIND, hand="cold-feet"))
    order(table, 1, Order(id="2"))
    found = by_orders(table)
    assert found is not None
    seat, command, hand = found
    assert (seat, command.text(), hand) == (1, "pass", "auto")
    (entry,) = play_on(table, *found, NOON).entries
    assert isinstance(entry, Played)
    assert entry.auto[0] == 0


def test_automatic_passes_are_marked_in_the_log() -> None:
    table = table_with(ENDING.format(points=BEHIND), seats=("open", "open", "easy"))
    (entry,) = play_on(table, 2, STOP, "bot", NOON).entries
    assert isinstance(entry, Played)
    assert [entry.lines[line] for line in entry.auto] == ["1 pass"]
    assert log_entries.decode(log_entries.encode(entry)) == entry


ENDING = """
midevil, 3 seats
board
  0:altar
seat 0 collection {points}
seat 1 hand cold-feet
seat 2 hand sword
stack none
active 2
next end-turn
"""


def test_bots_are_always_asked() -> None:
    table = at_turn(BEHIND, "cold-feet", seats=("open", "easy", "open"))
    assert table.waits_for(1)


def test_programs_are_always_asked() -> None:
    table = at_turn(AHEAD, "cold-feet")
    table.seats[1] = replace(table.seats[1], guest="bot-1")
    put_into(table, TURN.format(points=BEHIND, hand="cold-feet"))
    assert asked(table) == (1,)


@pytest.mark.parametrize(
    ("seats", "timed"), [(("easy", "open", "easy"), False), (("easy", "open", "open"), True)]
)
def test_windows_have_no_clock_against_bots(seats: tuple[Plan, ...], timed: bool) -> None:
    table = at_turn(AHEAD, "cold-feet", seats=seats)
    question = question_of(table, 1, QuestionTimes())
    assert question is not None
    assert (question.seconds is not None, question.until is not None) == (timed, timed)
    watch = Watch(QuestionTimes(), {})
    assert (next_due(table, watch) is not None) == timed
