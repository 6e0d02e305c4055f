"""The kinds of bots by name; some take an argument after a colon: `planner:400`."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from random import Random
from typing import NamedTuple

from boneyard.bots.external import External
from boneyard.bots.greedy import Greedy
from boneyard.bots.idle import Idle
from boneyard.bots.levels import Careless, Steady, hard
from boneyard.bots.planner import ITERATIONS, Planner
from boneyard.bots.protocol import NAME, why_no_command
from boneyard.bots.random_bot import RandomBot
from boneyard.bots.restless import Restless
from boneyard.bots.walker import Walker
from boneyard.engine.content import Content
from boneyard.engine.match import Player
from boneyard.games.shared.commands import Command

Bot = Player[object, Command]


class Kind(NamedTuple):
    """How a kind of bot is made, and what may stand behind its name.

    `make` gets all randomness, the content and the argument, which is empty where none is given.
    `argument` names it for people; `check` says what is wrong with one, or nothing. A `timed` bot
    thinks by the clock, so a seed does not repeat its games.
    """

    make: Callable[[Random, Content, str], Bot]
    argument: str = ""
    required: bool = False
    check: Callable[[str], str] = lambda argument: ""
    timed: bool = False


def why_no_iterations(argument: str) -> str:
    """What is wrong with a number of iterations, or nothing."""
    if argument.isdecimal() and argument.isascii() and int(argument):
        return ""
    return f"iterations are a whole number from 1 up, as in planner:{ITERATIONS}"


KINDS: dict[str, Kind] = {
    "random": Kind(lambda rng, content, argument: RandomBot(rng)),
    "idle": Kind(lambda rng, content, argument: Idle()),
    "restless": Kind(lambda rng, content, argument: Restless(rng, content)),
    "walker": Kind(lambda rng, content, argument: Walker(rng, content)),
    "greedy": Kind(lambda rng, content, argument: Greedy(rng)),
    "planner": Kind(
        lambda rng, content, argument: Planner(rng, int(argument or ITERATIONS)),
        argument="ITERATIONS",
        check=why_no_iterations,
    ),
    "easy": Kind(lambda rng, content, argument: Careless(rng)),
    "medium": Kind(lambda rng, content, argument: Steady(rng)),
    "hard": Kind(lambda rng, content, argument: hard(rng), timed=True),
    NAME: Kind(External, "COMMAND", required=True, check=why_no_command),
}


class UnknownBot(LookupError):
    """A kind that no bot is of, or an argument that it does not take, in a sentence."""


def bot_kinds() -> tuple[str, ...]:
    """The kinds of bots that need no argument."""
    return tuple(name for name, kind in KINDS.items() if not kind.required)


def written_kinds(timed: bool = True) -> tuple[str, ...]:
    """Every kind as it is written: `random`, `planner[:ITERATIONS]`, `cmd:COMMAND`; or all but timed ones."""
    return tuple(_written(name, kind) for name, kind in KINDS.items() if timed or not kind.timed)


def _written(name: str, kind: Kind) -> str:
    if not kind.argument:
        return name
    return f"{name}:{kind.argument}" if kind.required else f"{name}[:{kind.argument}]"


def check_repeatable(written: str) -> None:
    """Refuse a kind that thinks by the clock: its games can't be played again from their seed."""
    kind, _ = check_kind(written)
    if kind.timed:
        raise UnknownBot(
            f"{written} thinks by the clock, so its games would not repeat; take planner:400 instead"
        )


def check_kind(written: str) -> tuple[Kind, str]:
    """The kind and the argument that `name` or `name:argument` means; else a sentence why not."""
    name, colon, argument = written.partition(":")
    if name not in KINDS:
        near = get_close_matches(name, KINDS, 1)
        hint = f"did you mean {near[0]!r}?" if near else f"there are: {', '.join(written_kinds())}"
        raise UnknownBot(f"no player is called {name!r}; {hint}")
    kind = KINDS[name]
    if colon and not kind.argument:
        raise UnknownBot(f"{name} takes nothing after a colon, so write {name!r}, not {written!r}")
    if not argument and (colon or kind.required):
        raise UnknownBot(f"{written!r} lacks what stands after the colon: {_written(name, kind)}")
    if argument and (fault := kind.check(argument)):
        raise UnknownBot(f"{written!r}: {fault}")
    return kind, argument


def bot(kind: str, seed: str, content: Content) -> Bot:
    """A bot of this kind; the same seed answers the same questions in the same way."""
    found, argument = check_kind(kind)
    return found.make(Random(seed), content, argument)
