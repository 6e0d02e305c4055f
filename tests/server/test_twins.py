"""The twin of a table, on which acts are tried, has all that the table has."""

from random import Random

from boneyard.lessons import part
from boneyard.table.config import Config
from boneyard.table.log_entries import Sealed, WentOn
from boneyard.table.table import FIELDS, Table
from tests.reliability.house import NOON, new_table


def full_table() -> Table:
    """A table at which nothing is as it was in the beginning."""
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
    table.called_at = table.created = table.went_on = table.saved_at = NOON
    table.sealed = {1: Sealed(seat=1, command="pass", hand="person")}
    table.votes = {"end": {0}}
    table.winners, table.rules = (1,), 2
    table.owed = WentOn(saved=saved)
    return table


def test_a_twin_has_all_that_the_table_has() -> None:
    table, fresh = full_table(), Table("fresh")
    twin = table.copy()
    for name in FIELDS:
        value = getattr(table, name)
        assert value != getattr(fresh, name, None), f"say in full_table what {name} is"
        assert getattr(twin, name) == value


def test_what_changes_at_a_twin_does_not_at_the_table() -> None:
    table = full_table()
    twin = table.copy()
    twin.change(0, name="Somebody")
    twin.sealed.clear()
    twin.votes["end"].add(1)
    assert (table.seats[0].name, [*table.sealed], table.votes) == ("Player 0", [1], {"end": {0}})
