"""What is shown of Zombie Invasion, as records: a seat, a whole position, a view."""

from __future__ import annotations

import msgspec

from boneyard.games.shared.wire import LaidTile
from boneyard.games.zombie_invasion.frames import AnyFrame


class SeatView(msgspec.Struct, frozen=True, gc=False):
    """What lies before a seat (ZI-POINT-1: for all to see)."""

    pawn: int
    life: int
    ammo: int
    points: int
    dead: bool


class Position(msgspec.Struct, frozen=True, kw_only=True):
    """A whole game at one moment, but for its setup."""

    turns: int
    active: int
    seats: tuple[SeatView, ...]
    tiles: tuple[LaidTile, ...]
    stack: dict[str, int]
    bottom: str | None
    zombies: tuple[int, ...]
    box: int
    life: tuple[int, ...]
    ammo: tuple[int, ...]
    bonus: int
    agenda: tuple[AnyFrame, ...]
    winners: tuple[int, ...]
    way: str


class View(Position, frozen=True, kw_only=True):
    """What one seat, or a spectator, sees."""

    game: str
    content: str
    settings: dict[str, str]
    viewer: int | None
