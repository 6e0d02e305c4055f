"""Scenario files: a drawn position, scripted chance and commands, and expectations.

A file is a title line that names its rules, a position (`boneyard.games.shared.position`), a line
`play`, and a script; without a board the game begins at its start. Lines that begin with `--` are
remarks. Before the board `windows pickpocket move-rolled` lets a card name other windows than in our
deck, as somebody's own content may. What a script can say:

    0 step hospital.n             a command by a seat; squares may be named
    * roll 5                      a command by chance
    0 place street east of town-hall turned 1
    refused 0 step 12 ZI-MOVE-3   this command is no option, changes nothing, and this rule forbids it
    options 0 = life, ammo        exactly these; `*` stands for any text
    options 0 include step *      each of these is among them, or with `exclude` none
    label 0 life = command-life-last points=3 danger=true
                                  how this option is announced; `plain` by its command alone
    > beaten seat=0               the last command caused this event, in the order of the `>` lines
    not > died                    the last command caused no such event
    seat 0 life 2, not dead       what a position says of a seat
    at hospital.n zombie, pawn 0  all that is on a square; or `nothing`
    next move left=2              the pending frame, with these fields
    actors 0 1                    who must answer; `*` is chance, nobody when it is over
    view 1 seats.0.points = 3     what a seat sees, or `view - ...` a spectator
    active 1                      any other fact of a position, with or without `not`
    unplayable midevil, 7 seats   no game begins with such a first line
    again                         from the drawn position once more
"""

import re
from collections.abc import Callable
from dataclasses import asdict
from fnmatch import fnmatchcase
from pathlib import Path

import msgspec

import boneyard
from boneyard.engine.game import Illegal
from boneyard.games.catalogue import AnyGame
from boneyard.games.shared.commands import Command
from boneyard.games.shared.events import Event
from boneyard.games.shared.position import BadPosition, form_of, read_position, read_setup, sketch_of
from boneyard.games.shared.position.sketch import Sketch, read_square, square_name, with_numbers
from boneyard.games.shared.position.text import entries, frame_text, read_fields
from boneyard.games.shared.state import BoardState
from boneyard.games.shared.tile import EAST, NORTH, OFFSET, SOUTH, WEST
from tests.scenarios.own_content import WORD, with_windows

RULE = re.compile(r"(?:ME|CC|ZI)-[A-Z]+-\d+")
BESIDE = re.compile(r"place (\S+) (north|east|south|west) of (\S+)(?: turned ([0-3]))?")
SIDE = {"north": NORTH, "east": EAST, "south": SOUTH, "west": WEST}


class Failed(AssertionError):
    """A failed expectation: file, line, what was expected and what is."""


