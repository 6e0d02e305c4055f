"""Bots for people: easy, medium and hard, each beatable in its own way.

`easy` knows what is good but is careless. `medium` plays its own turn well, but never responds with a card
and moves figures at random. `hard` thinks about everything, for as long as it may. Each can have a persona,
whose temper shows at every level.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import boneyard
from boneyard.bots.greedy import Greedy
from boneyard.bots.planner import Planner
from boneyard.bots.temper import Temper
from boneyard.engine.content import Content
from boneyard.engine.match import Look
from boneyard.games.shared.commands import STOP, Command, Die, Shift
from boneyard.games.shared.view import BoardView

SLIPS = 0.35  # how often an easy bot chooses at random
RESTLESS = 0.5  # how often a medium bot moves a figure that it doesn't have to move
TEMPTED, GUIDED = 0.04, 0.3
"""How often a medium bot's temper makes it play a card in a window, and guides the figures it moves: more
would make it a stronger player.
"""
SECONDS = 0.7  # for a hard bot; the rest of a second is for transport
MANY = 100_000


class PersonaBot:
    """A greedy bot that can have a persona."""

    def __init__(self, rng: Random, persona: str = "", content: Content | None = None) -> None:
        self.rng = rng
        self.temper = Temper(persona, content)
        self.greedy = Greedy(rng, self.temper, content)


class Careless(PersonaBot):
    """Greedy, but sometimes random, though it never chooses to die."""

    def __call__(self, look: Look[BoardView], options: Sequence[Command]) -> Command:
        if self.rng.random() < SLIPS:
            found = options[int(self.rng.random() * len(options))]
            if not isinstance(found, Die):
                return found
        return self.greedy(look, options)


class Steady(PersonaBot):
    """Greedy, but it plays no card in other players' turns and moves figures at random, unless its temper
    has a preference.
    """

    def __call__(self, look: Look[BoardView], options: Sequence[Command]) -> Command:
        if isinstance(options[0], Shift):
            return self.shift(look, options)
        view = look()
        declines = boneyard.game(view.game).windows.get(type(view.agenda[-1]))
        if declines is None:
            return self.greedy(lambda: view, options)
        liked = self.temper.liked(lambda: view, options, self.rng) if self.rng.random() < TEMPTED else ()
        return self.any_of(liked) if liked and declines not in liked else declines

    def shift(self, look: Look[BoardView], options: Sequence[Command]) -> Command:
        some = options if options[-1] != STOP or self.rng.random() < RESTLESS else options[-1:]
        if self.temper.name and self.rng.random() < GUIDED:
            some = self.temper.liked(look, some, self.rng) or some
        return self.any_of(some)

    def any_of(self, options: Sequence[Command]) -> Command:
        return options[int(self.rng.random() * len(options))]


def hard(rng: Random, persona: str = "", content: Content | None = None) -> Planner:
    return Planner(rng, MANY, SECONDS, temper=Temper(persona, content), content=content)
