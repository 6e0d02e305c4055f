"""When The Castle of Chaos is balanced."""

from boneyard.games.midevil.balance import GRAVEYARDS
from boneyard.games.shared.balance import Targets

TARGETS = Targets((15, 40), {}, GRAVEYARDS)
