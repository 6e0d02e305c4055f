"""The one projection: every byte about a table that leaves the server is made here, for one viewer.

A viewer is a seat, or None for a spectator. What it may know of the game is the game's own view and
redacted events; of the table, what `info_of` lists.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec
from msgspec import Raw

from boneyard.engine.fair import commitment
from boneyard.games.shared.events import Event
from boneyard.server.config import Bank
from boneyard.server.play import Play
from boneyard.server.table import Seat, Table, passes_in_silence
from boneyard.server.wire import Absent, Clock, Mine, Question, SeatInfo, TableInfo

Viewer = int | None
encode = msgspec.json.Encoder().encode


def info_of(table: Table, present: Collection[int], paused: bool) -> TableInfo:
    """What everybody may know of the table; the seed only when nothing depends on it any more."""
    config = table.config
    host = table.seat_of(table.host)
    return TableInfo(
        id=table.id,
        title=config.title,
        game=config.game,
        settings=config.settings,
        content=table.content.hash,
        status=table.status,
        public=config.public,
        practice=config.practice,
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
        seats=tuple([seat_info(table, seat, n in present) for n, seat in enumerate(table.seats)]),
        host=host,
        votes={on: tuple(sorted(seats)) for on, seats in table.votes.items() if seats},
        seed_hash=commitment(table.seed),
        seed=table.seed if table.status == "over" and not config.shares_dice else "",
        why=table.why,
        winners=table.winners,
        rematch=table.rematch,
        shares_dice=config.shares_dice,
        saving_paused=paused,
        went_on=table.went_on,
    )


def clock_of(table: Table) -> Clock | None:
    """Whose time runs; where answers are secret this would tell when others have given theirs."""
    play = table.play
    if table.config.pace is None or play is None or table.status != "running" or play.secret is not None:
        return None
    asked = [seat for seat in play.actors if seat >= 0 and not table.seats[seat].bot]
    return Clock(asked[0], table.asked_at) if asked else None


def seat_info(table: Table, seat: Seat, present: bool) -> SeatInfo:
    """What everybody may know of a seat."""
    kind = "person" if seat.guest else "free" if seat.free and table.status == "open" else "bot"
    return SeatInfo(
        kind=kind,  # type: ignore[arg-type]  # a conditional expression of literals is a plain str
        name=seat.name,
        level=seat.bot,
        why=seat.why_covered,
        present=present,
        bank=seat.bank if isinstance(table.config.pace, Bank) else None,
        nonce_hash=seat.nonce_hash,
        nonce=seat.nonce if table.status != "open" else "",
    )


def mine_of(table: Table, viewer: Viewer) -> Mine | None:
    """What only a seat itself may know."""
    if viewer is None:
        return None
    seat = table.seats[viewer]
    backs = table.play.backs if table.play is not None and table.status == "running" else ()
    return Mine(
        seat=viewer,
        pass_until_turn=seat.pass_until_turn,
        never=seat.never,
        can_undo=bool(backs) and backs[-1].seat == viewer,
        may_begin=table.status == "open" and seat.guest == table.host,
        away=absence_of(seat),
    )


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


def question_of(table: Table, viewer: Viewer) -> Question | None:
    """The decision that waits for a viewer, with its options."""
    play = table.play
    if viewer is None or play is None or decision_of(table, viewer) is None:
        return None
    window = play.declining is not None
    return Question(
        decision=play.numbers[viewer],
        options=Raw(encode(list(play.options(viewer)))),
        window=window,
        seconds=table.window // 1000 if window else None,
    )


def view_of(play: Play, viewer: Viewer) -> object:
    """All that a viewer may know of the game."""
    return play.game.view(play.state, viewer)


class Differences:
    """What is new in views at one moment; values that several views share are compared and written once."""

    def __init__(self) -> None:
        self.known: dict[tuple[int, int], Raw | None] = {}

    def between(self, old: object | None, new: object) -> dict[str, Raw]:
        """The fields of a view that differ from those of an older one."""
        assert isinstance(new, msgspec.Struct)
        found: dict[str, Raw] = {}
        for name in new.__struct_fields__:
            before, after = getattr(old, name, None), getattr(new, name)
            if before is after and old is not None:
                continue
            written = self.written(before, after, old is None)
            if written is not None:
                found[name] = written
        return found

    def written(self, before: object, after: object, fresh: bool) -> Raw | None:
        """A value as it is sent, or None where it is the same as before."""
        if fresh:
            return Raw(encode(after))
        key = id(before), id(after)
        if key not in self.known:
            self.known[key] = None if before == after else Raw(encode(after))
        return self.known[key]


def changes(old: object | None, new: object) -> dict[str, Raw]:
    """The fields of a view that differ from those of an older one."""
    return Differences().between(old, new)


def told(play: Play, events: Sequence[Event], viewer: Viewer) -> tuple[Raw, ...]:
    """Events as far as a viewer may hear them."""
    seen = (play.game.redact(event, viewer) for event in events)
    return tuple([Raw(encode(event)) for event in seen if event is not None])
