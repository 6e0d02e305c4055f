"""A number for every command that a seat can ever give, the same in every game of a content set.

The table depends only on the content's bounds: sections in the order of the game's commands, and in a
section the order of the arguments. `place` leaves out the tile, since it is always the one just drawn.

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
from boneyard.engine.options import Lookup, Masked
from boneyard.games.shared.commands import Command, Place, word_of
from boneyard.games.shared.rl import DRAWN, Bounds, Encoding
from boneyard.games.shared.view import BoardView
from boneyard.rl.bounds import bounds_of
from boneyard.rl.encoding import encoding_of

if TYPE_CHECKING:
    Mask = np.ndarray[tuple[int], np.dtype[np.int8]]
    Numbers = np.ndarray[tuple[int], np.dtype[np.int64]]

MOST_TABLES = 64  # boards whose moves are cached


class Section(NamedTuple):
    """The range of one command's numbers."""

    word: str
    first: int
    size: int


class Actions(dict[Command, int]):
    """The number of each command; `commands` has the command of each number."""

    def __init__(self, kinds: Sequence[type[Command]], bounds: Bounds, encoding: Encoding[BoardView]) -> None:
        super().__init__()
        self.squares = bounds.squares
        self.tables: dict[int, tuple[Lookup[Command], Numbers]] = {}
        self.commands: list[Command] = []
        self.sections: list[Section] = []
        for kind in kinds:
            if kind in encoding.arguments:
                first = len(self.commands)
                self.commands += [kind(*arguments) for arguments in encoding.arguments[kind](bounds)]
                self.sections.append(Section(word_of(kind), first, len(self.commands) - first))
        self.update(zip(self.commands, range(len(self.commands)), strict=True))

    def __missing__(self, command: Command) -> int:
        """A tile's placement has the number of its place; cache it."""
        if not isinstance(command, Place) or command.tile == DRAWN:
            raise KeyError(f"{command.text()} has no number")
        number = self[command] = self[msgspec.structs.replace(command, tile=DRAWN)]
        return number

    def mask(self, options: Sequence[Command]) -> Mask:
        """One flag per action number."""
        mask = np.zeros(len(self.commands), np.int8)
        # The compiled `Masked` accepts any sequence in isinstance(), so exclude plain ones.
        if isinstance(options, Masked) and not isinstance(options, tuple | list):
            numbers = self.numbers_of(options.table)
            bits = np.frombuffer(options.mask.to_bytes(len(numbers) // 8 + 1, "little"), np.uint8)
            mask[numbers] = np.unpackbits(bits, count=len(numbers), bitorder="little")
            options = options.others
        for option in options:
            mask[self[option]] = 1
        return mask

    def numbers_of(self, table: Lookup[Command]) -> Numbers:
        """The numbers of a long table of commands; cached, since a board keeps its moves."""
        if id(table) not in self.tables:
            if len(self.tables) > MOST_TABLES:
                self.tables.clear()
            commands = table if isinstance(table, list) else map(table.__getitem__, range(self.squares))
            self.tables[id(table)] = table, np.array([self[command] for command in commands])
        return self.tables[id(table)][1]

    def meant(self, number: int, options: Sequence[Command]) -> Command:
        """The command for a number now: a placed tile is the one drawn."""
        command = self.commands[number]
        if not isinstance(command, Place):
            return command
        drawn = next((option.tile for option in options if isinstance(option, Place)), DRAWN)
        return msgspec.structs.replace(command, tile=drawn)

    def text(self, number: int) -> str:
        return self.commands[number].text()


@lru_cache(maxsize=8)
def actions_of(game_id: str, content: Content) -> Actions:
    game = boneyard.game(game_id)
    return Actions(game.commands, bounds_of(content), encoding_of(game))
