"""The text form of a position: readable, writable, and refused when it is illegal.

>>> import boneyard
>>> town = boneyard.game("zombie-invasion")
>>> print(write_position(town, town.start(town.setup(seats=2))))
zombie-invasion, 2 seats
board
  0:town-hall
figures
  #.#
  .*.
  #.#
at town-hall.centre pawn 0, pawn 1
turn 0
next first-seat
<BLANKLINE>

Only the board must be written; what is left out is as at the start of a game, and the stack is the rest of
the tiles. In the picture `.` is an empty square, `#` one that is not legal, a digit the pawn of that
seat, `*` a crowded square that an `at` line explains; the other letters are the game's.
"""

from __future__ import annotations

import re
from typing import TypeVar

from boneyard.engine.content import Content
from boneyard.engine.game import BadSetup, Endless, Game, HasText, Setup, State, make_setup
from boneyard.games.shared.features import features_of
from boneyard.games.shared.position_form import Form
from boneyard.games.shared.position_read import read_sketch
from boneyard.games.shared.position_sketch import BadPosition, Sketch
from boneyard.games.shared.position_text import Entry, entries
from boneyard.games.shared.position_write import position_lines

__all__ = [
    "BadPosition",
    "NoPositions",
    "form_of",
    "placed",
    "read_position",
    "read_setup",
    "sketch_of",
    "write_position",
]

LONG_NUMBER = re.compile(r"\d{5}")
"""Nothing in a position is so large; as many cards or points would fill the memory."""
S = TypeVar("S", bound=State)
C = TypeVar("C", bound=HasText)
E = TypeVar("E")
V = TypeVar("V")


class NoPositions(LookupError):
    """A game whose positions have no text form."""


def form_of(game: Game[S, C, E, V]) -> Form[S]:
    """How the positions of a game are written."""
    form = features_of(game).position
    if form is None:
        raise NoPositions(f"positions of {game.id} have no text form")
    return form


def sketch_of(game: Game[S, C, E, V], state: S) -> Sketch:
    """A state taken apart, everything in it said."""
    return form_of(game).take_apart(state)


def write_position(game: Game[S, C, E, V], state: S) -> str:
    """A state as text; what a reader would fill in anyway is left out."""
    form = form_of(game)
    setup = form.setup(state)
    values = [(setting, setup.settings[setting.name]) for setting in game.settings]
    chosen = [f"{setting.name} {value}" for setting, value in values if value != setting.default]
    first = ", ".join([game.id, f"{setup.seats} seats", *chosen])
    return "\n".join([first, *position_lines(form, form.take_apart(state), setup)]) + "\n"


def read_position(game: Game[S, C, E, V], text: str, content: Content | None = None) -> S:
    """The state that a text says; what is wrong is refused with its line."""
    form = form_of(game)
    if found := LONG_NUMBER.search(text):
        raise BadPosition(text.count("\n", 0, found.start()) + 1, f"no position has numbers like {found[0]}…")
    first, *rest = entries(text)
    setup = read_setup(game, first, content)
    sketch = read_sketch(form, rest, setup, features_of(game).crossings)
    state = form.put_together(sketch, setup)
    if reason := form.agenda_fault(state):
        raise sketch.fault("agenda", reason)
    try:
        state = go_on(game, state)
    except Endless as error:
        raise sketch.fault("agenda", str(error)) from error
    if not all(len(game.options(state, actor)) for actor in game.actors(state)):
        raise sketch.fault("agenda", "somebody must answer who can't do anything")
    return state


def placed(game: Game[S, C, E, V], setup: Setup) -> S:
    """The state that a setup starts from which names a position; it must fit the rest of the setup."""
    try:
        state = read_position(game, setup.position, setup.content)
    except BadPosition as error:
        raise BadSetup(f"the position can't be played from: {error}") from error
    found = form_of(game).setup(state)
    if (found.seats, dict(found.settings)) != (setup.seats, dict(setup.settings)):
        raise BadSetup("the position is one with other seats or options")
    return state


def go_on(game: Game[S, C, E, V], state: S) -> S:
    """Let a frame that was said to be next work until somebody must answer, as at the start of a game."""
    if state.agenda and type(state.agenda[-1]) in game.works:
        game.go_on(state)
    return state


def read_setup(game: Game[S, C, E, V], first: Entry, content: Content | None) -> Setup:
    """The first line: the game, its seats, and the options that differ from their defaults."""
    game_id, *phrases = [part.strip() for part in f"{first.word} {first.rest}".split(",")]
    if game_id != game.id:
        raise BadPosition(first.line, f"a position of {game.id} begins with {game.id!r}, not {game_id!r}")
    seats = 2
    chosen = {}
    for phrase in phrases:
        name, _, value = phrase.partition(" ")
        if value in ("seats", "seat") and name.isdecimal():
            seats = int(name)
        else:
            chosen[name] = value
    try:
        return make_setup(
            game.id, game.seats, game.settings, seats, chosen, content or game.default_content()
        )
    except BadSetup as error:
        raise BadPosition(first.line, str(error)) from error
