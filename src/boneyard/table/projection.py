"""The one projection: every byte about a table that leaves the server is made here, for one viewer.

A viewer is a seat, or None for a spectator. What it may know of the game is the game's own view and
redacted events; of the table, what `info_of` lists.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cache
from operator import attrgetter
from typing import cast

import msgspec
from msgspec import Raw, Struct

from boneyard.engine.fair import commitment
from boneyard.games.catalogue import AnyGame
from boneyard.games.shared.events import Event
from boneyard.table.broadcast.frames import told_part
from boneyard.table.config import Bank
from boneyard.table.play import Play
from boneyard.table.protocol import Absent, Clock, Label, Mine, Question, SeatInfo, TableInfo
from boneyard.table.shared_device import SIGN, household, person_in
from boneyard.table.table import FIELDS, GRACE, Seat, Table, passes_in_silence
from boneyard.table.windows import Asked

Viewer = int | None
encode = msgspec.json.Encoder().encode


def info_of(
    table: Table, present: Collection[int], paused: bool, gone: Mapping[int, int] | None = None
) -> TableInfo:
    """What everybody may know of the table; the seed only when nothing depends on it any more.

    Who is not present has been `gone` since then, as far as that is known.
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
        absence=config.absence,
        cover=config.cover,
        leaving=config.leaving,
        reactions=config.reactions,
        reaction_seconds=config.window_seconds,
        spectators=config.spectators,
        hints=config.hints,
        open_hands=config.open_hands,
        seats=tuple(
            [seat_info(table, seat, n in present, (gone or {}).get(n)) for n, seat in enumerate(table.seats)]
        ),
        host=host,
        votes={on: tuple(sorted(seats)) for on, seats in table.votes.items() if seats},
        seed_hash=commitment(table.seed),
        seed=table.seed if table.status == "over" and not config.shares_dice else "",
        why=table.why,
        winners=table.winners,
        rematch=table.rematch,
        dice=dice_of(table),
        saving_paused=paused,
        went_on=table.went_on,
    )


def dice_of(table: Table) -> str:
    """The first of the tables that play with the same dice as this one, if others do."""
    return table.config.duplicate_of or (table.id if table.config.duplicates else "")


PASSING = {"asked_at", "owed", "play", "saved", "saved_at", "sealed", "seq", "since", "updated"}
"""What changes at a table all the time, and nobody is told but by their view and the clock."""
lasting = attrgetter(*(name for name in FIELDS if name not in PASSING))


def facts_of(table: Table, present: Collection[int], paused: bool, gone: Mapping[int, int]) -> object:
    """All that `info_of` depends on: where this is as it was, so is that."""
    return lasting(table), clock_of(table), present, paused, gone


def clock_of(table: Table) -> Clock | None:
    """Whose time runs; where answers are secret this would tell when others have given theirs."""
    play = table.play
    if table.config.pace is None or play is None or table.status != "running" or play.secret is not None:
        return None
    asked = [seat for seat in play.actors if seat >= 0 and not table.seats[seat].bot]
    return Clock(asked[0], table.asked_at) if asked else None


def seat_info(table: Table, seat: Seat, present: bool, gone: int | None = None) -> SeatInfo:
    """What everybody may know of a seat."""
    kind = "person" if seat.guest else "free" if seat.free and table.status == "open" else "bot"
    return SeatInfo(
        kind=kind,  # type: ignore[arg-type]  # a conditional expression of literals is a plain str
        name=seat.name,
        level=seat.bot,
        why=seat.why_covered,
        present=present,
        absent=gone + GRACE if gone is not None and seat.stays and table.status == "running" else 0,
        bank=seat.bank if isinstance(table.config.pace, Bank) else None,
        nonce_hash=seat.nonce_hash,
        nonce=seat.nonce if table.status != "open" else "",
    )


def mine_of(table: Table, viewer: Viewer) -> Mine | None:
    """What only a seat itself may know."""
    if viewer is None:
        return None
    seat = table.seats[viewer]
    return Mine(
        seat=viewer,
        pass_until_turn=seat.pass_until_turn,
        never=seat.never,
        can_undo=can_undo(table, viewer),
        may_begin=table.status == "open" and seat.guest == table.leader,
        company=company_of(table, seat),
        away=absence_of(seat),
    )


def can_undo(table: Table, viewer: Viewer) -> bool:
    """Whether the last choice is a seat's, whose guest answers for it, and nothing new was learnt since."""
    backs = table.play.backs if table.play is not None and table.status == "running" else ()
    return bool(backs) and backs[-1].seat == viewer and not table.seats[viewer].cover


def company_of(table: Table, seat: Seat) -> tuple[int, ...]:
    """All people at a seat's device, where there are several."""
    if not any(SIGN in other.guest for other in table.seats):
        return ()
    home = household(seat.guest)
    people = sorted(person_in(other.guest) for other in table.seats if household(other.guest) == home)
    return tuple(people) if len(people) > 1 else ()


def absence_of(seat: Seat) -> Absent | None:
    """How long somebody was away who is back."""
    away = seat.away
    return Absent(away.since, away.until, away.answers) if away is not None and away.last else None


def decision_of(table: Table, viewer: Viewer) -> int | None:
    """The number of the decision that waits for a viewer."""
    if viewer is None or table.play is None or not table.waits_for(viewer):
        return None
    if passes_in_silence(table, table.play, viewer):
        return None
    return table.play.numbers[viewer]


