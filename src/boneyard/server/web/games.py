"""Which games can be played here."""

from __future__ import annotations

from collections.abc import Mapping

from litestar import get
from msgspec import Struct

import boneyard
from boneyard.server.web.asked import takes


class OptionInfo(Struct, frozen=True):
    """An option of the rules: its values, the default first, and the rule behind it."""

    name: str
    values: tuple[str, ...]
    rule: str


class GameInfo(Struct, frozen=True):
    """A game that can be played here."""

    id: str
    rules: int
    least_seats: int
    most_seats: int
    options: tuple[OptionInfo, ...]
    ways: tuple[str, ...]
    cites: Mapping[str, str]
    """The rule behind each kind of event; `rolled fight` goes before `rolled`."""
    content: str
    """The set of tiles and cards where nobody brings their own."""


@get("/games", sync_to_thread=False, opt=takes())
def games() -> list[GameInfo]:
    """The games that can be played here."""
    return [
        GameInfo(
            id=game.id,
            rules=game.rules,
            least_seats=game.seats[0],
            most_seats=game.seats[-1],
            options=tuple(OptionInfo(s.name, s.values, s.rule) for s in game.settings),
            ways=game.ways,
            cites=game.cites,
            content=game.default_content().hash,
        )
        for game in map(boneyard.game, boneyard.game_ids())
    ]
