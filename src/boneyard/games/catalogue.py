"""The games by their ids."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from functools import cache

from boneyard.engine.game import Game, State
from boneyard.games.shared.commands import Command
from boneyard.games.shared.events import Event
from boneyard.games.shared.loading import LOADING

AnyGame = Game[State, Command, Event, object]


def _zombie_invasion() -> object:
    from boneyard.games.zombie_invasion.game import ZOMBIE_INVASION

    return ZOMBIE_INVASION


def _midevil() -> object:
    from boneyard.games.midevil.game import MIDEVIL

    return MIDEVIL


def _castle_of_chaos() -> object:
    from boneyard.games.castle_of_chaos.game import CASTLE_OF_CHAOS

    return CASTLE_OF_CHAOS


LOADERS: dict[str, Callable[[], object]] = {
    "zombie-invasion": _zombie_invasion,
    "midevil": _midevil,
    "castle-of-chaos": _castle_of_chaos,
}
FAVOURITE = "midevil"
"""The game that a page proposes to somebody who hasn't played yet."""


class UnknownGame(LookupError):
    """An id that no game has, in a sentence."""


def game_ids() -> tuple[str, ...]:
    """The ids of all games."""
    return tuple(LOADERS)


@cache
def game(game_id: str) -> AnyGame:
    """The game with this id; only then is its code loaded."""
    if game_id not in LOADERS:
        near = get_close_matches(game_id, LOADERS, 1)
        hint = f"did you mean {near[0]!r}?" if near else f"there are: {', '.join(LOADERS)}"
        raise UnknownGame(f"no game is called {game_id!r}; {hint}")
    with LOADING:
        found = LOADERS[game_id]()
    assert isinstance(found, Game)
    return found
