"""The worker of our own games.

`ours.py GAME SECONDS SEED` prints one round as JSON, `ours.py --list` the ids of the games. With
BONEYARD_COMPILED=1 it first makes sure that it plays the compiled build, not silently the plain one.
"""

import os
import sys
from functools import partial

import boneyard
import boneyard.engine.game
from probes import probe
from random_play import player
from tally import work


def main() -> None:
    if sys.argv[1:] == ["--list"]:
        print(*boneyard.game_ids())
        return
    engine = boneyard.engine.game.__file__
    if os.environ.get("BONEYARD_COMPILED") and engine.endswith(".py"):
        sys.exit(f"{engine} is not compiled")
    game = boneyard.game(sys.argv[1])
    work(player(game), boneyard.__version__, partial(probe, game))


if __name__ == "__main__":
    main()
