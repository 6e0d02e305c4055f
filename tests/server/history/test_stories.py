"""Histories are readable without rules, and replays are limited."""

import asyncio
from itertools import pairwise
from pathlib import Path

import pytest
from msgspec.structs import replace

import boneyard
from boneyard.engine.match import Match
from boneyard.engine.replay import read
from boneyard.server.history import replay_jobs as r
from boneyard.server.history.replayer import LIMITS, Replayer
from boneyard.server.history.story import About, open_story
from boneyard.server.history.story_maker import record_of, story_of
from boneyard.server.workers.jobs import Limits
from boneyard.server.workers.process import WorkerProcess, start_process
from boneyard.table.errors import Refused

GOLDEN = Path(__file__).parents[2] / "replays"
SHORT = (GOLDEN / "zombie-invasion-rerolls.boneyard").read_text("utf-8")


def test_a_history_is_readable_without_rules(monkeypatch: pytest.MonkeyPatch) -> None:
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


def test_a_game_with_other_rules_is_shown_as_far_as_it_replays() -> None:
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
    """As far as today's rules replay it; the rest isn't counted."""
    text = (GOLDEN / "rules-1" / f"{name}.boneyard").read_text("utf-8")
    replay = read(text)
    story = open_story(story_of(replay, text, About()))
    assert story.head.rules == replay.rules < boneyard.game(replay.setup.game).rules
    assert not story.head.verdict.verified
    assert story.head.statistics is None
    assert story.replay == text
    assert story.last > 50


def test_a_record_hides_what_its_viewer_could_not_see() -> None:
    """Two secret answers of others that look alike to a viewer leave the same record."""
    replay = read((GOLDEN / "midevil-first.boneyard").read_text("utf-8"))
    text = record_of(replay, None)
    lines = text.splitlines()[1:]
    assert all(a != b for a, b in pairwise(lines))
    assert not any(
        '"events":[]' in b and a.partition('"view":')[2] == b.partition('"view":')[2]
        for a, b in pairwise(lines)
    )


async def hung(limits: Limits) -> WorkerProcess:
    return await start_process(limits, main="tests.server.history.hung_worker")


async def dead(limits: Limits) -> WorkerProcess:
    return await start_process(limits, main="tests.server.history.dead_worker")


async def test_a_request_is_refused_when_too_many_wait() -> None:
    replayer = Replayer(at_once=1, waiting=1)
    first, second = (asyncio.create_task(replayer.run(r.Verify(SHORT), r.Verified)) for _ in range(2))
    await asyncio.sleep(0)
    with pytest.raises(Refused, match="busy"):
        await replayer.run(r.Verify(SHORT), r.Verified)
    assert (await first).verdict.verified
    assert (await second).verdict.verified
    assert replayer.pool.size == 0
    await replayer.close()


async def test_a_slow_replay_times_out() -> None:
    replayer = Replayer(limits=replace(LIMITS, silence=0.2), start=hung)
    with pytest.raises(Refused) as refused:
        await replayer.run(r.Verify(SHORT), r.Verified)
    assert refused.value.code == "bad-replay"
    with pytest.raises(Refused) as refused:
        await replayer.run(r.MakeStory(SHORT, About()), bytes)
    assert refused.value.code == "busy", "games of this server are retried later"
    await replayer.close()


async def test_a_worker_crash_during_a_replay_is_a_server_error() -> None:
    replayer = Replayer(start=dead)
    with pytest.raises(Refused, match="fault"):
        await replayer.run(r.Verify(SHORT), r.Verified)
    await replayer.close()


async def test_a_replay_has_a_cpu_limit() -> None:
    replayer = Replayer(limits=replace(LIMITS, cpu=0.01))
    long = (GOLDEN / "midevil-first.boneyard").read_text("utf-8")
    with pytest.raises(Refused, match="busy"):
        await replayer.run(r.MakeStory(long, About()), bytes)
    await replayer.close()
