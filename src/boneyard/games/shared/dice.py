"""Dice as chance's options, one stream for each seat and purpose."""

from __future__ import annotations

from functools import cache

from boneyard.engine.bag import Bag
from boneyard.engine.chance import CHANCE, Chances, EvenChances, Lots
from boneyard.games.shared.commands import ROLLS, Command, Draw, OneEach, Start

BY_CHANCE = (CHANCE,)
SOLO = tuple((seat,) for seat in range(6))
"""The actors where one seat answers alone."""


@cache
def die(stream: str, seat: int) -> Chances[Command]:
    """A die that a seat rolls for some purpose."""
    return EvenChances[Command](ROLLS, stream=f"{stream}-{seat}")


@cache
def start_player(seats: int) -> Chances[Command]:
    """Any seat may begin."""
    return EvenChances[Command]((Start(seat) for seat in range(seats)), stream="other")


DRAWS = OneEach(Draw)


def draws(stack: Bag) -> Chances[Command]:
    """Any tile of a stack may be the next."""
    return Lots(stack, DRAWS, tile_of, "tile")


def tile_of(command: object) -> str | None:
    """The tile that a `Draw` names."""
    return command.tile if isinstance(command, Draw) else None
