"""A persona's temper, applied to the answers of any game that knows it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import boneyard
from boneyard.bots.rollout import STAY, PlannedAnswer
from boneyard.engine.content import Content
from boneyard.engine.match import Look
from boneyard.games.catalogue import AnyGame
from boneyard.games.shared.commands import Command
from boneyard.games.shared.features import features_of
from boneyard.games.shared.heuristics import Heuristics
from boneyard.games.shared.state import BoardState
from boneyard.games.shared.tempers import NO_SEAT, PERSONAS, Mood
from boneyard.games.shared.view import BoardView


class Temper:
    """How much a persona likes each answer; without a persona it likes all of them equally."""

    def __init__(self, persona: str = "", content: Content | None = None) -> None:
        self.name = PERSONAS[persona].temper if persona else ""
        self.content = content
        self.grudge = NO_SEAT

    def leanings(
        self, game: AnyGame, state: BoardState, seat: int, answers: Sequence[PlannedAnswer]
    ) -> Sequence[float]:
        """In points of the heuristics' scores; empty if the temper makes no difference."""
        leaning = features_of(game).tempers.get(self.name)
        if leaning is None:
            return ()
        mood = Mood(state, seat, self.grudge)
        found = [leaning(mood, command, walk_of(command, route)) for command, route in answers]
        return found if any(found) else ()

    def liked(self, look: Look[BoardView], options: Sequence[Command], rng: Random) -> Sequence[Command]:
        """The options it likes best; empty if it has no preference."""
        if not self.name:
            return ()
        view = look()
        assert view.viewer is not None
        game = boneyard.game(view.game)
        state = game.imagine(view, rng, self.content)
        leanings = self.leanings(game, state, view.viewer, [PlannedAnswer(option) for option in options])
        most = max(leanings, default=0.0)
        return [option for option, leaning in zip(options, leanings, strict=False) if leaning == most]


def walk_of(command: Command, route: Sequence[int]) -> Sequence[int]:
    """The squares of a walk, without the mark at its end."""
    return [square for square in (command.to, *route) if square is not None and square >= 0] if route else ()


def with_walks(
    heuristics: Heuristics[BoardState], state: BoardState, seat: int, options: Sequence[Command]
) -> list[PlannedAnswer]:
    """The options; a step comes with the rest of the best walk that begins with it."""
    walks = heuristics.best_walks(state, seat)
    if walks is None:
        return [PlannedAnswer(option) for option in options]
    routes = walks.routes
    return [
        PlannedAnswer(option)
        if option.to is None
        else PlannedAnswer(option, (*routes.get(option.to, ())[1:], STAY))
        for option in options
    ]
