"""Ask a person: show a page, read a line, and interpret it."""

from __future__ import annotations

from rich.markdown import Markdown
from rich.text import Text

from boneyard.engine.labels import Label
from boneyard.games.catalogue import AnyMatch
from boneyard.games.shared.board import Board
from boneyard.games.shared.commands import Command, step_to
from boneyard.games.shared.frames import Frame
from boneyard.games.shared.tags import tag_of
from boneyard.messages import knows
from boneyard.odds import TooMuch
from boneyard.rulebook import entry
from boneyard.terminal.board import Drawing
from boneyard.terminal.choices import (
    Choice,
    Labels,
    NoChoice,
    Spot,
    menu,
    numbered_choice,
    pick,
    submenu,
    walks,
)
from boneyard.terminal.goals import goal_lines
from boneyard.terminal.hints import hint_lines
from boneyard.terminal.log import Log
from boneyard.terminal.mini_map import mini_map
from boneyard.terminal.odds import with_odds
from boneyard.terminal.rules import card_at_work, rules_behind
from boneyard.terminal.screen import Page, Screen, picture_of
from boneyard.titles import card_text

Reply = Command | str | tuple[str, str] | None
"""A command; or undo, quit, auto, or save and a file, for the session; or None for no answer yet."""


PANS = {"n": (0, -6), "e": (9, 0), "s": (0, 6), "w": (-9, 0)}
"""How many squares `look` moves in a direction."""


def shown(typed: str) -> str:
    """Typed text for a message: no control characters, and not too long."""
    text = "".join(sign if sign.isprintable() else "?" for sign in typed[:60])
    return f"{text}…" if len(typed) > len(text) else text


def spot_centre(spot: Spot, board: Board) -> tuple[int, int] | None:
    """The map square at the centre of a choice's mark."""
    match spot:
        case int():
            return board.coordinates(spot)
        case tuple():
            return spot[0] * 3 + 1, spot[1] * 3 + 1
        case None:
            return None


def focus_of(frame: Frame, board: Board, pawn: int) -> tuple[int, int]:
    """The focus of a question: its tile, otherwise the pawn."""
    return board.coordinates(frame.tile * 9 + 4 if isinstance(frame.tile, int) else pawn)


def labels_of(match: AnyMatch, frame: Frame, seat: int) -> Labels:
    """Labels that the game or the frame gives to options."""
    asks = tag_of(frame)
    messages = {option: f"command-{tag_of(option)}-{asks}" for option in match.options}
    chosen = match.game.labels(match.state, seat)
    return {option: Label(message) for option, message in messages.items() if knows(message)} | {
        option: chosen[number] for number, option in enumerate(match.options) if number in chosen
    }


