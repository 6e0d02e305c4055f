"""One page of the game: seats, board, story, question; it fits the window it is shown in."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.align import Align
from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from boneyard.games.shared.board import Board
from boneyard.games.shared.commands import Place
from boneyard.pieces import figures, things, tokens
from boneyard.sight import Sight, squares_named, tiles_of
from boneyard.terminal.board import Drawing, Picture
from boneyard.terminal.choices import Choice, Menu
from boneyard.terminal.palette import MARK
from boneyard.terminal.seats import hand_of, seat_line
from boneyard.terminal.telling import Teller
from boneyard.titles import game_title

WIDE_ENOUGH = 110
"""From this width on seats and story stand beside the board."""
SIDE = 40
LISTED = 120
"""Entries on the board whose labels take more room than this are not listed under it."""


@dataclass(frozen=True)
class Page:
    """What is to be shown."""

    sight: Sight
    board: Board
    story: Sequence[str]
    question: str = ""
    menu: Menu | None = None
    focus: tuple[int, int] | None = None


def picture_of(page: Page) -> Picture:
    """The board with all pieces, and the menu's numbers on it."""
    sight, menu = page.sight, page.menu
    return Picture(
        page.board,
        tuple(figures(sight)),
        (*tokens(sight), *things(sight)),
        tuple(seat.pawn for seat in sight.seats),
        menu.marks() if menu else {},
        menu.places() if menu else {},
        squares_named(sight, "barred"),
    )


class Screen:
    """Shows pages on a console."""

    def __init__(self, console: Console, teller: Teller) -> None:
        self.console = console
        self.teller = teller

    def show(self, page: Page) -> None:
        """A page, on a fresh screen where there is one."""
        if self.console.is_terminal:
            self.console.clear()
        self.console.print(self.render(page, self.console.width, self.console.height - 1))

    def render(self, page: Page, width: int, height: int) -> RenderableType:
        """A page of at most this size."""
        head = self._head(page)
        foot = self._foot(page, width)
        if width >= WIDE_ENOUGH:
            return self._beside(page, head, foot, width, height)
        return self._below(page, head, foot, width, height)

    def _beside(
        self, page: Page, head: RenderableType, foot: list[RenderableType], width: int, height: int
    ) -> RenderableType:
        rows = max(7, height - 1 - self._lines(foot, width))
        board = self._board(page, width - SIDE - 2, rows)
        seats = self._seats(page)
        story = self._story(page.story, SIDE, rows - len(seats) - 1)
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(width=width - SIDE - 2, no_wrap=True)
        grid.add_column(width=SIDE)
        grid.add_row(board, Group(*seats, Text(), *story))
        return Group(head, grid, *foot)

    def _below(
        self, page: Page, head: RenderableType, foot: list[RenderableType], width: int, height: int
    ) -> RenderableType:
        seats = Columns(self._seats(page), padding=(0, 2))
        story = self._story(page.story, width, 3)
        others = 1 + self._lines([seats, *story, *foot], width)
        board = self._board(page, width, max(7, height - others))
        return Group(head, seats, board, *story, *foot)

    def _lines(self, parts: Sequence[RenderableType], width: int) -> int:
        options = self.console.options.update(width=width, height=None)
        return len(self.console.render_lines(Group(*parts), options)) if parts else 0

    def _head(self, page: Page) -> RenderableType:
        sight = page.sight
        title = self.teller.say(
            "table-title", game=game_title(sight.game, self.teller.language), turn=str(sight.turns)
        )
        stack: object = getattr(sight, "stack", None)
        if isinstance(stack, dict):
            left = sum(stack.values()) + (getattr(sight, "bottom", None) is not None)
            title += " · " + self.teller.say("table-stack", stack=left)
        return Rule(Text(title, style="bold"), style="dim", align="left")

    def _seats(self, page: Page) -> list[Text]:
        return [seat_line(page.sight, seat, self.teller) for seat in range(len(page.sight.seats))]

    def _board(self, page: Page, width: int, height: int) -> RenderableType:
        drawn = Drawing(picture_of(page)).text(width, height, page.focus)
        return Align.center(drawn, width=width)

    def _story(self, sentences: Sequence[str], width: int, rows: int) -> list[Text]:
        """The newest sentences that fit."""
        shown: list[Text] = []
        for sentence in reversed(sentences):
            text = Text(sentence, style="dim" if shown else "")
            rows -= len(text.wrap(self.console, width))
            if rows < 0:
                break
            shown.insert(0, text)
        return shown

    def _foot(self, page: Page, width: int) -> list[RenderableType]:
        """The hand, the question and its choices."""
        parts: list[RenderableType] = []
        if hand := hand_of(page.sight):
            titles = ", ".join(self.teller.title("card", card) for card in hand)
            parts.append(Text(self.teller.say("hand", cards=titles), style="italic"))
        if page.question:
            parts.append(Text(page.question, style="bold"))
        if page.menu:
            parts.append(self._choices(page.menu))
        return parts

    def _choices(self, menu: Menu) -> RenderableType:
        if all(isinstance(choice.commands[0], Place) and choice.spot is None for choice in menu.choices):
            return self._rotations(menu)
        numbered = list(enumerate(menu.choices, 1))
        marked = [number for number, choice in numbered if choice.spot is not None]
        labels = [menu.choices[number - 1].label for number in marked]
        quiet = not all(labels) or sum(len(label) + 6 for label in labels) > LISTED
        lines = [_span(marked, self._verbs(menu))] if quiet else []
        for number, choice in numbered:
            if not (quiet and choice.spot is not None):
                lines.append(_line(str(number), choice.label, "bold red" if choice.danger else ""))
        return Columns(lines, padding=(0, 2))

    def _verbs(self, menu: Menu) -> str:
        """What the entries on the board do, each thing once."""
        commands = [c for choice in menu.choices if choice.spot is not None for c in choice.commands]
        return ", ".join(dict.fromkeys(self.teller.verb(command) for command in commands))

    def _rotations(self, menu: Menu) -> RenderableType:
        """A tile in the rotations to choose from, side by side."""
        return Columns(
            [self._rotation(n, choice) for n, choice in enumerate(menu.choices, 1)], padding=(0, 3)
        )

    def _rotation(self, number: int, choice: Choice) -> RenderableType:
        command = choice.commands[0]
        assert isinstance(command, Place)
        tile = tiles_of(self.teller.content)[command.tile]
        alone = Board().with_tile(tile, 0, 0, command.rotation)
        return Group(_line(str(number), ""), Drawing(Picture(alone)).canvas.whole())


def _span(numbers: list[int], label: str) -> Text:
    """Numbers that stand on the board, as one entry."""
    first, last = numbers[0], numbers[-1]
    return _line(str(first) if first == last else f"{first}–{last}", label)


def _line(number: str, label: str, style: str = "") -> Text:
    return Text.assemble((f" {number} ", MARK), (f" {label}", style))
