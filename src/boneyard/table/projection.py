"""Everything about a table that leaves the server is made here, for one viewer: a seat, or None for
spectators.

Of the game a viewer gets the game's own view and redacted events; of the table, what `info_of` lists.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from operator import attrgetter

import msgspec
from msgspec import Raw

from boneyard.engine.fair import commitment
from boneyard.games.catalogue import AnyGame
from boneyard.games.shared.commands import Place
from boneyard.games.shared.events import Event
from boneyard.games.shared.features import features_of
from boneyard.games.shared.frames import Frame
from boneyard.games.shared.goals import GoalModel, Goals
from boneyard.games.shared.view import BoardView
from boneyard.table.automatic import passes_in_silence
from boneyard.table.config import CLOCKS, DAY, Days
from boneyard.table.play import Play
from boneyard.table.protocol import (
    Absent,
    Clock,
    Label,
    Mine,
    PlaceInfo,
    Question,
    SeatInfo,
    TableInfo,
    Takeover,
)
from boneyard.table.shared_device import SIGN, device_owner, person_in
from boneyard.table.table import FIELDS, GRACE, Seat, Table
from boneyard.table.windows import QuestionTimes, is_timed

Viewer = int | None
encode = msgspec.json.Encoder().encode
GOAL_FIELDS = Goals.__struct_fields__


def info_of(
    table: Table,
    present: Collection[int],
    paused: bool,
    gone: Mapping[int, int] | None = None,
    takeover: Takeover | None = None,
) -> TableInfo:
    """What everybody may know of the table. The seed stays hidden while any game depends on it.

    `gone` says since when absent seats have been absent.
    """
    config = table.config
    host = table.seat_of(table.leader)
    return TableInfo(
        id=table.id,
        title=config.title,
        game=config.game,
        settings=config.settings,
        content=table.content.hash,
        status=table.status,
        public=config.public,
        practice=config.practice,
        lesson=config.lesson,
        called=bool(table.called_at),
        pace=config.pace,
        clock=clock_of(table),
        takeover=takeover,
        absence=config.absence,
        stand_in=config.stand_in,
        leaving=config.leaving,
        reactions=config.reactions,
        reaction_seconds=config.window_seconds,
        chores=config.chores,
        questions=config.questions,
        spectators=config.spectators,
        hints=config.hints,
        open_hands=config.open_hands,
        seats=tuple(
            [seat_info(table, seat, n in present, (gone or {}).get(n)) for n, seat in enumerate(table.seats)]
        ),
        looks=config.looks,
        host=host,
        votes={on: tuple(sorted(seats)) for on, seats in table.votes.items() if seats},
        guesses=tuple([(guess.seat, guess.hit) for guess in table.guesses.values()]),
        fame=fame_of(table),
        seed_hash=commitment(table.seed),
        seed=table.seed if table.status == "over" and not config.shares_dice else "",
        why=table.why,
        winners=table.winners,
        rematch=table.rematch,
        dice=dice_of(table),
        saving_paused=paused,
        went_on=table.rewound_at,
    )


def fame_of(table: Table) -> tuple[int, ...]:
    return tuple([table.fame.get(seat, 0) for seat in (*range(len(table.seats)), None)]) if table.fame else ()


def dice_of(table: Table) -> str:
    """The first of the tables that share this one's dice, or ""."""
    return table.config.duplicate_of or (table.id if table.config.duplicates else "")


PASSING = {
    "asked_at", "pending_rewind", "play", "saved", "saved_at", "sealed", "seq", "since", "sprung", "turn_of",
    "updated",
}  # fmt: skip
"""Fields that change with every answer; `info_of` doesn't use them, except through `clock_of`."""
lasting = attrgetter(*(name for name in FIELDS if name not in PASSING))


def facts_of(
    table: Table,
    present: Collection[int],
    paused: bool,
    gone: Mapping[int, int],
    takeover: Takeover | None,
) -> object:
    """Everything `info_of` depends on: equal facts give equal infos."""
    return lasting(table), clock_of(table), present, paused, gone, takeover


def clock_of(table: Table) -> Clock | None:
    """The seat whose time runs. Hidden during simultaneous answers: it would show when others answer."""
    play = table.play
    if table.config.pace is None or play is None or table.status != "running" or play.secret is not None:
        return None
    asked = next((seat for seat in play.actors if seat >= 0 and not table.seats[seat].bot), None)
    if asked is None:
        return None
    in_days = isinstance(table.config.pace, Days) and asked in table.since
    return Clock(asked, table.since[asked][1] if in_days else table.asked_at)


def due_of(table: Table) -> tuple[int | None, int | None]:
    """Whose move everybody may know it is, and with days per decision until when: milliseconds since 1970."""
    if table.play is None or table.status != "running":
        return None, None
    pace, clock = table.config.pace, clock_of(table)
    if isinstance(pace, Days) and clock is not None:
        return clock.seat, clock.since + pace.days * DAY
    return table.play.active, None


