from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product

from boneyard.games.midevil import commands as c
from boneyard.games.midevil.cards import BOOK
from boneyard.games.midevil.kinds import COLOURS, KINDS
from boneyard.games.midevil.rules.duel import STAKES
from boneyard.games.midevil.shown import SeatShown
from boneyard.games.shared.board import ALL_THREE
from boneyard.games.shared.commands import Command, Die, GiveLife, Place, Put, Shift, Step, Stop
from boneyard.games.shared.rl import (
    HIGHEST,
    SEATS,
    Arguments,
    Bounds,
    Encoding,
    cards,
    nothing,
    places,
    puts,
    seats,
    shifts,
    squares,
    tiles,
)

MOST_WHITE, MOST_RED, MOST_BLUE = 9, 5, 3
"""How many skeletons of a colour a raise, payment or gift can have: they are worth at most 9 points."""
MOST_BID = 50
"""How many of a kind can be committed to a duel: there are 50 life tokens, and fewer skeletons."""
COLLECTED = tuple(KINDS[colour].name for colour in COLOURS)


def items(bounds: Bounds) -> Iterator[tuple[object, ...]]:
    """Every card, and the book, which is named like one."""
    return product((*bounds.cards, BOOK))


def plays(bounds: Bounds) -> Iterator[tuple[object, ...]]:
    return product(bounds.cards, (None, *range(SEATS)))


def shots(bounds: Bounds) -> Iterator[tuple[object, ...]]:
    ranged = [card for card, effect in zip(bounds.cards, bounds.effects, strict=True) if effect == "ranged"]
    return product(ranged, range(bounds.squares))


def skeletons(bounds: Bounds) -> Iterator[tuple[object, ...]]:
    return product(range(MOST_WHITE + 1), range(MOST_RED + 1), range(MOST_BLUE + 1))


def bids(bounds: Bounds) -> Iterator[tuple[object, ...]]:
    return product(STAKES, range(MOST_BID + 1))


def colours(bounds: Bounds) -> Iterator[tuple[object, ...]]:
    """What can be spent openly."""
    return product(COLLECTED)


ARGUMENTS: dict[type[Command], Arguments] = {
    Place: places,
    Put: puts(*COLLECTED, "life"),
    Step: squares,
    Shift: shifts(ALL_THREE),
    Stop: nothing,
    GiveLife: nothing,
    Die: nothing,
    c.Play: plays,
    c.Pass: nothing,
    c.Discard: cards,
    c.Throw: nothing,
    c.Use: cards,
    c.Shoot: shots,
    c.Raise: skeletons,
    c.Mount: seats,
    c.Commit: bids,
    c.Spend: colours,
    c.Choose: items,
    c.Aim: tiles,
    c.Go: squares,
    c.Remove: squares,
    c.Pay: skeletons,
}


def seat_numbers(view: SeatShown, seat: int) -> Sequence[int]:
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


def table_numbers(view: SeatShown) -> Sequence[int]:
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


PLANES: dict[str, Callable[[SeatShown], Sequence[int]]] = {
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


def encoding(arguments: Mapping[type[Command], Arguments]) -> Encoding[SeatShown]:
    """MidEvil's encoding, or an expansion's with other commands."""
    return Encoding(
        arguments=arguments,
        planes=PLANES,
        seat_names=(
            "pawn", "life", "points", *COLLECTED, "hand", "horse", "dead", "played", "holder",
        ),
        seat=seat_numbers,
        table_names=(
            "turns",
            *(f"supply {colour}" for colour in COLLECTED),
            *(f"removed {kind.name}" for kind in KINDS),
            "bank", "deck", "duelled", "rooted", "lasting",
        ),
        table=table_numbers,
        hand=lambda view: view.hand,
        front=lambda view, seat: view.seats[seat].front,
        discards=lambda view: view.discards,
    )  # fmt: skip


ENCODING = encoding(ARGUMENTS)
