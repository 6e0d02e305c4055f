"""Strangers' setups are tried in another process before a table is made."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
import pytest

import boneyard
from boneyard.server.workers import Workers, trial
from boneyard.server.workers.jobs import Limits, TryOut
from boneyard.server.workers.process import NotStarted, WorkerProcess, start_process
from boneyard.server.workers.trial import try_out
from boneyard.server.workers.workers import MOST_TRIALS_OF_A_GUEST, TRIALS_AT_ONCE, TRYING
from boneyard.table import log_entries
from boneyard.table.config import Config, OwnContent
from boneyard.table.errors import Refused
from boneyard.table.log_entries import Created
from tests.server.workers.doubles import Planted, Recorded, jobs_in
from tests.unplayable_content import (
    CELL,
    GLADE,
    NOBODY_CHOOSES,
    ONE_CHOICE,
    meadow,
    meadows,
    own_files,
    wide_board,
)

SMALL = wide_board(3)
MEADOWS = OwnContent("meadows", own_files(meadow=meadow(99)))
CELLS = OwnContent("cells", own_files(cell=CELL, glade=GLADE))
HUGE = OwnContent("huge", own_files(**meadows(7)))


def created(position: str = "", content: OwnContent | None = None, **config: str) -> Created:
    asked = Config(
        game="midevil", seats=("easy", "easy"), settings=config, position=position, content=content
    )
    return Created(config=asked, host="guest", seed="seed", nonces=("", ""))


def hosted_by(host: str) -> Created:
    return msgspec.structs.replace(created(SMALL, MEADOWS), host=host)


@asynccontextmanager
async def trying(limits: Limits = TRYING) -> AsyncIterator[tuple[Workers, list[int]]]:
    """Workers and their process ids; tables of some hosts misbehave."""
    start = Planted()
    async with Workers(1, trying=limits, start=start) as workers, asyncio.timeout(120):
        yield workers, start.pids


async def reason(workers: Workers, table: Created) -> object:
    with pytest.raises(Refused, match="bad-setup") as refused:
        await workers.try_out(table)
    return refused.value.data["reason"]


async def test_playable_setups_pass_and_others_are_refused() -> None:
    async with trying() as (workers, pids):
        await workers.try_out(created())
        assert not pids, "a table with the game's own content needs no trial"
        await workers.try_out(created(SMALL, MEADOWS))
        for bad in (
            created(NOBODY_CHOOSES, CELLS, round_limit="none"),
            created(SMALL + "agenda\n  turn step=3\n  pay-skeletons seat=0 points=200\n", MEADOWS),
            created(ONE_CHOICE, CELLS, round_limit="none"),
            created("midevil, 2 seats\nboard\n"),
        ):
            await reason(workers, bad)
        with pytest.raises(Refused, match="bad-content") as refused:
            await workers.try_out(created(content=HUGE))
        assert "at most 600 tiles" in str(refused.value.data["reason"])
        await workers.try_out(created(SMALL, MEADOWS))
        assert len(pids) == 1, "one process did all trials"


def test_what_the_table_answers_for_players_is_tried_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a large board, chores take many times as long as a player's own answers."""
    monkeypatch.setattr(trial, "SLOWEST", 0.01)
    by_hand = created(wide_board(480, kinds=5), OwnContent("wide", own_files(**meadows(5))))
    by_hand = msgspec.structs.replace(
        by_hand, config=msgspec.structs.replace(by_hand.config, seats=("open", "open"))
    )
    try_out(by_hand)
    done = msgspec.structs.replace(by_hand.config, chores=True, prepared=True)
    with pytest.raises(Refused, match="bad-setup"):
        try_out(msgspec.structs.replace(by_hand, config=done))


async def test_a_setup_that_crashes_a_worker_is_refused() -> None:
    async with trying(msgspec.structs.replace(TRYING, silence=5.0)) as (workers, pids):
        assert "time or memory" in str(await reason(workers, hosted_by("sleep")))
        await workers.try_out(hosted_by("other"))
        assert len(pids) == 2


async def test_slow_setups_are_stopped() -> None:
    """By their CPU time, long before the timeout."""
    async with trying(msgspec.structs.replace(TRYING, cpu=0.2)) as (workers, pids):
        for _ in range(2):
            assert await reason(workers, hosted_by("hang")) == "it takes too long to set up"
        assert len(pids) == 1


async def test_setups_that_exhaust_memory_are_refused() -> None:
    async with trying() as (workers, _):
        await reason(workers, hosted_by("fill"))


async def test_new_tables_are_refused_as_busy_if_no_worker_starts() -> None:
    async def broken(limits: Limits) -> WorkerProcess:
        raise NotStarted("planted")

    async with Workers(1, start=broken) as workers:
        with pytest.raises(Refused, match="busy"):
            await workers.try_out(hosted_by("guest"))


async def test_waiting_for_a_trial_is_limited() -> None:
    """A guest's tables wait for those of others, and only a few may wait."""
    sent: list[bytes] = []

    async def start(limits: Limits) -> Recorded:
        return Recorded(await start_process(limits), sent)

    async with Workers(1, start=start) as workers, asyncio.timeout(120):
        most = TRIALS_AT_ONCE + MOST_TRIALS_OF_A_GUEST
        mine = [asyncio.create_task(workers.try_out(hosted_by("many"))) for _ in range(most)]
        await asyncio.sleep(0)
        with pytest.raises(Refused, match="busy"):
            await workers.try_out(hosted_by("many"))
        await asyncio.gather(workers.try_out(hosted_by("other")), *mine)
        assert hosts_in(sent).index("other") <= TRIALS_AT_ONCE
        assert not workers.trials.queue.size


def hosts_in(sent: list[bytes]) -> list[str]:
    """The hosts of the tables that were tried, in this order."""
    jobs = [job for messages in sent for job in jobs_in(messages) if isinstance(job, TryOut)]
    return [entry.host for job in jobs if isinstance(entry := log_entries.decode(job.created), Created)]


def test_errors_in_rules_are_reported_as_bad_setups(monkeypatch: pytest.MonkeyPatch) -> None:
    def wrong(*_: object) -> None:
        raise RecursionError

    monkeypatch.setattr(trial, "settle", wrong)
    with pytest.raises(Refused) as refused:
        try_out(created(SMALL, MEADOWS))
    assert refused.value.code == "bad-setup"


def test_setups_with_slow_answers_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trial, "SLOWEST", 0.0)
    with pytest.raises(Refused) as refused:
        try_out(created(SMALL, MEADOWS))
    assert refused.value.data["reason"] == "the game is too large to be played here"


@pytest.mark.parametrize("game_id", boneyard.game_ids())
def test_every_shipped_game_passes(game_id: str) -> None:
    files = boneyard.game(game_id).default_content().files
    config = Config(game=game_id, seats=("open",) * 3, content=OwnContent("own", dict(files)))
    try_out(Created(config=config, host="guest", seed="seed", nonces=("",) * 3))
