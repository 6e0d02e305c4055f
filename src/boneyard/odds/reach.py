"""Every square that the current move can reach if all fights on the way are won."""

from __future__ import annotations

from typing import NamedTuple

from boneyard.engine.content import Content
from boneyard.games.catalogue import AnyGame
from boneyard.games.shared.commands import Step
from boneyard.games.shared.odds import OddsModel, play
from boneyard.games.shared.state import BoardState
from boneyard.games.shared.view import BoardView
from boneyard.odds.fight import is_fighting
from boneyard.odds.questions import ReachFound, Square
from boneyard.odds.views import game_of, imagined, model_of


class Walk(NamedTuple):
    """A walk so far: its fights, and the game after it."""

    fights: int
    state: BoardState


def reach_of(view: BoardView, walker: int, chooser: int, content: Content | None = None) -> ReachFound:
    """The squares that a pawn can reach: with the fewest fights, then the fewest steps."""
    game, model = game_of(view), model_of(view)
    ring: dict[int, Walk] = {-1: Walk(0, imagined(model.without_cards(view), content))}
    found: dict[int, Square] = {}
    steps = 0
    while ring:
        steps += 1
        ahead: dict[int, Walk] = {}
        for walk in ring.values():
            for to, longer in next_squares(game, model, walk, chooser):
                best = ahead[to].fights if to in ahead else found[to].fights if to in found else None
                if best is None or longer.fights < best:
                    ahead[to] = longer
        found |= {to: Square(to, steps, walk.fights) for to, walk in ahead.items()}
        ring = ahead
    start = view.seats[walker].pawn
    return ReachFound(tuple(square for to, square in sorted(found.items()) if to != start))


def next_squares(
    game: AnyGame, model: OddsModel[BoardState, BoardView], walk: Walk, chooser: int
) -> list[tuple[int, Walk]]:
    """Each square one step further, with the fight there won."""
    state, fights = walk.state, walk.fights
    if game.actors(state) != (chooser,) or not isinstance(state.agenda[-1], model.stepping):
        return []
    found: list[tuple[int, Walk]] = []
    for option in game.options(state, chooser):
        if isinstance(option, Step):
            after, _ = play(game, state, chooser, option)
            fought = is_fighting(model, after)
            found.append((option.to, Walk(fights + fought, model.beat(after) if fought else after)))
    return found
