"""A number for every command that a seat can ever give, the same in every game of a content set.

The table is made from the content's bounds alone: section by section in the order of the game's
commands, and within a section in the order of the arguments. So a number means the same command
everywhere. One word is short: `place` names a place and a rotation; the tile is the one just drawn.

>>> import boneyard
>>> game = boneyard.game("zombie-invasion")
>>> table = actions_of(game.id, game.default_content())
>>> table.text(table[game.parse("step 12")])
'step 12'
>>> table.text(table[game.parse("place hospital 1 -2 3")])
'place * 1 -2 3'
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING, NamedTuple

import msgspec
import numpy as np

import boneyard
from boneyard.engine.content import Content
from boneyard.engine.options import Masked, Table
from boneyard.games.shared.commands import Command, Place
from boneyard.rl.bounds import SEATS, Bounds, bounds_of
from boneyard.rl.records import Record, record_of

if TYPE_CHECKING:
    Mask = np.ndarray[tuple[int], np.dtype[np.int8]]
    Numbers = np.ndarray[tuple[int], np.dtype[np.int64]]

MOST_TABLES = 64
"""How many boards' moves are remembered."""
OF_CHANCE = frozenset({"start", "roll", "draw", "deal"})
"""Words that only chance says."""
DRAWN = "*"
"""Stands for the tile that was drawn."""
MOST_WHITE, MOST_RED, MOST_BLUE = 9, 5, 3
"""How many skeletons of a colour one raise, payment or gift can have: they make at most 9 points."""
MOST_BID = 50
"""How many of a kind one can commit to a duel: there are 50 life tokens, and fewer skeletons."""
STAKES = ("white", "red", "blue", "life")
BOOK = "necronomicon"
SIDES = (((0, 1, 2), (6, 7, 8)), ((2, 5, 8), (0, 3, 6)), ((6, 7, 8), (0, 1, 2)), ((0, 3, 6), (2, 5, 8)))
"""North, east, south, west: a tile's squares on that side, and those of the tile beyond that they touch."""

Arguments = Iterator[tuple[object, ...]]


def squares(bounds: Bounds, record: Record[object]) -> Arguments:
    """Every square."""
    return product(range(bounds.squares))


def nothing(bounds: Bounds, record: Record[object]) -> Arguments:
    """No arguments."""
    return iter([()])


def places(bounds: Bounds, record: Record[object]) -> Arguments:
    """Every place that a tile can come to, in each of four rotations."""
    return ((DRAWN, x, y, rotation) for (x, y), rotation in product(bounds.sites, range(4)))


def puts(bounds: Bounds, record: Record[object]) -> Arguments:
    """Everything that is put on squares."""
    return product(record.puts, range(bounds.squares))


def shifts(bounds: Bounds, record: Record[object]) -> Arguments:
    """Every step of a figure: inside a tile, then across a side of it to any other tile."""
    for tile in range(bounds.tiles):
        yield from ((tile * 9 + start, tile * 9 + to) for start in range(9) for to in _beside(start))
    for tile, other in product(range(bounds.tiles), repeat=2):
        if tile != other:
            for mine, theirs in SIDES:
                yield from ((tile * 9 + mine[at], other * 9 + theirs[at]) for at in record.crossings)


def _beside(square: int) -> Iterator[int]:
    row, column = divmod(square, 3)
    for to_row, to_column in ((row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1)):
        if 0 <= to_row < 3 and 0 <= to_column < 3:
            yield to_row * 3 + to_column


def cards(bounds: Bounds, record: Record[object]) -> Arguments:
    """Every card."""
    return product(bounds.cards)


def items(bounds: Bounds, record: Record[object]) -> Arguments:
    """Every card, and the book that is named like one."""
    return product((*bounds.cards, BOOK))


def plays(bounds: Bounds, record: Record[object]) -> Arguments:
    """Every card, against nobody or a seat."""
    return product(bounds.cards, (None, *range(SEATS)))


def shots(bounds: Bounds, record: Record[object]) -> Arguments:
    """Every weapon that reaches far, at every square."""
    return product(bounds.ranged, range(bounds.squares))


def skeletons(bounds: Bounds, record: Record[object]) -> Arguments:
    """White, red and blue ones."""
    return product(range(MOST_WHITE + 1), range(MOST_RED + 1), range(MOST_BLUE + 1))


def seats(bounds: Bounds, record: Record[object]) -> Arguments:
    """Every seat."""
    return product(range(SEATS))


