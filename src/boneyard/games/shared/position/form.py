"""How a game's positions are written; each game fills in a record."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from boneyard.engine.content import Content
from boneyard.engine.game import Setup, State
from boneyard.games.shared.board import ALL_THREE, Board
from boneyard.games.shared.position.bounds import Bounds
from boneyard.games.shared.position.sketch import Sketch
from boneyard.games.shared.wire import LaidTile, Tiles

S = TypeVar("S", bound=State)
CROWDED = "*"
"""The letter of a square that an `at` line explains."""


@dataclass(frozen=True)
class Form(Generic[S]):
    """How a game's positions are written.

    - `letters`: how the picture shows what lies on a square
    - `anchor`: a tile that every board has, with its place
    - `loose`: tiles that may cut off roads; `pits`: kinds of squares where only pawns may be
    - `beneath`: the frames under one that is given by `next`
    - `agenda_fault`: why a state's frames can't be pending
    - `bounds`: the bounds of the fields of all `frames`
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
    crossings: tuple[int, ...] = ALL_THREE


def home_square(board: Board, form: Form[S]) -> int:
    """The square of pawns that aren't in the picture: the centre of the anchor tile."""
    home = board.find(form.anchor.tile)
    assert home is not None
    return home * 9 + 4
