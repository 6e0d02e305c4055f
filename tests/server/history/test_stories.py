"""Stories need no rules to be read, and replayers leave nobody waiting."""

import asyncio
import signal
import sys
from asyncio.subprocess import Process
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import boneyard
from boneyard.engine.match import Match
from boneyard.engine.replay import read
from boneyard.server.history import replay_requests as r
from boneyard.server.history import replayer as replayers
from boneyard.server.history.replayer import Replayer
from boneyard.server.history.story import About, open_story
from boneyard.server.history.story_maker import record_of, story_of
from boneyard.table.errors import Refused

GOLDEN = Path(__file__).parents[2] / "replays"
SHORT = (GOLDEN / "zombie-invasion-rerolls.boneyard").read_text("utf-8")


def test_a_story_is_read_without_any_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    story = story_of(read(SHORT), SHORT, About(names=("Ann", "Bob")))

    def no_rules(*_: object) -> object:
        raise AssertionError("the rules were asked")

    monkeypatch.setattr(boneyard, "game", no_rules)
    monkeypatch.setattr(Match, "__init__", no_rules)
    found = open_story(story)
    assert found.head.told
    assert found.replay == SHORT
    view, events = found.view(0, found.last)
    assert view
    assert events
    assert found.head.statistics is not None
    assert found.head.verdict.verified


def test_a_game_of_other_rules_is_told_as_far_as_it_can_be() -> None:
    replay = read(SHORT)
    half = len(replay.lines) // 2
    lines = (*replay.lines[:half], "0 fly-away", *replay.lines[half:])
    changed = type(replay)(**{**vars(replay), "lines": lines})
    head = open_story(story_of(changed, SHORT, About())).head
    assert not head.told
    assert head.statistics is None
    assert not head.verdict.verified


@pytest.mark.parametrize("name", ["midevil-revised", "castle-of-chaos"])
def test_a_finished_game_of_older_rules_can_still_be_watched(name: str) -> None:
    """As far as today's rules go; what can't be played again is not counted and proves nothing."""
    text = (GOLDEN / "rules-1" / f"{name}.boneyard").read_text("utf-8")
    replay = read(text)
    story = open_story(story_of(replay, text, About()))
    assert story.head.rules == replay.rules < boneyard.game(replay.setup.game).rules
    assert not story.head.verdict.verified
    assert story.head.statistics is None
    assert story.replay == text
    assert story.last > 50


def test_a_record_tells_nothing_of_what_its_viewer_did_not_notice() -> None:
    """Two answers of others that a viewer can't tell from one leave the same record."""
    replay = read((GOLDEN / "midevil-first.boneyard").read_text("utf-8"))
    text = record_of(replay, None)
    lines = text.splitlines()[1:]
    assert all(a != b for a, b in pairwise(lines))
    assert not any(
        '"events":[]' in b and a.partition('"view":')[2] == b.partition('"view":')[2]
        for a, b in pairwise(lines)
    )


def test_who_comes_when_too_many_wait_is_refused() -> None:
    async def run() -> None:
        replayer = Replayer(at_once=1, waiting=0)
        first = asyncio.create_task(replayer.verify(r.Verify(SHORT)))
        await asyncio.sleep(0)
        with pytest.raises(Refused, match="busy"):
            await replayer.verify(r.Verify(SHORT))
        assert (await first).verdict.verified
        assert replayer.asked == 0

    asyncio.run(run())


def test_a_replayer_that_takes_too_long_is_sent_away(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[Process] = []
    start = asyncio.create_subprocess_exec

    async def noted(*words: str, **options: Any) -> Process:  # noqa: ANN401  # whatever a process takes
        process = await start(*words, **options)
        begun.append(process)
        return process

    async def run() -> None:
        with pytest.raises(Refused) as refused:
            await Replayer(patience=0.2).verify(r.Verify(SHORT))
        assert refused.value.code == "bad-replay"
        with pytest.raises(Refused) as refused:
            await Replayer(patience=0.2).tell(r.Retell(SHORT, About()))
        assert refused.value.code == "busy", "a game of this server is right, and can be told later"

    monkeypatch.setattr(replayers, "COMMAND", (sys.executable, "-c", "import time; time.sleep(60)"))
    monkeypatch.setattr(asyncio, "create_subprocess_exec", noted)
    asyncio.run(run())
    assert [process.returncode for process in begun] == [-signal.SIGKILL] * 2


def test_a_replayer_that_fails_is_the_server_s_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replayers, "COMMAND", (sys.executable, "-c", "pass"))
    with pytest.raises(Refused, match="fault"):
        asyncio.run(Replayer().verify(r.Verify(SHORT)))
