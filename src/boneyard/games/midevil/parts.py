"""MidEvil's own parts: what an expansion may replace."""

from __future__ import annotations

from boneyard.games.midevil.kinds import COLOURS
from boneyard.games.midevil.state import MidState, Parts
from boneyard.games.shared.commands import Command, Step


def no_extras(state: MidState, seat: int, moment: str) -> tuple[Command, ...]:
    """Nothing besides shooting and mounting."""
    return ()


def no_more(state: MidState, number: int) -> None:
    """Nothing else happens."""


def no_led_steps(state: MidState, seat: int) -> tuple[Step, ...]:
    """Nobody is led where they could not walk by themselves."""
    return ()


def all_colours(state: MidState) -> tuple[int, ...]:
    """ME-TILE-3: the placer chooses colours."""
    return COLOURS


def cannot_do(state: MidState, seat: int, command: Command) -> None:
    """There is nothing else to do."""
    raise AssertionError(f"{command.text()} is not for this game")


PARTS = Parts(
    extras=no_extras,
    do_extra=cannot_do,
    duel_is_a_must=True,
    fill_more=no_more,
    led_steps=no_led_steps,
    arrive=no_more,
    end_move=no_more,
    colours=all_colours,
)
