"""What lies before each seat, in a line."""

from __future__ import annotations

from rich.text import Text

from boneyard.sight import SeatSight, Sight, number_in
from boneyard.terminal.palette import SEATS, SIGNS
from boneyard.terminal.telling import COLOURS, Teller

COUNTED = ("life", "ammo")


def seat_line(sight: Sight, seat: int, teller: Teller) -> Text:
    """The seat's number and name, what it owns, and whether it is its turn."""
    shown = sight.seats[seat]
    line = Text(no_wrap=True, overflow="ellipsis")
    line.append(f" {seat + 1} ", SEATS[seat])
    line.append(f" {teller.seat(seat)}", "bold" if seat == sight.active else "")
    line.append(" ◂ " if seat == sight.active else "   ", "bold #ffe98a")
    for name in COUNTED:
        number: object = getattr(shown, name, None)
        if isinstance(number, int):
            sign, style = SIGNS[name]
            line.append(f"{sign}{number} ", style)
    points: object = getattr(shown, "points", None)
    if isinstance(points, int):
        line.append(teller.say("points", number=points))
    line.append_text(_cards(shown, teller))
    if front := cards_of(sight, seat):
        line.append(" · " + ", ".join(teller.title("card", card) for card in front))
    return line


def _cards(shown: SeatSight, teller: Teller) -> Text:
    """The skeletons a seat has collected, and how many cards it holds."""
    found = Text()
    collection: object = getattr(shown, "collection", ())
    if isinstance(collection, tuple) and any(collection):
        found.append(" ")
        for colour, number in zip(COLOURS, collection, strict=False):
            sign, style = SIGNS[colour]
            if number:
                found.append(f"{number}{sign}", style)
    if (hand := number_in(shown, "hand")) is not None:
        found.append(" " + teller.say("cards", number=hand), "dim")
    return found


def hand_of(sight: Sight) -> list[str]:
    """The cards that the viewer holds."""
    hand: object = getattr(sight, "hand", None)
    return [str(card) for card in hand] if isinstance(hand, tuple) else []


def cards_of(sight: Sight, seat: int) -> list[str]:
    """The cards lying in front of a seat."""
    front: object = getattr(sight.seats[seat], "front", ())
    return [str(card) for card in front] if isinstance(front, tuple) else []
