"""Events of The Castle of Chaos besides MidEvil's."""

from __future__ import annotations

from boneyard.games.midevil.events import EVENTS as MIDEVIL_EVENTS
from boneyard.games.shared.events import Event, EventHints


class BridgeMoved(Event, frozen=True, tag="bridge-moved"):
    hints = EventHints(beat=600, notable=True, sound="stamp")
    seat: int
    raised: bool


class FellIntoPit(Event, frozen=True, tag="fell-into-pit"):
    """A player fell into the Pit and can do nothing for a while."""

    hints = EventHints(beat=600, notable=True, sound="thud")
    seat: int


class SkeletonsTaken(Event, frozen=True, tag="skeletons-taken"):
    hints = EventHints(beat=300, notable=True, sound="bones")
    seat: int
    white: int
    red: int
    blue: int


class LifeLost(Event, frozen=True, tag="life-lost"):
    hints = EventHints(beat=400, notable=True, scene="life", sound="life")
    seat: int
    number: int


class TokenLost(Event, frozen=True, tag="token-lost"):
    """A life token left the map."""

    square: int


class SkeletonSent(Event, frozen=True, tag="skeleton-sent"):
    """A card sent a skeleton to another square."""

    hints = EventHints(beat=200, sound="step")
    start: int
    to: int


class PawnLed(Event, frozen=True, tag="pawn-led"):
    """A player continues the move with another player's pawn."""

    hints = EventHints(notable=True)
    seat: int
    target: int


EVENTS: tuple[type[Event], ...] = (
    *MIDEVIL_EVENTS,
    BridgeMoved,
    FellIntoPit,
    SkeletonsTaken,
    LifeLost,
    TokenLost,
    SkeletonSent,
    PawnLed,
)
