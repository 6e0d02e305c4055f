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

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

import msgspec
import numpy as np

import boneyard
from boneyard.engine.content import Content
from boneyard.engine.options import Masked, Table
from boneyard.games.shared.commands import Command, Place, word_of
from boneyard.games.shared.rl import DRAWN, Bounds, Encoding
from boneyard.rl.bounds import bounds_of
from boneyard.rl.encoding import encoding_of

if TYPE_CHECKING:
    Mask = np.ndarray[tuple[int], np.dtype[np.int8]]
    Numbers = np.ndarray[tuple[int], np.dtype[np.int64]]

MOST_TABLES = 64
"""How many boards' moves are remembered."""


class Section(NamedTuple):
    """The numbers of one kind of command: from `first`, so many."""

    word: str
    first: int
    size: int


class Actions(dict[Command, int]):
    """The number of each command; `commands` has the command of each number, `sections` where kinds begin."""

    def __init__(self, kinds: Sequence[type[Command]], bounds: Bounds, encoding: Encoding[object]) -> None:
        super().__init__()
        self.squares = bounds.squares
        self.tables: dict[int, tuple[Table[Command], Numbers]] = {}
        self.commands: list[Command] = []
        self.sections: list[Section] = []
        for kind in kinds:
            if kind in encoding.arguments:
                first = len(self.commands)
                self.commands += [kind(*arguments) for arguments in encoding.arguments[kind](bounds)]
                self.sections.append(Section(word_of(kind), first, len(self.commands) - first))
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
    game = boneyard.game(game_id)
    return Actions(game.commands, bounds_of(content), encoding_of(game))
