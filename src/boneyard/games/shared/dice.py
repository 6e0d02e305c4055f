"""Dice as chance's options, one stream for each seat and purpose."""

from __future__ import annotations

from functools import cache

from boneyard.engine.bag import Bag
from boneyard.engine.chance import CHANCE, Chances
from boneyard.games.shared.commands import ROLLS, C, Command, Draw, OneEach, Start

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


DRAWS = OneEach(Draw)


def draws(stack: Bag) -> Chances[Command]:
    """Any tile of a stack may be the next."""
    return out_of(stack, DRAWS, "tile")


def out_of(bag: Bag, commands: OneEach[str, C], stream: str) -> Chances[Command]:
    """Any of what is in a bag, by the command that names it."""
    found: Chances[Command] = Chances(map(commands.__getitem__, bag), bag.weights(), stream=stream)
    return found
