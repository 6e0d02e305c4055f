"""Scores every option with the game's heuristics and takes the best."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import boneyard
from boneyard.bots.planner import Planner
from boneyard.bots.temper import Temper, with_walks
from boneyard.engine.content import Content
from boneyard.engine.match import Look
from boneyard.games.shared.commands import Command
from boneyard.games.shared.features import features_of
from boneyard.games.shared.view import BoardView

FEW = 24  # rollouts for a game without heuristics


class Greedy:
    def __init__(self, rng: Random, temper: Temper | None = None, content: Content | None = None) -> None:
        self.rng = rng
        self.temper = temper or Temper()
        self.content = content
        self.planner = Planner(rng, FEW, temper=self.temper, content=content)

    def __call__(self, look: Look[BoardView], options: Sequence[Command]) -> Command:
        """The option with the best score; a game without heuristics gets a short search."""
        view = look()
        seat = view.viewer
        assert seat is not None
        game = boneyard.game(view.game)
        heuristics = features_of(game).heuristics
        if heuristics is None:
            return self.planner(lambda: view, options)
        state = game.imagine(view, self.rng, self.content)
        scores = heuristics.scores(state, seat, options)
        if self.temper.name:
            answers = with_walks(heuristics, state, seat, options)
            leanings = self.temper.leanings(game, state, seat, answers)
            scores = [a + b for a, b in zip(scores, leanings, strict=True)] if leanings else scores
        return options[scores.index(max(scores))]
