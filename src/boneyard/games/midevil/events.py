"""What can happen in MidEvil besides what the games share.

Fields that are not for everybody are None in what others are told; `view.redact` sees to it.
"""

from __future__ import annotations

from boneyard.games.shared.events import EVENTS as SHARED_EVENTS
from boneyard.games.shared.events import Event, EventHints


class CardDrawn(Event, frozen=True, tag="card-drawn"):
    """A seat drew a card; only that seat is told which."""

    hints = EventHints(runs=True)
    seat: int
    card: str | None


class CardPlayed(Event, frozen=True, tag="card-played"):
    """A card was played."""

    hints = EventHints(beat=700, notable=True)
    seat: int
    card: str
    target: int | None


class CardDiscarded(Event, frozen=True, tag="card-discarded"):
    """A card went to the discards."""

    seat: int
    card: str


class CardUsed(Event, frozen=True, tag="card-used"):
    """A card lying in front of a seat was used."""

    seat: int
    card: str


class ItemTaken(Event, frozen=True, tag="item-taken"):
    """An item changed hands."""

    hints = EventHints(notable=True)
    seat: int
    card: str
    owner: int


class ItemLost(Event, frozen=True, tag="item-lost"):
    """An item was lost."""

    hints = EventHints(notable=True)
    seat: int
    card: str


class DeckShuffled(Event, frozen=True, tag="deck-shuffled"):
    """The discards became the new deck."""


class RollRaised(Event, frozen=True, tag="roll-raised"):
    """Skeletons were spent to raise a roll."""

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

    hints = EventHints(beat=400)
    seat: int
    card: str
    square: int


class BookTaken(Event, frozen=True, tag="book-taken"):
    """The Necronomicon was picked up in the Graveyard."""

    hints = EventHints(notable=True)
    seat: int


class BookReturned(Event, frozen=True, tag="book-returned"):
    """The Necronomicon went back to the Graveyard."""

    hints = EventHints(notable=True)
    seat: int


class BookWon(Event, frozen=True, tag="book-won"):
    """The Necronomicon changed hands in a duel."""

    hints = EventHints(notable=True)
    seat: int
    loser: int


class DuelBegan(Event, frozen=True, tag="duel-began"):
    """A duel for the Necronomicon begins."""

    hints = EventHints(beat=900, notable=True)
    seat: int
    holder: int


class DuelBid(Event, frozen=True, tag="duel-bid"):
    """What a duellist committed, revealed."""

    hints = EventHints(beat=900)
    seat: int
    white: int
    red: int
    blue: int
    life: int


class DuelSpent(Event, frozen=True, tag="duel-spent"):
    """A duellist openly spent a skeleton."""

    seat: int
    what: str


class DuelEnded(Event, frozen=True, tag="duel-ended"):
    """The totals of a duel; on a tie nothing changes."""

    hints = EventHints(beat=1200, notable=True)
    seat: int
    total: int
    holder: int
    holder_total: int


class Dismounted(Event, frozen=True, tag="dismounted"):
    """A rider left the Horse on a square, or lost it (-1)."""

    seat: int
    square: int


class Mounted(Event, frozen=True, tag="mounted"):
    """A player mounted a horse."""

    hints = EventHints(notable=True)
    seat: int
    owner: int


class PawnPut(Event, frozen=True, tag="pawn-put"):
    """An effect put a pawn on a square."""

    hints = EventHints(beat=300, notable=True)
    seat: int
    square: int


class SkeletonRemoved(Event, frozen=True, tag="skeleton-removed"):
    """A skeleton left the map for good."""

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
    """A seat took life tokens from the bank."""

    seat: int
    number: int


class TurnSkipped(Event, frozen=True, tag="turn-skipped"):
    """A turn passes without anything done."""

    hints = EventHints(notable=True)
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
