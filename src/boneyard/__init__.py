"""Boneyard: out-of-print tile games with enforced rules, for people and for bots.

A game is started from a setup, asks its actors for answers and applies them:

>>> import random, boneyard
>>> game = boneyard.game("zombie-invasion")
>>> state = game.start(game.setup(seats=2))
>>> game.actors(state) == (boneyard.CHANCE,)
True
>>> rng = random.Random(7)
>>> while actors := game.actors(state):
...     options = game.options(state, actors[0])
...     game.apply(state, actors[0], rng.choice(options))
>>> state.over, state.way in game.ways
(True, True)

Chance is a player: dice and draws are commands too, listed with their weights. `game.view(state, seat)`
is everything a seat may know; `state.copy()` is a copy to try things out on. Every command has a text
form, so that a game can be saved and loaded:

>>> game.text(0, game.parse("step 12"))
'0 step 12'
"""

from boneyard.engine.chance import CHANCE, Chances, FairDice
from boneyard.engine.content import BadContent, Content
from boneyard.engine.game import BadSetup, Game, Illegal, Setting, Setup, State
from boneyard.games.catalogue import UnknownGame, game, game_ids

__version__ = "0.2.0"
__all__ = [
    "CHANCE",
    "BadContent",
    "BadSetup",
    "Chances",
    "Content",
    "FairDice",
    "Game",
    "Illegal",
    "Setting",
    "Setup",
    "State",
    "UnknownGame",
    "game",
    "game_ids",
]
