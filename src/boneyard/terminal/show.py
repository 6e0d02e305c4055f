"""Bots at play, for people to watch."""

from __future__ import annotations

from collections.abc import Sequence
from time import sleep

from rich.console import Console, RenderableType
from rich.live import Live

from boneyard.bots import bot
from boneyard.engine.game import State
from boneyard.engine.match import Match
from boneyard.games.shared.commands import Command
from boneyard.games.shared.events import Event
from boneyard.languages import SOURCE
from boneyard.sight import board_in, sight_of
from boneyard.terminal.faults import part_with
from boneyard.terminal.screen import Page, Screen
from boneyard.terminal.story import Story
from boneyard.terminal.telling import Teller

PACE = 0.5
"""Seconds an answer, unless the watcher chooses another pace."""
AnyMatch = Match[State, Command, Event, object]


class Show:
    """A match of bots, shown after every answer of a seat; without a screen it is told in sentences."""

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
        self.bots = [bot(kind, f"{seed}/{seat}", content) for seat, kind in enumerate(players)]
        self.pace = pace
        self.teller = Teller(players, content, language)
        self.screen = Screen(console, self.teller)
        self.story = Story(self.teller)
        self.heard: list[Event] = []
        match.tell = self.heard.append

    def run(self) -> None:
        """To the end."""
        self.play()
        part_with(enumerate(self.bots), self.match.state, self.console, self.teller)

    def play(self) -> None:
        """Every answer, on the screen or in sentences."""
        if not self.console.is_terminal:
            while self.step():
                pass
            for sentence in self.story.sentences:
                self.console.print(sentence, soft_wrap=True)
            return
        with Live(self.page(), console=self.console, auto_refresh=False, screen=True) as live:
            while self.step():
                live.update(self.page(), refresh=True)
                sleep(self.pace)
        self.console.print(self.page())

    def step(self) -> bool:
        """One answer of a seat; whether the game goes on."""
        seat = self.match.settle()
        if seat is not None:
            self.match.answer(seat, self.bots[seat](self.match.looks[seat], self.match.options))
        self.tell()
        return seat is not None

    def tell(self) -> None:
        """Add to the story what a spectator may know."""
        game = self.match.game
        board = board_in(sight_of(game.view(self.match.state, None)), self.match.setup.content)
        for event in self.heard:
            seen = game.redact(event, None)
            if seen is not None:
                self.story.tell(seen, board)
        self.heard.clear()

    def page(self) -> RenderableType:
        """The board as it is now."""
        sight = sight_of(self.match.game.view(self.match.state, None))
        board = board_in(sight, self.match.setup.content)
        focus = board.coordinates(sight.seats[sight.active].pawn)
        page = Page(sight, board, self.story.sentences, focus=focus)
        return self.screen.render(page, self.console.width, self.console.height - 1)
