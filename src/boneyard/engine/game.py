"""The contract of a game.

A game is a record of functions; `Game` is that record and the loop that drives it. `apply` changes a
state in place and accepts only what `options` lists. Players and bots see a state only through `view`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Generic, Protocol, Self, TypeVar, cast

from boneyard.engine.content import Content
from boneyard.engine.copying import copied
from boneyard.engine.labels import Label
from boneyard.engine.showing import Showing

Tell = Callable[[object], None]
"""A listener for events.

Rules write `if state.tell: state.tell(Event(...))`: usually nobody listens, and calling a helper only to
find that out takes 3 % of MidEvil's time and 5 % of Zombie Invasion's.
"""
NOT_ASKED = -2
"""Neither a seat nor chance."""
MOST_WORKS = range(10_000)
"""How many frames may run before a seat or chance must answer; real games need a few dozen."""
Acting = tuple[int, ...] | None
"""The actors of the frame on top of the agenda, or None if they still have to be found."""


CACHES = ("check_winner", "asked", "offered", "tell")
"""Fields of a state that a copy doesn't take over."""


class State:
    """The base of every game's state: the agenda of pending frames, and how the game ended.

    Some fields are caches or flags rather than part of the position. Until the next `apply`, `acting` holds
    the actors, and `offered` the options last computed, for the actor `asked`. `tell` is the listener while
    a command is carried out. Rules set `check_winner` when somebody may have won.
    """

    agenda: list[object]
    winners: tuple[int, ...]
    way: str
    acting: Acting
    check_winner: bool
    asked: int
    offered: Sequence[object]
    tell: Tell | None
    __slots__ = tuple(__annotations__)

    def offer(self, actor: int, options: Sequence[object]) -> None:
        """Store options that are already known for the frame now on top."""
        self.asked = actor
        self.offered = options

    def forget(self) -> None:
        """Clear everything that isn't part of the position."""
        self.acting = None
        self.check_winner = False
        self.asked = NOT_ASKED
        self.tell = None

    def copy(self) -> Self:
        """An independent copy: lists are copied, everything else is immutable and shared."""
        copy = copied(self, CACHES)
        copy.check_winner = False
        copy.asked = NOT_ASKED
        copy.tell = None
        return copy

    def finish(self, winners: tuple[int, ...], way: str) -> None:
        self.winners = winners
        self.way = way
        self.agenda.clear()
        self.acting = None
        self.asked = NOT_ASKED

    @property
    def over(self) -> bool:
        return not self.agenda


class HasText(Protocol):
    """A command; the engine only needs its text form."""

    def text(self) -> str: ...


S = TypeVar("S", bound=State)
C = TypeVar("C", bound=HasText)
E = TypeVar("E")
V = TypeVar("V")
F = TypeVar("F")


class Asking(Generic[S, C]):
    """A kind of frame that waits for an answer: from whom, with which options, and what follows.

    `answer` may return the actors of the frame it leaves on top, which saves looking for them.
    `label` returns a name for an option whose command alone would mislead, else None.
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
    """An entry for a game's table of frames. The casts drop the frame's type, which is the table's key."""
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
    """An entry for the frames that run by themselves; they too may return the next actors."""
    return frame, cast(Callable[[S, object], Acting], work)


@dataclass(frozen=True)
class Setting:
    """A rule option that the host of a table can choose. The first value is the default.

    `proposed` is the preselected value for new tables if it isn't the default.
    """

    name: str
    values: tuple[str, ...]
    rule: str
    proposed: str = ""

    @property
    def default(self) -> str:
        return self.values[0]

    @property
    def proposal(self) -> str:
        return self.proposed or self.default


@dataclass(frozen=True)
class Setup:
    """Everything a game starts from; nothing random.

    `position` is the text of a start position, if it isn't the usual one.
    """

    game: str
    seats: int
    settings: Mapping[str, str]
    content: Content
    position: str = ""

    def __hash__(self) -> int:
        return hash((self.game, self.seats, self.content.hash, self.position))


class BadSetup(ValueError):
    """A setup that can't be played; the message says why."""


class Endless(Exception):
    """A position whose frames run on without anybody answering, or that has far too many options."""


class Illegal(ValueError):
    """A command that isn't an option; the state is unchanged.

    `rule` is the id of the rule that forbids it, if there is one.
    """

    def __init__(self, actor: int, command: str, rule: str | None, reason: str) -> None:
        super().__init__(reason)
        self.actor = actor
        self.command = command
        self.rule = rule
        self.reason = reason


