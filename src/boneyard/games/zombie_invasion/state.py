"""The state of Zombie Invasion: some numbers and short lists, changed in place.

The board, the stack and the frames are immutable and shared by copies. `leaving` and `entering`
are the unions of the board's move masks over all squares with a zombie.
"""

from __future__ import annotations

from boneyard.engine.game import Setup
from boneyard.games.shared.state import BoardState
from boneyard.games.shared.tile import Tile
from boneyard.games.shared.wire import Tiles

START_TILE = "town-hall"
GOAL_TILE = "helipad"


class Kit:
    """Shared by all states of a game: its tiles and its settings."""

    def __init__(self, setup: Setup, tiles: Tiles) -> None:
        self.setup = setup
        self.tiles = tiles
        self.last_life_dies = setup.settings["last_life"] == "dies"
        limit = setup.settings["round_limit"]
        self.round_limit = None if limit == "none" else int(limit)


class ZombieState(BoardState):
    """A game of Zombie Invasion."""

    kit: Kit
    bottom: str | None
    zombies: int
    leaving: int
    entering: int
    box: int
    life: int
    ammo: int
    lives: list[int]
    ammos: list[int]
    dead: int
    goal: int
    bonus: int
    __slots__ = tuple(__annotations__)

    def add_zombie(self, square: int) -> None:
        """A zombie from the box comes onto a square."""
        self.zombies |= 1 << square
        self.leaving |= self.board.leave[square]
        self.entering |= self.board.enter[square]
        self.box -= 1

    def remove_zombie(self, square: int) -> None:
        """A zombie goes back to the box."""
        self.zombies ^= 1 << square
        self.leaving ^= self.board.leave[square]
        self.entering ^= self.board.enter[square]
        self.box += 1

    def lay(self, tile: Tile, x: int, y: int, rotation: int) -> int:
        """Lay a tile; figures at its border can now step onto it."""
        self.board = board = self.board.with_tile(tile, x, y, rotation)
        for square in board.touched:
            if self.zombies >> square & 1:
                self.leaving |= board.leave[square]
                self.entering |= board.enter[square]
        return len(board.tiles) - 1
