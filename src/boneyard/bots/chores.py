"""Do a player's chores as a bot would: filling a tile and moving figures."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random

from boneyard.bots.greedy import Greedy
from boneyard.games.catalogue import AnyGame
from boneyard.games.shared.commands import Command, Put, Shift, Stop
from boneyard.games.shared.state import BoardState
from boneyard.games.shared.view import BoardView
from boneyard.odds.questions import Move, MovesFound, NoOdds
from boneyard.odds.views import game_of

TEDIOUS = (Put, Shift, Stop)
MOST = 60  # answers in a row; no tile or roll needs more


def moves_for(view: BoardView) -> MovesFound | NoOdds:
    """A bot's answers to this question and the following ones, until something else is asked."""
    seat = view.viewer
    if seat is None:
        return NoOdds("no-seat")
    game = game_of(view)
    state = game.imagine(view, Random(0))
    bot = Greedy(Random(0))
    moves: list[Move] = []
    while len(moves) < MOST and (options := tedious(game, state, seat)):
        command = bot(partial(game.view, state, seat), options)
        moves.append(move_of(command))
        game.apply(state, seat, command)
    return MovesFound(tuple(moves)) if moves else NoOdds("no-moves")


def tedious(game: AnyGame, state: BoardState, seat: int) -> Sequence[Command]:
    if game.actors(state) != (seat,):
        return ()
    options = tuple(option for option in game.options(state, seat) if isinstance(option, TEDIOUS))
    return options if any(isinstance(option, (Put, Shift)) for option in options) else ()


def move_of(command: Command) -> Move:
    squares = (command.start, command.to, command.square)
    return Move(command.text(), tuple(square for square in squares if square is not None), command.what)
