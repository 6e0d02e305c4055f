"""Leaving and conceding."""

from random import Random

import pytest

from boneyard.table import protocol
from boneyard.table.config import Config, Leaving, Plan
from boneyard.table.decision import Who
from boneyard.table.errors import Refused
from boneyard.table.fold import fold
from boneyard.table.handlers import answers, leaving
from boneyard.table.log_entries import Ended, Hand, LogEntry, TakenOver
from boneyard.table.projection import can_undo
from boneyard.table.table import Table
from tests.reliability.bare_rooms import NOON, new_table


def table_of(*seats: Plan, leaving: Leaving = "bot") -> Table:
    return new_table(Config(game="midevil", seats=seats, leaving=leaving), Random(1))


def who(seat: int) -> Who:
    return Who(f"guest-{seat}", seat)


def do(table: Table, acts: list[LogEntry]) -> None:
    for act in acts:
        fold(table, table.seq + 1, NOON, act)


def left(table: Table, seat: int, concede: bool = False) -> list[LogEntry]:
    acts = leaving.leave(table, who(seat), protocol.Leave(id="1", concede=concede)).entries
    do(table, acts)
    return acts


def test_a_bot_replaces_a_player_who_leaves() -> None:
    table = table_of("open", "open", "open")
    assert left(table, 1) == [TakenOver(seat=1, level="medium", why="left")]
    assert table.status == "running"
    with pytest.raises(Refused, match="not-allowed"):
        leaving.leave(table, who(1), protocol.Leave(id="2"))


def test_leaving_removes_the_player_if_the_table_is_set_so() -> None:
    table = table_of("open", "open", "open", leaving="out")
    assert left(table, 1) == [TakenOver(seat=1, level="idle", why="left")], "no bot replaces them"
    assert left(table, 2)[1:] == [Ended(why="conceded", winners=(0,))], "the last remaining player wins"
    assert (table.status, table.winners) == ("over", (0,))


@pytest.mark.parametrize("leaving", ["bot", "out"])
def test_conceding_against_one_opponent_loses(leaving: Leaving) -> None:
    table = table_of("open", "open", leaving=leaving)
    assert left(table, 0, concede=True)[1:] == [Ended(why="conceded", winners=(1,))]


def test_conceding_among_several_leaves_the_game_running() -> None:
    table = table_of("open", "open", "easy")
    assert left(table, 0, concede=True) == [TakenOver(seat=0, level="medium", why="conceded")]
    assert left(table, 1, concede=True)[1:] == [Ended(why="conceded", winners=(2,))], (
        "bots don't play on among themselves"
    )


def test_an_abandoned_game_has_no_winner() -> None:
    table = table_of("open", "easy", "easy")
    assert left(table, 0)[1:] == [Ended(why="abandoned")]


def answered(table: Table, hand: Hand) -> int:
    """Make an undoable choice; returns its seat."""
    for _ in range(200):
        play = table.play
        assert play is not None
        (seat,) = play.actors
        decision = answers.play_on(table, seat, play.options(seat)[0], hand, NOON)
        fold(table, table.seq + 1, NOON, decision.entries[0], decision.next_play)
        if table.play is not None and table.play.undo_points and table.play.actors == (seat,):
            return seat
    raise AssertionError("nothing can ever be taken back")


def test_a_player_who_left_cannot_undo_the_bots_choices() -> None:
    table = table_of("open", "open")
    seat = answered(table, "person")
    assert can_undo(table, seat)
    left(table, seat)
    assert answered(table, "bot") == seat
    assert not can_undo(table, seat)
    with pytest.raises(Refused, match="not-allowed"):
        answers.undo(table, who(seat), NOON)


def test_an_absent_player_cannot_undo() -> None:
    table = table_of("open", "open")
    seat = answered(table, "person")
    do(table, leaving.take_over(table, seat, "away").entries)
    assert not can_undo(table, seat)
    with pytest.raises(Refused, match="not-allowed"):
        answers.undo(table, who(seat), NOON)
    do(table, leaving.come_back(table, who(seat)).entries)
    assert answers.undo(table, who(seat), NOON).entries


def test_a_player_who_left_gives_no_standing_orders() -> None:
    table = table_of("open", "open", "open")
    order = protocol.Order(id="1", pass_until_turn=True, never=("cold-feet",))
    do(table, answers.order(table, who(1), order).entries)
    assert "cold-feet" in table.seats[1].never
    left(table, 1)
    assert not table.seats[1].pass_until_turn
    assert not table.seats[1].never
    with pytest.raises(Refused, match="not-allowed"):
        answers.order(table, who(1), order)
