"""How a game's positions are written: a record that each game fills in."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from boneyard.engine.content import Content
from boneyard.engine.game import Setup, State
from boneyard.games.shared.board import Board
from boneyard.games.shared.bounds import Bounds
from boneyard.games.shared.position_sketch import Sketch
from boneyard.games.shared.wire import LaidTile, Tiles

S = TypeVar("S", bound=State)
CROWDED = "*"
"""The letter of a square that an `at` line explains."""


@dataclass(frozen=True)
class Form(Generic[S]):
    """How a game's positions are written.

    `letters` draws what lies on a square; `anchor` is the tile that every board has, at its place;
    `loose` tiles may cut roads off; a pawn may also stand on squares of the kinds in `pits`.
    `beneath` gives the frames that lie under one that is said with `next`; `agenda_fault` says why a
    state's frames can't be pending in it; `bounds` says of each of its kinds of `frames` what fields can be.
    """

    letters: Mapping[str, tuple[str, ...]]
    anchor: LaidTile
    seat_words: tuple[str, ...]
    facts: tuple[str, ...]
    tiles: Callable[[Content], Tiles]
    setup: Callable[[S], Setup]
    take_apart: Callable[[S], Sketch]
    put_together: Callable[[Sketch, Setup], S]
    beneath: Callable[[str], list[str]]
    opening: str
    crowd_fault: Callable[[tuple[str, ...]], str | None]
    agenda_fault: Callable[[S], str | None]
    frames: tuple[type[object], ...]
    bounds: Bounds[S]
    loose: frozenset[str] = frozenset()
    pits: str = ""


def home_square(board: Board, form: Form[S]) -> int:
    """Where pawns are that nobody drew: on the centre of the anchor tile."""
    home = board.find(form.anchor.tile)
    assert home is not None
    return home * 9 + 4
