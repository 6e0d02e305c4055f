"""Heuristics for bots that search: the player who will lay the Helipad stays near an open road.

The Helipad is the last tile, so everybody knows from the start who will lay it. A player standing at an
open end can lay it there and reach it in one walk. Getting there without giving up too much takes half
a game, which no search sees.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from boneyard.games.shared.board import Board
from boneyard.games.shared.commands import Command, Place
from boneyard.games.shared.masks import squares_in
from boneyard.games.shared.tile import BORDER, OFFSET, OPPOSITE, SIDES
from boneyard.games.shared.walking import FAR
from boneyard.games.zombie_invasion.bot.heuristics import ZombieHeuristics, escape, turns_to_goal
from boneyard.games.zombie_invasion.state import ZombieState

FORESEEN = 20
"""The Helipad matters from this many turns before it is drawn."""
FADE = 0.85
"""How its value fades with each step from an open end."""
BEYOND = 2
"""Steps from there to its centre."""
KEEPING = 6.0
"""The value of an open end next to the pawn after a tile is laid."""


class PlanningHeuristics(ZombieHeuristics):
    def attraction_in(self, state: ZombieState, seat: int) -> dict[int, float]:
        """Adds the attraction of open roads for the seat that will lay the Helipad."""
        found = super().attraction_in(state, seat)
        if not will_lay(state, seat):
            return found
        goal = escape(state, seat)
        ways = ways_to_ends(state.board)
        return {
            square: found.get(square, 0.0) + goal * FADE ** (ways.get(square, FAR) + BEYOND)
            for square in found.keys() | ways.keys()
        }

    def places(self, state: ZombieState, seat: int, options: Sequence[Command]) -> list[float]:
        """Prefers placements that leave an open end near the pawn."""
        found = super().places(state, seat, options)
        if not turns_to_goal(state) or not will_lay(state, seat):
            return found
        pawn = state.pawns[seat]
        for n, option in enumerate(options):
            assert isinstance(option, Place)
            board = state.board.with_tile(state.kit.tiles[option.tile], option.x, option.y, option.rotation)
            found[n] += KEEPING * FADE ** ways_to_ends(board).get(pawn, FAR)
        return found


def will_lay(state: ZombieState, seat: int) -> bool:
    left = turns_to_goal(state)
    return left <= FORESEEN and (state.active + left) % state.seats == seat


def open_ends(board: Board) -> int:
    found = 0
    for (x, y), site in board.sites.items():
        if site & 15 and site < 16:
            for side in SIDES:
                if site & side:
                    dx, dy = OFFSET[side]
                    found |= 1 << board.at[x + dx, y + dy] * 9 + BORDER[OPPOSITE[side]][1]
    return found


@lru_cache(maxsize=64)
def ways_to_ends(board: Board) -> dict[int, int]:
    return board.distances(*squares_in(open_ends(board)))
