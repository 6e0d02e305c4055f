"""Balance targets of The Castle of Chaos."""

from boneyard.games.midevil.balance import GRAVEYARDS
from boneyard.games.shared.balance import Targets

TARGETS = Targets((15, 40), {}, GRAVEYARDS)
