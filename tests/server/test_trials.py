"""Positions, tiles and moments of strangers are tried out in another process before a table is made."""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

import boneyard
from boneyard.server.trials import trial, trials
from boneyard.server.trials.trial import try_out
from boneyard.server.trials.trials import MOST_OF_A_GUEST, Trials
from boneyard.table.config import Config, OwnContent
from boneyard.table.errors import Refused
from boneyard.table.log_entries import Created
from tests.patience import within
from tests.poisons import CELL, GLADE, NOBODY_CHOOSES, ONE_CHOICE, meadow, meadows, own_files, wide_board

SMALL = wide_board(3)
MEADOWS = OwnContent("meadows", own_files(meadow=meadow(99)))
CELLS = OwnContent("cells", own_files(cell=CELL, glade=GLADE))
HUGE = OwnContent("huge", own_files(**meadows(7)))


def created(position: str = "", content: OwnContent | None = None, **config: str) -> Created:
    asked = Config(
        game="midevil", seats=("easy", "easy"), settings=config, position=position, content=content
    )
    return Created(config=asked, host="guest", seed="seed", nonces=("", ""))


def in_process(work: Callable[[Trials], Awaitable[None]]) -> None:
    async def scenario() -> None:
        found = Trials(at_once=1)
        try:
            await work(found)
        finally:
            await found.close()

    asyncio.run(within(120, scenario()))


def test_what_can_be_played_is_let_through_and_the_rest_is_refused() -> None:
    async def work(found: Trials) -> None:
        await found.try_out(created())
        assert not found.idle, "a table of the game's own needs no trial"
        await found.try_out(created(SMALL, MEADOWS))
        for bad in (
            created(NOBODY_CHOOSES, CELLS, round_limit="none"),
            created(SMALL + "agenda\n  turn step=3\n  pay-skeletons seat=0 points=200\n", MEADOWS),
            created(ONE_CHOICE, CELLS, round_limit="none"),
            created("midevil, 2 seats\nboard\n"),
        ):
            with pytest.raises(Refused) as refused:
                await found.try_out(bad)
            assert refused.value.code == "bad-setup"
        with pytest.raises(Refused) as refused:
            await found.try_out(created(content=HUGE))
        assert refused.value.code == "bad-content"
        assert "at most 600 tiles" in str(refused.value.data["reason"])
        await found.try_out(created(SMALL, MEADOWS))
        assert len(found.idle) == 1, "one process did all of it"

    in_process(work)


def test_a_process_that_is_lost_over_a_table_refuses_it_and_is_replaced(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    hanging = tmp_path / "hanging.py"
    hanging.write_text("import time\ntime.sleep(600)\n")

    async def work(found: Trials) -> None:
        found.patience = 0.2
        with monkeypatch.context() as broken:
            broken.setattr(trials, "COMMAND", (sys.executable, str(hanging)))
            with pytest.raises(Refused, match="bad-setup"):
                await found.try_out(created(SMALL, MEADOWS))
        assert not found.idle
        found.patience = 60.0
        await found.try_out(created(SMALL, MEADOWS))

    in_process(work)


def test_what_takes_too_long_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    """By its own processor time, long before anybody loses patience with the process."""
    code = (
        "from boneyard.server.trials import process\n"
        "def endless(created):\n"
        "    while True: pass\n"
        "process.try_out, process.SECONDS = endless, 0.2\n"
        "process.main()\n"
    )
    monkeypatch.setattr(trials, "COMMAND", (sys.executable, "-P", "-c", code))

    async def work(found: Trials) -> None:
        for _ in range(2):
            with pytest.raises(Refused) as refused:
                await found.try_out(created(SMALL, MEADOWS))
            assert refused.value.data["reason"] == "it takes too long to set up"
        assert len(found.idle) == 1

    in_process(work)


def test_what_fills_the_memory_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    code = (
        "from boneyard.server.trials import process, trial\n"
        "def greedy(created):\n"
        "    return bytes(1 << 34)\n"
        "trial.play_for_a_moment = greedy\n"
        "process.main()\n"
    )
    monkeypatch.setattr(trials, "COMMAND", (sys.executable, "-P", "-c", code))

    async def work(found: Trials) -> None:
        with pytest.raises(Refused, match="bad-setup"):
            await found.try_out(created(SMALL, MEADOWS))

    in_process(work)


def test_nobody_keeps_others_waiting_for_ever() -> None:
    async def work(found: Trials) -> None:
        async with found.desks:
            mine = [
                asyncio.ensure_future(found.try_out(created(SMALL, MEADOWS))) for _ in range(MOST_OF_A_GUEST)
            ]
            await asyncio.sleep(0)
            with pytest.raises(Refused, match="busy"):
                await found.try_out(created(SMALL, MEADOWS))
            other = asyncio.ensure_future(
                found.try_out(msgspec.structs.replace(created(SMALL, MEADOWS), host="other"))
            )
        await asyncio.gather(other, *mine)
        assert not found.waiting

    in_process(work)


def test_whatever_the_rules_raise_is_told_as_a_bad_setup(monkeypatch: pytest.MonkeyPatch) -> None:
    def wrong(*_: object) -> None:
        raise RecursionError

    monkeypatch.setattr(trial, "settle", wrong)
    with pytest.raises(Refused) as refused:
        try_out(created(SMALL, MEADOWS))
    assert refused.value.code == "bad-setup"


def test_games_that_take_too_long_for_one_answer_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trial, "SLOWEST", 0.0)
    with pytest.raises(Refused) as refused:
        try_out(created(SMALL, MEADOWS))
    assert refused.value.data["reason"] == "the game is too large to be played here"


@pytest.mark.parametrize("game_id", boneyard.game_ids())
def test_every_game_with_its_own_content_passes(game_id: str) -> None:
    files = boneyard.game(game_id).default_content().files
    config = Config(game=game_id, seats=("open",) * 3, content=OwnContent("own", dict(files)))
    try_out(Created(config=config, host="guest", seed="seed", nonces=("",) * 3))
