"""Makes the golden replays: `python -m tests.replays.make` those that are missing, `NAME ...` these anew.

A golden replay may only be replaced together with a higher number of the game's rules; the old one then
moves to a folder `rules-N`. `told.txt` notes by which rules each was told how, and `test_replays.py` compares
them; a line may only be taken back while no release has its rules. The replay of a fixed bug is a short game
that the bug would have told otherwise; `test_bugs.py` says what must happen in it.
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
TOLD = HERE / "told.txt"
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
"""By name: the game, who plays, the options, the seed."""


def make(name: str) -> None:
    """Play the game of a name to its end and write it down."""
    game_id, kinds, options, seed = PLAN[name]
    game = boneyard.game(game_id)
    setup = game.setup(len(kinds), None, **options)
    match = Match(game, setup, FairDice(seed, game.id))
    match.play([bot(kind, f"{seed}/{seat}", setup.content) for seat, kind in enumerate(kinds)])
    replay = replay_of(match, kinds, seed)
    (HERE / f"{name}.boneyard").write_text(write(replay), "utf-8")
    note(Told(name, replay.rules, digest_of(replay)))


class Told(NamedTuple):
    """By which rules a golden replay was told how."""

    name: str
    rules: int
    digest: str


def digest_of(replay: Replay) -> str:
    """A short name for what happens in a replay, and how it ends."""
    return sha256("\n".join((*replay.lines, str(replay.ending), replay.state)).encode()).hexdigest()[:16]


def told() -> list[Told]:
    """All that was noted, the oldest first."""
    words = [line.split() for line in TOLD.read_text("utf-8").splitlines()] if TOLD.exists() else []
    return [Told(name, int(rules), digest) for name, rules, digest in words]


def note(new: Told) -> None:
    """Note how a replay is told now; by the same rules it can't be told in another way."""
    known = {(old.name, old.rules): old for old in told()}
    before = known.get((new.name, new.rules))
    if before is not None and before != new:
        sys.exit(f"{new.name} is told in another way by the same rules: raise the number of the game's rules")
    lines = sorted({*known.values(), new})
    TOLD.write_text("".join(f"{one.name} {one.rules} {one.digest}\n" for one in lines), "utf-8")


if __name__ == "__main__":
    for name in sys.argv[1:] or [name for name in PLAN if not (HERE / f"{name}.boneyard").exists()]:
        make(name)