class Game(Generic[S, C, E, V]):
    """A game as a record of functions, frames and content.

    - `rules`: the version of the rules; it rises only when finished games would replay differently
    - `former_contents`: the contents of earlier releases, oldest first
    - `events`: the kinds of events the game can emit; `cites` is the rule behind each
    - `ways`: the ways to win; `goal`: the tile that everybody looks for
    - `windows`: the frames at which other seats may play cards, with the command that declines
    - `words`: texts that occur in frames besides the names of tiles and cards
    - `features`: loads the game's optional parts, which the engine knows nothing about
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
        showing: Showing[S, V],
        guess: Callable[[V, Random, Content], S],
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
        self.on_top: dict[type[object], Callable[[S, object], Acting]] = {
            **{kind: asking.actors for kind, asking in frames.items()},
            **works,
        }
        """What a frame does on top of the agenda: return its actors, or run and maybe return them."""
        self.answers = {kind: asking.answer for kind, asking in frames.items()}
        self.offers = {kind: asking.options for kind, asking in frames.items()}

    def setup(self, seats: int = 2, content: Content | None = None, **settings: str) -> Setup:
        """A checked setup. Settings that aren't given have their default."""
        return make_setup(
            self.id, self.seats, self.settings, seats, settings, content or self.default_content()
        )

    def own_content(self, named: str) -> Content:
        """The game's own content with this hash, from this release or an earlier one.

        Logs of the first release have no hash.
        """
        contents = (*self.former_contents(), self.default_content())
        found = [content for content in contents if content.hash == named]
        return found[0] if found else contents[-1 if named else 0]

    def start(self, setup: Setup) -> S:
        """The state before the first answer."""
        state = self.place(setup) if setup.position and self.place is not None else self.make(setup)
        self.advance(state)
        return state

    def actors(self, state: S) -> tuple[int, ...]:
        """The seats that must answer now; `(CHANCE,)` for dice and draws, `()` when the game is over."""
        if state.acting is None:
            self.advance(state)
        return state.acting or ()

    def options(self, state: S, actor: int) -> Sequence[C]:
        """Every legal command of an actor; none if it isn't that actor's turn to answer."""
        if state.asked == actor:
            return state.offered  # type: ignore[return-value]  # a cast would be a call on the hottest path
        if actor not in (state.acting or self.actors(state)):
            return ()
        frame = state.agenda[-1]
        state.asked = actor
        state.offered = options = self.offers[type(frame)](state, frame, actor)
        return options

    def labels(self, state: S, actor: int) -> dict[int, Label]:
        """Labels, by option number, for options whose command alone would mislead."""
        options = self.options(state, actor)
        choose = self.frames[type(state.agenda[-1])].label if options else None
        if choose is None:
            return {}
        found = [choose(state, state.agenda[-1], actor, option) for option in options]
        return {number: label for number, label in enumerate(found) if label is not None}

    def apply(self, state: S, actor: int, command: C, tell: Callable[[E], None] | None = None) -> None:
        """Carry out an option. Anything else raises `Illegal` and leaves the state unchanged."""
        if command not in (state.offered if state.asked == actor else self.options(state, actor)):
            raise self.refusal(state, actor, command)
        state.asked = NOT_ASKED
        state.tell = tell  # type: ignore[assignment]
        frame = state.agenda[-1]
        acting = self.answers[type(frame)](state, frame, actor, command)
        if acting is None or state.check_winner:
            self.advance(state)
        else:
            state.acting = acting
        state.tell = None

    def advance(self, state: S) -> None:
        """Run frames until a seat or chance must answer, and check for a winner whenever rules ask for it."""
        agenda = state.agenda
        on_top = self.on_top
        for _ in MOST_WORKS:
            if state.check_winner:
                state.check_winner = False
                self.watch(state)
            if not agenda:
                state.acting = ()
                return
            frame = agenda[-1]
            acting = on_top[type(frame)](state, frame)
            if acting is not None and not state.check_winner:
                state.acting = acting
                return
        raise Endless("this position runs on without ever asking a player")

    def refusal(self, state: S, actor: int, command: C) -> Illegal:
        """Why a command isn't an option, with the rule that forbids it if there is one."""
        line = command.text()
        if not state.agenda:
            return Illegal(actor, line, None, "the game is over")
        if actor not in self.actors(state):
            return Illegal(actor, line, None, f"it isn't seat {actor}'s turn to answer")
        frame = state.agenda[-1]
        why_not = self.frames[type(frame)].why_not
        rule = why_not(state, frame, actor, command) if why_not else None
        return Illegal(actor, line, rule, f"{line!r} isn't possible now" + (f" ({rule})" if rule else ""))

    def view(self, state: S, seat: int | None) -> V:
        """Everything a seat, or a spectator (None), may know."""
        return self.showing.view(state, seat)

    def imagine(self, view: V, rng: Random, content: Content | None = None) -> S:
        """A random full state consistent with a view, for bots that search.

        `content` is the one that the game is played with, by default the game's own.
        """
        return self.guess(view, rng, content or self.default_content())

    def text(self, actor: int, command: C) -> str:
        """An answer as a line of text: the actor (`*` for chance) and the command."""
        return f"{'*' if actor < 0 else actor} {command.text()}"

    def read(self, line: str) -> tuple[int, C]:
        """Parse a line into actor and command."""
        who, _, rest = line.strip().partition(" ")
        if not (who == "*" or who.isdecimal()) or not rest:
            raise BadLine(f"{line!r} isn't a line of a game; write SEAT COMMAND or * COMMAND")
        return (-1 if who == "*" else int(who)), self.parse(rest)


class BadLine(ValueError):
    pass


def make_setup(
    game: str,
    seats_allowed: range,
    known: Iterable[Setting],
    seats: int,
    chosen: Mapping[str, str],
    content: Content,
) -> Setup:
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
