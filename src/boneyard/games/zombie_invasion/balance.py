"""Balance targets of Zombie Invasion."""

from boneyard.games.shared.balance import Targets

TARGETS = Targets((8, 25), {})
