"""What a bot did for an absent player, as far as their seat saw it."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Raw, Struct

from boneyard.engine.replay import parse_draw
from boneyard.games.catalogue import AnyGame
from boneyard.server.history.log import NOTHING, Line
from boneyard.table.projection import visible_events
from boneyard.table.table import Away

MOST_DEEDS = 100
"""After a longer absence, the last ones."""


class Deed(Struct, frozen=True):
    """An answer given for the player, and its events."""

    command: str
    events: tuple[Raw, ...]


class Deeds(Struct, frozen=True):
    """The last answers given for a seat, and how many came before them."""

    deeds: tuple[Deed, ...]
    before: int


def deeds_of(game: AnyGame, lines: Iterable[Line], seat: int, away: Away) -> Deeds:
    """The answers for a seat during an absence, with their events and those of following chance."""
    deeds: list[tuple[str, list[Raw]]] = []
    follows = False
    for line in lines:
        if not away.first < line.seq <= away.last:
            continue
        who, _, command = parse_draw(line.text)[0].partition(" ")
        follows = who == str(seat) or (follows and who == "*")
        if who == str(seat):
            deeds.append((command, []))
        if follows:
            deeds[-1][1].extend(visible_events(game, (line.events or NOTHING).events, seat))
    last = deeds[-MOST_DEEDS:]
    found = tuple(Deed(command, tuple(events)) for command, events in last)
    return Deeds(found, len(deeds) - len(last))
