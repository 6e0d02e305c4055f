"""One line per seat."""

from __future__ import annotations

from rich.text import Text

from boneyard.games.shared.sentence_fields import COLOURS
from boneyard.games.shared.view import BoardView, SeatView
from boneyard.terminal.palette import SEATS, SIGNS
from boneyard.terminal.teller import Teller


def seat_line(view: BoardView, seat: int, teller: Teller) -> Text:
    shown = view.seats[seat]
    line = Text(no_wrap=True, overflow="ellipsis")
    line.append(f" {seat + 1} ", SEATS[seat])
    line.append(f" {teller.seat(seat)}", "bold" if seat == view.active else "")
    line.append(" ◂ " if seat == view.active else "   ", "bold #ffe98a")
    for name, number in (("life", shown.life), ("ammo", shown.ammo)):
        if number is not None:
            sign, style = SIGNS[name]
            line.append(f"{sign}{number} ", style)
    line.append(teller.translate("points", number=shown.points))
    line.append_text(_cards(shown, teller))
    if shown.front:
        line.append(" · " + ", ".join(teller.title("card", card) for card in shown.front))
    return line


def _cards(shown: SeatView, teller: Teller) -> Text:
    """The collected skeletons and the size of the hand."""
    found = Text()
    if any(shown.collection):
        found.append(" ")
        for colour, number in zip(COLOURS, shown.collection, strict=True):
            sign, style = SIGNS[colour]
            if number:
                found.append(f"{number}{sign}", style)
    if shown.hand is not None:
        found.append(" " + teller.translate("cards", number=shown.hand), "dim")
    return found
