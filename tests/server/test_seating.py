"""Before the game: hosts, seats and removed players."""

import pytest

from boneyard.engine.fair import commitment
from boneyard.table import protocol
from boneyard.table.config import Config
from boneyard.table.decision import Who
from boneyard.table.errors import Refused
from boneyard.table.fold import fold
from boneyard.table.handlers import seating
from boneyard.table.log_entries import Created, LogEntry, Sat, Transferred
from boneyard.table.projection import info_of, mine_of
from boneyard.table.table import Table
from tests.reliability.bare_rooms import NOON

PEOPLE = ("ann", "bob", "cid")


def do(table: Table, *acts: LogEntry) -> None:
    for act in acts:
        fold(table, table.seq + 1, NOON, act)


@pytest.fixture
def table() -> Table:
    found = Table("table")
    do(found, Created(config=Config(game="midevil", seats=("open",) * 3), host="ann", seed="s"))
    do(found, *(Sat(seat=n, guest=name, name=name) for n, name in enumerate(PEOPLE)))
    return found


def who(table: Table, name: str) -> Who:
    return Who(name, table.seat_of(name))


def test_only_the_host_removes_players(table: Table) -> None:
    with pytest.raises(Refused, match="not-yours"):
        seating.stand(table, who(table, "bob"), protocol.Stand(id="1", seat=2))
    do(table, *seating.stand(table, who(table, "ann"), protocol.Stand(id="1", seat=1)).entries)
    assert table.kicked == {"bob"}
    assert seating.sit(table, Who("dan", None), protocol.Sit(id="3", name="dan")).result == {"seat": 1}


def test_a_player_who_left_may_return(table: Table) -> None:
    do(table, *seating.stand(table, who(table, "bob"), protocol.Stand(id="1")).entries)
    assert seating.sit(table, who(table, "bob"), protocol.Sit(id="2", name="bob")).result == {"seat": 1}


def test_a_new_host_follows_when_the_host_leaves(table: Table) -> None:
    with pytest.raises(Refused, match="not-yours"):
        seating.start(table, who(table, "bob"))
    do(table, *seating.stand(table, who(table, "ann"), protocol.Stand(id="2")).entries)
    assert info_of(table, (), False).host == 1
    mine = [mine_of(table, seat) for seat in (1, 2)]
    assert [one is not None and one.may_begin for one in mine] == [True, False]
    assert seating.start(table, who(table, "bob")).entries
    do(table, *seating.sit(table, who(table, "ann"), protocol.Sit(id="4", name="ann")).entries)
    assert info_of(table, (), False).host == 0, "the creator is host again"


def test_the_host_stays_host_after_a_transfer(table: Table) -> None:
    do(table, Transferred(seat=0, guest="anns-phone", name="ann"))
    assert table.leader == "anns-phone"
    assert seating.start(table, who(table, "anns-phone")).entries


def test_fixed_dice_take_no_nonces(table: Table) -> None:
    do(table, *seating.stand(table, who(table, "bob"), protocol.Stand(id="1")).entries)
    sitting = protocol.Sit(id="2", name="bob", nonce_hash=commitment("bob"))
    assert seating.sit(table, Who("bob", None), sitting).entries == [
        Sat(seat=1, guest="bob", name="bob", nonce_hash=commitment("bob"))
    ]
    table.nonces = ("",) * len(table.seats)
    assert seating.sit(table, Who("bob", None), sitting).entries == [Sat(seat=1, guest="bob", name="bob")]
