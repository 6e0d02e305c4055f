"""Measure how long bots take per answer, in CPU time, which other programs hardly affect.

`python -m boneyard.bots.timing GAME BOT[,BOT] [--games N]` lets each bot play two-seat games against greedy.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from math import ceil
from time import process_time

import boneyard
from boneyard.bots.kinds import Bot, UnknownBot, bot
from boneyard.engine.chance import FairDice
from boneyard.engine.match import Look, Match
from boneyard.games.catalogue import game_ids
from boneyard.games.shared.commands import Command
from boneyard.games.shared.view import BoardView


class Timed:
    def __init__(self, player: Bot, seconds: list[float]) -> None:
        self.player = player
        self.seconds = seconds

    def __call__(self, look: Look[BoardView], options: Sequence[Command]) -> Command:
        began = process_time()
        command = self.player(look, options)
        self.seconds.append(process_time() - began)
        return command


def answer_times(game_id: str, kind: str, games: int) -> list[float]:
    """Seconds of every answer, over games from either seat in turn."""
    game = boneyard.game(game_id)
    setup = game.setup(2)
    found: list[float] = []
    for number in range(games):
        match = Match(game, setup, FairDice(f"times/{number}", game.id))
        players = [bot("greedy", f"{number}/{seat}", setup.content) for seat in range(2)]
        players[number % 2] = Timed(bot(kind, f"{number}", setup.content), found)
        match.play(players)
    return found


def described(kind: str, seconds: Sequence[float]) -> str:
    """>>> described("hard", [0.001, 0.002, 0.006])
    'hard: 3 answers, mean 3.0 ms, 99th percentile 6.0 ms, maximum 6.0 ms'
    """
    ordered = sorted(seconds)
    most = ordered[ceil(0.99 * len(ordered)) - 1]
    return (
        f"{kind}: {len(ordered)} answers, mean {1000 * sum(ordered) / len(ordered):.1f} ms, "
        f"99th percentile {1000 * most:.1f} ms, maximum {1000 * ordered[-1]:.1f} ms"
    )


def main() -> None:
    parser = ArgumentParser(
        prog="python -m boneyard.bots.timing", description="Measure how long bots take per answer."
    )
    parser.add_argument("game", choices=game_ids())
    parser.add_argument("bots", help="bots, separated by commas: easy,medium,planner:40")
    parser.add_argument("--games", type=int, default=4, help="games per bot")
    chosen = parser.parse_args()
    for kind in chosen.bots.split(","):
        try:
            times = answer_times(chosen.game, kind, max(1, chosen.games))
        except UnknownBot as error:
            parser.error(str(error))
        sys.stdout.write(described(kind, times) + "\n")


if __name__ == "__main__":
    main()
