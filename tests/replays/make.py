"""Makes golden replays: `python -m tests.replays.make` makes the missing ones, `NAME ...` replaces these.

A golden replay may only be replaced together with a higher number of the game's rules; the old one then
moves to a folder `rules-N`. `digests.txt` has each replay's digest by rules number, which `test_replays.py`
checks; a line may only be removed while no release has its rules. The replay of a fixed bug is a short game
that the bug would have changed; `test_bugs.py` says what must happen in it.
"""

import sys
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

import boneyard
from boneyard.bots import bot
from boneyard.engine.chance import FairDice
from boneyard.engine.match import Match
from boneyard.engine.replay import Replay, replay_of, write

HERE = Path(__file__).parent
DIGESTS = HERE / "digests.txt"
PLAN: dict[str, tuple[str, tuple[str, ...], dict[str, str], str]] = {
    "zombie-invasion": ("zombie-invasion", ("restless", "random"), {}, "town"),
    "zombie-invasion-rerolls": ("zombie-invasion", ("restless",) * 3, {"last_life": "rerolls"}, "three"),
    "midevil-revised": ("midevil", ("restless", "restless"), {"printing": "revised"}, "altar"),
    "midevil-first": ("midevil", ("restless", "restless", "random"), {"printing": "first"}, "grave"),
    "midevil-lower-half": ("midevil", ("restless",) * 3, {"graveyard": "lower_half"}, "low"),
    "midevil-duel-dies": ("midevil", ("restless",) * 4, {"duel_loser": "dies"}, "duel"),
    "castle-of-chaos": ("castle-of-chaos", ("restless", "restless"), {}, "keep"),
    "castle-of-chaos-teleport": ("castle-of-chaos", ("restless",) * 3, {"altar_teleport": "on"}, "stone"),
    "bug-late-weapon": ("midevil", ("restless",) * 2, {}, "174"),
    "bug-never-out-of-the-pit": ("castle-of-chaos", ("restless",) * 3, {}, "26"),
    "bug-step-8-of-a-skipped-turn": ("castle-of-chaos", ("restless",) * 2, {}, "131"),
    "bug-not-renewed": ("castle-of-chaos", ("restless",) * 2, {}, "364"),
}
"""By name: the game, its players, options and seed."""


def make(name: str) -> None:
    """Play a planned game to its end and save it."""
    game_id, kinds, options, seed = PLAN[name]
    game = boneyard.game(game_id)
    setup = game.setup(len(kinds), None, **options)
    match = Match(game, setup, FairDice(seed, game.id))
    match.play([bot(kind, f"{seed}/{seat}", setup.content) for seat, kind in enumerate(kinds)])
    replay = replay_of(match, kinds, seed)
    (HERE / f"{name}.boneyard").write_text(write(replay), "utf-8")
    record(Digest(name, replay.rules, digest_of(replay)))


class Digest(NamedTuple):
    """The digest of a golden replay by a version of the rules."""

    name: str
    rules: int
    digest: str


def digest_of(replay: Replay) -> str:
    """A hash of everything that happens in a replay."""
    return sha256("\n".join((*replay.lines, str(replay.ending), replay.state)).encode()).hexdigest()[:16]


def digests() -> list[Digest]:
    """All digests, oldest first."""
    words = [line.split() for line in DIGESTS.read_text("utf-8").splitlines()] if DIGESTS.exists() else []
    return [Digest(name, int(rules), digest) for name, rules, digest in words]


def record(new: Digest) -> None:
    """Record a replay's digest; with unchanged rules it must stay the same."""
    known = {(old.name, old.rules): old for old in digests()}
    before = known.get((new.name, new.rules))
    if before is not None and before != new:
        sys.exit(f"{new.name} replays differently by the same rules: increase the game's `rules`")
    lines = sorted({*known.values(), new})
    DIGESTS.write_text("".join(f"{one.name} {one.rules} {one.digest}\n" for one in lines), "utf-8")


if __name__ == "__main__":
    for name in sys.argv[1:] or [name for name in PLAN if not (HERE / f"{name}.boneyard").exists()]:
        make(name)
