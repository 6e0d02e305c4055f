"""Before the game: hosts, seats and removed players."""

import pytest

from boneyard.engine.fair import commitment
from boneyard.table import protocol
from boneyard.table.config import Bank, Config
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


def ready_seats(table: Table) -> list[bool]:
    return [seat.ready for seat in info_of(table, (), False).seats]


def test_players_say_that_they_are_ready(table: Table) -> None:
    do(table, *seating.be_ready(table, who(table, "bob"), protocol.Ready(id="1")).entries)
    assert ready_seats(table) == [False, True, False]
    do(table, *seating.be_ready(table, who(table, "bob"), protocol.Ready(id="2", yes=False)).entries)
    assert ready_seats(table) == [False, False, False]
    with pytest.raises(Refused, match="not-yours"):
        seating.be_ready(table, Who("eve", None), protocol.Ready(id="3"))


def test_who_moves_or_comes_later_is_not_ready(table: Table) -> None:
    do(table, *seating.stand(table, who(table, "cid"), protocol.Stand(id="1")).entries)
    do(table, *seating.be_ready(table, who(table, "bob"), protocol.Ready(id="2")).entries)
    do(table, *seating.sit(table, who(table, "bob"), protocol.Sit(id="3", name="bob", seat=2)).entries)
    do(table, *seating.sit(table, Who("dan", None), protocol.Sit(id="4", name="dan")).entries)
    assert ready_seats(table) == [False, False, False]


def test_the_host_changes_options_and_clock_and_everybody_is_asked_again(table: Table) -> None:
    do(table, *seating.be_ready(table, who(table, "bob"), protocol.Ready(id="1")).entries)
    change = protocol.Configure(id="2", settings={"graveyard": "lower_half"}, pace=Bank(seconds=300))
    with pytest.raises(Refused, match="not-yours"):
        seating.configure(table, who(table, "bob"), change)
    do(table, *seating.configure(table, who(table, "ann"), change).entries)
    info = info_of(table, (), False)
    assert (info.settings, info.pace) == ({"graveyard": "lower_half"}, Bank(seconds=300))
    assert [seat.bank for seat in info.seats] == [300_000] * 3
    assert ready_seats(table) == [False, False, False]
    assert [seat.name for seat in info.seats] == list(PEOPLE)


def test_impossible_options_and_running_games_are_not_changed(table: Table) -> None:
    wrong = protocol.Configure(id="1", settings={"graveyard": "nowhere"})
    with pytest.raises(Refused, match="bad-setup"):
        seating.configure(table, who(table, "ann"), wrong)
    do(table, *seating.start(table, who(table, "ann")).entries)
    with pytest.raises(Refused, match="not-open"):
        seating.configure(table, who(table, "ann"), protocol.Configure(id="2", settings={}))
    with pytest.raises(Refused, match="not-open"):
        seating.be_ready(table, who(table, "ann"), protocol.Ready(id="3"))
