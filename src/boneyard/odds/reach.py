"""Every square that the move under way can come to, if all fights on the way are won at once."""

from __future__ import annotations

from typing import NamedTuple

from boneyard.engine.chance import CHANCE
from boneyard.engine.game import State
from boneyard.games.catalogue import AnyGame
from boneyard.games.shared.commands import Command, Step
from boneyard.odds.budget import STEP, spend
from boneyard.odds.fight import FIGHTING
from boneyard.odds.model import playing
from boneyard.odds.questions import ReachFound, Square
from boneyard.odds.quiet import game_of, imagined, tag_of, without_cards
from boneyard.odds.walking import STEPPING

PATIENCE = 12
"""So many answers a fight takes at most when luck is with the fighter."""


class Walk(NamedTuple):
    """A way as far as it was walked: the fights on it, and the game as it then is."""

    fights: int
    state: State


def reach_of(view: object, walker: int, chooser: int) -> ReachFound:
    """The squares that a pawn can come to: by the fewest fights, then by the fewest steps."""
    game, state = game_of(view), imagined(without_cards(view))
    ring: dict[int, Walk] = {-1: Walk(0, state)}
    found: dict[int, Square] = {}
    steps = 0
    while ring:
        steps += 1
        ahead: dict[int, Walk] = {}
        for walk in ring.values():
            for to, longer in next_squares(game, walk, chooser):
                best = ahead[to].fights if to in ahead else found[to].fights if to in found else None
                if best is None or longer.fights < best:
                    ahead[to] = longer
        found |= {to: Square(to, steps, walk.fights) for to, walk in ahead.items()}
        ring = {to: walk for to, walk in ahead.items() if is_asked(game, walk.state, chooser)}
    start = playing(state).pawns[walker]
    return ReachFound(tuple(square for to, square in sorted(found.items()) if to != start))


def is_asked(game: AnyGame, state: State, seat: int) -> bool:
    """Whether a seat is asked for a step."""
    agenda = playing(state).agenda
    return bool(agenda) and tag_of(agenda[-1]) in STEPPING and game.actors(state) == (seat,)


def next_squares(game: AnyGame, walk: Walk, chooser: int) -> list[tuple[int, Walk]]:
    """Each square one step further, with the fight there won."""
    if not is_asked(game, walk.state, chooser):
        return []
    found: list[tuple[int, Walk]] = []
    for option in game.options(walk.state, chooser):
        if isinstance(option, Step):
            spend(STEP)
            twin = playing(walk.state).copy()
            game.apply(twin, chooser, option)
            fought = win_at_once(game, twin)
            found.append((option.to, Walk(walk.fights + fought, twin)))
    return found


def win_at_once(game: AnyGame, state: State) -> bool:
    """Let a fight that has begun be won by the best roll; whether there was one."""
    fought = False
    for _ in range(PATIENCE):
        agenda = playing(state).agenda
        if not agenda or tag_of(agenda[-1]) not in FIGHTING:
            break
        fought = True
        actor = game.actors(state)[0]
        options = game.options(state, actor)
        game.apply(state, actor, max(options, key=pips) if actor == CHANCE else options[0])
    return fought


def pips(roll: Command) -> int:
    """What a roll shows."""
    return int(getattr(roll, "pips", 0))
