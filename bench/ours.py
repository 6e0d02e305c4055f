"""The worker for our own games.

`ours.py GAME SECONDS SEED` prints one round as JSON, `ours.py --list` the ids of the games. PYTHONPATH
decides which build of the package it plays.
"""

import sys
from functools import partial

import boneyard
from probes import probe
from random_play import player
from tally import work


def main() -> None:
    if sys.argv[1:] == ["--list"]:
        print(*boneyard.game_ids())
        return
    game = boneyard.game(sys.argv[1])
    work(player(game), boneyard.__version__, partial(probe, game))


if __name__ == "__main__":
    main()
