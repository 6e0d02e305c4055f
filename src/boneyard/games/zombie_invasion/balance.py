"""When Zombie Invasion is balanced."""

from boneyard.games.shared.balance import Targets

TARGETS = Targets((8, 25), {})
