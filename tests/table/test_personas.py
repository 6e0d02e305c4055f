"""Bots have names and faces: they are stored with the table, and no person can be taken for one."""

from random import Random

import pytest

from boneyard.server.history.derived_tables import rematch_config
from boneyard.table.config import Config, ready
from boneyard.table.errors import Refused
from boneyard.table.handlers.seating import spare_personas
from boneyard.table.log_entries import Created, Sat, decode
from boneyard.table.shared_device import Companion, seated
from tests.reliability.bare_rooms import new_table

CONFIG = Config(game="midevil", seats=("open", "easy", "hard"), personas=("", "thorn", "rook"))


def test_a_bot_is_known_by_its_name() -> None:
    table = new_table(CONFIG, Random(1))
    assert [seat.name for seat in table.seats[1:]] == ["Thorn", "Rook"]
    assert [seat.bot_kind for seat in table.seats[1:]] == ["easy:thorn", "hard:rook"]


def test_bots_of_older_tables_stay_nameless() -> None:
    stored = b'{"act":"created","config":{"game":"midevil","seats":["open","easy"]},"host":"a","seed":"b"}'
    created = decode(stored)
    assert isinstance(created, Created)
    assert created.config.personas == ()


def test_a_person_gets_another_name_than_the_bots() -> None:
    config = Config(game="midevil", seats=("open", "open", "easy"), personas=("", "", "thorn"))
    host = Sat(seat=0, guest="a", name="Ann")
    assert [sat.name for sat in seated(config, host, [Companion(1, "thorn")])] == ["Ann", "thorn 2"]


def test_bots_keep_their_names_and_seats_in_a_rematch() -> None:
    again = rematch_config(CONFIG)
    assert (again.personas, again.seats) == (CONFIG.personas, CONFIG.seats)


def test_bots_on_free_seats_get_names_that_nobody_has() -> None:
    assert "thorn" not in list(spare_personas(new_table(CONFIG, Random(1))))


@pytest.mark.parametrize("personas", [("", "thorn", "thorn"), ("thorn",)])
def test_impossible_personas_are_refused(personas: tuple[str, ...]) -> None:
    with pytest.raises(Refused):
        ready(Config(game="midevil", seats=CONFIG.seats, personas=personas))  # type: ignore[arg-type]