def question_of(table: Table, viewer: Viewer, asked: Asked) -> Question | None:
    """The decision that waits for a viewer, with its options and, in a window, its end."""
    play = table.play
    if viewer is None or play is None or decision_of(table, viewer) is None:
        return None
    window = play.declining is not None
    closes = window and not table.config.lesson
    return Question(
        decision=play.numbers[viewer],
        options=Raw(encode(list(play.options(viewer)))),
        labels=labels_of(play, viewer),
        window=window,
        seconds=table.window // 1000 if closes else None,
        until=asked.closing(table, viewer) if closes else None,
    )


def labels_of(play: Play, seat: int) -> dict[int, Label]:
    """The labels that the game chooses for some of a seat's options, by their number."""
    found = play.game.labels(play.state, seat)
    return {number: Label(label.message, label.points, label.danger) for number, label in found.items()}


def view_of(play: Play, viewer: Viewer) -> object:
    """All that a viewer may know of the game."""
    return play.game.view(play.state, viewer)


class Sight:
    """What some viewers see of the game at one moment: what all of them do, and what is each one's own."""

    __slots__ = ("game", "made", "own", "read", "state")

    def __init__(self, play: Play, viewers: Sequence[Viewer]) -> None:
        self.game = play.game
        self.state = play.state.copy()  # where a log is read, that one is played on
        self.read = self.game.showing.read(self.state)
        self.own = dict(zip(viewers, self.game.showing.own_parts(self.state, viewers), strict=True))
        self.made: dict[str, object] = {}
        """The fields that were made of this state, or of an older one where they are the same."""

    def view(self, viewer: Viewer) -> Struct:
        """All that a viewer sees."""
        return cast(Struct, self.game.view(self.state, viewer))

    def field(self, name: str) -> object:
        """A field that all see alike."""
        if name not in self.made:
            self.made[name] = self.game.showing.parts[name].make(self.state)
        return self.made[name]

    def news_since(self, before: Sight) -> bytes:
        """Of the fields that all see alike, those that are new, as they are sent."""
        touched = self.game.showing.touched(before.read, self.read)
        self.made = {name: value for name, value in before.made.items() if name not in touched}
        fresh = [name for name in touched if self.field(name) != before.field(name)]
        return b"".join([label(name) + encode(self.field(name)) for name in fresh])


def told_to(play: Play, events: Sequence[Event], before: Sight | None, after: Sight) -> dict[Viewer, bytes]:
    """What each viewer hears and sees anew, as it is sent; what is the same for several is written once."""
    heard = heard_by(play, events, list(after.own))
    shared = b"" if before is None else after.news_since(before)
    names = play.game.showing.own
    texts: dict[tuple[str, int, int], bytes] = {}
    parts: dict[tuple[bytes, bytes], bytes] = {}
    found: dict[Viewer, bytes] = {}
    for viewer, lines in heard.items():
        old = None if before is None else before.own.get(viewer)
        if old is None:
            found[viewer] = told_part(lines, all_told(after.view(viewer)))
            continue
        key = lines, own_news(old, after.own[viewer], names, texts)
        told = parts.get(key)
        if told is None:
            told = parts[key] = told_part(lines, shared + key[1])
        found[viewer] = told
    return found


def all_told(view: Struct) -> bytes:
    """All fields of a view, as they are sent."""
    return b"," + encode(view)[1:-1]


def own_news(
    old: tuple[object, ...],
    new: tuple[object, ...],
    names: tuple[str, ...],
    texts: dict[tuple[str, int, int], bytes],
) -> bytes:
    """A viewer's own fields that are new to it; `texts` has what was written for others."""
    news = b""
    for name, was, now in zip(names, old, new, strict=True):
        if was is not now:
            key = name, id(was), id(now)
            text = texts.get(key)
            if text is None:
                text = texts[key] = label(name) + encode(now) if was != now else b""
            news = news + text if news else text
    return news


@cache
def label(name: str) -> bytes:
    """What stands before the value of a field."""
    return b',"%b":' % name.encode()


def changes(old: object | None, new: object) -> dict[str, Raw]:
    """The fields of a view that differ from those of an older one."""
    assert isinstance(new, Struct)
    fields = {name: getattr(new, name) for name in new.__struct_fields__}
    return {
        name: Raw(encode(value))
        for name, value in fields.items()
        if old is None or value != getattr(old, name)
    }


def told(game: AnyGame, events: Sequence[Event], viewer: Viewer) -> tuple[Raw, ...]:
    """Events as far as a viewer may hear them."""
    heard = [game.redact(event, viewer) for event in events]
    return tuple([Raw(encode(event)) for event in heard if event is not None])


def heard_by(play: Play, events: Sequence[Event], viewers: Sequence[Viewer]) -> dict[Viewer, bytes]:
    """Events as far as each viewer may hear them, as they are sent; what spectators hear whole, all do."""
    redact = play.game.redact
    if all(redact(event, None) is event for event in events):
        return dict.fromkeys(viewers, b",".join([encode(event) for event in events]))
    return {
        viewer: b",".join([bytes(line) for line in told(play.game, events, viewer)]) for viewer in viewers
    }
