"""Does a player's chores as a bot would: filling a tile and moving figures."""

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
from boneyard.sight import sight_of

TEDIOUS = (Put, Shift, Stop)
MOST = 60
"""Answers in a row; no tile and no roll of the dice calls for more."""
WHERE = ("start", "to", "square")


def moves_for(view: object) -> MovesFound | NoOdds:
    """A bot's answers to this question and the ones after it, until something else is asked."""
    seat = sight_of(view).viewer
    if seat is None:
        return NoOdds("no-seat")
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
