"""The kinds of bots by name; some take an argument after a colon: `planner:400`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from difflib import get_close_matches
from random import Random
from typing import NamedTuple

from boneyard.bots.external import External
from boneyard.bots.greedy import Greedy
from boneyard.bots.idle import Idle
from boneyard.bots.levels import Careless, PersonaBot, Steady, hard
from boneyard.bots.planner import ITERATIONS, Planner
from boneyard.bots.protocol import NAME, why_no_command
from boneyard.bots.random_bot import RandomBot
from boneyard.bots.restless import Restless
from boneyard.bots.temper import Temper
from boneyard.bots.walker import Walker
from boneyard.engine.content import Content
from boneyard.engine.match import Player
from boneyard.games.shared.commands import Command
from boneyard.games.shared.events import Event
from boneyard.games.shared.tempers import NO_SEAT, PERSONAS
from boneyard.games.shared.view import BoardView

Bot = Player[BoardView, Command]


class Kind(NamedTuple):
    """How to make a bot, and the argument it takes.

    `make` gets the random generator, the content and the argument, which is empty if there is none.
    `argument` is its name in help texts; `check` returns what is wrong with one, or "". A `timed` bot thinks
    by the clock, so its games can't be repeated from a seed.
    """

    make: Callable[[Random, Content, str], Bot]
    argument: str = ""
    required: bool = False
    check: Callable[[str], str] = lambda argument: ""
    timed: bool = False


def why_no_iterations(argument: str) -> str:
    if argument.isdecimal() and argument.isascii() and int(argument):
        return ""
    return f"iterations must be a whole number of at least 1, as in planner:{ITERATIONS}"


def why_no_persona(argument: str) -> str:
    return "" if argument in PERSONAS else f"nobody is called that; choose from {', '.join(PERSONAS)}"


def level(make: Callable[[Random, str, Content], Bot], timed: bool = False) -> Kind:
    return Kind(
        lambda rng, content, argument: make(rng, argument, content),
        "PERSONA",
        check=why_no_persona,
        timed=timed,
    )


KINDS: dict[str, Kind] = {
    "random": Kind(lambda rng, content, argument: RandomBot(rng)),
    "idle": Kind(lambda rng, content, argument: Idle()),
    "restless": Kind(lambda rng, content, argument: Restless(rng, content)),
    "walker": Kind(lambda rng, content, argument: Walker(rng, content)),
    "greedy": Kind(lambda rng, content, argument: Greedy(rng, content=content)),
    "planner": Kind(
        lambda rng, content, argument: Planner(rng, int(argument or ITERATIONS), content=content),
        argument="ITERATIONS",
        check=why_no_iterations,
    ),
    "easy": level(Careless),
    "medium": level(Steady),
    "hard": level(hard, timed=True),
    NAME: Kind(External, "COMMAND", required=True, check=why_no_command),
}


class UnknownBot(LookupError):
    """An unknown kind of bot, or a wrong argument."""


def bot_kinds() -> tuple[str, ...]:
    """The kinds that need no argument."""
    return tuple(name for name, kind in KINDS.items() if not kind.required)


def written_kinds(timed: bool = True) -> tuple[str, ...]:
    """Every kind as in help texts: `random`, `planner[:ITERATIONS]`, `cmd:COMMAND`."""
    return tuple(_written(name, kind) for name, kind in KINDS.items() if timed or not kind.timed)


def _written(name: str, kind: Kind) -> str:
    if not kind.argument:
        return name
    return f"{name}:{kind.argument}" if kind.required else f"{name}[:{kind.argument}]"


def check_repeatable(written: str) -> None:
    """Refuse a kind that thinks by the clock: its games can't be repeated from their seed."""
    kind, _ = check_kind(written)
    if kind.timed:
        raise UnknownBot(
            f"{written} thinks by the clock, so its games can't be repeated; use planner:400 instead"
        )


def check_kind(written: str) -> tuple[Kind, str]:
    """The kind and argument of `name` or `name:argument`."""
    name, colon, argument = written.partition(":")
    if name not in KINDS:
        near = get_close_matches(name, KINDS, 1)
        hint = f"did you mean {near[0]!r}?" if near else f"choose from {', '.join(written_kinds())}"
        raise UnknownBot(f"no player is called {name!r}; {hint}")
    kind = KINDS[name]
    if colon and not kind.argument:
        raise UnknownBot(f"{name} takes no argument; write {name!r}, not {written!r}")
    if not argument and (colon or kind.required):
        raise UnknownBot(f"{written!r} needs an argument: write {_written(name, kind)}")
    if argument and (fault := kind.check(argument)):
        raise UnknownBot(f"{written!r}: {fault}")
    return kind, argument


def bot(kind: str, seed: str, content: Content, grudge: int = NO_SEAT) -> Bot:
    """Make a bot; the same seed gives the same answers to the same questions.

    `grudge` is the seat that hit it last.
    """
    found, argument = check_kind(kind)
    made = found.make(Random(seed), content, argument)
    if (temper := temper_of(made)) is not None:
        temper.grudge = grudge
    return made


def note_hit(bots: Mapping[int, Bot], event: Event) -> None:
    """Let a bot with a temper remember who hit it."""
    target, seat = event.target, event.seat
    if target is None or seat is None or seat == target or target not in bots:
        return
    if (temper := temper_of(bots[target])) is not None:
        temper.grudge = seat


def temper_of(player: Bot) -> Temper | None:
    """A bot's temper, if it has a persona."""
    temper = player.temper if isinstance(player, (PersonaBot, Planner)) else None
    return temper if temper is not None and temper.name else None
