"""Events that the games share: what happened, for people. Rules never read them back.

An event's tag is its message id; its fields are the message's parameters.
"""

from __future__ import annotations

from typing import ClassVar, Literal

import msgspec

SceneName = Literal[
    "",
    "tile",
    "goal",
    "roll",
    "shot",
    "fight",
    "hit",
    "miss",
    "life",
    "token",
    "card",
    "lasting",
    "death",
    "duel",
    "book",
    "victory",
]
"""The scenes that clients can play. `goal`, `fight` and `miss` follow from fields of a `tile` or `roll`."""
SoundName = Literal[
    "",
    "step",
    "bones",
    "stamp",
    "horn",
    "drum",
    "rattle",
    "clack",
    "crack",
    "chime",
    "thud",
    "glass",
    "life",
    "pick",
    "whoosh",
    "slap",
    "hex",
    "boon",
    "weapon",
    "item",
    "shiver",
    "toll",
    "earth",
    "page",
    "bell",
    "fanfare",
    "turn",
]
"""The sounds that clients can play."""


class EventHints(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a client shows a kind of event."""

    beat: int = 0
    """How many milliseconds the event is shown, at normal pace."""
    notable: bool = False
    """Worth telling a player who was away."""
    counted: bool = False
    """So frequent that a player who was away only gets a count, per turn and seat."""
    runs: bool = False
    """Equal ones in a row become one sentence."""
    scene: SceneName = ""
    """The scene a client plays for it."""
    sound: SoundName = ""
    """Its sound; a scene may add more."""


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="event"):
    hints: ClassVar[EventHints] = EventHints()

    # Kinds of events that have one of these override it by a field.
    @property
    def seat(self) -> int | None:
        return None

    @property
    def seats(self) -> tuple[int, ...]:
        return ()

    @property
    def square(self) -> int | None:
        return None

    @property
    def card(self) -> str | None:
        return None

    @property
    def target(self) -> int | None:
        return None


class StartPlayerChosen(Event, frozen=True, tag="start-player"):
    seat: int


class TurnBegan(Event, frozen=True, tag="turn-began"):
    seat: int
    turn: int


class TileDrawn(Event, frozen=True, tag="tile-drawn"):
    hints = EventHints(beat=700, scene="tile", sound="page")
    seat: int
    tile: str


class TilePlaced(Event, frozen=True, tag="tile-placed", omit_defaults=True):
    hints = EventHints(beat=500, notable=True, scene="tile", sound="stamp")
    seat: int
    tile: str
    x: int
    y: int
    rotation: int
    goal: bool = False
    """It has the square that everybody wants to reach."""


class TileLost(Event, frozen=True, tag="tile-lost"):
    """The tile fits nowhere and leaves the game."""

    hints = EventHints(notable=True)
    seat: int
    tile: str


class TilePutAside(Event, frozen=True, tag="tile-put-aside"):
    """The tile can't be placed now; it goes back into the stack afterwards."""

    seat: int
    tile: str


class NoTileFits(Event, frozen=True, tag="no-tile-fits"):
    """No tile of the stack can be placed, so none is drawn."""

    seat: int


class FigurePut(Event, frozen=True, tag="figure-put"):
    hints = EventHints(beat=60, runs=True, sound="clack")
    what: str
    square: int


class Rolled(Event, frozen=True, tag="rolled", omit_defaults=True):
    """A die was rolled; `result` includes bonuses and penalties."""

    hints = EventHints(beat=800, scene="roll", sound="rattle")
    seat: int
    purpose: str
    pips: int
    result: int
    by_card: bool = False
    """A card decided the number: no die was rolled."""
    needed: int = 0
    """The result that beats the foe, in a fight."""
    foe: str = ""
    square: int | None = None
    """The foe's square."""
    worth: int = 0
    """The points for beating it."""


class Stepped(Event, frozen=True, tag="stepped"):
    hints = EventHints(beat=190, runs=True, sound="step")
    seat: int
    start: int
    to: int


class FigureMoved(Event, frozen=True, tag="figure-moved"):
    hints = EventHints(beat=150, runs=True, sound="step")
    seat: int
    start: int
    to: int


class Beaten(Event, frozen=True, tag="beaten", omit_defaults=True):
    hints = EventHints(beat=1150, notable=True, counted=True, scene="hit", sound="crack")
    seat: int
    what: str
    square: int
    points: int = 0


class LifeGiven(Event, frozen=True, tag="life-given"):
    hints = EventHints(beat=400, notable=True, counted=True, scene="life", sound="life")
    seat: int
    left: int


class TokenTaken(Event, frozen=True, tag="token-taken"):
    hints = EventHints(beat=450, notable=True, counted=True, scene="token", sound="pick")
    seat: int
    what: str
    square: int


class Died(Event, frozen=True, tag="died", omit_defaults=True):
    hints = EventHints(beat=5000, notable=True, scene="death", sound="toll")
    seat: int
    square: int | None = None
    """The square of the death."""
    points: int = 0
    """The points lost."""
    figures: tuple[int, ...] = ()
    """The collected figures that are lost, white, red and blue ones."""
    cards: tuple[str, ...] = ()
    """The cards in front of the player that are lost."""
    kept: int = 0
    """Cards that stay in the hand."""
    home: int | None = None
    """The square on which the player begins again."""


class Won(Event, frozen=True, tag="won"):
    hints = EventHints(beat=2600, notable=True, scene="victory", sound="fanfare")
    seats: tuple[int, ...]
    way: str


EVENTS: tuple[type[Event], ...] = (
    StartPlayerChosen,
    TurnBegan,
    TileDrawn,
    TilePlaced,
    TileLost,
    TilePutAside,
    NoTileFits,
    FigurePut,
    Rolled,
    Stepped,
    FigureMoved,
    Beaten,
    LifeGiven,
    TokenTaken,
    Died,
    Won,
)
