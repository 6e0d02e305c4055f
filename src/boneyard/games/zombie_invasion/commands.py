"""Commands of Zombie Invasion besides the shared ones."""

from __future__ import annotations

from boneyard.games.shared.commands import (
    Command,
    Die,
    Draw,
    GiveLife,
    Place,
    Put,
    Roll,
    Shift,
    Start,
    Step,
    Stop,
)


class SpendAmmo(Command, frozen=True, tag="ammo"):
    """ZI-FIGHT-2: spend the ammo that raises the roll to the number needed."""


class Breed(Command, frozen=True, tag="breed"):
    """ZI-ZOMBIE-3: put a new zombie into a building instead of moving three."""


SPEND_AMMO = SpendAmmo()
BREED = Breed()
COMMANDS: tuple[type[Command], ...] = (
    Start,
    Roll,
    Draw,
    Place,
    Put,
    Step,
    Shift,
    Stop,
    GiveLife,
    Die,
    SpendAmmo,
    Breed,
)
