"""Very many rows in one change, on SQLite."""

from pathlib import Path

import pytest

from boneyard.server.store.records import Change
from boneyard.server.store.sqlite_disk import Disk
from boneyard.server.store.sqlite_log import SIZES
from tests.server.store.making import entry, made, played

MANY = SIZES[-1]


def written(disk: Disk, what: str) -> int:
    number = disk._db.execute(f"SELECT count(*) FROM {what}").fetchone()[0]
    assert isinstance(number, int)
    return number


@pytest.mark.parametrize("more", [-1, 0, 1, MANY + 1])
def test_very_many_rows_are_one_transaction(file: Path, more: int) -> None:
    disk = Disk(file)
    rows = MANY + more
    change = made("t", *(entry(number, seat=None) for number in range(1, rows)))
    assert disk.commit([change]) == [None]
    assert not disk._db.in_transaction
    assert written(disk, "entries") == rows - 1
    disk.close()


def test_a_bad_row_rejects_only_its_own_change(file: Path) -> None:
    disk = Disk(file)
    long = made("t", *(entry(number, seat=None) for number in range(1, 2 * MANY)))
    assert disk.commit([made("u", entry(1)), long]) == [None, None]
    twice: list[Change] = [
        played("u", entry(2)),
        played("t", *(entry(number, seat=None, data=b"other") for number in range(2 * MANY - 1, 4 * MANY))),
        played("u", entry(3)),
    ]
    first, second, third = disk.commit(twice)
    assert (first, third) == (None, None)
    assert second is not None
    assert second.what == "seq"
    assert written(disk, "entries") == 3 + 2 * MANY - 1
    disk.close()