def bids(bounds: Bounds, record: Record[object]) -> Arguments:
    """So many of each kind."""
    return product(STAKES, range(MOST_BID + 1))


def colours(bounds: Bounds, record: Record[object]) -> Arguments:
    """What can be spent openly."""
    return product(STAKES[:3])


def tiles(bounds: Bounds, record: Record[object]) -> Arguments:
    """Every tile by the order of laying."""
    return product(range(bounds.tiles))


ARGUMENTS: dict[str, Callable[[Bounds, Record[object]], Arguments]] = {
    "place": places,
    "put": puts,
    "step": squares,
    "shift": shifts,
    "stop": nothing,
    "life": nothing,
    "die": nothing,
    "ammo": nothing,
    "breed": nothing,
    "play": plays,
    "pass": nothing,
    "discard": cards,
    "throw": nothing,
    "use": cards,
    "shoot": shots,
    "raise": skeletons,
    "mount": seats,
    "commit": bids,
    "spend": colours,
    "choose": items,
    "aim": tiles,
    "go": squares,
    "remove": squares,
    "pay": skeletons,
    "bridge": nothing,
    "challenge": nothing,
    "teleport": nothing,
    "lead": seats,
    "take": skeletons,
    "pick": squares,
}
"""By a command's word: every list of arguments that it can have, in the order of numbering."""


class Section(NamedTuple):
    """The numbers of one kind of command: from `first`, so many."""

    word: str
    first: int
    size: int


class Actions(dict[Command, int]):
    """The number of each command; `commands` has the command of each number, `sections` where kinds begin."""

    def __init__(self, kinds: Sequence[type[Command]], bounds: Bounds, record: Record[object]) -> None:
        super().__init__()
        self.squares = bounds.squares
        self.tables: dict[int, tuple[Table[Command], Numbers]] = {}
        self.commands: list[Command] = []
        self.sections: list[Section] = []
        for kind in kinds:
            word = str(kind.__struct_config__.tag)
            if word not in OF_CHANCE:
                first = len(self.commands)
                self.commands += [kind(*arguments) for arguments in ARGUMENTS[word](bounds, record)]
                self.sections.append(Section(word, first, len(self.commands) - first))
        self.update(zip(self.commands, range(len(self.commands)), strict=True))

    def __missing__(self, command: Command) -> int:
        """A tile that is laid has the number of its place; it is remembered."""
        if not isinstance(command, Place) or command.tile == DRAWN:
            raise KeyError(f"{command.text()} has no number")
        number = self[command] = self[msgspec.structs.replace(command, tile=DRAWN)]
        return number

    def mask(self, options: Sequence[Command]) -> Mask:
        """A flag for each number: whether it is among the options."""
        mask = np.zeros(len(self.commands), np.int8)
        # The compiled `Masked` takes every sequence for one of its own, so plain ones are left out by name.
        if isinstance(options, Masked) and not isinstance(options, tuple | list):
            numbers = self.numbers_of(options.table)
            bits = np.frombuffer(options.mask.to_bytes(len(numbers) // 8 + 1, "little"), np.uint8)
            mask[numbers] = np.unpackbits(bits, count=len(numbers), bitorder="little")
            options = options.others
        for option in options:
            mask[self[option]] = 1
        return mask

    def numbers_of(self, table: Table[Command]) -> Numbers:
        """The numbers of a long table of commands; remembered, since a board keeps its moves."""
        if id(table) not in self.tables:
            if len(self.tables) > MOST_TABLES:
                self.tables.clear()
            commands = table if isinstance(table, list) else map(table.__getitem__, range(self.squares))
            self.tables[id(table)] = table, np.array([self[command] for command in commands])
        return self.tables[id(table)][1]

    def meant(self, number: int, options: Sequence[Command]) -> Command:
        """The command that a number means now: a tile that is laid is the one drawn."""
        command = self.commands[number]
        if not isinstance(command, Place):
            return command
        drawn = next((option.tile for option in options if isinstance(option, Place)), DRAWN)
        return msgspec.structs.replace(command, tile=drawn)

    def text(self, number: int) -> str:
        """What a number means."""
        return self.commands[number].text()


@lru_cache(maxsize=8)
def actions_of(game_id: str, content: Content) -> Actions:
    """The table of a game with some content."""
    return Actions(boneyard.game(game_id).commands, bounds_of(content), record_of(game_id))
