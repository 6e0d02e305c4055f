"""The frames that The Castle of Chaos adds."""

from __future__ import annotations

from boneyard.games.midevil.frames import AnyFrame
from boneyard.games.shared.frames import Frame, FrameHints


class DrawBeyond(Frame, frozen=True, tag="draw-beyond"):
    """Chance draws the tile beyond the drawbridge."""


class PutBlack(Frame, frozen=True, tag="put-black"):
    """A seat chooses squares for black skeletons, if the Graveyard has more room than needed."""

    seat: int
    tile: int
    left: int


class BridgeRoll(Frame, frozen=True, tag="bridge-roll"):
    seat: int


class StepOn(Frame, frozen=True, tag="step-on"):
    """The skeleton on a square may walk one more square, or stop."""

    hints = FrameHints(phase="figures")
    seat: int
    square: int
    left: int


class Gather(Frame, frozen=True, tag="gather"):
    """One after another, these seats choose a square of the Graveyard."""

    seats: tuple[int, ...]
    taken: tuple[int, ...]


class ChooseSkeleton(Frame, frozen=True, tag="choose-skeleton"):
    """A seat chooses the skeleton that swaps places with the target."""

    seat: int
    target: int


class TakeSkeletons(Frame, frozen=True, tag="take-skeletons"):
    """A seat takes skeletons worth this many points from the supply."""

    seat: int
    points: int


class CrushRoll(Frame, frozen=True, tag="crush-roll"):
    """Chance rolls for each seat in turn; the lowest lose a life token."""

    seats: tuple[int, ...]
    rolls: tuple[tuple[int, int], ...]


class UprisingRoll(Frame, frozen=True, tag="uprising-roll"):
    """Chance rolls for each life token that shares a square with a skeleton."""

    seat: int
    squares: tuple[int, ...]


class WallRoll(Frame, frozen=True, tag="wall-roll"):
    """Chance decides how many skeletons leave the wall, or storm it."""

    seat: int
    storm: bool


class SendSkeletons(Frame, frozen=True, tag="send-skeletons"):
    """A seat sends skeletons off the wall, or onto it; `picked` is the one being moved."""

    seat: int
    storm: bool
    left: int
    picked: int


CastleFrame = (
    AnyFrame
    | DrawBeyond
    | PutBlack
    | BridgeRoll
    | StepOn
    | Gather
    | ChooseSkeleton
    | TakeSkeletons
    | CrushRoll
    | UprisingRoll
    | WallRoll
    | SendSkeletons
)
