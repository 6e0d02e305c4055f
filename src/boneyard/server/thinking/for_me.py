"""What is tedious done for somebody: filling a tile and moving figures, as a bot would."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import msgspec

from boneyard.bots.greedy import Greedy
from boneyard.engine.game import State
from boneyard.games.catalogue import AnyGame
from boneyard.games.shared.commands import Command, Put, Shift, Stop
from boneyard.odds.questions import Move, MovesFound, NoOdds
from boneyard.odds.quiet import game_of

TEDIOUS = (Put, Shift, Stop)
MOST = 60
"""Answers in a row; no tile and no roll of the dice calls for more."""
WHERE = ("start", "to", "square")


def moves_for(view: object, seat: int) -> MovesFound | NoOdds:
    """The answers of a bot to this question and those that follow from it, until something else is asked."""
    game = game_of(view)
    state = game.imagine(view, Random(0))
    bot = Greedy(Random(0))
    moves: list[Move] = []
    while len(moves) < MOST and (options := tedious(game, state, seat)):
        seen = game.view(state, seat)
        command = bot(lambda seen=seen: seen, options)  # type: ignore[misc]  # bound, for the next one is another
        moves.append(told(command))
        game.apply(state, seat, command)
    return MovesFound(tuple(moves)) if moves else NoOdds("no-moves")


def tedious(game: AnyGame, state: State, seat: int) -> Sequence[Command]:
    """What a seat is asked now, if that can be done for it."""
    if game.actors(state) != (seat,):
        return ()
    options = tuple(option for option in game.options(state, seat) if isinstance(option, TEDIOUS))
    return options if any(isinstance(option, (Put, Shift)) for option in options) else ()


def told(command: Command) -> Move:
    """A command as its text, and where on the board it is."""
    fields = msgspec.structs.asdict(command)
    what: object = fields.get("what")
    return Move(
        command.text(),
        tuple(fields[name] for name in WHERE if name in fields),
        what if isinstance(what, str) else None,
    )
