"""The kinds of bots by name."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from random import Random

from boneyard.bots.random_bot import RandomBot
from boneyard.bots.restless import Restless
from boneyard.engine.content import Content
from boneyard.engine.match import Player
from boneyard.games.shared.commands import Command

Bot = Player[object, Command]
KINDS: dict[str, Callable[[Random, Content], Bot]] = {
    "random": lambda rng, content: RandomBot(rng),
    "restless": Restless,
}


class UnknownBot(LookupError):
    """A name that no kind of bot has, in a sentence."""


def bot_kinds() -> tuple[str, ...]:
    """The names of all kinds of bots."""
    return tuple(KINDS)


def bot(kind: str, seed: str, content: Content) -> Bot:
    """A bot of this kind; the same seed answers the same questions in the same way."""
    if kind not in KINDS:
        near = get_close_matches(kind, KINDS, 1)
        hint = f"did you mean {near[0]!r}?" if near else f"there are: {', '.join(KINDS)}"
        raise UnknownBot(f"no player is called {kind!r}; {hint}")
    return KINDS[kind](Random(seed), content)
