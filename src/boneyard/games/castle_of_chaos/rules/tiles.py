from __future__ import annotations

from boneyard.games.midevil.frames import PlaceTile
from boneyard.games.midevil.rules import tiles
from boneyard.games.midevil.state import MidState
from boneyard.games.shared.board import BARRED
from boneyard.games.shared.commands import Command, Place


def why_no_place(state: MidState, frame: PlaceTile, actor: int, command: Command) -> str | None:
    rule = tiles.why_no_place(state, frame, actor, command)
    if rule is None or rule == "ME-TILE-1" or not isinstance(command, Place):
        return rule
    return "CC-TILE-1" if state.board.sites[command.x, command.y] >= BARRED else rule
