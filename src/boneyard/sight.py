"""What the games' views have in common, for bots, terminal and pictures.

A view names tiles and squares; with the content's drawings they become a board again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, cast, runtime_checkable

from boneyard.engine.content import BadContent, Content
from boneyard.games.catalogue import game
from boneyard.games.shared.board import Board
from boneyard.games.shared.features import features_of
from boneyard.games.shared.shelf import Shelf
from boneyard.games.shared.tile_files import all_tiles
from boneyard.games.shared.wire import LaidTile, Tiles, board_of


class SeatSight(Protocol):
    """What every game shows of a seat."""

    @property
    def pawn(self) -> int: ...


@runtime_checkable
class Sight(Protocol):
    """What every game's view shows."""

    @property
    def game(self) -> str: ...
    @property
    def content(self) -> str: ...
    @property
    def viewer(self) -> int | None: ...
    @property
    def active(self) -> int: ...
    @property
    def turns(self) -> int: ...
    @property
    def seats(self) -> Sequence[SeatSight]: ...
    @property
    def tiles(self) -> tuple[LaidTile, ...]: ...
    @property
    def agenda(self) -> Sequence[object]: ...
    @property
    def winners(self) -> tuple[int, ...]: ...
    @property
    def way(self) -> str: ...


def sight_of(view: object) -> Sight:
    """A view as what all views have in common; a test sees to it that they have."""
    return cast(Sight, view)


_tiles: Shelf[Content, Tiles] = Shelf(32)


def tiles_of(content: Content) -> Tiles:
    """Every tile of a content set."""
    return _tiles.find(content, content.letters, lambda: check_tiles(content))


def check_tiles(content: Content) -> Tiles:
    """The same, read anew."""
    faults: list[str] = []
    found = all_tiles(content, faults)
    if faults:
        raise BadContent(faults)
    return found


def board_in(sight: Sight, content: Content) -> Board:
    """The board that a view shows, with the crossings that its game joins."""
    return board_of(tiles_of(content), sight.tiles, features_of(game(sight.game)).crossings)


def squares_named(view: object, *names: str) -> frozenset[int]:
    """The squares in those fields of a view that it has: lists of squares, or tables by square."""
    found: set[int] = set()
    for name in names:
        value: object = getattr(view, name, ())
        if isinstance(value, dict):
            found.update(key for key in value if isinstance(key, int))
            found.update(square for squares in value.values() for square in flat(squares))
        else:
            found.update(flat(value))
    return frozenset(found)


def flat(value: object) -> list[int]:
    """The squares in a list; of a pair, its first number."""
    if not isinstance(value, Sequence) or isinstance(value, str):
        return []
    return [item for item in value if isinstance(item, int)]


def number_in(view: object, name: str) -> int | None:
    """A number of a view, where it has one: negative ones stand for none."""
    value: object = getattr(view, name, None)
    return value if isinstance(value, int) and value >= 0 else None
