from __future__ import annotations

import os
from difflib import get_close_matches
from functools import cache
from importlib import import_module

from boneyard.engine.game import Game
from boneyard.engine.match import Match
from boneyard.games.shared.commands import Command
from boneyard.games.shared.events import Event
from boneyard.games.shared.loading import LOADING
from boneyard.games.shared.state import BoardState
from boneyard.games.shared.view import BoardView

AnyGame = Game[BoardState, Command, Event, BoardView]
AnyMatch = Match[BoardState, Command, Event, BoardView]

MORE_GAMES = "BONEYARD_GAMES"
"""The environment variable that adds games, each written as `ID=MODULE:NAME`."""
GAMES: dict[str, str] = {
    "zombie-invasion": "boneyard.games.zombie_invasion.game:ZOMBIE_INVASION",
    "midevil": "boneyard.games.midevil.game:MIDEVIL",
    "castle-of-chaos": "boneyard.games.castle_of_chaos.game:CASTLE_OF_CHAOS",
    **dict(entry.split("=", 1) for entry in os.environ.get(MORE_GAMES, "").split()),
}
"""Module and name of each game's record."""
FAVOURITE = "midevil"
"""The game that a page proposes to somebody who hasn't played yet."""


class UnknownGame(LookupError):
    pass


def game_ids() -> tuple[str, ...]:
    return tuple(GAMES)


@cache
def game(game_id: str) -> AnyGame:
    """The game with this id. Its code is loaded on first use."""
    if game_id not in GAMES:
        near = get_close_matches(game_id, GAMES, 1)
        hint = f"did you mean {near[0]!r}?" if near else f"use one of: {', '.join(GAMES)}"
        raise UnknownGame(f"no game is called {game_id!r}; {hint}")
    with LOADING:
        module, _, name = GAMES[game_id].partition(":")
        found: object = getattr(import_module(module), name)
    assert isinstance(found, Game)
    return found
