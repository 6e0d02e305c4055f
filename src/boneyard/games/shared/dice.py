"""Dice and draws as options of chance, with one stream per seat and purpose."""

from __future__ import annotations

from functools import cache

from boneyard.engine.bag import Bag
from boneyard.engine.chance import CHANCE, BagChances, Chances, EvenChances
from boneyard.games.shared.commands import ROLLS, Command, Draw, OneEach, Start

BY_CHANCE = (CHANCE,)
SOLO = tuple((seat,) for seat in range(6))
"""The actors when a single seat answers, by seat."""


@cache
def die(stream: str, seat: int) -> Chances[Command]:
    return EvenChances[Command](ROLLS, stream=f"{stream}-{seat}")


@cache
def start_player(seats: int) -> Chances[Command]:
    return EvenChances[Command]((Start(seat) for seat in range(seats)), stream="other")


DRAWS = OneEach(Draw)


def draws(stack: Bag) -> Chances[Command]:
    return BagChances(stack, DRAWS, tile_of, "tile")


def tile_of(command: object) -> str | None:
    return command.tile if isinstance(command, Draw) else None
