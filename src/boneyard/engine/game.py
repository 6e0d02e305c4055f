"""The contract of a game.

A game is a record of functions; `Game` is that record and the loop that drives it. State changes
in place, only by `apply`, only by what `options` lists; `view` is the only door out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Generic, Protocol, TypeVar, cast

from boneyard.engine.content import Content
from boneyard.engine.labels import Label
from boneyard.engine.showing import Showing

Tell = Callable[[object], None]
"""Whoever listens to the events.

Rules write `if state.tell: state.tell(Event(...))`: mostly nobody listens, and calling a helper only to find
that out takes 3 % of MidEvil's time and 5 % of Zombie Invasion's.
"""
NOBODY = -2
"""Neither a seat nor chance."""
MOST_WORKS = range(10_000)
"""How often frames may work before somebody is asked; the rules need a few dozen at most."""
Acting = tuple[int, ...] | None
"""The actors of the question on top of the agenda, where it is known that there is one."""


class State:
    """What every game's state has: the agenda of pending frames and how the game ended.

    Until the next `apply`, `acting` keeps the actors and `offered` the last options, those of the seat
    `asked`; `tell` is the listener while one command is carried out; the rules set `alarm` when something
    happened that could have won the game. None of them belongs to the position.
    """

    __slots__ = ("acting", "agenda", "alarm", "asked", "offered", "tell", "way", "winners")

    agenda: list[object]
    winners: tuple[int, ...]
    way: str
    acting: Acting
    alarm: bool
    asked: int
    offered: Sequence[object]
    tell: Tell | None

    def offer(self, actor: int, options: Sequence[object]) -> None:
        """Keep options that were worked out for the frame that is now on top."""
        self.asked = actor
        self.offered = options

    def forget(self) -> None:
        """Have nothing in mind but the position."""
        self.acting = None
        self.alarm = False
        self.asked = NOBODY
        self.tell = None

    def copy(self) -> State:
        """A twin that can be played on its own."""
        raise NotImplementedError

    def finish(self, winners: tuple[int, ...], way: str) -> None:
        """End the game: these seats have won it in this way."""
        self.winners = winners
        self.way = way
        self.agenda.clear()
        self.acting = None
        self.asked = NOBODY

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.agenda


class HasText(Protocol):
    """A command: all that the engine asks of it is its line."""

    def text(self) -> str:
        """The command as a line of text."""
        ...


S = TypeVar("S", bound=State)
C = TypeVar("C", bound=HasText)
E = TypeVar("E")
V = TypeVar("V")
F = TypeVar("F")


class Asking(Generic[S, C]):
    """How a kind of frame waits: who answers, with what, and what follows.

    `answer` may name the actors of the question it leaves on top of the agenda, which saves looking for them.
    `label` names an option whose command alone would mislead, else returns None.
    """

    __slots__ = ("actors", "answer", "label", "options", "why_not")

    def __init__(
        self,
        actors: Callable[[S, object], tuple[int, ...]],
        options: Callable[[S, object, int], Sequence[C]],
        answer: Callable[[S, object, int, C], Acting],
        why_not: Callable[[S, object, int, C], str | None] | None,
        label: Callable[[S, object, int, C], Label | None] | None,
    ) -> None:
        self.actors = actors
        self.options = options
        self.answer = answer
        self.why_not = why_not
        self.label = label


Frames = Mapping[type[object], Asking[S, C]]
Works = Mapping[type[object], Callable[[S, object], Acting]]


def asks(
    frame: type[F],
    *,
    actors: Callable[[S, F], tuple[int, ...]],
    options: Callable[[S, F, int], Sequence[C]],
    answer: Callable[[S, F, int, C], Acting],
    why_not: Callable[[S, F, int, C], str | None] | None = None,
    label: Callable[[S, F, int, C], Label | None] | None = None,
) -> tuple[type[object], Asking[S, C]]:
    """An entry of a game's table of frames; the casts forget the type that the table's key keeps."""
    return frame, Asking(
        cast(Callable[[S, object], tuple[int, ...]], actors),
        cast(Callable[[S, object, int], Sequence[C]], options),
        cast(Callable[[S, object, int, C], Acting], answer),
        cast(Callable[[S, object, int, C], str | None] | None, why_not),
        cast(Callable[[S, object, int, C], Label | None] | None, label),
    )


def works(
    frame: type[F], work: Callable[[S, F], Acting]
) -> tuple[type[object], Callable[[S, object], Acting]]:
    """An entry of the table of frames that go on by themselves; they too may name the actors they ask."""
    return frame, cast(Callable[[S, object], Acting], work)


@dataclass(frozen=True)
class Setting:
    """An option of the rules that a host may choose: the first value is the default.

    `proposed` is what a page preselects for new tables where that is not the default.
    """

    name: str
    values: tuple[str, ...]
    rule: str
    proposed: str = ""

    @property
    def default(self) -> str:
        """The value where nobody chose."""
        return self.values[0]

    @property
    def proposal(self) -> str:
        """The value that a page preselects."""
        return self.proposed or self.default


@dataclass(frozen=True)
class Setup:
    """Everything a game starts from; no randomness in it.

    `position` is the text of another position than the usual one, where it starts from such.
    """

    game: str
    seats: int
    settings: Mapping[str, str]
    content: Content
    position: str = ""

    def __hash__(self) -> int:
        return hash((self.game, self.seats, self.content.hash, self.position))


class BadSetup(ValueError):
    """A setup that can't be played, in a sentence."""


