"""What a person did and saw in a game, counted.

Every input (click, tap or key) has one kind, decided by what it led to, not by the text of a button:

- *decline*: it answered `pass` or `stop`: Pass, Done, End the turn, Skip.
- *confirm*: it answered `throw` (Roll the die), or answered what an earlier input had already selected: Go,
  Lay it here, Confirm, a second tap on the same square.
- *manage*: it answered nothing and selected nothing: dragging the board, zooming, closing a panel.
- *choose*: all others, including the first click on a square that is confirmed later, and one click that
  fills a tile or sends figures at a player.

A rest is a position of the camera that stays for at least 250 ms and differs from the last rest by more than
2 pixels or 1 %. A turn's zoom range is the largest scale at a rest divided by the smallest, without changes
made when a tile was laid. Input in other players' turns counts towards the clicks per own turn; input before
the first turn is set-up.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import pairwise
from statistics import median

from msgspec import Struct, field

CHOOSE, CONFIRM, DECLINE, MANAGE = "choose", "confirm", "decline", "manage"
DECLINES = frozenset({"pass", "stop"})
ROLLS = frozenset({"throw"})
POINTING = frozenset({"board", "site", "card"})
REST = 250  # milliseconds
APART, LARGER = 2.0, 0.01  # pixels and share that tell two rests apart
USUAL_TURNS = 17  # own turns of the game that questions are compared with


class Input(Struct, frozen=True):
    """A click, tap or key: when, on what, and the question that was open.

    `on` is a square of the `board`, a `site` for a tile, a `card`, a `button`, a `key` or something `other`.
    """

    at: float
    on: str
    label: str = ""
    option: int = -1
    """The option that a button answers, if it names one."""
    primary: bool = False
    cell: str = ""
    size: float = 0
    turn: int = 1
    seat: int = 0
    frame: str = ""
    window: bool = False
    decision: int = 0


class Answer(Struct, frozen=True):
    at: float
    decision: int
    do: str


class View(Struct, frozen=True):
    """The camera from a moment on, and the number of tiles."""

    at: float
    scale: float
    x: float
    y: float
    tiles: int = 1


class TurnStart(Struct, frozen=True):
    at: float
    turn: int
    seat: int


class Asked(Struct, frozen=True):
    """From a moment on, whether a question is on display."""

    at: float
    asked: bool


class Change(Struct, frozen=True):
    """A piece or tile that came, went or moved; `large` if its square was in view and large enough."""

    at: float
    kind: str
    turn: int
    seat: int
    seen: bool
    large: bool
    size: float


class Acting(Struct, frozen=True):
    """Milliseconds of a turn in which one sees who acts, and the others.

    One sees the pawn of the active seat, a scene, or what changed in its turn in the last two seconds. While
    the player is asked for a place of a tile or piece, a place that can be chosen counts too; while they walk
    or fight, only the pawn or the scene does. While the camera is on its way, nobody acts: this time counts
    as what it leads to does.
    """

    turn: int
    seat: int
    seen: float
    hidden: float


class Report(Struct, frozen=True):
    """Everything that the observer recorded in a game."""

    inputs: list[Input]
    answers: list[Answer]
    camera: list[View]
    turns: list[TurnStart]
    asked: list[Asked]
    changes: list[Change]
    acting: list[Acting]
    windows: int
    seat: int
    end: float
    over: bool


class Span(Struct, frozen=True):
    """A turn: from when it is shown until the next one is."""

    turn: int
    seat: int
    begin: float
    end: float


class Figures(Struct, frozen=True):
    """The figures of one or more games."""

    games: int = 0
    finished: int = 0
    own_turns: int = 0
    set_up: int = 0
    kinds: dict[str, int] = field(default_factory=dict)
    frames: dict[str, int] = field(default_factory=dict)
    """Inputs by the question that was open and their kind: `move-step confirm`."""
    reactions: int = 0
    reaction_inputs: int = 0
    rests: list[int] = field(default_factory=list)
    zooms: list[float] = field(default_factory=list)
    acting_seen: float = 0
    acting_hidden: float = 0
    changes: int = 0
    changes_seen: int = 0
    changes_large: int = 0
    missed: dict[str, int] = field(default_factory=dict)
    """Changes out of view or too small, by kind: `own moved`, `bot tile`."""
    smallest_chosen: float = float("inf")
    small_chosen: int = 0
    bot_seconds: list[float] = field(default_factory=list)
    hand_inputs: int = 0
    hand_turns: int = 0
    """Inputs and own turns of the people who place and move every piece by hand."""

    @property
    def inputs(self) -> int:
        return sum(self.kinds.values())

    @property
    def inputs_per_turn(self) -> float:
        return self.inputs / max(self.own_turns, 1)

    @property
    def empty_share(self) -> float:
        """The share of inputs that only confirm or decline."""
        return (self.kinds.get(CONFIRM, 0) + self.kinds.get(DECLINE, 0)) / max(self.inputs, 1)

    @property
    def rests_per_turn(self) -> float:
        return sum(self.rests) / max(len(self.rests), 1)

    @property
    def acting_share(self) -> float:
        return self.acting_seen / max(self.acting_seen + self.acting_hidden, 1)

    @property
    def changes_share(self) -> float:
        return self.changes_large / max(self.changes, 1)

    def __add__(self, other: "Figures") -> "Figures":
        return Figures(
            games=self.games + other.games,
            finished=self.finished + other.finished,
            own_turns=self.own_turns + other.own_turns,
            set_up=self.set_up + other.set_up,
            kinds=merged(self.kinds, other.kinds),
            frames=merged(self.frames, other.frames),
            reactions=self.reactions + other.reactions,
            reaction_inputs=self.reaction_inputs + other.reaction_inputs,
            rests=self.rests + other.rests,
            zooms=self.zooms + other.zooms,
            acting_seen=self.acting_seen + other.acting_seen,
            acting_hidden=self.acting_hidden + other.acting_hidden,
            changes=self.changes + other.changes,
            changes_seen=self.changes_seen + other.changes_seen,
            changes_large=self.changes_large + other.changes_large,
            missed=merged(self.missed, other.missed),
            smallest_chosen=min(self.smallest_chosen, other.smallest_chosen),
            small_chosen=self.small_chosen + other.small_chosen,
            bot_seconds=self.bot_seconds + other.bot_seconds,
            hand_inputs=self.hand_inputs + other.hand_inputs,
            hand_turns=self.hand_turns + other.hand_turns,
        )


def merged(one: dict[str, int], other: dict[str, int]) -> dict[str, int]:
    return dict(Counter(one) + Counter(other))


def kinds(inputs: Sequence[Input], answers: Sequence[Answer]) -> list[str]:
    """The kind of each input. An answer belongs to the last input before it."""
    found = []
    selected: Input | None = None
    for place, one in enumerate(inputs):
        until = inputs[place + 1].at if place + 1 < len(inputs) else float("inf")
        led_to = next((answer for answer in answers if one.at <= answer.at < until), None)
        if selected is not None and selected.decision != one.decision:
            selected = None
        kind = kind_of(one, led_to, selected)
        found.append(kind)
        if led_to is not None:
            selected = None
        elif kind == CHOOSE:
            selected = one
    return found


def kind_of(one: Input, answer: Answer | None, selected: Input | None) -> str:
    if answer is None:
        return CHOOSE if one.on in POINTING or one.option >= 0 else MANAGE
    if answer.do in DECLINES:
        return DECLINE
    if answer.do in ROLLS:
        return CONFIRM
    if one.on in POINTING:
        return CONFIRM if selected is not None and selected.cell == one.cell else CHOOSE
    if one.option < 0:
        return CONFIRM  # a button that names no option answers what is selected
    again = selected is not None and (one.primary or selected.option == one.option)
    return CONFIRM if again else CHOOSE


def rests(track: Iterable[View], begin: float, end: float) -> list[View]:
    """The rests of the camera between two moments, the one at the beginning included."""
    found: list[View] = []
    for now, after in pairwise([*track, View(end, 0, 0, 0)]):
        stays = min(after.at, end) - max(now.at, begin)
        if stays >= REST and (not found or differs(found[-1], now)):
            found.append(now)
    return found


def differs(one: View, other: View) -> bool:
    moved = max(abs(one.x - other.x), abs(one.y - other.y)) > APART
    return moved or abs(other.scale / one.scale - 1) > LARGER


def zoom_range(found: Iterable[View]) -> float:
    """The zoom range of some rests; those with different numbers of tiles aren't compared."""
    scales: dict[int, list[float]] = {}
    for rest in found:
        scales.setdefault(rest.tiles, []).append(rest.scale)
    return max((max(some) / min(some) for some in scales.values()), default=1.0)


