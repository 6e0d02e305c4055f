"""One page of the game, fitted to its window: seats, board, log, question."""

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
from boneyard.games.shared.content_set import tiles_of
from boneyard.games.shared.view import BoardView
from boneyard.terminal.board import Drawing, Picture
from boneyard.terminal.choices import Choice, Menu
from boneyard.terminal.palette import MARK
from boneyard.terminal.seats import seat_line
from boneyard.terminal.teller import Teller
from boneyard.titles import game_title

WIDE_ENOUGH = 110  # for seats and log beside the board
SIDE = 40
LISTED = 120  # longer labels of entries on the board aren't listed below it


@dataclass(frozen=True)
class Page:
    view: BoardView
    board: Board
    log: Sequence[str]
    question: str = ""
    menu: Menu | None = None
    focus: tuple[int, int] | None = None


def picture_of(page: Page) -> Picture:
    view, menu = page.view, page.menu
    return Picture(
        page.board,
        tuple(view.figures()),
        (*view.tokens(), *view.things()),
        tuple(seat.pawn for seat in view.seats),
        menu.marks() if menu else {},
        menu.places() if menu else {},
        frozenset(view.barred),
    )


class Screen:
    def __init__(self, console: Console, teller: Teller) -> None:
        self.console = console
        self.teller = teller

    def show(self, page: Page) -> None:
        """Show a page, on a cleared screen if it is a terminal."""
        if self.console.is_terminal:
            self.console.clear()
        self.console.print(self.render(page, self.console.width, self.console.height - 1))

    def render(self, page: Page, width: int, height: int) -> RenderableType:
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
        log = self._log(page.log, SIDE, rows - len(seats) - 1)
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(width=width - SIDE - 2, no_wrap=True)
        grid.add_column(width=SIDE)
        grid.add_row(board, Group(*seats, Text(), *log))
        return Group(head, grid, *foot)

    def _below(
        self, page: Page, head: RenderableType, foot: list[RenderableType], width: int, height: int
    ) -> RenderableType:
        seats = Columns(self._seats(page), padding=(0, 2))
        log = self._log(page.log, width, 3)
        others = 1 + self._lines([seats, *log, *foot], width)
        board = self._board(page, width, max(7, height - others))
        return Group(head, seats, board, *log, *foot)

    def _lines(self, parts: Sequence[RenderableType], width: int) -> int:
        options = self.console.options.update(width=width, height=None)
        return len(self.console.render_lines(Group(*parts), options)) if parts else 0

    def _head(self, page: Page) -> RenderableType:
        view = page.view
        title = self.teller.translate(
            "table-title", game=game_title(view.game, self.teller.language), round=str(view.round)
        )
        title += " · " + self.teller.translate("table-stack", stack=view.tiles_left())
        return Rule(Text(title, style="bold"), style="dim", align="left")

    def _seats(self, page: Page) -> list[Text]:
        return [seat_line(page.view, seat, self.teller) for seat in range(len(page.view.seats))]

    def _board(self, page: Page, width: int, height: int) -> RenderableType:
        drawn = Drawing(picture_of(page)).text(width, height, page.focus)
        return Align.center(drawn, width=width)

    def _log(self, sentences: Sequence[str], width: int, rows: int) -> list[Text]:
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
        parts: list[RenderableType] = []
        if page.view.hand:
            titles = ", ".join(self.teller.title("card", card) for card in page.view.hand)
            parts.append(Text(self.teller.translate("hand", cards=titles), style="italic"))
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
        """The verbs of the entries on the board, each once."""
        commands = [c for choice in menu.choices if choice.spot is not None for c in choice.commands]
        return ", ".join(dict.fromkeys(self.teller.verb(command) for command in commands))

    def _rotations(self, menu: Menu) -> RenderableType:
        """A tile's rotations to choose from, side by side."""
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
    first, last = numbers[0], numbers[-1]
    return _line(str(first) if first == last else f"{first}–{last}", label)


def _line(number: str, label: str, style: str = "") -> Text:
    return Text.assemble((f" {number} ", MARK), (f" {label}", style))