class Endless(Exception):
    """A position from which the game goes on and on by itself, or offers far too much."""


class Illegal(ValueError):
    """A command that is no option; the state is as it was.

    `rule` is the id of the rule that forbids it, where there is one.
    """

    def __init__(self, actor: int, command: str, rule: str | None, reason: str) -> None:
        super().__init__(reason)
        self.actor = actor
        self.command = command
        self.rule = rule
        self.reason = reason


class Game(Generic[S, C, E, V]):
    """A game as a record of functions, frames and content.

    `rules` is the number of the rules: it rises only when a finished game would be told differently;
    `former_contents` are what earlier releases were played with, the first one first;
    `events` are the kinds of events it can tell; `ways` are the ways of winning, `goal` is the tile that
    everybody looks for; `windows` are the frames at which others may step in, with the command that
    declines; `words` are the texts that stand in frames besides the names of tiles and cards; `cites` is
    the rule behind each kind of event.
    `features` loads what the game brings besides its rules, which the engine knows nothing about.
    """

    def __init__(
        self,
        *,
        id: str,
        rules: int,
        seats: range,
        settings: tuple[Setting, ...],
        default_content: Callable[[], Content],
        commands: tuple[type[C], ...],
        frames: Frames[S, C],
        works: Works[S],
        make: Callable[[Setup], S],
        watch: Callable[[S], None],
        project: Callable[[S, int | None], V],
        showing: Showing[S],
        guess: Callable[[V, Random], S],
        redact: Callable[[E, int | None], E | None],
        parse: Callable[[str], C],
        dump: Callable[[S], bytes],
        load: Callable[[bytes, Setup], S],
        ways: tuple[str, ...],
        goal: str,
        events: tuple[type[E], ...],
        windows: Mapping[type[object], C] | None = None,
        words: tuple[str, ...] = (),
        cites: Mapping[str, str] | None = None,
        place: Callable[[Setup], S] | None = None,
        former_contents: Callable[[], tuple[Content, ...]] = tuple,
        features: Callable[[], object] | None = None,
    ) -> None:
        self.id = id
        self.rules = rules
        self.seats = seats
        self.settings = settings
        self.default_content = default_content
        self.former_contents = former_contents
        self.commands = commands
        self.frames = frames
        self.works = works
        self.make = make
        self.watch = watch
        self.project = project
        self.showing = showing
        self.guess = guess
        self.redact = redact
        self.parse = parse
        self.dump = dump
        self.load = load
        self.ways = ways
        self.goal = goal
        self.events = events
        self.place = place
        self.features = features
        self.windows: Mapping[type[object], C] = windows or {}
        self.words = words
        self.cites: Mapping[str, str] = cites or {}
        self.come_up: dict[type[object], Callable[[S, object], Acting]] = {
            **{kind: asking.actors for kind, asking in frames.items()},
            **works,
        }
        """What a frame does on top of the agenda: it names its actors, or works and may name them."""
        self.answers = {kind: asking.answer for kind, asking in frames.items()}
        self.offers = {kind: asking.options for kind, asking in frames.items()}

    def setup(self, seats: int = 2, content: Content | None = None, **settings: str) -> Setup:
        """A checked setup: seats, content and the options that differ from their defaults."""
        return make_setup(
            self.id, self.seats, self.settings, seats, settings, content or self.default_content()
        )

    def own_content(self, named: str) -> Content:
        """The game's own content with this hash, of this release or an earlier one.

        Logs of the first release name no hash.
        """
        contents = (*self.former_contents(), self.default_content())
        found = [content for content in contents if content.hash == named]
        return found[0] if found else contents[-1 if named else 0]

    def start(self, setup: Setup) -> S:
        """The state before the first answer."""
        state = self.place(setup) if setup.position and self.place is not None else self.make(setup)
        self.go_on(state)
        return state

    def actors(self, state: S) -> tuple[int, ...]:
        """The seats that must answer now; `(CHANCE,)` for dice and draws, `()` when it is over."""
        if state.acting is None:
            self.go_on(state)
        return state.acting or ()

    def options(self, state: S, actor: int) -> Sequence[C]:
        """Every legal command of an actor now; nothing for who is not asked."""
        if state.asked == actor:
            return state.offered  # type: ignore[return-value]  # a cast would be a call on the hottest path
        if actor not in (state.acting or self.actors(state)):
            return ()
        frame = state.agenda[-1]
        state.asked = actor
        state.offered = options = self.offers[type(frame)](state, frame, actor)
        return options

    def labels(self, state: S, actor: int) -> dict[int, Label]:
        """By their number, the labels of those options whose command alone would mislead."""
        options = self.options(state, actor)
        choose = self.frames[type(state.agenda[-1])].label if options else None
        if choose is None:
            return {}
        found = [choose(state, state.agenda[-1], actor, option) for option in options]
        return {number: label for number, label in enumerate(found) if label is not None}

    def apply(self, state: S, actor: int, command: C, tell: Callable[[E], None] | None = None) -> None:
        """Carry out one option; anything else is refused and leaves the state untouched."""
        if command not in (state.offered if state.asked == actor else self.options(state, actor)):
            raise self.refusal(state, actor, command)
        state.asked = NOBODY
        state.tell = tell  # type: ignore[assignment]
        frame = state.agenda[-1]
        acting = self.answers[type(frame)](state, frame, actor, command)
        if acting is None or state.alarm:
            self.go_on(state)
        else:
            state.acting = acting
        state.tell = None

    def go_on(self, state: S) -> None:
        """Let frames work until somebody must answer; look for a winner whenever there may be one."""
        agenda = state.agenda
        come_up = self.come_up
        for _ in MOST_WORKS:
            if state.alarm:
                state.alarm = False
                self.watch(state)
            if not agenda:
                state.acting = ()
                return
            frame = agenda[-1]
            acting = come_up[type(frame)](state, frame)
            if acting is not None and not state.alarm:
                state.acting = acting
                return
        raise Endless("nobody is ever asked anything in this position")

    def refusal(self, state: S, actor: int, command: C) -> Illegal:
        """Why a command is no option now, with the rule that forbids it where there is one."""
        line = command.text()
        if not state.agenda:
            return Illegal(actor, line, None, "the game is over")
        if actor not in self.actors(state):
            return Illegal(actor, line, None, f"it is not for seat {actor} to answer now")
        frame = state.agenda[-1]
        why_not = self.frames[type(frame)].why_not
        rule = why_not(state, frame, actor, command) if why_not else None
        return Illegal(actor, line, rule, f"{line!r} is not possible now" + (f" ({rule})" if rule else ""))

    def view(self, state: S, seat: int | None) -> V:
        """All that a seat, or a spectator (None), may know."""
        return self.project(state, seat)

    def imagine(self, view: V, rng: Random) -> S:
        """Some full state that fits a view: what a searching bot plays out."""
        return self.guess(view, rng)

    def text(self, actor: int, command: C) -> str:
        """A line of a game: the actor (`*` is chance) and the command."""
        return f"{'*' if actor < 0 else actor} {command.text()}"

    def read(self, line: str) -> tuple[int, C]:
        """The actor and the command that a line says."""
        who, _, rest = line.strip().partition(" ")
        if not (who == "*" or who.isdecimal()) or not rest:
            raise BadLine(f"{line!r} is no line of a game; lines are written: SEAT COMMAND or * COMMAND")
        return (-1 if who == "*" else int(who)), self.parse(rest)


class BadLine(ValueError):
    """A line that can't be read as actor and command."""


def make_setup(
    game: str,
    seats_allowed: range,
    known: Iterable[Setting],
    seats: int,
    chosen: Mapping[str, str],
    content: Content,
) -> Setup:
    """Check the number of seats and the chosen settings, and fill in the defaults."""
    if seats not in seats_allowed:
        raise BadSetup(f"{game} is for {seats_allowed[0]} to {seats_allowed[-1]} seats, not {seats}")
    table = {setting.name: setting for setting in known}
    for name, value in chosen.items():
        if name not in table:
            raise BadSetup(f"{game} has no option {name!r}; it has: {', '.join(sorted(table)) or 'none'}")
        if value not in table[name].values:
            raise BadSetup(f"{name} can be {' or '.join(table[name].values)}, not {value!r}")
    settings = {name: chosen.get(name, setting.default) for name, setting in sorted(table.items())}
    return Setup(game, seats, settings, content)
