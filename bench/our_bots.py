"""Four bots of one kind in one of our games: `our_bots.py GAME KIND SECONDS SEED`."""

import sys
from collections.abc import Sequence
from time import process_time

import boneyard
from boneyard.bots import Bot, bot
from boneyard.engine.chance import FairDice
from boneyard.engine.match import Look, Match
from boneyard.games.shared.commands import Command
from boneyard.games.shared.view import BoardView
from thinking import Clock, Enough

SEATS = 4


def timed(player: Bot, clock: Clock, iterations: int) -> Bot:
    def answer(look: Look[BoardView], options: Sequence[Command]) -> Command:
        began = process_time()
        chosen = player(look, options)
        if len(options) > 1:
            clock.add(began, iterations)
        return chosen

    return answer


def main() -> None:
    game_id, kind, seconds, seed = sys.argv[1:]
    game = boneyard.game(game_id)
    setup = game.setup(seats=SEATS)
    iterations = int(kind.partition(":")[2] or 0)
    clock = Clock(float(seconds))
    number = 0
    while True:
        number += 1
        players = [
            timed(bot(kind, f"{seed}/{number}/{seat}", setup.content), clock, iterations)
            for seat in range(SEATS)
        ]
        match = Match(game, setup, FairDice(f"{seed}/{number}", game.id))
        try:
            match.play(players, 100_000)
        except Enough:
            clock.tell()
            return


if __name__ == "__main__":
    main()
