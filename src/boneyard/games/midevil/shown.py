"""What is shown of MidEvil, as records: a seat, the table, a view, a whole position."""

from __future__ import annotations

import msgspec

from boneyard.games.midevil.frames import AnyFrame
from boneyard.games.midevil.kinds import Collection
from boneyard.games.midevil.lasting import Lasting
from boneyard.games.shared.wire import LaidTile


class SeatView(msgspec.Struct, frozen=True):
    """What lies before a seat, for all to see; `horse` is where its horse waits, or -1."""

    pawn: int
    life: int
    points: int
    collection: Collection
    hand: int
    front: tuple[str, ...]
    horse: int
    dead: bool
    played: bool


class Shown(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody sees; `used` is used up this turn, by the active seat or as `1:mace` by seat 1."""

    turns: int
    active: int
    seats: tuple[SeatView, ...]
    tiles: tuple[LaidTile, ...]
    stack: dict[str, int]
    skeletons: dict[str, tuple[int, ...]]
    supply: Collection
    removed: tuple[int, int, int, int]
    life: tuple[int, ...]
    bank: int
    discards: dict[str, int]
    holder: int
    home: int
    goal: int
    barred: tuple[int, ...]
    used: tuple[str, ...]
    duelled: bool
    rooted: bool
    lasting: tuple[Lasting, ...]
    winners: tuple[int, ...]
    way: str


class Position(Shown, frozen=True, kw_only=True):
    """A whole game at one moment, but for its setup."""

    hands: tuple[tuple[str, ...], ...]
    deck: dict[str, int]
    agenda: tuple[AnyFrame, ...]


class View(Shown, frozen=True, kw_only=True):
    """What one seat, or a spectator (None), sees; `book` is where the Necronomicon lies, or -1."""

    game: str
    content: str
    settings: dict[str, str]
    viewer: int | None
    book: int
    hand: tuple[str, ...]
    deck: int
    agenda: tuple[AnyFrame, ...]
