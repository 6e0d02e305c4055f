"""The text form of a position. Illegal positions are refused.

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

Only the board is required. Everything else defaults to the start of a game, and the stack to the
remaining tiles. In the picture `.` is an empty square, `#` an illegal one, a digit that seat's pawn, and
`*` a square explained by an `at` line; each game defines the other letters.
"""

from __future__ import annotations

import re
from typing import TypeVar

from boneyard.engine.content import Content
from boneyard.engine.game import BadSetup, Endless, Game, HasText, Setup, State, make_setup
from boneyard.games.shared.features import features_of
from boneyard.games.shared.position.form import Form
from boneyard.games.shared.position.read import read_sketch
from boneyard.games.shared.position.sketch import BadPosition, Sketch
from boneyard.games.shared.position.text import Entry, entries
from boneyard.games.shared.position.write import position_lines

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
"""No number of a position is that large; as many cards or points would fill the memory."""
S = TypeVar("S", bound=State)
C = TypeVar("C", bound=HasText)
E = TypeVar("E")
V = TypeVar("V")


class NoPositions(LookupError):
    pass


def form_of(game: Game[S, C, E, V]) -> Form[S]:
    form = features_of(game).position
    if form is None:
        raise NoPositions(f"positions of {game.id} have no text form")
    return form


def sketch_of(game: Game[S, C, E, V], state: S) -> Sketch:
    """A state taken apart, including everything that has a default."""
    return form_of(game).take_apart(state)


def write_position(game: Game[S, C, E, V], state: S) -> str:
    """A state as text, without defaults."""
    form = form_of(game)
    setup = form.setup(state)
    values = [(setting, setup.settings[setting.name]) for setting in game.settings]
    chosen = [f"{setting.name} {value}" for setting, value in values if value != setting.default]
    first = ", ".join([game.id, f"{setup.seats} seats", *chosen])
    return "\n".join([first, *position_lines(form, form.take_apart(state), setup)]) + "\n"


def read_position(game: Game[S, C, E, V], text: str, content: Content | None = None) -> S:
    """The state of a text; `BadPosition` names the line and what is wrong."""
    form = form_of(game)
    if found := LONG_NUMBER.search(text):
        raise BadPosition(
            text.count("\n", 0, found.start()) + 1, f"a position can't have a number like {found[0]}…"
        )
    first, *rest = entries(text)
    setup = read_setup(game, first, content)
    sketch = read_sketch(form, rest, setup)
    state = form.put_together(sketch, setup)
    if reason := form.agenda_fault(state):
        raise sketch.fault("agenda", reason)
    try:
        state = run_pending(game, state)
    except Endless as error:
        raise sketch.fault("agenda", str(error)) from error
    if not all(len(game.options(state, actor)) for actor in game.actors(state)):
        raise sketch.fault("agenda", "a player must answer but has no options")
    return state


def placed(game: Game[S, C, E, V], setup: Setup) -> S:
    """The state that a setup with a position starts from; it must agree with the rest of the setup."""
    try:
        state = read_position(game, setup.position, setup.content)
    except BadPosition as error:
        raise BadSetup(f"the game can't start from this position: {error}") from error
    found = form_of(game).setup(state)
    if (found.seats, dict(found.settings)) != (setup.seats, dict(setup.settings)):
        raise BadSetup("the position has other seats or settings than the setup")
    return state


def run_pending(game: Game[S, C, E, V], state: S) -> S:
    """Run a frame given by `next` until somebody must answer, as at the start of a game."""
    if state.agenda and type(state.agenda[-1]) in game.works:
        game.advance(state)
    return state


def read_setup(game: Game[S, C, E, V], first: Entry, content: Content | None) -> Setup:
    """The first line: the game, its seats, and settings other than the defaults."""
    game_id, *phrases = [part.strip() for part in f"{first.word} {first.rest}".split(",")]
    if game_id != game.id:
        raise BadPosition(first.line, f"a position of {game.id} must begin with {game.id!r}, not {game_id!r}")
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
