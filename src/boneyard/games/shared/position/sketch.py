"""A parsed position, before a game makes a state of it.

Squares have names: the tile and the place on it as it lies on the table, such as `hospital.n` or
`hospital.1`. If several tiles have the same name, the number of laying comes first: `3:street.centre`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches

from boneyard.engine.bag import Bag
from boneyard.games.shared.board import Board

MOST_PIECES = 20_000
"""Tiles of a stack or cards of a deck: more would only fill the memory."""
COMPASS = ("nw", "n", "ne", "w", "centre", "e", "sw", "s", "se")
SQUARE = re.compile(r"(?:(\d+):)?([a-z][a-z0-9-]*)\.([a-z]+|[0-8])\b")


class BadPosition(ValueError):
    """A text that isn't a position, or an illegal one: the line and the reason."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}" if line else reason)
        self.line = line
        self.reason = reason


@dataclass
class Sketch:
    """The parts of a position.

    `things` are what lies on the squares, except pawns. `seats` and `facts` are words with their values.
    `agenda` has the frames as text, the pending one last. `where` has line numbers for errors.
    """

    board: Board
    settings: Mapping[str, str]
    things: dict[int, tuple[str, ...]] = field(default_factory=dict)
    pawns: dict[int, int] = field(default_factory=dict)
    seats: list[dict[str, str]] = field(default_factory=list)
    facts: dict[str, str] = field(default_factory=dict)
    agenda: list[str] = field(default_factory=list)
    where: dict[str, int] = field(default_factory=dict)

    def fault(self, key: str, reason: str) -> BadPosition:
        return BadPosition(self.where.get(key, 0), reason)

    def number(self, word: str, default: int, most: int | None = None) -> int:
        text = self.facts.get(word)
        return default if text is None else self._number(word, word, text, most)

    def seat_number(self, seat: int, word: str, default: int, most: int | None = None) -> int:
        text = self.seats[seat].get(word)
        return default if text is None else self._number(f"seat {seat}", word, text, most)

    def _number(self, key: str, word: str, text: str, most: int | None) -> int:
        if not text.isdecimal():
            raise self.fault(key, f"{word} needs a number, not {text!r}")
        if most is not None and int(text) > most:
            raise self.fault(key, f"{word} is at most {most}, not {text}")
        return int(text)

    def squares_with(self, word: str) -> tuple[int, ...]:
        return tuple(sorted(square for square, things in self.things.items() if word in things))

    def bag(self, word: str, default: Bag, known: Iterable[str]) -> Bag:
        text = self.facts.get(word)
        if text is None:
            return default
        return Bag(self.titles(word, text, known))

    def titles(self, key: str, text: str, known: Iterable[str]) -> dict[str, int]:
        """Titles with their counts: `street 2 hospital`; or `none`."""
        counts: dict[str, int] = {}
        title = ""
        for word in () if text == "none" else text.split():
            if word.isdecimal() and title:
                counts[title] += int(word) - 1
                title = ""
            else:
                title = word
                require_known(self.where.get(key, 0), word, known, "title")
                counts[title] = counts.get(title, 0) + 1
        if sum(counts.values()) > MOST_PIECES:
            raise self.fault(key, f"a position can have at most {MOST_PIECES} of anything")
        return counts

    def won(self, seats: int) -> tuple[tuple[int, ...], str]:
        """The winners and their way of winning; `((), "")` if nobody has won."""
        if "won" not in self.facts:
            return (), ""
        way, *winners = self.facts["won"].split() or [""]
        if not winners or not all(word.isdecimal() and int(word) < seats for word in winners):
            raise self.fault("won", "write how and by which seats the game was won, such as: won points 0")
        return tuple(int(word) for word in winners), way


def require_known(line: int, word: str, known: Iterable[str], kind: str) -> None:
    """Refuse an unknown word and suggest the nearest known one."""
    known = list(known)
    if word not in known:
        near = get_close_matches(word, known, 1)
        hint = f"did you mean {near[0]!r}?" if near else f"use one of: {', '.join(sorted(known)) or 'none'}"
        raise BadPosition(line, f"{word!r} isn't a known {kind}; {hint}")


def titles_text(counts: Mapping[str, int]) -> str:
    """Titles with their counts, as they are written.

    >>> titles_text({"street": 2, "hospital": 1})
    'hospital street 2'
    """
    words = [title if n == 1 else f"{title} {n}" for title, n in sorted(counts.items()) if n]
    return " ".join(words) or "none"


def tile_name(board: Board, index: int) -> str:
    """A tile's name on this board: its id, with its number if there are several."""
    tile_id = board.tiles[index].tile.id
    copies = sum(laid.tile.id == tile_id for laid in board.tiles)
    return tile_id if copies == 1 else f"{index}:{tile_id}"


def square_name(board: Board, square: int) -> str:
    return f"{tile_name(board, square // 9)}.{COMPASS[square % 9]}"


def read_square(board: Board, text: str, line: int = 0) -> int:
    if text.isdecimal() and int(text) < len(board.tiles) * 9:
        return int(text)
    match = SQUARE.fullmatch(text)
    if match is None:
        raise BadPosition(line, f"{text!r} isn't a square; write TILE.PLACE, such as town-hall.n")
    number, tile_id, place = match.groups()
    return _tile_index(board, number, tile_id, line) * 9 + _place(place, line)


def _tile_index(board: Board, number: str | None, tile_id: str, line: int) -> int:
    found = [index for index, laid in enumerate(board.tiles) if laid.tile.id == tile_id]
    require_known(line, tile_id, {laid.tile.id for laid in board.tiles}, "tile on the board")
    if number is not None:
        if int(number) not in found:
            raise BadPosition(line, f"tile {number} isn't a {tile_id!r}")
        return int(number)
    if len(found) > 1:
        names = " or ".join(f"{index}:{tile_id}" for index in found)
        raise BadPosition(line, f"there are {len(found)} tiles {tile_id!r}; write {names}")
    return found[0]


def _place(place: str, line: int) -> int:
    if place.isdecimal():
        return int(place)
    require_known(line, place, COMPASS, "place on a tile")
    return COMPASS.index(place)


def with_numbers(board: Board, text: str, line: int = 0) -> str:
    """The text with each name of a square replaced by its number."""
    return SQUARE.sub(lambda match: str(read_square(board, match.group(), line)), text)
