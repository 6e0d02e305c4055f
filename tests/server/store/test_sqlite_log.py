"""Many changes go into a SQLite file in one statement, and where that gets too long in one transaction."""

import sqlite3
from collections.abc import Sequence
from pathlib import Path

import pytest

from boneyard.server.store.records import Change
from boneyard.server.store.rows import Value
from boneyard.server.store.sqlite_disk import Disk
from boneyard.server.store.sqlite_log import SIZES
from tests.server.store.making import entry, full, made, played

MANY = SIZES[-1]


class Asked:
    """A connection, and what it was asked to do."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self.db = db
        self.statements: list[str] = []

    def execute(self, sql: str, values: Sequence[Value] = ()) -> sqlite3.Cursor:
        self.statements.append(sql)
        return self.db.execute(sql, values)

    def close(self) -> None:
        self.db.close()

    @property
    def in_transaction(self) -> bool:
        return self.db.in_transaction


def written(disk: Disk, what: str) -> int:
    number = disk._db.execute(f"SELECT count(*) FROM {what}").fetchone()[0]
    assert isinstance(number, int)
    return number


@pytest.mark.parametrize("tables", [1, 2, 3, 5, 50])
def test_changes_of_many_tables_are_one_statement(file: Path, tables: int) -> None:
    disk = Disk(file)
    asked = Asked(disk._db)
    disk._db = asked  # type: ignore[assignment]
    assert disk.commit([full(f"t{number}") for number in range(tables)]) == [None] * tables
    assert len(asked.statements) == 1
    assert not disk._db.in_transaction
    assert written(disk, "tables") == tables
    disk.close()


@pytest.mark.parametrize("more", [-1, 0, 1, MANY + 1])
def test_very_many_rows_are_one_transaction(file: Path, more: int) -> None:
    disk = Disk(file)
    rows = MANY + more
    change = made("t", *(entry(number, seat=None) for number in range(1, rows)))
    assert disk.commit([change]) == [None]
    assert not disk._db.in_transaction
    assert written(disk, "entries") == rows - 1
    disk.close()


def test_of_very_many_rows_only_the_change_with_a_wrong_one_is_left_out(file: Path) -> None:
    disk = Disk(file)
    long = made("t", *(entry(number, seat=None) for number in range(1, 2 * MANY)))
    assert disk.commit([made("u", entry(1)), long]) == [None, None]
    twice: list[Change] = [
        played("u", entry(2)),
        played("t", *(entry(number, seat=None, act=b"other") for number in range(2 * MANY - 1, 4 * MANY))),
        played("u", entry(3)),
    ]
    first, second, third = disk.commit(twice)
    assert (first, third) == (None, None)
    assert second is not None
    assert second.what == "seq"
    assert written(disk, "entries") == 3 + 2 * MANY - 1
    disk.close()
