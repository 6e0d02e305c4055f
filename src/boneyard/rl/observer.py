"""A seat's view as numbers."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import numpy as np
from msgspec.structs import astuple

from boneyard.engine.content import Content
from boneyard.games.catalogue import AnyGame
from boneyard.games.shared.board import Board
from boneyard.games.shared.rl import SEATS
from boneyard.games.shared.tile import OFFSET, SIDE_NAMES, SIDES
from boneyard.games.shared.view import BoardView
from boneyard.games.shared.wire import LaidTile
from boneyard.rl.bounds import bounds_of
from boneyard.rl.encoding import encoding_of
from boneyard.rl.layout import GROUND, MOVED, Layout

if TYPE_CHECKING:
    Row = array[int]  # faster to write to than a NumPy array, and NumPy can wrap it
    Numbers = np.ndarray[tuple[int], np.dtype[np.int16]]

WAYS = {OFFSET[side]: SIDE_NAMES[side] for side in SIDES}


class Observer:
    def __init__(self, game: AnyGame, content: Content) -> None:
        self.content = content
        self.bounds = bounds = bounds_of(content)
        self.encoding = encoding_of(game)
        self.layout = layout = Layout(game, bounds, self.encoding)
        self.tile_number = {name: number for number, name in enumerate(bounds.tile_ids)}
        self.card_number = {name: number for number, name in enumerate(bounds.cards)}
        words = (*bounds.tile_ids, *bounds.cards, *game.words)
        self.word_number = {word: number for number, word in enumerate(dict.fromkeys(words), 1)}
        first, width = layout["squares"].first, bounds.squares
        self.plane_at = {name: first + number * width for number, name in enumerate(layout["squares"].names)}
        self.reads = [(self.plane_at[name], read) for name, read in self.encoding.planes.items()]
        self.moved_at = self.plane_at[MOVED]
        self.pawns_at = [self.plane_at[f"pawn {seat}"] for seat in range(SEATS)]
        self.drawn_at, self.me_at = layout["drawn"].first, layout["me"].first
        self.agenda_at, self.table_at = layout["agenda"].first, layout["table"].first
        self.stack_at, self.seats_at = layout["stack"].first, layout["seats"].first
        self.seat_width = layout["seats"].shape[1]
        self.fronts = layout.parts.get("fronts")
        self.frames = layout.frames
        self.blank: Row = array("h", bytes(2 * layout.size))
        self.known: tuple[LaidTile, ...] = ()
        self.ground = self.blank
        self.shown: list[Sequence[int]] = []
        self.filled = self.blank

    def numbers(self, view: BoardView) -> Numbers:
        shown = [read(view) for _, read in self.reads]
        if view.tiles != self.known:
            self.ground = self.ground_of(view)
            self.known = view.tiles
            self.filled = self.filled_with(shown)
        elif shown != self.shown:
            self.filled = self.filled_with(shown)
        row = self.filled[:]
        self.write_agenda(row, view)
        self.write_seats(row, view)
        self.write_table(row, view)
        return np.frombuffer(row, np.int16)

    def filled_with(self, shown: list[Sequence[int]]) -> Row:
        """The part that no pawn's step changes: the map and everything on it except pawns."""
        row = self.ground[:]
        for (at, _), squares in zip(self.reads, shown, strict=True):
            for square in squares:
                row[at + square] = 1
        self.shown = shown
        return row

    def ground_of(self, view: BoardView) -> Row:
        """The part that only a new tile changes: the map."""
        row = self.blank[:]
        board = view.board(self.content)
        for square in range(len(board.kinds)):
            for name, number in self.ground_numbers(board, square).items():
                row[self.plane_at[name] + square] = number
        at = self.layout["tiles"].first
        for laid in view.tiles:
            at = write(row, at, (self.tile_number[laid.tile] + 1, laid.x, laid.y, laid.rotation))
        return row

    def ground_numbers(self, board: Board, square: int) -> Mapping[str, int]:
        column, row = board.coordinates(square)
        numbers = dict.fromkeys(GROUND, 0)
        numbers |= {"laid": 1, "legal": board.legal >> square & 1, "inside": board.inside >> square & 1}
        numbers |= {"column": column, "row": row}
        for to in board.neighbours[square]:
            to_column, to_row = board.coordinates(to)
            numbers[WAYS[to_column - column, to_row - row]] = 1
        return numbers

    def write_agenda(self, row: Row, view: BoardView) -> None:
        """A flag and the fields of each frame, moved figures, the drawn tile."""
        first, drawn = self.agenda_at, self.drawn_at
        for frame in view.agenda:
            at, fields = self.frames[type(frame)]
            row[first + at] = 1
            place = first + at + 1
            values: tuple[object, ...] = astuple(frame)
            for (field, width), value in zip(fields, values, strict=True):
                row[place] = self.number_of(value)
                if width > 1:
                    entries = [self.number_of(entry) for entry in flat(value)]
                    # The zeros overwrite the entries of a lower frame of the same kind.
                    write(row, place + 1, (entries + [0] * width)[: width - 1])
                place += width
                if field == MOVED and isinstance(value, tuple):
                    for square in value:
                        row[self.moved_at + square] = 1
                elif isinstance(value, str) and value in self.tile_number:
                    row[drawn + self.tile_number[value]] = 1

    def number_of(self, value: object) -> int:
        """A frame's field: a number, a word's index in the vocabulary, or a list's length."""
        if isinstance(value, int):
            return value
        if isinstance(value, str):
            return self.word_number.get(value, 0)
        if isinstance(value, tuple):
            return len(value)
        return int(value is not None)

    def write_seats(self, row: Row, view: BoardView) -> None:
        """What each seat has, and its pawn, starting with the viewer."""
        number = len(view.seats)
        me = view.viewer or 0
        cards = self.fronts
        row[self.me_at + me] = 1
        for turn in range(number):
            seat = (me + turn) % number
            row[self.pawns_at[turn] + view.seats[seat].pawn] = 1
            at = self.seats_at + turn * self.seat_width
            row[at] = 1
            row[at + 1] = seat == view.active
            write(row, at + 2, self.encoding.seat(view, seat))
            if cards:
                self.count(row, cards.first + turn * cards.shape[1], self.encoding.front(view, seat))

    def write_table(self, row: Row, view: BoardView) -> None:
        """Counts, the stack, and the known cards."""
        write(row, self.table_at, self.encoding.table(view))
        at = self.stack_at
        for tile, number in view.stack.items():
            row[at + self.tile_number[tile]] = number
        if self.card_number:
            self.count(row, self.layout["hand"].first, self.encoding.hand(view))
            at = self.layout["discards"].first
            for card, number in self.encoding.discards(view).items():
                row[at + self.card_number[card]] = number

    def count(self, row: Row, at: int, cards: Sequence[str]) -> None:
        for card in cards:
            row[at + self.card_number[card]] += 1


def flat(value: object) -> list[object]:
    """>>> flat(((1, 2), (3,)))
    [1, 2, 3]
    """
    if isinstance(value, tuple):
        return [entry for part in value for entry in flat(part)]
    return [value]


def write(row: Row, at: int, numbers: Sequence[int]) -> int:
    """Write numbers side by side; returns the position after them."""
    for number in numbers:
        row[at] = number
        at += 1
    return at
