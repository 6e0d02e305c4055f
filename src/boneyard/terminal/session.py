"""A game at the terminal: people are asked, bots answer, and the game is kept all the while."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import msgspec
from rich.console import Console
from rich.text import Text

from boneyard.bots import Bot, bot
from boneyard.bots.random_bot import RandomBot
from boneyard.engine.game import State
from boneyard.engine.match import Match, NoUndo
from boneyard.engine.replay import replay_of
from boneyard.games.shared.commands import Command
from boneyard.games.shared.events import Event
from boneyard.languages import SOURCE
from boneyard.odds import luck_of
from boneyard.odds.listening import points_in
from boneyard.sight import Sight, board_in, sight_of
from boneyard.terminal import saves
from boneyard.terminal.asking import Asker
from boneyard.terminal.faults import part_with
from boneyard.terminal.luck import luck_table
from boneyard.terminal.screen import Page, Screen
from boneyard.terminal.story import Story
from boneyard.terminal.telling import Teller

AnyMatch = Match[State, Command, Event, object]
HUMAN = "human"


class Left(Exception):
    """The player leaves; the game is kept."""


@dataclass
class Seating:
    """A match, what sits on its seats, its seed and the file that keeps it."""

    match: AnyMatch
    players: tuple[str, ...]
    seed: str
    file: Path
    bots: dict[int, Bot] = field(init=False)

    def __post_init__(self) -> None:
        # Bots of a resumed game go on differently from those of the first sitting; the lines say how.
        salt = f"{self.seed}/{len(self.match.lines)}"
        self.bots = {
            seat: bot(kind, f"{salt}/{seat}", self.match.setup.content)
            for seat, kind in enumerate(self.players)
            if kind != HUMAN
        }

    def keep(self, file: Path | None = None) -> None:
        """Write the game down."""
        saves.keep(file or self.file, replay_of(self.match, self.players, self.seed))


class Session:
    """Plays one game to its end, or until the player leaves."""

    def __init__(self, console: Console, seating: Seating, language: str = SOURCE) -> None:
        self.console = console
        self.seating = seating
        self.match = seating.match
        self.teller = Teller(seating.players, seating.match.setup.content, language)
        self.screen = Screen(console, self.teller)
        humans = [seat for seat, kind in enumerate(seating.players) if kind == HUMAN]
        self.stories = {seat: Story(self.teller, seat) for seat in humans}
        self.watching: int | None = None
        self.ahead = ""
        self.heard: list[Event] = []
        self.match.tell = self.heard.append

    def tell(self) -> None:
        """Tell every person what has happened since they were asked, as far as they may know."""
        game = self.match.game
        board = board_in(sight_of(game.view(self.match.state, None)), self.match.setup.content)
        for event in self.heard:
            for seat, story in self.stories.items():
                seen = game.redact(event, seat)
                if seen is not None:
                    story.tell(seen, board)
        self.heard.clear()

    def run(self) -> None:
        """Ask and answer until the game is over."""
        self.seating.keep()
        for story in self.stories.values():
            story.sentences.append(self.teller.say("autosave", file=str(self.seating.file)))
        while (seat := self.match.settle()) is not None:
            if seat in self.seating.bots:
                answer = self.seating.bots[seat](self.match.looks[seat], self.match.options)
                self.match.answer(seat, answer)
            else:
                self.seating.keep()
                self.ask(seat)
                self.seating.keep()
        self.end()

    def ask(self, seat: int) -> None:
        """Ask a person, until there is an answer or something was taken back."""
        self.tell()
        self.curtain(seat)
        asker = Asker(self.screen, self.match, seat, self.stories[seat])
        if self.ahead and (step := asker.walk_on(self.ahead[0])) is not None:
            self.ahead = self.ahead[1:]
            self.match.answer(seat, step)
            return
        self.ahead = ""
        while True:
            asked = asker.ask()
            match asked:
                case "undo":
                    if self.undo(asker, seat):
                        return
                case "quit":
                    raise Left
                case "auto":
                    self.answer_alike(seat)
                    return
                case ("save", str(name)):
                    self.save(asker, name)
                case msgspec.Struct():
                    self.ahead = asker.ahead
                    self.match.answer(seat, asked)
                    return

    def answer_alike(self, seat: int) -> None:
        """Answer this question and those of its kind that follow at once, at random."""
        kind = type(self.match.state.agenda[-1])
        anything = RandomBot(Random())
        while self.match.settle() == seat and type(self.match.state.agenda[-1]) is kind:
            self.match.answer(seat, anything(self.match.looks[seat], self.match.options))

    def undo(self, asker: Asker, seat: int) -> bool:
        """Take the seat's last answer back, if nothing was learnt since."""
        try:
            self.match.undo(seat)
        except NoUndo as error:
            asker.note = self.teller.say("no-undo", reason=error.why)
            return False
        self.stories[seat].sentences.append(self.teller.say("undone"))
        return True

    def save(self, asker: Asker, name: str) -> None:
        """Write a copy of the game into a file."""
        file = Path(name).expanduser()
        try:
            self.seating.keep(file)
            asker.note = self.teller.say("saved", file=str(file))
        except (OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) else None
            asker.note = self.teller.say("not-saved", file=str(file), reason=reason or str(error))

    def curtain(self, seat: int) -> None:
        """Where hands are hidden, nobody sees another person's cards by accident."""
        if self.watching not in (None, seat) and self.has_secrets(seat, self.watching):
            if self.console.is_terminal:
                self.console.clear()
            self.console.input(Text(f"{self.teller.say('curtain', seat=self.teller.seat(seat))} "))
        self.watching = seat

    def has_secrets(self, seat: int, other: int | None) -> bool:
        """Whether two people see different things."""
        views = [self.match.game.view(self.match.state, viewer) for viewer in (seat, other)]
        seen = [msgspec.to_builtins(view) for view in views]
        return bool({**seen[0], "viewer": 0} != {**seen[1], "viewer": 0})

    def end(self) -> None:
        """The last page, the result, and where the replay is."""
        self.seating.keep()
        self.tell()
        sight = sight_of(self.match.game.view(self.match.state, self.watching))
        story = next(iter(self.stories.values())).sentences
        self.screen.show(self.page(sight, story))
        ledger, _ = luck_of(self.match.game, self.match.setup, self.match.lines)
        self.console.print(luck_table(ledger, points_in(sight), self.teller))
        part_with(self.seating.bots.items(), self.match.state, self.console, self.teller)
        file = saves.finish(self.seating.file)
        self.console.print(self.teller.say("replay-kept", file=str(file)), soft_wrap=True)

    def page(self, sight: Sight, story: list[str]) -> Page:
        """The board without a question."""
        board = board_in(sight, self.match.setup.content)
        result = self.teller.say(
            "way-won",
            seats=self.teller.seats(sight.winners),
            way=self.teller.say(f"way-{sight.way}"),
            number=len(sight.winners),
        )
        return Page(
            sight,
            board,
            story,
            self.teller.say("game-over", result=result),
            focus=board.coordinates(sight.seats[sight.active].pawn),
        )
