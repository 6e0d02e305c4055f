"""Random games of catanatron, four seats: its own `playable_actions` and its checking `execute`."""

import random
from importlib.metadata import version

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT

from tally import Played, work


def play(rng: random.Random, limit: int) -> Played:
    """The loop of `Game.play` without its copies. A seat's own action rolls its dice, so chance never
    answers.
    """
    game = Game([RandomPlayer(color) for color in Color], seed=rng.randrange(1, 1 << 31))
    state = game.state
    counts: list[int] = []
    draw, execute, winner = rng.random, game.execute, game.winning_color
    over = False
    for _ in range(limit):
        if winner() is not None or state.num_turns >= TURNS_LIMIT:
            over = True
            break
        actions = state.playable_actions
        count = len(actions)
        counts.append(count)
        execute(actions[int(draw() * count)])
    return Played(counts, 0, state.num_turns, over)


if __name__ == "__main__":
    work(play, version("catanatron"))
