"""Random games of python-chess: `legal_moves` and `push`, which doesn't check the move."""

import random
from importlib.metadata import version

import chess

from tally import Played, work


def play(rng: random.Random, limit: int) -> Played:
    """Ends like `is_game_over`, but without the costly check for repetitions."""
    board = chess.Board()
    counts: list[int] = []
    draw, push = rng.random, board.push
    over = False
    for _ in range(limit):
        moves = list(board.legal_moves)
        if not moves or board.halfmove_clock >= 150 or board.is_insufficient_material():
            over = True
            break
        count = len(moves)
        counts.append(count)
        push(moves[int(draw() * count)])
    return Played(counts, 0, len(counts), over)


if __name__ == "__main__":
    work(play, version("chess"))
