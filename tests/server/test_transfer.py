"""Seat links transfer a seat to another device, once."""

from random import Random

import pytest

from boneyard.table import protocol
from boneyard.table.config import Config
from boneyard.table.decision import Decision, Who
from boneyard.table.errors import Refused
from boneyard.table.fold import fold
from boneyard.table.handlers import internal, transfer
from boneyard.table.log_entries import Ended, LogEntry, TakenOver, Transferred
from boneyard.table.table import Table
from tests.reliability.bare_rooms import NOON, new_table

SECRET = "s" * 32


@pytest.fixture
def table() -> Table:
    return new_table(Config(game="midevil", seats=("open",) * 3), Random(1))


def do(table: Table, *acts: LogEntry) -> None:
    for act in acts:
        fold(table, table.seq + 1, NOON, act)


def make_link(table: Table, seat: int) -> None:
    do(table, *transfer.make_link(table, Who(f"guest-{seat}", seat), SECRET).entries)


def transferred(table: Table, guest: str) -> Decision:
    return transfer.transfer(
        table, Who(guest, table.seat_of(guest)), protocol.Transfer(id="1", secret=SECRET, name="Ann")
    )


def test_a_seat_link_works_once(table: Table) -> None:
    make_link(table, 0)
    assert transferred(table, "phone").result == {"seat": 0}
    do(table, *transferred(table, "phone").entries)
    assert table.seats[0].guest == "phone"
    with pytest.raises(Refused, match="bad-secret"):
        transferred(table, "thief")


def test_a_transfer_ends_an_absence(table: Table) -> None:
    make_link(table, 0)
    do(table, TakenOver(seat=0, level="easy", why="away"), *transferred(table, "phone").entries)
    assert not table.seats[0].stand_in


@pytest.mark.parametrize("why", ["left", "vote", "conceded", "time"])
def test_a_link_does_not_restore_a_seat_that_was_given_up(table: Table, why: str) -> None:
    make_link(table, 0)
    do(table, TakenOver(seat=0, level="easy", why=why))  # type: ignore[arg-type]
    for guest in ("guest-0", "phone"):
        with pytest.raises(Refused, match="not-allowed"):
            transferred(table, guest)
    with pytest.raises(Refused, match="not-allowed"):
        make_link(table, 0)


def test_a_link_gives_no_second_seat(table: Table) -> None:
    make_link(table, 0)
    with pytest.raises(Refused, match="no-seat"):
        transferred(table, "guest-1")
    with pytest.raises(Refused, match="no-seat"):
        internal.decide(table, internal.HandOver(id="1", seat=0, guest="guest-1", name="Bob"))


def test_opening_ones_own_link_keeps_the_seat(table: Table) -> None:
    make_link(table, 0)
    assert transferred(table, "guest-0").entries == [Transferred(seat=0, guest="guest-0", name="Ann")]


def test_finished_tables_transfer_no_seats(table: Table) -> None:
    make_link(table, 0)
    do(table, Ended(why="agreed"))
    with pytest.raises(Refused, match="not-running"):
        transferred(table, "phone")


def test_finished_tables_give_no_links(table: Table) -> None:
    do(table, Ended(why="agreed"))
    with pytest.raises(Refused, match="not-running"):
        make_link(table, 0)