def seat_info(table: Table, seat: Seat, present: bool, gone: int | None = None) -> SeatInfo:
    kind = "person" if seat.guest else "free" if seat.free and table.status == "open" else "bot"
    return SeatInfo(
        kind=kind,  # type: ignore[arg-type]  # a conditional expression of literals is a plain str
        name=seat.name,
        persona=seat.persona,
        level=seat.bot,
        why=seat.why_stand_in,
        present=present,
        ready=seat.ready and table.status == "open",
        absent=gone + GRACE if gone is not None and seat.stays and table.status == "running" else 0,
        bank=seat.bank if isinstance(table.config.pace, CLOCKS) else None,
        nonce_hash=seat.nonce_hash,
        nonce=seat.nonce if table.status != "open" else "",
    )


def mine_of(table: Table, viewer: Viewer) -> Mine | None:
    """What only the seat itself may know."""
    if viewer is None:
        return None
    seat = table.seats[viewer]
    return Mine(
        seat=viewer,
        pass_until_turn=seat.pass_until_turn,
        never=seat.never,
        always=seat.always,
        discard=seat.discard,
        traps=seat.traps,
        by_hand=seat.by_hand,
        can_undo=can_undo(table, viewer),
        may_begin=table.status == "open" and seat.guest == table.leader,
        company=company_of(table, seat),
        away=absence_of(seat),
    )


def can_undo(table: Table, viewer: Viewer) -> bool:
    """Whether the last choice was the seat's own and nothing has been revealed since."""
    undo_points = table.play.undo_points if table.play is not None and table.status == "running" else ()
    return bool(undo_points) and undo_points[-1].seat == viewer and not table.seats[viewer].stand_in


def company_of(table: Table, seat: Seat) -> tuple[int, ...]:
    """The people at a seat's device, if there are several."""
    if not any(SIGN in other.guest for other in table.seats):
        return ()
    home = device_owner(seat.guest)
    people = sorted(person_in(other.guest) for other in table.seats if device_owner(other.guest) == home)
    return tuple(people) if len(people) > 1 else ()


def absence_of(seat: Seat) -> Absent | None:
    away = seat.away
    return Absent(away.since, away.until, away.answers) if away is not None and away.last else None


def decision_of(table: Table, viewer: Viewer) -> int | None:
    if viewer is None or table.play is None or not table.waits_for(viewer):
        return None
    if passes_in_silence(table, table.play, viewer):
        return None
    return table.play.numbers[viewer]


def question_of(table: Table, viewer: Viewer, asked: QuestionTimes) -> Question | None:
    play = table.play
    if viewer is None or play is None or decision_of(table, viewer) is None:
        return None
    window = play.declining is not None
    closes = window and is_timed(table)
    return Question(
        decision=play.numbers[viewer],
        options=Raw(encode(list(play.options(viewer)))),
        labels=labels_of(play, viewer),
        window=window,
        seconds=table.window // 1000 if closes else None,
        until=asked.closing(table, viewer) if closes else None,
    )


def labels_of(play: Play, seat: int) -> dict[int, Label]:
    found = play.game.labels(play.state, seat)
    return {number: Label(label.message, label.points, label.danger) for number, label in found.items()}


def view_of(play: Play, viewer: Viewer) -> BoardView:
    return play.game.view(play.state, viewer)


class Views:
    """What some viewers see of the game at one moment: common fields, and each viewer's own.

    Fields are made when they are needed, so the play must not change any more: play on with a copy.
    """

    __slots__ = ("content", "game", "known_goals", "made", "own", "read", "state", "top")

    def __init__(self, play: Play, viewers: Sequence[Viewer]) -> None:
        self.game = play.game
        self.state = play.state
        self.content = play.setup.content
        self.top = self.state.agenda[-1] if self.state.agenda else None
        """The pending frame."""
        self.read = self.game.showing.read(self.state)
        self.own = dict(zip(viewers, self.game.showing.own_parts(self.state, viewers), strict=True))
        self.made: dict[str, object] = {}
        """Computed common fields, some of them taken over from an older moment."""
        self.known_goals: Goals | None = None

    def view(self, viewer: Viewer) -> BoardView:
        return self.game.view(self.state, viewer)

    def field(self, name: str) -> object:
        if name not in self.made:
            self.made[name] = self.game.showing.parts[name].make(self.state)
        return self.made[name]

    def goals(self) -> Goals | None:
        """The ways to win, computed from common fields only; None if the game doesn't tell them."""
        model = goal_model(self.game)
        if self.known_goals is None and model is not None:
            showing = self.game.showing
            if len(self.made) < len(showing.parts):
                for name in showing.parts:
                    self.field(name)
            view = showing.combined(self.made, showing.own_parts(self.state, (None,))[0])
            self.known_goals = model.make(view, self.state.board, self.content)
        return self.known_goals

    @property
    def shows_places(self) -> bool:
        return isinstance(self.top, Frame) and self.top.hints.shows_places

    def places(self) -> tuple[PlaceInfo, ...]:
        """Where the drawn tile can go, with its first rotation there, if that is decided now."""
        if not self.shows_places:
            return ()
        (seat,) = self.game.actors(self.state)
        first: dict[tuple[int, int], int] = {}
        for option in self.game.options(self.state, seat):
            if isinstance(option, Place):
                first.setdefault((option.x, option.y), option.rotation)
        return tuple([(x, y, rotation) for (x, y), rotation in first.items()])

    def changes_since(self, before: Views) -> tuple[bytes, bytes]:
        """The common fields of the view and the goals that changed, encoded."""
        touched = self.game.showing.touched(before.read, self.read)
        self.made = before.made.copy()
        fresh: dict[str, object] = {}
        for name in touched:
            now = self.made[name] = self.game.showing.parts[name].make(self.state)
            if now != before.field(name):
                fresh[name] = now
        model = goal_model(self.game)
        if model is None or model.of.isdisjoint(fresh):
            self.known_goals = before.known_goals
            return fields(fresh), b""
        return fields(fresh), changed_goals(before.goals(), self.goals())


