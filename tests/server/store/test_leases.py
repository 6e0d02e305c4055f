"""Only the process with a table's lease writes it."""

import asyncio
from time import monotonic

import asyncpg
import pytest

from boneyard.cluster.leases import LEASE_SECONDS, RENEW_SECONDS
from boneyard.cluster.store import PostgresStore
from boneyard.server.store import Conflict, Elsewhere, Fenced
from boneyard.server.store.records import Change
from tests.server.store.making import entry, let_leases_run_out, made, opened_shared, played


async def wait_for_a_lock(link: asyncpg.Connection) -> None:
    waiting = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
    async with asyncio.timeout(20):
        while not await link.fetchval(waiting):
            await asyncio.sleep(0.01)


async def outcome(store: PostgresStore, change: Change) -> str:
    try:
        await store.write(change)
    except (Fenced, Conflict) as error:
        return type(error).__name__.lower()
    return "written"


async def test_a_table_is_claimed_once(shared: str) -> None:
    async with opened_shared(shared) as one, opened_shared(shared) as two:
        assert one.owner != two.owner
        assert (await one.claim("t")).epoch == 1
        with pytest.raises(Elsewhere) as refused:
            await two.claim("t")
        assert refused.value.owner == one.owner
        assert (await two.claim("u")).epoch == 1


async def test_one_of_many_concurrent_claims_succeeds(shared: str) -> None:
    async with opened_shared(shared) as one, opened_shared(shared) as two, opened_shared(shared) as three:
        for number in range(5):
            claims = [store.claim(f"t{number}") for store in (one, two, three)]
            found = await asyncio.gather(*claims, return_exceptions=True)
            assert sorted(type(each).__name__ for each in found) == ["Elsewhere", "Elsewhere", "Lease"]


async def test_a_released_or_closed_table_can_be_claimed_at_once(shared: str) -> None:
    async with opened_shared(shared) as two:
        async with opened_shared(shared) as one:
            await one.claim("t")
            await one.claim("u")
            await one.write(made("t", entry(1)))
            await one.release("t")
            assert (await two.claim("t")).epoch == 2
        assert (await two.claim("u")).epoch == 2


async def test_a_stale_writer_is_fenced_off(shared: str) -> None:
    """Its lease ran out and another process took over; none of its other tables is harmed."""
    async with opened_shared(shared) as one, opened_shared(shared) as two:
        old = await one.claim("t")
        await one.claim("mine")
        await one.write(made("t", entry(1)))
        await one.write(made("mine", entry(1)))
        await let_leases_run_out(shared)
        new = await two.claim("t")
        assert new.epoch > old.epoch
        await two.write(played("t", entry(2, data=b"new"), epoch=new.epoch))
        found = await asyncio.gather(
            outcome(one, played("t", entry(3, data=b"old"), epoch=old.epoch)),
            outcome(one, played("mine", entry(2))),
            outcome(one, played("t", entry(3, data=b"forged"), epoch=new.epoch)),
        )
        assert [*found] == ["fenced", "written", "fenced"]
        assert [kept.data for kept in await one.entries("t", 1)] == [b"new"]


async def test_writing_requires_a_lease(shared: str) -> None:
    async with opened_shared(shared) as store:
        assert await outcome(store, made("t", entry(1))) == "fenced"
        assert await store.row("t") is None


async def test_claiming_again_ends_the_older_lease(shared: str) -> None:
    """A reopened room isn't disturbed by its predecessor."""
    async with opened_shared(shared) as store:
        first = await store.claim("t")
        second = await store.claim("t")
        assert await outcome(store, made("t", entry(1), epoch=first.epoch)) == "fenced"
        assert await outcome(store, made("t", entry(1), epoch=second.epoch)) == "written"


async def test_an_expired_lease_is_renewed_if_still_free(shared: str) -> None:
    async with opened_shared(shared) as one, opened_shared(shared) as two:
        await one.claim("t")
        await let_leases_run_out(shared)
        assert await one.renew() == ()
        with pytest.raises(Elsewhere):
            await two.claim("t")


async def test_a_process_learns_that_it_lost_a_table(shared: str) -> None:
    async with opened_shared(shared) as one, opened_shared(shared) as two:
        lost: list[str] = []
        one.on_lost(lost.append)
        for table in ("t", "u", "v"):
            await one.claim(table)
        await one.release("v")
        await let_leases_run_out(shared)
        await two.claim("t")
        await two.claim("v")
        assert await one.renew() == ("t",)
        assert lost == ["t"]
        assert await one.renew() == ()


async def test_leases_are_renewed_automatically(shared: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert LEASE_SECONDS >= 3 * RENEW_SECONDS, "two renewals may fail"
    monkeypatch.setattr("boneyard.cluster.leases.RENEW_SECONDS", 0.01)

    async with opened_shared(shared) as store:
        await store.claim("t")
        await let_leases_run_out(shared)
        link = await asyncpg.connect(shared)
        async with asyncio.timeout(20):
            while not await link.fetchval("SELECT expires > now() FROM leases"):
                await asyncio.sleep(0.01)
        await link.close()


async def test_a_claim_waits_for_a_transaction_that_writes(shared: str) -> None:
    """So the new owner reads everything that the last one acknowledged."""
    async with opened_shared(shared) as one, opened_shared(shared) as two:
        await one.claim("t")
        await let_leases_run_out(shared)
        link = await asyncpg.connect(shared)
        await link.execute("BEGIN; SELECT * FROM leases WHERE table_id = 't' FOR SHARE")
        claiming = asyncio.ensure_future(two.claim("t"))
        await wait_for_a_lock(link)
        assert not claiming.done()
        await link.execute("COMMIT")
        assert (await claiming).epoch == 2
        await link.close()


async def test_a_claim_whose_caller_is_cancelled_is_released(shared: str) -> None:
    async with opened_shared(shared) as one, opened_shared(shared) as two:
        await one.claim("t")
        await let_leases_run_out(shared)
        link = await asyncpg.connect(shared)
        await link.execute("BEGIN; SELECT * FROM leases WHERE table_id = 't' FOR SHARE")
        claiming = asyncio.create_task(two.claim("t"))
        await wait_for_a_lock(link)
        claiming.cancel()
        await asyncio.wait([claiming])
        releasing = asyncio.create_task(two.release("t"))
        for _ in range(5):  # time in which it would be over if it didn't wait for the claim
            await two.row("t")
        await link.execute("COMMIT")
        await link.close()
        await releasing
        assert (await one.claim("t")).table == "t"


async def test_two_processes_write_side_by_side(shared: str) -> None:
    async def play(store: PostgresStore, table: str) -> None:
        lease = await store.claim(table)
        await store.write(made(table, epoch=lease.epoch))
        for seq in range(1, 11):
            await store.write(played(table, entry(seq), epoch=lease.epoch))

    one, two = await PostgresStore.open(shared), await PostgresStore.open(shared)
    await asyncio.gather(*(play((one, two)[number % 2], f"t{number}") for number in range(10)))
    for number in range(10):
        assert len(await one.entries(f"t{number}", 0)) == 10
    await one.close()
    await two.close()


async def test_a_resumed_process_checks_its_lease(shared: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened_shared(shared) as one, opened_shared(shared) as two:
        for table in ("t", "u"):
            await one.claim(table)
            assert await one.holds(table)
        later = monotonic() + LEASE_SECONDS
        await let_leases_run_out(shared)
        await two.claim("t")
        monkeypatch.setattr("boneyard.cluster.store.monotonic", lambda: later)
        assert not await one.holds("t")
        assert await one.holds("u")
        assert await two.holds("t")