def spans(turns: Sequence[TurnStart], end: float, over: bool) -> list[Span]:
    """The turns that were shown to their end; the last one only if it ended the game."""
    ended = [*turns, TurnStart(end, -1, -1)] if over else turns
    return [Span(now.turn, now.seat, now.at, after.at) for now, after in pairwise(ended) if now.turn > 0]


def asked_time(asked: Sequence[Asked], begin: float, end: float) -> float:
    """Milliseconds between two moments in which a question was on display."""
    edges = [*asked, Asked(end, False)]
    return sum(max(min(after.at, end) - max(now.at, begin), 0) for now, after in pairwise(edges) if now.asked)


def figures(report: Report, least: float) -> Figures:
    """The figures of a game; `least` is the smallest size of a square that counts as visible."""
    turns = spans(report.turns, report.end, report.over)
    own = [span for span in turns if span.seat == report.seat]
    last = own[-1].end if own else 0.0
    counted = [
        (one, kind)
        for one, kind in zip(report.inputs, kinds(report.inputs, report.answers), strict=True)
        if one.at < last
    ]
    played = [(one, kind) for one, kind in counted if one.turn > 0]
    resting = [rests(report.camera, span.begin, span.end) for span in own]
    chosen = [one.size for one, kind in played if one.on == "board"]
    changes = [change for change in report.changes if change.at < report.end]
    missed = [change for change in changes if not change.large]
    return Figures(
        games=1,
        finished=int(report.over),
        own_turns=len(own),
        set_up=len(counted) - len(played),
        kinds=dict(Counter(kind for _, kind in played)),
        frames=dict(Counter(f"{'window' if one.window else one.frame} {kind}" for one, kind in played)),
        reactions=report.windows,
        reaction_inputs=sum(one.window for one, _ in played),
        rests=[len(found) for found in resting],
        zooms=[zoom_range(found) for found in resting],
        acting_seen=sum(turn.seen for turn in report.acting),
        acting_hidden=sum(turn.hidden for turn in report.acting),
        changes=len(changes),
        changes_seen=sum(change.seen for change in changes),
        changes_large=len(changes) - len(missed),
        missed=dict(
            Counter(
                f"{'own' if change.seat == report.seat else 'bot'} {change.kind}"
                f"{' small' if change.seen else ''}"
                for change in missed
            )
        ),
        smallest_chosen=min(chosen, default=float("inf")),
        small_chosen=sum(size < least - 0.5 for size in chosen),
        bot_seconds=[
            (span.end - span.begin - asked_time(report.asked, span.begin, span.end)) / 1000
            for span in turns
            if span.seat != report.seat
        ],
    )