def game_parts(
    play: Play, events: Sequence[Event], before: Views | None, after: Views
) -> dict[Viewer, bytes]:
    """Each viewer's events and changed fields of its view, encoded; equal parts are encoded once."""
    encoded = encoded_events(play, events, list(after.own))
    shared, goals = (b"", b"") if before is None else after.changes_since(before)
    names = play.game.showing.own
    texts: dict[tuple[str, int, int], bytes] = {}
    parts: dict[tuple[bytes, bytes], bytes] = {}
    found: dict[Viewer, bytes] = {}
    places = b"" if before is None or before.top is after.top else changed_places(before, after)
    for viewer, text in encoded.items():
        old = None if before is None else before.own.get(viewer)
        if old is None:
            whole = changed_goals(None, after.goals())
            view = b"," + encode(after.view(viewer))[1:-1]
            found[viewer] = game_part(text, view, whole) + changed_places(None, after)
            continue
        key = text, own_changes(old, after.own[viewer], names, texts)
        part = parts.get(key)
        if part is None:
            part = parts[key] = game_part(text, shared + key[1], goals) + places
        found[viewer] = part
    return found


def changed_places(before: Views | None, after: Views) -> bytes:
    if after.shows_places or (before is not None and before.shows_places):
        return fields({"places": after.places()})
    return b""


def game_part(events: bytes, view: bytes, goals: bytes = b"") -> bytes:
    """The part of an update about the game; `view` and `goals` have a comma before each field.

    >>> game_part(b'{"event":"won"}', b',"turns":7')
    b',"events":[{"event":"won"}],"view":{"turns":7}'
    """
    part = b',"events":[%b]' % events if events else b""
    if view:
        part += b',"view":{%b}' % view[1:]
    return part + b',"goals":{%b}' % goals[1:] if goals else part


def goal_model(game: AnyGame) -> GoalModel[BoardView] | None:
    return features_of(game).goals


def changed_goals(old: Goals | None, new: Goals | None) -> bytes:
    if new is None:
        return b""
    names = [name for name in GOAL_FIELDS if old is None or getattr(old, name) != getattr(new, name)]
    return fields({name: getattr(new, name) for name in names})


def own_changes(
    old: tuple[object, ...],
    new: tuple[object, ...],
    names: tuple[str, ...],
    texts: dict[tuple[str, int, int], bytes],
) -> bytes:
    """A viewer's own fields that changed, encoded; `texts` caches encodings for other viewers."""
    changes = b""
    for name, was, now in zip(names, old, new, strict=True):
        if was is not now:
            key = name, id(was), id(now)
            text = texts.get(key)
            if text is None:
                text = texts[key] = fields({name: now}) if was != now else b""
            changes = changes + text if changes else text
    return changes


def fields(values: dict[str, object]) -> bytes:
    """The encoded fields of an object, each after a comma.

    >>> fields({"turns": 7, "over": False})
    b',"turns":7,"over":false'
    """
    return b"," + encode(values)[1:-1] if values else b""


def visible_events(game: AnyGame, events: Sequence[Event], viewer: Viewer) -> tuple[Raw, ...]:
    redacted = [game.redact(event, viewer) for event in events]
    return tuple([Raw(encode(event)) for event in redacted if event is not None])


def encoded_events(play: Play, events: Sequence[Event], viewers: Sequence[Viewer]) -> dict[Viewer, bytes]:
    """Each viewer's events. Those that spectators see unredacted are the same for everybody."""
    redact = play.game.redact
    if all(redact(event, None) is event for event in events):
        return dict.fromkeys(viewers, encode(events)[1:-1])
    return {viewer: b",".join(map(bytes, visible_events(play.game, events, viewer))) for viewer in viewers}
