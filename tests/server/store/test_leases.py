"""One process writes a table: who has lost its lease is refused, whatever it believes."""

import asyncio
from time import monotonic

import asyncpg
import pytest

from boneyard.cluster.leases import LEASE_SECONDS, RENEW_SECONDS
from boneyard.cluster.store import PostgresStore
from boneyard.server.store import Conflict, Elsewhere, Fenced
from boneyard.server.store.records import Change
from tests.server.store.making import entry, made, opened_shared, played


async def let_leases_run_out(database: str) -> None:
    """As if their time had passed: only the database's clock counts."""
    link = await asyncpg.connect(database)
    await link.execute("UPDATE leases SET expires = now() - interval '1 ms'")
    await link.close()


async def outcome(store: PostgresStore, change: Change) -> str:
    try:
        await store.write(change)
    except (Fenced, Conflict) as error:
        return error.code
    return "written"


def test_a_table_is_claimed_once(shared: str) -> None:
    async def scenario() -> None:
        async with opened_shared(shared) as one, opened_shared(shared) as two:
            assert one.owner != two.owner
            assert (await one.claim("t")).epoch == 1
            with pytest.raises(Elsewhere) as refused:
                await two.claim("t")
            assert refused.value.owner == one.owner
            assert (await two.claim("u")).epoch == 1

    asyncio.run(scenario())


def test_of_many_claims_at_once_one_succeeds(shared: str) -> None:
    async def scenario() -> None:
        async with opened_shared(shared) as one, opened_shared(shared) as two, opened_shared(shared) as three:
            for number in range(5):
                claims = [store.claim(f"t{number}") for store in (one, two, three)]
                found = await asyncio.gather(*claims, return_exceptions=True)
                assert sorted(type(each).__name__ for each in found) == ["Elsewhere", "Elsewhere", "Lease"]

    asyncio.run(scenario())


def test_a_released_or_closed_table_can_be_claimed_at_once(shared: str) -> None:
    async def scenario() -> None:
        async with opened_shared(shared) as two:
            async with opened_shared(shared) as one:
                await one.claim("t")
                await one.claim("u")
                await one.write(made("t", entry(1)))
                await one.release("t")
                assert (await two.claim("t")).epoch == 2
            assert (await two.claim("u")).epoch == 2

    asyncio.run(scenario())


def test_a_process_that_wakes_up_late_is_fenced_off(shared: str) -> None:
    """Its lease ran out, another process went on; neither table nor its own other tables come to harm."""

    async def scenario() -> None:
        async with opened_shared(shared) as one, opened_shared(shared) as two:
            old = await one.claim("t")
            await one.claim("mine")
            await one.write(made("t", entry(1)))
            await one.write(made("mine", entry(1)))
            await let_leases_run_out(shared)
            new = await two.claim("t")
            assert new.epoch > old.epoch
            await two.write(played("t", entry(2, act=b"new"), epoch=new.epoch))
            found = await asyncio.gather(
                outcome(one, played("t", entry(3, act=b"old"), epoch=old.epoch)),
                outcome(one, played("mine", entry(2))),
                outcome(one, played("t", entry(3, act=b"forged"), epoch=new.epoch)),
            )
            assert [*found] == ["fenced", "written", "fenced"]
            assert [kept.act for kept in await one.entries("t", 1)] == [b"new"]

    asyncio.run(scenario())


def test_nobody_writes_without_a_lease(shared: str) -> None:
    async def scenario() -> None:
        async with opened_shared(shared) as store:
            assert await outcome(store, made("t", entry(1))) == "fenced"
            assert await store.row("t") is None

    asyncio.run(scenario())


def test_claiming_again_ends_the_older_lease(shared: str) -> None:
    """A room that was dropped and made anew is not disturbed by what the first one left behind."""

    async def scenario() -> None:
        async with opened_shared(shared) as store:
            first = await store.claim("t")
            second = await store.claim("t")
            assert await outcome(store, made("t", entry(1), epoch=first.epoch)) == "fenced"
            assert await outcome(store, made("t", entry(1), epoch=second.epoch)) == "written"

    asyncio.run(scenario())


def test_a_lease_that_ran_out_is_revived_if_nobody_took_it(shared: str) -> None:
    async def scenario() -> None:
        async with opened_shared(shared) as one, opened_shared(shared) as two:
            await one.claim("t")
            await let_leases_run_out(shared)
            assert await one.renew() == ()
            with pytest.raises(Elsewhere):
                await two.claim("t")

    asyncio.run(scenario())


def test_who_lost_a_table_is_told(shared: str) -> None:
    async def scenario() -> None:
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

    asyncio.run(scenario())


def test_leases_are_renewed_by_themselves(shared: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert LEASE_SECONDS >= 3 * RENEW_SECONDS, "two renewals may fail"
    monkeypatch.setattr("boneyard.cluster.leases.RENEW_SECONDS", 0.01)

    async def scenario() -> None:
        async with opened_shared(shared) as store:
            await store.claim("t")
            await let_leases_run_out(shared)
            link = await asyncpg.connect(shared)
            async with asyncio.timeout(20):
                while not await link.fetchval("SELECT expires > now() FROM leases"):
                    await asyncio.sleep(0.01)
            await link.close()

    asyncio.run(scenario())


def test_a_claim_waits_for_a_transaction_that_writes(shared: str) -> None:
    """So who claims a table reads all that its last owner was told is written."""

    async def scenario() -> None:
        async with opened_shared(shared) as one, opened_shared(shared) as two:
            await one.claim("t")
            await let_leases_run_out(shared)
            link = await asyncpg.connect(shared)
            await link.execute("BEGIN; SELECT * FROM leases WHERE table_id = 't' FOR SHARE")
            claiming = asyncio.ensure_future(two.claim("t"))
            waiting = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
            async with asyncio.timeout(20):
                while not await link.fetchval(waiting):
                    await asyncio.sleep(0.01)
            assert not claiming.done()
            await link.execute("COMMIT")
            assert (await claiming).epoch == 2
            await link.close()

    asyncio.run(scenario())


def test_two_processes_write_side_by_side(shared: str) -> None:
    async def play(store: PostgresStore, table: str) -> None:
        lease = await store.claim(table)
        await store.write(made(table, epoch=lease.epoch))
        for seq in range(1, 11):
            await store.write(played(table, entry(seq), epoch=lease.epoch))

    async def scenario() -> None:
        one, two = await PostgresStore.open(shared), await PostgresStore.open(shared)
        await asyncio.gather(*(play((one, two)[number % 2], f"t{number}") for number in range(10)))
        for number in range(10):
            assert len(await one.entries(f"t{number}", 0)) == 10
        await one.close()
        await two.close()

    asyncio.run(scenario())


def test_who_was_stopped_makes_sure_that_a_table_is_still_its_own(
    shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
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

    asyncio.run(scenario())
