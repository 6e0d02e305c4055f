"""The frames of Zombie Invasion."""

from __future__ import annotations

from boneyard.games.shared.frames import Frame, FrameHints


class FirstSeat(Frame, frozen=True, tag="first-seat"):
    pass


class Turn(Frame, frozen=True, tag="turn"):
    """The steps of the active seat's turn; it runs through them by itself."""

    step: int


class DrawTile(Frame, frozen=True, tag="draw-tile"):
    hints = FrameHints(phase="tile")


class PlaceTile(Frame, frozen=True, tag="place-tile"):
    hints = FrameHints(phase="tile", shows_places=True)
    tile: str


class FillTile(Frame, frozen=True, tag="fill-tile"):
    """The active seat spreads the figures and tokens that a tile still needs."""

    hints = FrameHints(phase="tile")
    tile: int
    zombies: int
    life: int
    ammo: int


class FightRoll(Frame, frozen=True, tag="fight-roll"):
    """Chance rolls for the fight on the active seat's square."""

    hints = FrameHints(contest="fight")


class Mend(Frame, frozen=True, tag="mend"):
    """The roll failed: the active seat gives up life, spends ammo or dies."""

    hints = FrameHints(contest="fight")
    roll: int


class MoveRoll(Frame, frozen=True, tag="move-roll"):
    hints = FrameHints(phase="move")


class Move(Frame, frozen=True, tag="move"):
    hints = FrameHints(phase="move")
    left: int


class ZombieRoll(Frame, frozen=True, tag="zombie-roll"):
    hints = FrameHints(phase="figures")


class MoveZombies(Frame, frozen=True, tag="move-zombies"):
    """The active seat moves zombies; those on the squares in `moved` have already moved."""

    hints = FrameHints(phase="figures")
    left: int
    moved: tuple[int, ...]


class BreedZombie(Frame, frozen=True, tag="breed-zombie"):
    """The active seat chooses a square for a new zombie."""

    hints = FrameHints(phase="figures")


AnyFrame = (
    FirstSeat
    | Turn
    | DrawTile
    | PlaceTile
    | FillTile
    | FightRoll
    | Mend
    | MoveRoll
    | Move
    | ZombieRoll
    | MoveZombies
    | BreedZombie
)
