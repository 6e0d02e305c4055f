"""The games by their ids."""

from __future__ import annotations

import os
from difflib import get_close_matches
from functools import cache
from importlib import import_module

from boneyard.engine.game import Game, State
from boneyard.games.shared.commands import Command
from boneyard.games.shared.events import Event
from boneyard.games.shared.loading import LOADING

AnyGame = Game[State, Command, Event, object]


MORE_GAMES = "BONEYARD_GAMES"
"""The environment variable that adds games, each written `ID=MODULE:NAME`."""
GAMES: dict[str, str] = {
    "zombie-invasion": "boneyard.games.zombie_invasion.game:ZOMBIE_INVASION",
    "midevil": "boneyard.games.midevil.game:MIDEVIL",
    "castle-of-chaos": "boneyard.games.castle_of_chaos.game:CASTLE_OF_CHAOS",
    **dict(entry.split("=", 1) for entry in os.environ.get(MORE_GAMES, "").split()),
}
"""By id: the module and the name of a game's record."""
FAVOURITE = "midevil"
"""The game that a page proposes to somebody who hasn't played yet."""


class UnknownGame(LookupError):
    """An id that no game has, in a sentence."""


def game_ids() -> tuple[str, ...]:
    """The ids of all games."""
    return tuple(GAMES)


@cache
def game(game_id: str) -> AnyGame:
    """The game with this id; only then is its code loaded."""
    if game_id not in GAMES:
        near = get_close_matches(game_id, GAMES, 1)
        hint = f"did you mean {near[0]!r}?" if near else f"there are: {', '.join(GAMES)}"
        raise UnknownGame(f"no game is called {game_id!r}; {hint}")
    with LOADING:
        module, _, name = GAMES[game_id].partition(":")
        found: object = getattr(import_module(module), name)
    assert isinstance(found, Game)
    return found
