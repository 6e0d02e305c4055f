"""Watch bots play."""

from __future__ import annotations

from collections.abc import Sequence
from time import sleep

from rich.console import Console, RenderableType
from rich.live import Live

from boneyard.bots import bot
from boneyard.bots.kinds import note_hit
from boneyard.games.catalogue import AnyMatch
from boneyard.games.shared.events import Event
from boneyard.languages import SOURCE
from boneyard.terminal.faults import dismiss_programs
from boneyard.terminal.log import Log
from boneyard.terminal.screen import Page, Screen
from boneyard.terminal.teller import Teller

PACE = 0.5  # seconds per answer


class Show:
    """A match of bots, drawn after every answer; without a terminal, told in sentences."""

    def __init__(
        self,
        console: Console,
        match: AnyMatch,
        players: Sequence[str],
        seed: str,
        pace: float,
        language: str = SOURCE,
    ) -> None:
        self.console = console
        self.match = match
        content = match.setup.content
        self.bots = {seat: bot(kind, f"{seed}/{seat}", content) for seat, kind in enumerate(players)}
        self.pace = pace
        self.teller = Teller(players, content, language)
        self.screen = Screen(console, self.teller)
        self.log = Log(self.teller)
        self.events: list[Event] = []
        match.tell = self.events.append

    def run(self) -> None:
        self.play()
        dismiss_programs(self.bots.items(), self.match.state, self.console, self.teller)

    def play(self) -> None:
        if not self.console.is_terminal:
            while self.step():
                pass
            for sentence in self.log.sentences:
                self.console.print(sentence, soft_wrap=True)
            return
        with Live(self.page(), console=self.console, auto_refresh=False, screen=True) as live:
            while self.step():
                live.update(self.page(), refresh=True)
                sleep(self.pace)
        self.console.print(self.page())

    def step(self) -> bool:
        """Play one answer of a seat; False at the end of the game."""
        seat = self.match.settle()
        if seat is not None:
            self.match.answer(seat, self.bots[seat](self.match.looks[seat], self.match.options))
        self.update_log()
        return seat is not None

    def update_log(self) -> None:
        game = self.match.game
        board = game.view(self.match.state, None).board(self.match.setup.content)
        for event in self.events:
            note_hit(self.bots, event)
            seen = game.redact(event, None)
            if seen is not None:
                self.log.add(seen, board)
        self.events.clear()

    def page(self) -> RenderableType:
        view = self.match.game.view(self.match.state, None)
        board = view.board(self.match.setup.content)
        focus = board.coordinates(view.seats[view.active].pawn)
        page = Page(view, board, self.log.sentences, focus=focus)
        return self.screen.render(page, self.console.width, self.console.height - 1)
