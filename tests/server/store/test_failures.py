"""Consecutive failures of a table are counted per version, and tables with too many are parked."""

import pytest

from boneyard.server.store import tables as questions
from boneyard.server.store.records import MOST_FAILURES
from tests.server.store.making import made, opened, ownership_of


async def test_a_table_that_failed_too_often_is_parked_until_it_recovers_or_an_upgrade(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(database) as store:
        for table in ("bad", "good"):
            lease = await ownership_of(store).claim(table)
            await store.write(made(table, epoch=lease.epoch))
        counted = [await store.fail("bad", at) for at in range(MOST_FAILURES)]
        assert counted == [*range(1, MOST_FAILURES + 1)]
        rows = {row.id: row.parked for row in await store.tables()}
        assert rows == {"bad": True, "good": False}
        assert await store.stalled() == ("good",)
        loaded = await store.load("bad")
        assert loaded is not None
        assert loaded.failures == MOST_FAILURES
        await store.recover("bad")
        assert set(await store.stalled()) == {"bad", "good"}
        assert await store.fail("bad", 1) == 1
        monkeypatch.setattr(questions, "__version__", "9.9.9")
        assert await store.fail("bad", 2) == 1, "failures of older versions don't count"
