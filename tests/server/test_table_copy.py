"""A copy of a table, on which log entries are tried, is complete and independent."""

from dataclasses import replace
from random import Random

from boneyard.games.shared.traps import Trap
from boneyard.lessons import part
from boneyard.table.config import Config
from boneyard.table.log_entries import Guessed, Rewound, Sealed
from boneyard.table.table import FIELDS, Table
from tests.reliability.bare_rooms import NOON, new_table


def full_table() -> Table:
    """A table in which every field differs from its default."""
    table = new_table(Config(game="midevil", seats=("open", "open")), Random(1))
    assert table.play is not None
    saved = table.play.saved()
    table.kicked = frozenset({"guest-7"})
    table.position = table.saved = saved
    table.names = {"guest-7": "Player 7"}
    table.since = {1: (4, NOON)}
    table.nonces = ("00", "11")
    table.lesson = part("midevil", "tile")
    table.rematch, table.why = "another", "agreed"
    table.duplicates = {"another": NOON}
    table.called_at = table.created = table.rewound_at = table.saved_at = NOON
    table.sealed = {1: Sealed(seat=1, command="pass", hand="person")}
    table.sprung = {1: Trap("cold-feet", "carrier")}
    table.votes = {"end": {0}}
    table.turn_of, table.fame = 1, {None: 2}
    table.guesses = {"guest-7": Guessed(guest="guest-7", seat=None, hit=True)}
    table.winners, table.rules = (1,), 2
    table.pending_rewind = Rewound(saved=saved)
    return table


def test_a_copy_equals_its_table() -> None:
    table, fresh = full_table(), Table("fresh")
    copy_of = table.copy()
    for name in FIELDS:
        value = getattr(table, name)
        assert value != getattr(fresh, name, None), f"set {name} in full_table"
        assert getattr(copy_of, name) == value


def test_changing_a_copy_leaves_the_table() -> None:
    table = full_table()
    copy_of = table.copy()
    copy_of.seats[0] = replace(copy_of.seats[0], name="Somebody")
    copy_of.sealed.clear()
    copy_of.votes["end"].add(1)
    assert (table.seats[0].name, [*table.sealed], table.votes) == ("Player 0", [1], {"end": {0}})
