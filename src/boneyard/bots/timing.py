"""How long bots take for an answer, in CPU time, which other programs hardly lengthen.

`python -m boneyard.bots.timing GAME BOT[,BOT] [--games N]` lets each play two-seat games against greedy.
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


class Timed:
    """A bot, and how many seconds each of its answers took."""

    def __init__(self, player: Bot, seconds: list[float]) -> None:
        self.player = player
        self.seconds = seconds

    def __call__(self, look: Look[object], options: Sequence[Command]) -> Command:
        """The bot's answer."""
        began = process_time()
        command = self.player(look, options)
        self.seconds.append(process_time() - began)
        return command


def answer_times(game_id: str, kind: str, games: int) -> list[float]:
    """The seconds of every answer that a bot gave in so many games, from either seat in turn."""
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
    """A line about some answers.

    >>> described("hard", [0.001, 0.002, 0.006])
    'hard: 3 answers, 3.0 ms on average, 99 of 100 within 6.0 ms, longest 6.0 ms'
    """
    ordered = sorted(seconds)
    most = ordered[ceil(0.99 * len(ordered)) - 1]
    return (
        f"{kind}: {len(ordered)} answers, {1000 * sum(ordered) / len(ordered):.1f} ms on average, "
        f"99 of 100 within {1000 * most:.1f} ms, longest {1000 * ordered[-1]:.1f} ms"
    )


def main() -> None:
    """Measure what the command line asks for."""
    parser = ArgumentParser(prog="python -m boneyard.bots.timing", description="How long bots take.")
    parser.add_argument("game", choices=game_ids())
    parser.add_argument("bots", help="kinds of bots, with commas between them: easy,medium,planner:40")
    parser.add_argument("--games", type=int, default=4, help="how many games each of them plays")
    chosen = parser.parse_args()
    for kind in chosen.bots.split(","):
        try:
            times = answer_times(chosen.game, kind, max(1, chosen.games))
        except UnknownBot as error:
            parser.error(str(error))
        sys.stdout.write(described(kind, times) + "\n")


if __name__ == "__main__":
    main()
