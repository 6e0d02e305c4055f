"""Leaving for good, and conceding."""

from random import Random

import pytest

from boneyard.table import protocol
from boneyard.table.config import Config, Leaving, Plan
from boneyard.table.decision import Who
from boneyard.table.errors import Refused
from boneyard.table.fold import fold
from boneyard.table.handlers import answers, leaving
from boneyard.table.log_entries import Act, Covered, Ended, Hand
from boneyard.table.projection import can_undo
from boneyard.table.table import Table
from tests.reliability.house import NOON, new_table


def table_of(*seats: Plan, leaving: Leaving = "bot") -> Table:
    return new_table(Config(game="midevil", seats=seats, leaving=leaving), Random(1))


def who(seat: int) -> Who:
    return Who(f"guest-{seat}", seat)


def do(table: Table, acts: list[Act]) -> None:
    for act in acts:
        fold(table, table.seq + 1, NOON, act)


def left(table: Table, seat: int, concede: bool = False) -> list[Act]:
    acts = leaving.leave(table, who(seat), protocol.Leave(id="1", concede=concede)).acts
    do(table, acts)
    return acts


def test_a_bot_goes_on_for_who_leaves() -> None:
    table = table_of("open", "open", "open")
    assert left(table, 1) == [Covered(seat=1, level="medium", why="left")]
    assert table.status == "running"
    with pytest.raises(Refused, match="not-allowed"):
        leaving.leave(table, who(1), protocol.Leave(id="2"))


def test_who_leaves_is_out_where_the_table_says_so() -> None:
    table = table_of("open", "open", "open", leaving="out")
    assert left(table, 1) == [Covered(seat=1, level="idle", why="left")], "nobody plays for them"
    assert left(table, 2)[1:] == [Ended(why="conceded", winners=(0,))], "the last one left has won"
    assert (table.status, table.winners) == ("over", (0,))


@pytest.mark.parametrize("leaving", ["bot", "out"])
def test_who_concedes_against_one_other_has_lost(leaving: Leaving) -> None:
    table = table_of("open", "open", leaving=leaving)
    assert left(table, 0, concede=True)[1:] == [Ended(why="conceded", winners=(1,))]


def test_who_concedes_among_several_leaves_the_game_to_them() -> None:
    table = table_of("open", "open", "easy")
    assert left(table, 0, concede=True) == [Covered(seat=0, level="medium", why="conceded")]
    assert left(table, 1, concede=True)[1:] == [Ended(why="conceded", winners=(2,))], "bots play for nobody"


def test_a_game_that_all_people_leave_has_no_winner() -> None:
    table = table_of("open", "easy", "easy")
    assert left(table, 0)[1:] == [Ended(why="abandoned")]


def answered(table: Table, hand: Hand) -> int:
    """Let somebody choose what can be taken back; their seat."""
    for _ in range(200):
        play = table.play
        assert play is not None
        (seat,) = play.actors
        decision = answers.play_on(table, seat, play.options(seat)[0], hand, NOON)
        fold(table, table.seq + 1, NOON, decision.acts[0], decision.twin)
        if table.play is not None and table.play.backs and table.play.actors == (seat,):
            return seat
    raise AssertionError("nothing can ever be taken back")


def test_who_has_left_can_not_take_back_what_the_bot_chooses() -> None:
    table = table_of("open", "open")
    seat = answered(table, "person")
    assert can_undo(table, seat)
    left(table, seat)
    assert answered(table, "bot") == seat
    assert not can_undo(table, seat)
    with pytest.raises(Refused, match="not-allowed"):
        answers.undo(table, who(seat), NOON)


def test_who_is_away_takes_nothing_back_before_they_return() -> None:
    table = table_of("open", "open")
    seat = answered(table, "person")
    do(table, leaving.cover(table, seat, "away").acts)
    assert not can_undo(table, seat)
    with pytest.raises(Refused, match="not-allowed"):
        answers.undo(table, who(seat), NOON)
    do(table, leaving.come_back(table, who(seat)).acts)
    assert answers.undo(table, who(seat), NOON).acts


def test_who_has_left_orders_the_bot_nothing() -> None:
    table = table_of("open", "open", "open")
    order = protocol.Order(id="1", pass_until_turn=True, never=("cold-feet",))
    do(table, answers.order(table, who(1), order).acts)
    assert "cold-feet" in table.seats[1].never
    left(table, 1)
    assert not table.seats[1].pass_until_turn
    assert not table.seats[1].never
    with pytest.raises(Refused, match="not-allowed"):
        answers.order(table, who(1), order)
