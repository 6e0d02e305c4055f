"""Positions of The Castle of Chaos as text: MidEvil's, anchored at castle tile 3, the Drawbridge raised."""

from __future__ import annotations

from typing import get_args

from boneyard.engine.content import Content
from boneyard.games.castle_of_chaos.frames import CastleFrame
from boneyard.games.castle_of_chaos.game import table_for, tiles_and_cards
from boneyard.games.castle_of_chaos.places import THRONE_TILE, plan_of
from boneyard.games.castle_of_chaos.position_bounds import BOUNDS
from boneyard.games.midevil.position_text import Kin, make_form
from boneyard.games.midevil.state import GOAL_TILE
from boneyard.games.shared.wire import LaidTile, Tiles

THRONE = LaidTile(THRONE_TILE, 2, 0, 0)
"""CC-SETUP-1: castle tile 3 is the upper right corner of three columns by four rows."""


def own_tiles(content: Content) -> Tiles:
    """The tiles of a content set."""
    return tiles_and_cards(content)[0]


FORM = make_form(
    Kin(own_tiles, table_for, get_args(CastleFrame), THRONE, lambda board: plan_of(board).bridge, BOUNDS),
    loose=frozenset({GOAL_TILE}),
    pits="p",
)
