"""Twins: the copy of a table, on which acts are tried, and other tables with the same dice."""

from random import Random

import pytest

from boneyard.games.shared.events import Event
from boneyard.lessons import part
from boneyard.server.deciding import inside
from boneyard.server.errors import Refused
from boneyard.server.tables.acts import Sealed, WentOn
from boneyard.server.tables.config import Config
from boneyard.server.tables.folding import fold
from boneyard.server.tables.table import FIELDS, Table
from tests.reliability.house import NOON, new_table


def full_table() -> Table:
    """A table at which nothing is as it was in the beginning."""
    table = new_table(Config(game="midevil", seats=("open", "open")), Random(1))
    assert table.play is not None
    saved = table.play.saved()
    table.kicked = frozenset({"guest-7"})
    table.position = table.saved = saved
    table.nonces = ("00", "11")
    table.lesson = part("midevil", "tile")
    table.rematch, table.why = "another", "agreed"
    table.duplicates = {"another": NOON}
    table.called_at = table.created = table.went_on = table.saved_at = NOON
    table.sealed = {1: Sealed(seat=1, command="pass", hand="person")}
    table.votes = {"end": {0}}
    table.winners = (1,)
    heard: list[Event] = []
    table.tell = heard.append
    table.owed = WentOn(saved=saved)
    return table


def test_a_twin_has_all_that_the_table_has() -> None:
    table, fresh = full_table(), Table("fresh")
    twin = table.copy()
    for name in FIELDS:
        value = getattr(table, name)
        assert value != getattr(fresh, name, None), f"say in full_table what {name} is"
        assert getattr(twin, name) == value


def test_a_table_has_so_many_others_with_its_dice_and_no_more() -> None:
    config = Config(game="midevil", seats=("open", "open"), duplicates=True)
    table = new_table(config, Random(1))
    for number in range(inside.MOST_TWINS):
        (act,) = inside.decide(table, inside.Duplicate(id="1", table=f"table-{number}")).acts
        fold(table, table.seq + 1, NOON, act)
    with pytest.raises(Refused) as refused:
        inside.decide(table, inside.Duplicate(id="1", table="one-more"))
    assert refused.value.data == {"reason": "too-many-twins", "limit": inside.MOST_TWINS}


def test_what_changes_at_a_twin_does_not_at_the_table() -> None:
    table = full_table()
    twin = table.copy()
    twin.change(0, name="Somebody")
    twin.sealed.clear()
    twin.votes["end"].add(1)
    assert (table.seats[0].name, [*table.sealed], table.votes) == ("Player 0", [1], {"end": {0}})
