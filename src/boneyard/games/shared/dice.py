"""Dice as chance's options, one stream for each seat and purpose."""

from __future__ import annotations

from functools import cache

from boneyard.engine.bag import Bag
from boneyard.engine.chance import CHANCE, Chances
from boneyard.games.shared.commands import ROLLS, Command, Draw, Start

BY_CHANCE = (CHANCE,)
SOLO = tuple((seat,) for seat in range(6))
"""The actors where one seat answers alone."""


@cache
def die(stream: str, seat: int) -> Chances[Command]:
    """A die that a seat rolls for some purpose."""
    return Chances[Command](ROLLS, stream=f"{stream}-{seat}")


@cache
def start_player(seats: int) -> Chances[Command]:
    """Any seat may begin."""
    return Chances[Command]((Start(seat) for seat in range(seats)), stream="other")


@cache
def draw_of(tile: str) -> Draw:
    """The one `Draw` of a tile."""
    return Draw(tile)


def draws(stack: Bag) -> Chances[Command]:
    """Any tile of a stack may be the next."""
    found: Chances[Command] = Chances(map(draw_of, stack), stack.weights(), stream="tile")
    return found
