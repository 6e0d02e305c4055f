"""Stored moments of games between greedy bots, enough to judge estimated chances without playing.

    .venv/bin/python -m tests.bots.moments

regenerates them in some minutes. Do so when an evaluation changes: a line of the file is a game with its
estimates at each of `MOMENTS`.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from boneyard.simulate.balance import targets_of
from boneyard.simulate.calibration import Followed, Moment, followed

STORED = Path(__file__).parent / "midevil-4-moments.jsonl"
GAMES = 150  # for each variant of the rules
SEED = 21
LINE = tuple[tuple[float, ...], tuple[tuple[tuple[float, ...], bool], ...]]
"""Each seat's share of the win; at each moment the standings and whether the goal tile is placed."""


def stored() -> list[Followed]:
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
