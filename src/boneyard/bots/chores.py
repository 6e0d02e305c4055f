"""Do a player's chores: filling a tile and moving figures as a bot would, or sending figures at a player."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from random import Random
from typing import NamedTuple

from boneyard.bots.greedy import Greedy
from boneyard.engine.content import Content
from boneyard.games.catalogue import AnyGame
from boneyard.games.shared.board import Board
from boneyard.games.shared.commands import STOP, Command, Put, Shift, Stop
from boneyard.games.shared.features import features_of
from boneyard.games.shared.state import BoardState
from boneyard.games.shared.view import BoardView
from boneyard.games.shared.walking import FAR, steps_from
from boneyard.odds.questions import Move, MovesFound, NoOdds
from boneyard.odds.views import game_of

TEDIOUS = (Put, Shift, Stop)
MOST = 60  # answers in a row; no tile or roll needs more
NEAR = 0.75
"""How the threat of a figure fades with each step from a pawn."""
UNLED = 0.5
"""The weight of a player without any progress; a player about to win has 1.5."""


def moves_for(view: BoardView, content: Content | None = None) -> MovesFound | NoOdds:
    """A bot's answers to this question and the following ones, until something else is asked."""
    seat = view.viewer
    if seat is None:
        return NoOdds("no-seat")
    game = game_of(view)
    content = content or game.default_content()
    state = game.imagine(view, Random(0), content)
    bot = Greedy(Random(0), content=content)
    moves: list[Move] = []
    while len(moves) < MOST and (options := tedious(game, state, seat)):
        command = bot(partial(game.view, state, seat), options)
        moves.append(move_of(command))
        game.apply(state, seat, command)
    return MovesFound(tuple(moves)) if moves else NoOdds("no-moves")


def moves_against(view: BoardView, target: int | None, content: Content | None = None) -> MovesFound | NoOdds:
    """The moves of this question and the following ones that bring figures nearer to a player.

    Without a target, they go to the rival they threaten most. A bot adds any further moves that the game
    demands.
    """
    seat = view.viewer
    if seat is None:
        return NoOdds("no-seat")
    game = game_of(view)
    content = content or game.default_content()
    state = game.imagine(view, Random(0), content)
    rivals = [number for number in range(len(view.seats)) if number != seat and view.seats[number].pawn >= 0]
    found = [sent(game, state.copy(), seat, other, content) for other in rivals if target in (None, other)]
    weights = leads(game, view, state.board, content)
    best = max(found, key=lambda one: one.threat * (UNLED + weights[one.target]), default=None)
    if best is None or not best.nearer:
        return NoOdds("no-moves")
    return MovesFound(best.moves, best.target, best.nearer)


class Sent(NamedTuple):
    """Figures sent at a player, and the threat they are there."""

    target: int
    threat: float
    nearer: int
    moves: tuple[Move, ...]


def sent(game: AnyGame, state: BoardState, seat: int, target: int, content: Content) -> Sent:
    """Move whatever gets nearer to a player, the nearest figures first, then stop if that is allowed."""
    far = steps_from(state.board, state.pawns[target])
    bot = Greedy(Random(0), content=content)
    threat, moves, moved = 0.0, list[Move](), set[int]()
    while len(moves) < MOST and (options := tedious(game, state, seat)):
        nearer = [one for one in options if isinstance(one, Shift) and gets_nearer(one, far)]
        command: Command
        if nearer:
            command = min(nearer, key=lambda one: far[one.to])
            threat += NEAR ** far[command.to]
            moved = moved - {command.start} | {command.to}
        else:
            command = STOP if STOP in options else bot(partial(game.view, state, seat), options)
        moves.append(move_of(command))
        game.apply(state, seat, command)
    return Sent(target, threat, len(moved), tuple(moves))


def gets_nearer(shift: Shift, far: Mapping[int, int]) -> bool:
    return far.get(shift.to, FAR) < far.get(shift.start, FAR)


def leads(game: AnyGame, view: BoardView, board: Board, content: Content) -> Sequence[float]:
    """How far each player is on their best way to win, from 0 to 1."""
    model = features_of(game).goals
    goals = model.make(view, board, content) if model else None
    ways = [way for way in goals.ways if way.symbol] if goals else []
    seats = range(len(view.seats))
    return [max([(way.progress[seat] or 0) / way.of for way in ways], default=0.0) for seat in seats]


def tedious(game: AnyGame, state: BoardState, seat: int) -> Sequence[Command]:
    if game.actors(state) != (seat,):
        return ()
    options = tuple(option for option in game.options(state, seat) if isinstance(option, TEDIOUS))
    return options if any(isinstance(option, (Put, Shift)) for option in options) else ()


def move_of(command: Command) -> Move:
    squares = (command.start, command.to, command.square)
    return Move(command.text(), tuple(square for square in squares if square is not None), command.what)