def clicks_by_hand(report: Report) -> Figures:
    """Only the clicks of somebody who places and moves every piece by hand."""
    found = figures(report, 0)
    return Figures(hand_inputs=found.inputs, hand_turns=found.own_turns)


def percent(share: float) -> str:
    return f"{share * 100:.0f} %"


def spread(values: Sequence[float]) -> str:
    """The median and the range."""
    return f"{median(values):.1f} ({min(values):.1f}-{max(values):.1f})" if values else "-"


def rows(found: Figures) -> dict[str, str]:
    """The figures as the table shows them."""
    turns = max(found.own_turns, 1)
    return {
        "games, finished": f"{found.games}, {found.finished}",
        "own turns": str(found.own_turns),
        "clicks": str(found.inputs),
        "clicks per own turn": f"{found.inputs_per_turn:.1f}",
        "- every piece by hand": f"{found.hand_inputs / found.hand_turns:.1f}" if found.hand_turns else "-",
        "only confirm or decline": percent(found.empty_share),
        "- confirm": str(found.kinds.get(CONFIRM, 0)),
        "- decline": str(found.kinds.get(DECLINE, 0)),
        "set-up clicks": str(found.set_up),
        "reaction questions": str(found.reactions),
        f"- per {USUAL_TURNS} own turns": f"{found.reactions / turns * USUAL_TURNS:.0f}",
        "- clicks for them": str(found.reaction_inputs),
        "camera rests per own turn": f"{found.rests_per_turn:.1f}",
        "zoom range, median and worst": f"{median(found.zooms):.2f}, {max(found.zooms):.2f}"
        if found.zooms
        else "-",
        "acting figure in view": percent(found.acting_share),
        "changes in view and large enough": percent(found.changes_share),
        "smallest square clicked, px": "-"
        if found.smallest_chosen == float("inf")
        else f"{found.smallest_chosen:.0f}",
        "- clicks on too small ones": str(found.small_chosen),
        "seconds per bot turn": spread(found.bot_seconds),
    }


def by_question(found: Figures) -> str:
    """The clicks per own turn for each question, the most first."""
    clicks = Counter[str]()
    for name, number in found.frames.items():
        clicks[name.split(" ")[0]] += number
    turns = max(found.own_turns, 1)
    return ", ".join(f"{name} {number / turns:.1f}" for name, number in clicks.most_common())


def table(columns: dict[str, Figures]) -> str:
    """One column per game and device."""
    parts = {name: rows(found) for name, found in columns.items()}
    titles = [name.split(" ") for name in parts]
    names = list(next(iter(parts.values())))
    first = max(map(len, names))
    width = {
        name: max(len(cell) for cell in (*cells.values(), *name.split(" "))) for name, cells in parts.items()
    }
    heads = [
        "  ".join([" " * first, *(words[line].rjust(width[" ".join(words)]) for words in titles)]).rstrip()
        for line in range(max(map(len, titles)))
    ]
    lines = [
        "  ".join([name.ljust(first), *(parts[column][name].rjust(width[column]) for column in parts)])
        for name in names
    ]
    return "\n".join([*heads, "-" * max(map(len, lines)), *lines])
