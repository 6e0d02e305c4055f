"""A game in the terminal: asks people, lets bots answer, and saves after every answer."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import msgspec
from rich.console import Console
from rich.text import Text

from boneyard.bots import Bot, bot
from boneyard.bots.kinds import note_hit
from boneyard.bots.random_bot import RandomBot
from boneyard.engine.match import NoUndo
from boneyard.engine.replay import replay_of
from boneyard.games.catalogue import AnyMatch
from boneyard.games.shared.events import Event
from boneyard.games.shared.view import BoardView
from boneyard.languages import SOURCE
from boneyard.odds import luck_of
from boneyard.odds.luck import points_in
from boneyard.terminal import saves
from boneyard.terminal.faults import dismiss_programs
from boneyard.terminal.log import Log
from boneyard.terminal.luck import luck_table
from boneyard.terminal.prompt import Prompt
from boneyard.terminal.screen import Page, Screen
from boneyard.terminal.teller import Teller

HUMAN = "human"


class Left(Exception):
    """The player leaves; the game is saved."""


@dataclass
class Seating:
    match: AnyMatch
    players: tuple[str, ...]
    seed: str
    file: Path
    bots: dict[int, Bot] = field(init=False)

    def __post_init__(self) -> None:
        # A resumed game gives its bots new seeds: their random state isn't saved.
        salt = f"{self.seed}/{len(self.match.lines)}"
        self.bots = {
            seat: bot(kind, f"{salt}/{seat}", self.match.setup.content)
            for seat, kind in enumerate(self.players)
            if kind != HUMAN
        }

    def keep(self, file: Path | None = None) -> None:
        saves.keep(file or self.file, replay_of(self.match, self.players, self.seed))


class Session:
    def __init__(self, console: Console, seating: Seating, language: str = SOURCE) -> None:
        self.console = console
        self.seating = seating
        self.match = seating.match
        self.teller = Teller(seating.players, seating.match.setup.content, language)
        self.screen = Screen(console, self.teller)
        humans = [seat for seat, kind in enumerate(seating.players) if kind == HUMAN]
        self.logs = {seat: Log(self.teller, seat) for seat in humans}
        self.watching: int | None = None
        self.ahead = ""
        self.events: list[Event] = []
        self.match.tell = self.events.append

    def update_logs(self) -> None:
        """Add everything that has happened to each person's log, as far as they may know it."""
        game = self.match.game
        board = game.view(self.match.state, None).board(self.match.setup.content)
        for event in self.events:
            note_hit(self.seating.bots, event)
            for seat, log in self.logs.items():
                seen = game.redact(event, seat)
                if seen is not None:
                    log.add(seen, board)
        self.events.clear()

    def run(self) -> None:
        self.seating.keep()
        for log in self.logs.values():
            log.sentences.append(self.teller.translate("autosave", file=str(self.seating.file)))
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
        """Ask a person until there is an answer or an undo."""
        self.update_logs()
        self.curtain(seat)
        prompt = Prompt(self.screen, self.match, seat, self.logs[seat])
        if self.ahead and (step := prompt.walk_on(self.ahead[0])) is not None:
            self.ahead = self.ahead[1:]
            self.match.answer(seat, step)
            return
        self.ahead = ""
        while True:
            reply = prompt.ask()
            match reply:
                case "undo":
                    if self.undo(prompt, seat):
                        return
                case "quit":
                    raise Left
                case "auto":
                    self.answer_at_random(seat)
                    return
                case ("save", str(name)):
                    self.save(prompt, name)
                case msgspec.Struct():
                    self.ahead = prompt.ahead
                    self.match.answer(seat, reply)
                    return

    def answer_at_random(self, seat: int) -> None:
        """Answer this question, and those of the same kind that follow directly, at random."""
        kind = type(self.match.state.agenda[-1])
        anything = RandomBot(Random())
        while self.match.settle() == seat and type(self.match.state.agenda[-1]) is kind:
            self.match.answer(seat, anything(self.match.looks[seat], self.match.options))

    def undo(self, prompt: Prompt, seat: int) -> bool:
        """Undo the seat's last answer, unless it has learnt something since."""
        try:
            self.match.undo(seat)
        except NoUndo as error:
            prompt.note = self.teller.translate("no-undo", reason=error.why)
            return False
        self.logs[seat].sentences.append(self.teller.translate("undone"))
        return True

    def save(self, prompt: Prompt, name: str) -> None:
        file = Path(name).expanduser()
        try:
            self.seating.keep(file)
            prompt.note = self.teller.translate("saved", file=str(file))
        except (OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) else None
            prompt.note = self.teller.translate("not-saved", file=str(file), reason=reason or str(error))

    def curtain(self, seat: int) -> None:
        """Hide the hand of the previous person until this one is at the keyboard."""
        if self.watching not in (None, seat) and self.has_secrets(seat, self.watching):
            if self.console.is_terminal:
                self.console.clear()
            self.console.input(Text(f"{self.teller.translate('curtain', seat=self.teller.seat(seat))} "))
        self.watching = seat

    def has_secrets(self, seat: int, other: int | None) -> bool:
        """Whether two people see different things."""
        views = [self.match.game.view(self.match.state, viewer) for viewer in (seat, other)]
        seen = [msgspec.to_builtins(view) for view in views]
        return bool({**seen[0], "viewer": 0} != {**seen[1], "viewer": 0})

    def end(self) -> None:
        self.seating.keep()
        self.update_logs()
        view = self.match.game.view(self.match.state, self.watching)
        log = next(iter(self.logs.values())).sentences
        self.screen.show(self.page(view, log))
        ledger, _ = luck_of(self.match.game, self.match.setup, self.match.lines)
        self.console.print(luck_table(ledger, points_in(view), self.teller))
        dismiss_programs(self.seating.bots.items(), self.match.state, self.console, self.teller)
        file = saves.finish(self.seating.file)
        self.console.print(self.teller.translate("replay-kept", file=str(file)), soft_wrap=True)

    def page(self, view: BoardView, log: list[str]) -> Page:
        board = view.board(self.match.setup.content)
        result = self.teller.translate(
            "way-won",
            seats=self.teller.seats(view.winners),
            way=self.teller.translate(f"way-{view.way}"),
            number=len(view.winners),
        )
        return Page(
            view,
            board,
            log,
            self.teller.translate("game-over", result=result),
            focus=board.coordinates(view.seats[view.active].pawn),
        )
