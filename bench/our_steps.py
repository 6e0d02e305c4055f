"""The worker for our environments: `our_steps.py GAME SECONDS SEED` prints a round of two seats as JSON."""

import sys

from boneyard import rl
from stepping import work

if __name__ == "__main__":
    work(rl.env(sys.argv[1], seats=2))