class Prompt:
    def __init__(self, screen: Screen, match: AnyMatch, seat: int, log: Log) -> None:
        self.screen = screen
        self.teller = screen.teller
        self.match = match
        self.seat = seat
        self.log = log
        self.view = match.looks[seat]()
        self.board = self.view.board(match.setup.content)
        self.frame = frame = self.view.agenda[-1]
        self.pawn = self.view.seats[seat if frame.seat is None else frame.seat].pawn
        self.labels = labels_of(match, frame, seat)
        plain = menu(match.options, self.teller, self.board, self.pawn, self.labels)
        self.note = ""
        try:
            self.first = with_odds(plain, self.view, match.options, self.teller)
        except TooMuch:
            self.first = plain
            self.note = self.teller.translate("problem-too-much")
        self.menu = self.first
        self.warned: Command | None = None
        self.previous: Command | None = None
        self.ahead = ""
        self.home = self.focus = focus_of(frame, self.board, self.pawn)

    def ask(self) -> Reply:
        self.screen.show(self.page())
        if self.note:
            self.screen.console.print(self.note, style="yellow", soft_wrap=True)
            self.note = ""
        return self.interpret(self.screen.console.input(Text("> ", "bold")).strip())

    def page(self) -> Page:
        question = f"{self.teller.seat(self.seat)}: {self.teller.question(self.view.agenda, self.board)}"
        if self.menu is not self.first:
            question += f"  ({self.teller.translate('or-back')})"
        return Page(self.view, self.board, self.log.sentences, question, self.menu, self.focus)

    def interpret(self, text: str) -> Reply:
        self.previous, self.warned = self.warned, None
        word, _, rest = text.partition(" ")
        match word.lower():
            case "":
                return None
            case "undo" | "quit" | "auto":
                return word.lower()
            case "save" if rest:
                return "save", rest.strip()
            case "back":
                self.menu, self.focus = self.first, self.home
            case "look":
                self.look(rest.strip().lower())
            case "map":
                self.show_map()
            case "log":
                self.read(*self.log.sentences[-200:])
            case "cards":
                self.read(*self.card_texts())
            case "help":
                self.read(self.teller.translate("help"))
            case "goal":
                self.read(*goal_lines(self.match.game, self.view, self.board, self.teller, self.seat))
            case "h" | "hint":
                self.read(*hint_lines(self.view, self.match, self.teller, self.board, self.pawn, self.labels))
            case _ if word.startswith("?"):
                self.explain((word[1:] + rest).strip())
            case letters if len(letters) > 1 and set(letters) <= set("nesw") and walks(self.match.options):
                self.ahead = letters[1:]
                return self.choose(letters[0])
            case _:
                return self.choose(text.lower())
        return None

    def walk_on(self, letter: str) -> Command | None:
        return self.choose(letter) if walks(self.match.options) else None

    def choose(self, text: str) -> Command | None:
        """The command that was chosen, or None and a second menu."""
        try:
            choice = pick(self.menu, text, self.board, self.pawn)
        except NoChoice as error:
            self.note = self.why_not(text) or self.teller.translate(error.message_id, text=shown(text))
            return None
        if len(choice.commands) == 1:
            return self.confirmed(choice)
        self.menu = submenu(choice, self.teller, self.board, self.labels)
        self.focus = spot_centre(choice.spot, self.board) or self.focus
        return None

    def confirmed(self, choice: Choice) -> Command | None:
        """The command; a deadly one must be chosen twice in a row."""
        command = choice.commands[0]
        if not choice.danger or command == self.previous:
            return command
        self.warned = command
        self.note = self.teller.translate("deadly", option=choice.label)
        return None

    def why_not(self, text: str) -> str:
        """The rule that forbids a command or step, if there is one."""
        game = self.match.game
        try:
            command = self.step_towards(text) or game.parse(text)
        except ValueError:
            return ""
        rule = game.refusal(self.match.state, self.seat, command).rule
        return (
            self.teller.translate("refused", rule=rule, title=entry(rule, self.teller.language).title)
            if rule
            else ""
        )

    def step_towards(self, letter: str) -> Command | None:
        """The step in a direction, legal or not, if the question is where to move."""
        if letter not in PANS or not walks(self.match.options):
            return None
        (x, y), (dx, dy) = self.board.coordinates(self.pawn), PANS[letter]
        square = self.board.square_at(x + (dx > 0) - (dx < 0), y + (dy > 0) - (dy < 0))
        return None if square is None else step_to(square)

    def look(self, text: str) -> None:
        """Show a choice or another part of the board; without an argument, go back."""
        if text in PANS:
            (x, y), (dx, dy) = self.focus, PANS[text]
            self.focus = x + dx, y + dy
        elif not text:
            self.focus = self.home
        elif (choice := numbered_choice(self.menu, text)) is not None:
            self.focus = spot_centre(choice.spot, self.board) or self.focus
        else:
            self.note = self.teller.translate("no-such-choice", text=shown(text))

    def explain(self, text: str) -> None:
        """Show the rules behind the question or one of its choices."""
        command = None
        if text:
            try:
                command = pick(self.menu, text, self.board, self.pawn).commands[0]
            except NoChoice as error:
                self.note = self.teller.translate(error.message_id, text=shown(text))
                return
        console = self.screen.console
        for card in (card_at_work(self.match, self.seat), command.card if command else None):
            if card is not None:
                console.print(f"{self.teller.title('card', card)}: {self.card_text(card)}\n")
        kind = type(command) if command else None
        for found in rules_behind(self.match.game, type(self.frame), kind, self.teller.language):
            console.print(Markdown(f"**{found.id} {found.title}**\n\n{found.text}"))
        if not text:
            console.print(self.teller.translate("help"), style="dim")
        self.wait()

    def card_texts(self) -> list[str]:
        lying = [card for seat in self.view.seats for card in seat.front]
        cards = dict.fromkeys([*self.view.hand, *lying])
        return [f"{self.teller.title('card', card)}: {self.card_text(card)}" for card in cards]

    def card_text(self, card: str) -> str:
        return card_text(self.match.setup.content, card, self.teller.language)

    def show_map(self) -> None:
        """Show the whole board, small if it wouldn't fit otherwise."""
        picture = picture_of(self.page())
        canvas = Drawing(picture).canvas
        if canvas.width > self.screen.console.width:
            canvas = mini_map(picture)
        self.screen.console.print(canvas.whole())
        self.wait()

    def read(self, *lines: str) -> None:
        for line in lines:
            self.screen.console.print(line)
        self.wait()

    def wait(self) -> None:
        self.screen.console.input(Text(f"{self.teller.translate('press-enter')} ", "dim"))
