"""What the environments know of each game: which parts of a view become which numbers.

A record names fields of a view and nothing of the rules; views have no common form beyond
`boneyard.sight`, so each record says by a protocol what it reads.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar, cast

V = TypeVar("V")
LOWEST, HIGHEST = -1_000, 30_000
"""Between these all numbers lie; a game that goes on for ever stops counting its turns there."""
COLOURS = ("white", "red", "blue", "black")


@dataclass(frozen=True)
class Record(Generic[V]):
    """How a game's views are read.

    `puts` are the things that seats put on squares; `crossings` are the places along a tile's side where
    roads lead on. `planes` are sets of squares, by name. `seat` and
    `table` are numbers of one seat and of the whole table; `seat_names` and `table_names` say which.
    """

    puts: tuple[str, ...]
    crossings: tuple[int, ...]
    planes: Mapping[str, Callable[[V], Sequence[int]]]
    seat_names: tuple[str, ...]
    seat: Callable[[V, int], Sequence[int]]
    table_names: tuple[str, ...]
    table: Callable[[V], Sequence[int]]
    hand: Callable[[V], Sequence[str]] = lambda view: ()
    front: Callable[[V, int], Sequence[str]] = lambda view, seat: ()
    discards: Callable[[V], Mapping[str, int]] = lambda view: {}


class TownSeat(Protocol):
    """A seat of Zombie Invasion."""

    pawn: int
    life: int
    ammo: int
    points: int
    dead: bool


class Town(Protocol):
    """What is read of Zombie Invasion."""

    seats: Sequence[TownSeat]
    turns: int
    zombies: Sequence[int]
    life: Sequence[int]
    ammo: Sequence[int]
    box: int
    bonus: int
    bottom: str | None


def town_seat(view: Town, seat: int) -> Sequence[int]:
    """What lies before a seat."""
    shown = view.seats[seat]
    return shown.pawn, shown.life, shown.ammo, shown.points, shown.dead


TOWN: Record[Town] = Record(
    puts=("zombie", "life", "ammo"),
    crossings=(1,),
    planes={
        "zombies": lambda view: view.zombies,
        "life": lambda view: view.life,
        "ammo": lambda view: view.ammo,
    },
    seat_names=("pawn", "life", "ammo", "points", "dead"),
    seat=town_seat,
    table_names=("turns", "box", "bonus", "bottom"),
    table=lambda view: (min(view.turns, HIGHEST), view.box, view.bonus, view.bottom is not None),
)


class VillageSeat(Protocol):
    """A seat of MidEvil."""

    pawn: int
    life: int
    points: int
    collection: tuple[int, int, int]
    hand: int
    front: Sequence[str]
    horse: int
    dead: bool
    played: bool


class Village(Protocol):
    """What is read of MidEvil and its expansion."""

    seats: Sequence[VillageSeat]
    turns: int
    skeletons: Mapping[str, Sequence[int]]
    life: Sequence[int]
    barred: Sequence[int]
    book: int
    goal: int
    home: int
    hand: Sequence[str]
    discards: Mapping[str, int]
    supply: Sequence[int]
    removed: Sequence[int]
    bank: int
    deck: int
    holder: int
    duelled: bool
    rooted: bool
    lasting: Sequence[object]


def village_seat(view: Village, seat: int) -> Sequence[int]:
    """What lies before a seat."""
    shown = view.seats[seat]
    return (
        shown.pawn,
        shown.life,
        shown.points,
        *shown.collection,
        shown.hand,
        shown.horse,
        shown.dead,
        shown.played,
        view.holder == seat,
    )


def village_table(view: Village) -> Sequence[int]:
    """What belongs to nobody."""
    return (
        min(view.turns, HIGHEST),
        *view.supply,
        *view.removed,
        view.bank,
        view.deck,
        view.duelled,
        view.rooted,
        len(view.lasting),
    )


VILLAGE_PLANES: dict[str, Callable[[Village], Sequence[int]]] = {
    "white": lambda view: view.skeletons.get("white", ()),
    "red": lambda view: view.skeletons.get("red", ()),
    "blue": lambda view: view.skeletons.get("blue", ()),
    "black": lambda view: view.skeletons.get("black", ()),
    "life": lambda view: view.life,
    "barred": lambda view: view.barred,
    "book": lambda view: (view.book,) if view.book >= 0 else (),
    "goal": lambda view: (view.goal,) if view.goal >= 0 else (),
    "home": lambda view: (view.home,) if view.home >= 0 else (),
    "horses": lambda view: [seat.horse for seat in view.seats if seat.horse >= 0],
}
VILLAGE_SEAT = (
    "pawn",
    "life",
    "points",
    "white",
    "red",
    "blue",
    "hand",
    "horse",
    "dead",
    "played",
    "holder",
)
VILLAGE_TABLE = (
    "turns",
    *(f"supply {colour}" for colour in COLOURS[:3]),
    *(f"removed {colour}" for colour in COLOURS),
    "bank",
    "deck",
    "duelled",
    "rooted",
    "lasting",
)


def village(puts: tuple[str, ...]) -> Record[Village]:
    """MidEvil's record, with these things to put."""
    return Record(
        puts=puts,
        crossings=(0, 1, 2),
        planes=VILLAGE_PLANES,
        seat_names=VILLAGE_SEAT,
        seat=village_seat,
        table_names=VILLAGE_TABLE,
        table=village_table,
        hand=lambda view: view.hand,
        front=lambda view, seat: view.seats[seat].front,
        discards=lambda view: view.discards,
    )


RECORDS: dict[str, Record[object]] = {
    "zombie-invasion": cast(Record[object], TOWN),
    "midevil": cast(Record[object], village(("white", "red", "blue", "life"))),
    "castle-of-chaos": cast(Record[object], village(("white", "red", "blue", "black", "life"))),
}
"""By a game's id."""


def record_of(game_id: str) -> Record[object]:
    """How a game's views are read."""
    return RECORDS[game_id]
