"""Random games of OpenSpiel's C++ backgammon from Python: `apply_action` doesn't check the action."""

import random
from importlib.metadata import version

import pyspiel

from tally import Played, work

GAME = pyspiel.load_game("backgammon")
CHANCE = int(pyspiel.PlayerId.CHANCE)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)


def play(rng: random.Random, limit: int) -> Played:
    """Every roll of the dice starts a turn."""
    state = GAME.new_initial_state()
    counts: list[int] = []
    rolls = 0
    draw, apply, current = rng.random, state.apply_action, state.current_player
    over = False
    for _ in range(limit):
        player = current()
        if player == CHANCE:
            rolls += 1
            left = draw()
            for action, probability in state.chance_outcomes():
                left -= probability
                if left < 0:
                    apply(action)
                    break
        elif player == TERMINAL:
            over = True
            break
        else:
            actions = state.legal_actions()
            count = len(actions)
            counts.append(count)
            apply(actions[int(draw() * count)])
    return Played(counts, rolls, rolls, over)


if __name__ == "__main__":
    work(play, version("open-spiel"))