class Scenario:
    """One file, run line by line."""

    def __init__(self, path: Path) -> None:
        self.path = path
        lines = path.read_text("utf-8").splitlines()
        self.title = lines[0]
        self.rules = RULE.findall(self.title.partition(":")[0])
        at = lines.index("play")
        # What is no position becomes an empty line, so that the position's line numbers are the file's.
        own = [line for line in lines[1:at] if line.startswith(WORD)]
        self.position = "\n".join(["", *("" if line in own else line for line in lines[1:at])])
        self.script = [(at + 2 + n, line.strip()) for n, line in enumerate(lines[at + 1 :])]
        first = next(line for line in lines[1:at] if line and not line.startswith("--"))
        self.game: AnyGame = boneyard.game(first.split(",")[0].strip())
        self.line = 1
        try:
            self.content = with_windows(self.game.default_content(), own) if own else None
        except ValueError as error:
            raise self.fail(str(error)) from error

    def fail(self, reason: str) -> Failed:
        return Failed(f"{self.path}:{self.line}: {reason}")

    def run(self) -> None:
        """Play the script; the first sentence that is not true ends it."""
        if not self.rules:
            raise self.fail("the title names no rule")
        self._restart()
        said = 0
        for line, text in self.script:
            self.line = line
            if text and not text.startswith("--"):
                self._run_line(text)
                said += not re.match(r"[\d*] ", text)
        if not said:
            raise self.fail("the scenario says nothing that could be wrong")

    def _restart(self) -> None:
        try:
            self.state: BoardState = self.drawn()
        except BadPosition as error:
            raise Failed(f"{self.path}: {error}") from error
        self.events: list[Event] = []

    def drawn(self) -> BoardState:
        """The drawn position, or the game's start if nothing is drawn."""
        first, *rest = entries(self.position)
        if not rest:
            return self.game.start(read_setup(self.game, first, self.content))
        return read_position(self.game, self.position, self.content)

    def _run_line(self, text: str) -> None:
        word, _, rest = text.partition(" ")
        known: dict[str, Callable[[str], None]] = {
            "refused": self._refused,
            "options": self._options,
            "label": self._label,
            ">": self._event,
            "not": self._not,
            "seat": self._seat,
            "at": self._at,
            "next": self._next,
            "actors": self._actors,
            "view": self._view,
            "unplayable": self._unplayable,
        }
        try:
            if text == "again":
                self._restart()
            elif word == "*" or word.isdecimal():
                self._command(text)
            elif word in known:
                known[word](rest)
            else:
                self._fact(word, rest)
        except BadPosition as error:
            raise self.fail(error.reason) from error

    @property
    def sketch(self) -> Sketch:
        return sketch_of(self.game, self.state)

    def _line(self, text: str) -> str:
        """A command line with squares and places as numbers."""
        board = self.sketch.board
        if match := BESIDE.search(text):
            tile, side, other, turns = match.groups()
            laid = board.tiles[read_square(board, f"{other}.centre") // 9]
            dx, dy = OFFSET[SIDE[side]]
            text = text.replace(match.group(), f"place {tile} {laid.x + dx} {laid.y + dy} {turns or 0}")
        return with_numbers(board, text)

    def _read(self, text: str) -> tuple[int, Command]:
        try:
            return self.game.read(self._line(text))
        except ValueError as error:
            raise self.fail(str(error)) from error

    def _command(self, text: str) -> None:
        actor, command = self._read(text)
        self.events = []
        try:
            self.game.apply(self.state, actor, command, self.events.append)
        except Illegal as error:
            options = ", ".join(sorted(option.text() for option in self.game.options(self.state, actor)))
            raise self.fail(
                f"{text!r} is refused: {error}; actors {self.game.actors(self.state)}, "
                f"options of {actor}: {options or 'none'}; pending: {self._pending()}"
            ) from error

    def _pending(self) -> str:
        return self.sketch.agenda[-1] if self.state.agenda else "nothing, the game is over"

    def _refused(self, text: str) -> None:
        rules = RULE.findall(text)
        actor, command = self._read(RULE.sub("", text).strip())
        before = self.game.dump(self.state)
        try:
            self.game.apply(self.state, actor, command)
        except Illegal as error:
            if rules and error.rule != rules[0]:
                raise self.fail(f"{text!r} is refused by {error.rule}, not {rules[0]}") from None
        else:
            raise self.fail(f"{text!r} is accepted; pending was: {before.decode()}")
        if self.game.dump(self.state) != before:
            raise self.fail(f"{text!r} is refused, but it changed the state")

    def _options(self, text: str) -> None:
        match = re.fullmatch(r"(\*|\d+) (=|include|exclude) (.*)", text)
        if match is None:
            raise self.fail("write: options SEAT = (or include, exclude) COMMAND, COMMAND")
        who, how, listed = match.groups()
        actor = boneyard.CHANCE if who == "*" else int(who)
        options = sorted(option.text() for option in self.game.options(self.state, actor))
        patterns = [self._line(part.strip()) for part in listed.split(",")] if listed != "none" else []
        unused = [p for p in patterns if not any(fnmatchcase(option, p) for option in options)]
        hit = [option for option in options if any(fnmatchcase(option, p) for p in patterns)]
        if how == "exclude":
            if hit:
                raise self.fail(f"among the options are: {', '.join(hit)}")
        elif unused or (how == "=" and hit != options):
            raise self.fail(f"the options of {actor} are: {', '.join(options) or 'none'}")

    def _label(self, text: str) -> None:
        line, _, wanted = text.partition(" = ")
        actor, command = self._read(line)
        options = list(self.game.options(self.state, actor))
        if command not in options:
            raise self.fail(f"{line!r} is no option")
        label = self.game.labels(self.state, actor).get(options.index(command))
        fields = {} if label is None else {name: value for name, value in asdict(label).items() if value}
        said = " ".join(
            [fields.pop("message", "plain"), *(f"{k}={str(v).lower()}" for k, v in fields.items())]
        )
        if said != wanted:
            raise self.fail(f"the label of {line!r} is: {said}")

    def _find_event(self, text: str, start: int) -> int | None:
        tag, _, rest = text.partition(" ")
        wanted = read_fields(self.sketch.board, rest, 0)
        for number, event in enumerate(self.events[start:], start):
            data = msgspec.json.decode(msgspec.json.encode(event))
            if data["event"] == tag and all(data.get(name, self) == value for name, value in wanted.items()):
                return number
        return None

    def _event(self, text: str) -> None:
        found = self._find_event(text, 0)
        if found is None:
            seen = "; ".join(frame_text(event) for event in self.events)
            raise self.fail(f"no such event: {text}. Events were, in this order: {seen or 'nothing more'}")
        del self.events[: found + 1]

    def _not(self, text: str) -> None:
        if text.startswith("> "):
            if self._find_event(text[2:], 0) is not None:
                raise self.fail(f"there was such an event: {text[2:]}")
            return
        word, _, rest = text.partition(" ")
        if self.sketch.facts.get(word) == rest or (not rest and word in self.sketch.facts):
            raise self.fail(f"it is so: {text}")

    def _seat(self, text: str) -> None:
        number, _, rest = text.partition(" ")
        said = self.sketch.seats[int(number)]
        for phrase in (part.strip() for part in rest.split(",")):
            word, _, value = phrase.removeprefix("not ").partition(" ")
            if word not in form_of(self.game).seat_words:
                raise self.fail(f"nothing is called {word!r} before a seat")
            true = word in said and said[word] == value
            if true == phrase.startswith("not "):
                all_said = ", ".join(f"{name} {value}".strip() for name, value in said.items())
                raise self.fail(f"seat {number}: {all_said}")

    def _at(self, text: str) -> None:
        name, _, rest = text.partition(" ")
        sketch = self.sketch
        square = read_square(sketch.board, name)
        pawns = [f"pawn {seat}" for seat, at in sorted(sketch.pawns.items()) if at == square]
        there = [*sketch.things.get(square, ()), *pawns] or ["nothing"]
        if sorted(there) != sorted(part.strip() for part in rest.split(",")):
            raise self.fail(f"on {square_name(sketch.board, square)}: {', '.join(there)}")

    def _next(self, text: str) -> None:
        tag, _, rest = text.partition(" ")
        pending, _, fields = self._pending().partition(" ")
        board = self.sketch.board
        there = read_fields(board, fields, 0) if self.state.agenda else {}
        wanted = read_fields(board, rest, 0)
        if pending != tag or any(there.get(name, self) != value for name, value in wanted.items()):
            raise self.fail(f"pending is: {self._pending()}")

    def _actors(self, text: str) -> None:
        actors = " ".join("*" if actor < 0 else str(actor) for actor in self.game.actors(self.state))
        if (actors or "nobody") != text:
            raise self.fail(f"actors {actors or 'nobody'}")

    def _view(self, text: str) -> None:
        path, _, wanted = text.partition(" = ")
        who, _, path = path.partition(" ")
        value: object = msgspec.to_builtins(self.game.view(self.state, None if who == "-" else int(who)))
        for step in path.split("."):
            if isinstance(value, dict) and step in value:
                value = value[step]
            elif isinstance(value, list | tuple) and step.isdecimal() and int(step) < len(value):
                value = value[int(step)]
            else:
                value = "nothing"
                break
        shown = value if isinstance(value, str) else msgspec.json.encode(value).decode()
        if shown != wanted:
            raise self.fail(f"view {who} {path} = {shown}")

    def _unplayable(self, text: str) -> None:
        try:
            read_setup(self.game, entries(text)[0], None)
        except BadPosition:
            return
        raise self.fail(f"{text!r} can be played")

    def _fact(self, word: str, rest: str) -> None:
        if word not in form_of(self.game).facts:
            raise self.fail(f"{word!r} is no word of a script")
        said = self.sketch.facts.get(word)
        if said is None or self._line(said) != self._line(rest):
            raise self.fail(f"{word} {said if said is not None else 'is not said'}")
