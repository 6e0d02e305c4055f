"""The worker for PettingZoo's games: `pettingzoo_steps.py NAME SECONDS SEED` prints one round as JSON."""

import sys
from importlib import import_module

from stepping import work

if __name__ == "__main__":
    work(import_module(f"pettingzoo.classic.{sys.argv[1]}").env())
