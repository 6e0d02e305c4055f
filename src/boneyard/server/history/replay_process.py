"""The process of a replayer: one request from its standard input, one reply to its standard output.

`python -m boneyard.server.history.replay_process`
"""

from __future__ import annotations

import sys
import traceback
import zlib
from contextlib import suppress

import msgspec

from boneyard.engine.playback import check
from boneyard.engine.replay import BadReplay, Replay, read
from boneyard.engine.verdict import verify
from boneyard.server.bounds import MEMORY, keep_within_bounds
from boneyard.server.history import replay_requests as r
from boneyard.server.history.story_maker import (
    events_in,
    game_of,
    imagined_at,
    play_at,
    record_of,
    standing,
    story_of,
    verdict_info,
)

POLITE = 10


class OtherRules(BadReplay):
    """A replay of rules that this program does not play."""


def main() -> None:
    """Answer the one request; half of one comes from a server that was killed, and nobody waits."""
    keep_within_bounds(POLITE, 2 * MEMORY)
    try:
        request = r.read_request(sys.stdin.buffer.read())
    except msgspec.DecodeError:
        return
    reply = r.encode(reply_to(request))
    with suppress(BrokenPipeError):  # nobody waits any more
        sys.stdout.buffer.write(reply)
        sys.stdout.buffer.flush()


def reply_to(request: r.Request) -> r.Reply:
    """What a request is answered with; bad input and our own errors alike have an answer."""
    try:
        return answered(request)
    except OtherRules as error:
        return r.Unusable(str(error), rules=True)
    except (BadReplay, RecursionError) as error:
        return r.Unusable(str(error)[:300])
    except Exception:  # noqa: BLE001  # the parent logs it, whatever it is
        if r.is_file(request):  # whatever the rules raise, it comes of what the file says
            return r.Unusable("it can't be played")
        return r.Broken(traceback.format_exc())


def answered(request: r.Request) -> r.Reply:
    """Do what is asked."""
    replay = read(request.replay)
    game = game_of(replay)
    if isinstance(request, r.Record):
        text = record_of(replay, request.viewer).encode()
        return r.Recorded(zlib.compress(text), len(text))
    if isinstance(request, r.Imagine):
        return r.Imagined(imagined_at(replay, request.viewer, request.moment, request.seed))
    if isinstance(request, r.FindEvents):
        return r.EventsFound(tuple(events_in(replay)))
    if isinstance(request, r.Verify):
        return r.Verified(game.id, verdict_info(verify(game, replay, request.promised)))
    if isinstance(request, r.Reach):
        same_rules(replay)
        return reached(replay, request.moment)
    if request.foreign:
        same_rules(replay)
        check(game, replay)
    return r.Story(story_of(replay, request.replay, request.about, foreign=request.foreign))


def same_rules(replay: Replay) -> None:
    """Refuse a replay of other rules than those of this program."""
    game = game_of(replay)
    if replay.rules != game.rules:
        raise OtherRules(f"it was played by rules {replay.rules}, this program plays rules {game.rules}")


def reached(replay: Replay, moment: int) -> r.Reached:
    """The position at a moment, without what was taken back before it."""
    play = play_at(replay, moment)
    lines = tuple(standing(replay.lines[:moment]).values())
    return r.Reached(msgspec.json.encode(play.saved()), lines, play.state.over)


if __name__ == "__main__":
    main()
