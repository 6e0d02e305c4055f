"""Stored moments of games between greedy bots: enough of them to judge estimated chances without playing.

    .venv/bin/python -m tests.bots.moments

makes them again, in some minutes. Do so when the estimates in `boneyard.bots.prospects` change: a line of the
file is a game with what they said at each of `MOMENTS` then.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from boneyard.simulate.balance import targets_of
from boneyard.simulate.chances import Followed, Moment, followed

STORED = Path(__file__).parent / "midevil-4-moments.jsonl"
GAMES = 150
"""With each variant of the rules."""
SEED = 21
LINE = tuple[tuple[float, ...], tuple[tuple[tuple[float, ...], bool], ...]]
"""Everybody's share of the win; the standings and whether the goal tile is laid, at each moment."""


def stored() -> list[Followed]:
    """The games of the file."""
    lines = [msgspec.json.decode(line, type=LINE) for line in STORED.read_bytes().splitlines()]
    return [tuple([Moment(standings, shares, laid) for standings, laid in seen]) for shares, seen in lines]


def line_of(game: Followed) -> bytes:
    seen = [([round(each, 3) for each in moment.standings], moment.goal_laid) for moment in game]
    return msgspec.json.encode((game[0].results, seen))


def make() -> None:
    variants = [tuple(variant.items()) for variant in targets_of("midevil").variants]
    games = [game for each in variants for game in followed("midevil", 4, GAMES, SEED, options=each)]
    STORED.write_bytes(b"".join(line_of(game) + b"\n" for game in games))


if __name__ == "__main__":
    make()
