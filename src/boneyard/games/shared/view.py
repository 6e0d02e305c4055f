"""The view that all board games have in common.

What not every game has is a property here: a game that has it declares a field instead.
"""

from __future__ import annotations

from typing import ClassVar, Generic, Literal, NamedTuple, TypeVar

import msgspec
from msgspec.structs import replace

from boneyard.engine.content import Content
from boneyard.engine.game import Setup
from boneyard.games.shared.board import ALL_THREE, Board
from boneyard.games.shared.content_set import tiles_of
from boneyard.games.shared.frames import Frame
from boneyard.games.shared.tile import CENTRE
from boneyard.games.shared.wire import LaidTile, board_of

FigureKind = Literal["white", "red", "blue", "black", "zombie"]
TokenKind = Literal["life", "ammo"]
ThingKind = Literal["horse", "book"]
K = TypeVar("K", bound=str, covariant=True)
V = TypeVar("V", bound="BoardView")


class OtherContent(LookupError):
    """A view belongs to a game with other content."""


class Piece(NamedTuple, Generic[K]):
    """A figure, token or thing on a square."""

    kind: K
    square: int


class SeatView(msgspec.Struct, frozen=True):
    """What everybody can see of a seat."""

    pawn: int

    @property
    def life(self) -> int | None:
        return None

    @property
    def ammo(self) -> int | None:
        return None

    @property
    def points(self) -> int:
        return 0

    @property
    def collection(self) -> tuple[int, ...]:
        """Collected figures: white, red and blue ones."""
        return ()

    @property
    def hand(self) -> int | None:
        """How many cards the seat holds."""
        return None

    @property
    def front(self) -> tuple[str, ...]:
        """The cards lying in front of the seat."""
        return ()


class BoardView(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat, or a spectator (None), sees.

    A saved position is the same without a viewer; its setup is saved elsewhere.
    """

    crossings: ClassVar[tuple[int, ...]] = ALL_THREE
    """The places along a tile's side where squares are joined."""
    game: str = ""
    content: str = ""
    settings: dict[str, str] = {}
    viewer: int | None = None
    turns: int = 0
    active: int = 0
    seats: tuple[SeatView, ...]
    tiles: tuple[LaidTile, ...]
    stack: dict[str, int]
    agenda: tuple[Frame, ...]
    winners: tuple[int, ...] = ()
    way: str = ""

    @property
    def barred(self) -> tuple[int, ...]:
        """Squares that nobody can step on for now."""
        return ()

    @property
    def hand(self) -> tuple[str, ...]:
        """The cards that the viewer holds."""
        return ()

    @property
    def round(self) -> int:
        """The current round: in each, everybody has one turn; 0 before the first."""
        return -(-self.turns // len(self.seats))

    def setup(self, content: Content) -> Setup:
        """The setup of a game that starts as usual, with the content it is played with."""
        if content.hash != self.content:
            raise OtherContent(f"the view is of a game with the content {self.content}, not {content.hash}")
        return Setup(self.game, len(self.seats), self.settings, content)

    def board(self, content: Content) -> Board:
        """The map, with the tiles of the content that the view names."""
        return board_of(tiles_of(content), self.tiles, self.crossings)

    def tiles_left(self) -> int:
        """How many tiles have not been drawn."""
        return sum(self.stack.values())

    def target(self, board: Board, goal_tile: str) -> int | None:
        """The square that the viewer must reach to win, if there is one by now."""
        laid = board.find(goal_tile)
        return None if laid is None else laid * 9 + CENTRE

    def figures(self) -> list[Piece[FigureKind]]:
        """Zombies and skeletons."""
        return []

    def tokens(self) -> list[Piece[TokenKind]]:
        return []

    def things(self) -> list[Piece[ThingKind]]:
        """Players' belongings on the map."""
        return []


def in_turn(view: V, seat: int, square: int, agenda: tuple[Frame, ...]) -> V:
    """A view in which it is a seat's turn, with its pawn on a square."""
    seats = list(view.seats)
    seats[seat] = replace(seats[seat], pawn=square)
    return replace(view, active=seat, seats=tuple(seats), agenda=agenda)
