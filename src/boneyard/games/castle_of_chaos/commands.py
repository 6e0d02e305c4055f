"""Commands of The Castle of Chaos besides MidEvil's."""

from __future__ import annotations

from boneyard.games.midevil.commands import COMMANDS as MIDEVIL_COMMANDS
from boneyard.games.shared.commands import Command, OneEach, OnSquare


class WorkBridge(Command, frozen=True, tag="bridge"):
    """CC-BRIDGE-2: try to lower or raise the drawbridge."""


class Challenge(Command, frozen=True, tag="challenge"):
    """CC-DUEL-1: duel the holder of the Necronomicon."""


class Teleport(Command, frozen=True, tag="teleport"):
    """CC-OPT-1: appear on the drawbridge's opening instead of moving."""


class Lead(Command, frozen=True, tag="lead"):
    """CC-CARD-16: finish the move with this seat's pawn."""

    seat: int


class Take(Command, frozen=True, tag="take"):
    """Take these skeletons from the supply."""

    white: int
    red: int
    blue: int


class Pick(OnSquare, frozen=True, tag="pick"):
    """Choose the skeleton on a square."""


WORK_BRIDGE = WorkBridge()
CHALLENGE = Challenge()
TELEPORT = Teleport()
PICKS = OneEach(Pick)
COMMANDS: tuple[type[Command], ...] = (
    *MIDEVIL_COMMANDS,
    WorkBridge,
    Challenge,
    Teleport,
    Lead,
    Take,
    Pick,
)
