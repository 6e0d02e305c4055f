"""The program of a process that replays games: `python -m boneyard.server.history.replay_worker LIMITS`"""

from __future__ import annotations

import traceback
import zlib
from functools import partial

import msgspec

from boneyard.engine.playback import check
from boneyard.engine.replay import BadReplay, Replay, read
from boneyard.engine.verdict import verify
from boneyard.server.history import replay_jobs as r
from boneyard.server.history.replay_file import standing
from boneyard.server.history.story_maker import (
    events_in,
    game_of,
    imagined_at,
    play_at,
    record_of,
    story_of,
    verdict_info,
)
from boneyard.server.workers.answers import OutOfTime, cpu_limit
from boneyard.server.workers.jobs import Broken, Done, NotDone, Reply, encode
from boneyard.server.workers.worker import run


class OtherRules(BadReplay):
    """A replay of rules that this version doesn't know."""


def reply_to(message: bytes, cpu: float) -> Reply:
    """Do a job within some seconds of processor time; bad input and our own errors alike get a reply."""
    job = r.JOBS.decode(message)
    try:
        with cpu_limit(cpu):
            return Done(msgspec.Raw(encode(result_of(job))))
    except OtherRules as error:
        return NotDone("other-rules", {"reason": str(error)})
    except (BadReplay, RecursionError) as error:
        return NotDone("bad-replay", {"reason": str(error)[:300]})
    except OutOfTime:
        return NotDone("too-much", {})
    except Exception:  # noqa: BLE001  # the parent logs it, whatever it is
        if r.is_file(job):  # any error of the rules is the file's fault
            return NotDone("bad-replay", {"reason": "it can't be played"})
        return Broken(traceback.format_exc())


def result_of(job: r.Job) -> object:
    replay = read(job.replay)
    game = game_of(replay)
    match job:
        case r.Record():
            text = record_of(replay, job.viewer).encode()
            return r.Recorded(zlib.compress(text), len(text))
        case r.Imagine():
            return imagined_at(replay, job.viewer, job.moment, job.seed)
        case r.FindEvents():
            return tuple(events_in(replay))
        case r.Verify():
            return r.Verified(game.id, verdict_info(verify(game, replay, job.promised)))
        case r.Reach():
            same_rules(replay)
            return reached(replay, job.moment)
        case r.MakeStory():
            if job.foreign:
                same_rules(replay)
                check(game, replay)
            return story_of(replay, job.replay, job.about, foreign=job.foreign)


def same_rules(replay: Replay) -> None:
    game = game_of(replay)
    if replay.rules != game.rules:
        raise OtherRules(f"it was played by rules {replay.rules}, this version plays rules {game.rules}")


def reached(replay: Replay, moment: int) -> r.Reached:
    """The position at a moment, without what was taken back before it."""
    play = play_at(replay, moment)
    lines = tuple(standing(replay.lines[:moment]).values())
    return r.Reached(msgspec.json.encode(play.saved()), lines, play.state.over)


if __name__ == "__main__":
    run(lambda limits: partial(reply_to, cpu=limits.cpu))
