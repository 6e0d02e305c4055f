"""The options of a seat as numbered entries, marked on the board where they have a square or place.

Options that share a square, a figure or a place are one entry with a second menu.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from boneyard.engine.labels import Label
from boneyard.games.shared.board import Board
from boneyard.games.shared.commands import Command, Place, Step
from boneyard.terminal.teller import Teller, direction

Labels = Mapping[Command, Label]  # of commands with another meaning in this question
NO_LABELS: Labels = {}
Spot = int | tuple[int, int] | None  # the mark of an entry: on a square, on a free place, or none


STAR = "*"
MOST_DIGITS = 6


@dataclass(frozen=True)
class Choice:
    """An entry; one with several commands leads to a second menu."""

    label: str
    commands: tuple[Command, ...]
    spot: Spot
    danger: bool = False


@dataclass(frozen=True)
class Menu:
    choices: tuple[Choice, ...]
    chosen: Spot = None

    def marks(self) -> dict[int, str]:
        """Labels for squares: numbers, and a star on the square whose menu this is."""
        star = {self.chosen: STAR} if isinstance(self.chosen, int) else {}
        return star | {c.spot: str(n) for n, c in enumerate(self.choices, 1) if isinstance(c.spot, int)}

    def places(self) -> dict[tuple[int, int], str]:
        """Labels for free places, as in `marks`."""
        star = {self.chosen: STAR} if isinstance(self.chosen, tuple) else {}
        return star | {c.spot: str(n) for n, c in enumerate(self.choices, 1) if isinstance(c.spot, tuple)}


class NoChoice(ValueError):
    """An answer that matches no choice, or several."""

    def __init__(self, message_id: str, text: str) -> None:
        super().__init__(text)
        self.message_id = message_id


def spot_of(command: Command) -> Spot:
    """The square where a command starts, otherwise where it ends."""
    if isinstance(command, Place):
        return command.x, command.y
    squares = (command.start, command.to, command.square)
    return next((square for square in squares if square is not None), None)


def menu(
    options: Sequence[Command], teller: Teller, board: Board, pawn: int | None, labels: Labels = NO_LABELS
) -> Menu:
    """The first menu: entries on the board in reading order, then the others, deadly ones last."""
    groups: dict[object, list[Command]] = {}
    for number, command in enumerate(options):
        spot = spot_of(command)
        groups.setdefault(("no spot", number) if spot is None else spot, []).append(command)
    entries = [_entry(tuple(commands), teller, board, pawn, labels) for commands in groups.values()]
    return Menu(tuple(sorted(entries, key=lambda entry: _order(entry, board))))


def _entry(
    commands: tuple[Command, ...], teller: Teller, board: Board, pawn: int | None, labels: Labels
) -> Choice:
    spot = spot_of(commands[0])
    chosen = labels.get(commands[0])
    if isinstance(commands[0], Place):
        label = ""
    elif len(commands) == 1:
        label = teller.command(commands[0], board, pawn, chosen)
    else:
        label = teller.place(board, spot) if isinstance(spot, int) else ""
    return Choice(label, commands, spot, chosen is not None and chosen.danger)


def _order(entry: Choice, board: Board) -> tuple[int, int, int]:
    match entry.spot:
        case int():
            x, y = board.coordinates(entry.spot)
            return 0, y, x
        case tuple():
            return 0, entry.spot[1], entry.spot[0]
        case None:
            return 2 if entry.danger else 1, 0, 0


def submenu(choice: Choice, teller: Teller, board: Board, labels: Labels) -> Menu:
    """The second menu: a figure's moves, a place's rotations, or the commands on a square."""
    named = [
        (command, teller.command(command, board, None, labels.get(command))) for command in choice.commands
    ]
    return Menu(tuple(Choice(label, (command,), command.to) for command, label in named), choice.spot)


def numbered_choice(current: Menu, text: str) -> Choice | None:
    number = int(text) if text.isdecimal() and len(text) <= MOST_DIGITS else 0
    return current.choices[number - 1] if 1 <= number <= len(current.choices) else None


def pick(current: Menu, text: str, board: Board, pawn: int | None) -> Choice:
    """The choice by number, by direction, by its first letters or by its whole text."""
    if text.isdecimal():
        if (numbered := numbered_choice(current, text)) is not None:
            return numbered
        raise NoChoice("no-such-choice", text)
    if len(text) == 1 and (found := _towards(current, text, board, pawn)) is not None:
        return found
    commands = [command for choice in current.choices for command in choice.commands]
    exact = [command for command in commands if command.text() == text]
    named = exact or [command for command in commands if command.text().startswith(text)]
    if not named or not text:
        raise NoChoice("no-such-choice", text)
    if len(named) > 1:
        raise NoChoice("ambiguous", text)
    return next(
        Choice(c.label, (named[0],), None, c.danger) for c in current.choices if named[0] in c.commands
    )


def _towards(current: Menu, letter: str, board: Board, pawn: int | None) -> Choice | None:
    for choice in current.choices:
        command = choice.commands[0]
        start = pawn if command.start is None else command.start
        if len(choice.commands) > 1 or command.to is None or start is None:
            continue
        if direction(board, start, command.to) == letter:
            return choice
    return None


def walks(options: Sequence[Command]) -> bool:
    return any(isinstance(option, Step) for option in options)
