"""Catanatron's own players against each other: `catanatron_bots.py value|mcts SIMULATIONS SECONDS SEED`."""

import random
import sys
from collections.abc import Callable, Sequence
from time import process_time

from catanatron import Color, Game
from catanatron.players.mcts import MCTSPlayer
from catanatron.players.value import ValueFunctionPlayer

from thinking import Clock, Enough

Decide = Callable[[object, Sequence[object]], object]


def timed(decide: Decide, clock: Clock, iterations: int) -> Decide:
    def answer(game: object, actions: Sequence[object]) -> object:
        began = process_time()
        chosen = decide(game, actions)
        if len(actions) > 1:
            clock.add(began, iterations)
        return chosen

    return answer


def main() -> None:
    kind, simulations, seconds, seed = sys.argv[1:]
    random.seed(int(seed))
    clock = Clock(float(seconds))
    while True:
        if kind == "value":
            players = [ValueFunctionPlayer(color) for color in Color]
        else:
            players = [MCTSPlayer(color, int(simulations)) for color in Color]
        for player in players:
            player.decide = timed(player.decide, clock, int(simulations))
        try:
            Game(players, seed=random.randrange(1 << 31)).play()
        except Enough:
            clock.tell()
            return


if __name__ == "__main__":
    main()
