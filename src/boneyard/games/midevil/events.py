"""Events of MidEvil besides the shared ones.

`view.redact` sets fields to None that a viewer may not know.
"""

from __future__ import annotations

from boneyard.games.shared.events import EVENTS as SHARED_EVENTS
from boneyard.games.shared.events import Event, EventHints


class CardDrawn(Event, frozen=True, tag="card-drawn"):
    """A seat drew a card; only that seat sees which."""

    hints = EventHints(runs=True)
    seat: int
    card: str | None


class CardPlayed(Event, frozen=True, tag="card-played"):
    """A seat played a card. `trap` is the condition under which it sprang, if it was armed."""

    hints = EventHints(beat=3800, notable=True, scene="card", sound="whoosh")
    seat: int
    card: str
    target: int | None
    trap: str | None = None


class CardDiscarded(Event, frozen=True, tag="card-discarded"):
    seat: int
    card: str


class CardUsed(Event, frozen=True, tag="card-used"):
    seat: int
    card: str


class ItemTaken(Event, frozen=True, tag="item-taken"):
    """An item changed hands."""

    hints = EventHints(beat=300, notable=True, sound="pick")
    seat: int
    card: str
    owner: int


class ItemLost(Event, frozen=True, tag="item-lost"):
    hints = EventHints(notable=True)
    seat: int
    card: str


class DeckShuffled(Event, frozen=True, tag="deck-shuffled"):
    """The discards became the new deck."""


class RollRaised(Event, frozen=True, tag="roll-raised"):
    seat: int
    white: int
    red: int
    blue: int


class FightEnded(Event, frozen=True, tag="fight-ended"):
    """A fight ended without result."""

    seat: int
    square: int


class Shot(Event, frozen=True, tag="shot"):
    """A seat fights from a distance."""

    hints = EventHints(beat=400, scene="shot", sound="whoosh")
    seat: int
    card: str
    square: int


class BookTaken(Event, frozen=True, tag="book-taken"):
    hints = EventHints(beat=1300, notable=True, scene="book", sound="page")
    seat: int


class BookReturned(Event, frozen=True, tag="book-returned"):
    hints = EventHints(beat=900, notable=True, scene="book", sound="page")
    seat: int


class BookWon(Event, frozen=True, tag="book-won"):
    """The Necronomicon changed hands in a duel."""

    hints = EventHints(beat=1300, notable=True, scene="book", sound="bell")
    seat: int
    loser: int


class DuelBegan(Event, frozen=True, tag="duel-began"):
    hints = EventHints(beat=900, notable=True, scene="duel", sound="drum")
    seat: int
    holder: int


class DuelBid(Event, frozen=True, tag="duel-bid"):
    """A duellist's committed resources, revealed."""

    hints = EventHints(beat=450, scene="duel", sound="slap")
    seat: int
    white: int
    red: int
    blue: int
    life: int


class DuelSpent(Event, frozen=True, tag="duel-spent"):
    seat: int
    what: str


class DuelEnded(Event, frozen=True, tag="duel-ended"):
    """The totals of a duel; on a tie nothing changes."""

    hints = EventHints(beat=1600, notable=True, scene="duel", sound="stamp")
    seat: int
    total: int
    holder: int
    holder_total: int


class Dismounted(Event, frozen=True, tag="dismounted"):
    """A rider left the Horse on a square, or lost it (-1)."""

    seat: int
    square: int


class Mounted(Event, frozen=True, tag="mounted"):
    hints = EventHints(beat=200, notable=True, sound="step")
    seat: int
    owner: int


class PawnPut(Event, frozen=True, tag="pawn-put"):
    """An effect put a pawn on a square."""

    hints = EventHints(beat=400, notable=True, sound="earth")
    seat: int
    square: int


class SkeletonRemoved(Event, frozen=True, tag="skeleton-removed"):
    what: str
    square: int


class SkeletonsPaid(Event, frozen=True, tag="skeletons-paid"):
    """A seat gave up skeletons of its collection."""

    hints = EventHints(notable=True)
    seat: int
    white: int
    red: int
    blue: int


class LifeTaken(Event, frozen=True, tag="life-taken"):
    hints = EventHints(beat=300, sound="pick")
    seat: int
    number: int


class TurnSkipped(Event, frozen=True, tag="turn-skipped"):
    """A player skipped their turn."""

    hints = EventHints(beat=900, notable=True, scene="lasting", sound="shiver")
    seat: int


EVENTS: tuple[type[Event], ...] = (
    *SHARED_EVENTS,
    CardDrawn,
    CardPlayed,
    CardDiscarded,
    CardUsed,
    ItemTaken,
    ItemLost,
    DeckShuffled,
    RollRaised,
    FightEnded,
    Shot,
    BookTaken,
    BookReturned,
    BookWon,
    DuelBegan,
    DuelBid,
    DuelSpent,
    DuelEnded,
    Dismounted,
    Mounted,
    PawnPut,
    SkeletonRemoved,
    SkeletonsPaid,
    LifeTaken,
    TurnSkipped,
)
