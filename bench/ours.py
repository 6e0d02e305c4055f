"""The worker of our own games.

`ours.py GAME SECONDS SEED` prints one round as JSON, `ours.py --list` the ids of the games. Which build of
the package it plays is PYTHONPATH's business.
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
