"""A seat goes to another device by a link's secret, but for good is for good, and nobody has two seats."""

from random import Random

import pytest

from boneyard.table import protocol
from boneyard.table.config import Config
from boneyard.table.decision import Decision, Who
from boneyard.table.errors import Refused
from boneyard.table.fold import fold
from boneyard.table.handlers import internal, transfer
from boneyard.table.log_entries import Act, Carried, Covered, Ended
from boneyard.table.table import Table
from tests.reliability.house import NOON, new_table

SECRET = "s" * 32


@pytest.fixture
def table() -> Table:
    return new_table(Config(game="midevil", seats=("open",) * 3), Random(1))


def do(table: Table, *acts: Act) -> None:
    for act in acts:
        fold(table, table.seq + 1, NOON, act)


def make_link(table: Table, seat: int) -> None:
    do(table, *transfer.make_link(table, Who(f"guest-{seat}", seat), SECRET).acts)


def carried(table: Table, guest: str) -> Decision:
    return transfer.carry(
        table, Who(guest, table.seat_of(guest)), protocol.Carry(id="1", secret=SECRET, name="Ann")
    )


def test_a_link_brings_a_seat_to_another_device_once(table: Table) -> None:
    make_link(table, 0)
    assert carried(table, "phone").result == {"seat": 0}
    do(table, *carried(table, "phone").acts)
    assert table.seats[0].guest == "phone"
    with pytest.raises(Refused, match="bad-secret"):
        carried(table, "thief")


def test_who_was_away_is_back_at_another_device(table: Table) -> None:
    make_link(table, 0)
    do(table, Covered(seat=0, level="easy", why="away"), *carried(table, "phone").acts)
    assert not table.seats[0].cover


@pytest.mark.parametrize("why", ["left", "vote", "conceded", "time"])
def test_no_link_brings_back_who_is_gone_for_good(table: Table, why: str) -> None:
    make_link(table, 0)
    do(table, Covered(seat=0, level="easy", why=why))  # type: ignore[arg-type]
    for guest in ("guest-0", "phone"):
        with pytest.raises(Refused, match="not-allowed"):
            carried(table, guest)
    with pytest.raises(Refused, match="not-allowed"):
        make_link(table, 0)


def test_nobody_takes_a_second_seat(table: Table) -> None:
    make_link(table, 0)
    with pytest.raises(Refused, match="no-seat"):
        carried(table, "guest-1")
    with pytest.raises(Refused, match="no-seat"):
        internal.decide(table, internal.HandOver(id="1", seat=0, guest="guest-1", name="Bob"))


def test_who_opens_the_own_link_keeps_the_seat(table: Table) -> None:
    make_link(table, 0)
    assert carried(table, "guest-0").acts == [Carried(seat=0, guest="guest-0", name="Ann")]


def test_a_table_that_is_over_gives_no_seat_away(table: Table) -> None:
    make_link(table, 0)
    do(table, Ended(why="agreed"))
    with pytest.raises(Refused, match="not-running"):
        carried(table, "phone")


def test_nobody_gets_a_link_to_what_is_over(table: Table) -> None:
    do(table, Ended(why="agreed"))
    with pytest.raises(Refused, match="not-running"):
        make_link(table, 0)
