"""Hidden information never changes what a viewer receives, in bytes or in number of frames."""

import asyncio
from collections.abc import Callable, Collection, Mapping, Sequence
from random import Random
from typing import Literal

import msgspec
import pytest

import boneyard
from boneyard.games.shared.commands import Command
from boneyard.games.shared.events import Event
from boneyard.games.shared.features import features_of
from boneyard.games.shared.state import BoardState
from boneyard.table import audience, deadlines, projection, protocol
from boneyard.table import fold as folding
from boneyard.table import stream as streams
from boneyard.table.config import Bank, Config, Days, Plan, Questions
from boneyard.table.errors import Refused
from boneyard.table.handlers import answers
from boneyard.table.log_entries import LogEntry, Ordered
from boneyard.table.play import Play
from boneyard.table.projection import Viewer
from boneyard.table.table import Seat, Table
from boneyard.table.windows import QuestionTimes
from tests.figures import Figures
from tests.reliability.bare_rooms import DUEL, QuietRoom, new_table, put_into
from tests.reliability.pairs import Leak, Pair, Side, pair_of
from tests.sizes import SIZE, pick

PAIRS = pick(quick=10, ci=1000, full=50_000)
"""For each game, kind of viewer and setting of reactions."""
FROM_A_SEED = 1000
"""Pairs per seed: few, so that a finding repeats in seconds."""
ROUNDS = 6
Reactions = Literal["quick", "private"]
ViewerKind = Literal["seat", "spectator"]
PLANS: tuple[tuple[Plan, ...], ...] = (
    ("open", "open", "open"),
    ("open", "open"),
    ("open", "easy", "open", "open"),
)


QUESTIONS: tuple[Questions, ...] = ("all", "few")


def config_of(game: str, reactions: Reactions, rng: Random) -> Config:
    seats = rng.choice(PLANS)
    pace = rng.choice([None, Bank(600, 5), Days(3)])
    return Config(game=game, seats=seats, reactions=reactions, questions=rng.choice(QUESTIONS), pace=pace)


async def advance(side: Side, rng: Random, answers: int) -> None:
    for _ in range(answers):
        if side.table.status != "running":
            return
        waiting = side.waiting()
        if waiting:
            seat = rng.choice(waiting)
            declining = side.play.declining
            quiet = declining is not None and rng.random() < 0.5
            command = declining if quiet and declining is not None else rng.choice(side.play.options(seat))
            await side.give(seat, command, f"{rng.random()}")
        else:
            await side.pass_time()


def table_of(game: str, reactions: Reactions, rng: Random) -> Table:
    """A new table; every third one of MidEvil is in a duel, which random games reach late."""
    config = config_of(game, reactions, rng)
    if game != "midevil" or rng.random() < 0.67:
        return new_table(config, rng)
    table = new_table(msgspec.structs.replace(config, seats=("open", "open", "open")), rng)
    put_into(table, DUEL)
    return table


async def look_for_leaks(
    game: str, reactions: Reactions, kind: ViewerKind, pairs: int, seed: int
) -> tuple[int, int]:
    """Compare moments of random games; returns how often, and how many traps sprang, or raises `Leak`."""
    rng = Random(seed)
    compared = sprung = made = number = 0
    while made < pairs:
        table = table_of(game, reactions, rng)
        side = Side(QuietRoom(table), viewer=-7)
        number += 1
        for moment in range(12):
            await advance(side, rng, rng.randrange(1, 25) if moment else 0)
            if side.table.status != "running" or made >= pairs:
                break
            people = [n for n, seat in enumerate(table.seats) if seat.guest]
            viewer: Viewer = rng.choice(people) if kind == "seat" else None
            first, second = pair_of(side.table, viewer, side.room.clock.now, rng)
            where = f"{game}, {reactions}, viewer {viewer}, seed {seed}, game {number}, moment {moment}"
            pair = Pair(first, second, rng, where)
            await pair.run(ROUNDS)
            compared += pair.compared
            sprung += pair.sprung
            made += 1
        side.room.close()
        await asyncio.sleep(0)
    return compared, sprung


async def leaks_from(
    seed: int, game: str, reactions: Reactions, kind: ViewerKind, pairs: int
) -> tuple[int, int]:
    """Look for leaks with a seed; errors name it."""
    try:
        return await look_for_leaks(game, reactions, kind, pairs, seed)
    except BaseException as error:
        error.add_note(f"{game}, {reactions}, {kind}: {pairs} pairs from seed {seed}")
        raise


@pytest.mark.parametrize("kind", ["seat", "spectator"])
@pytest.mark.parametrize("reactions", ["quick", "private"])
@pytest.mark.parametrize("game", boneyard.game_ids())
async def test_hidden_information_never_leaks(
    game: str, reactions: Reactions, kind: ViewerKind, figures: Figures
) -> None:
    first = 1 if SIZE != "full" else Random().randrange(2**32)
    compared = sprung = 0
    for seed, done in enumerate(range(0, PAIRS, FROM_A_SEED), first):
        more, traps = await leaks_from(seed, game, reactions, kind, min(FROM_A_SEED, PAIRS - done))
        compared, sprung = compared + more, sprung + traps
    figures("leaks", pairs=PAIRS, compared=compared, traps=sprung, leaks=0)
    assert compared > 2 * PAIRS, "most pairs must last for a while, or little was tested"
    if SIZE != "quick" and features_of(boneyard.game(game)).traps is not None:
        assert sprung, "some traps must spring"


def asks_everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    decision_of, question_of = projection.decision_of, projection.question_of

    def anybody(table: Table, viewer: Viewer) -> Viewer:
        assert table.play is not None
        return next((seat for seat in table.play.actors if table.waits_for(seat)), None)

    monkeypatch.setattr(
        streams, "decision_of", lambda table, viewer: decision_of(table, anybody(table, viewer))
    )
    monkeypatch.setattr(
        streams, "question_of", lambda table, viewer, asked: question_of(table, anybody(table, viewer), asked)
    )


def tells_drawn_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    def encoded_events(play: Play, events: Sequence[Event], viewers: Sequence[Viewer]) -> dict[Viewer, bytes]:
        return dict.fromkeys(viewers, b",".join(projection.encode(event) for event in events))

    monkeypatch.setattr(projection, "encoded_events", encoded_events)


def redacts_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boneyard.game("midevil"), "redact", lambda event, viewer: event)


def shares_views(monkeypatch: pytest.MonkeyPatch) -> None:
    """A view computed for several viewers goes to the wrong one."""

    def own_parts(state: BoardState, viewers: Sequence[Viewer]) -> list[tuple[object, ...]]:
        return [*right(state, viewers)[1:], *right(state, viewers)[:1]]

    showing = boneyard.game("midevil").showing
    right = showing.own_parts
    monkeypatch.setattr(showing, "own_parts", own_parts)


def sends_touched_fields(monkeypatch: pytest.MonkeyPatch) -> None:
    """A field is sent whenever its parts change, even hidden cards."""

    def changes_since(now: projection.Views, before: projection.Views) -> tuple[bytes, bytes]:
        touched = now.game.showing.touched(before.read, now.read)
        return projection.fields({name: now.field(name) for name in touched}), b""

    monkeypatch.setattr(projection.Views, "changes_since", changes_since)


def counts_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    """Updates carry the number of the log's last entry."""
    update = streams.Stream.update

    def numbered(
        stream: streams.Stream,
        table: Table,
        info: protocol.TableInfo,
        asked: QuestionTimes,
        game_part: bytes = b"",
    ) -> None:
        stream.n = table.seq
        update(stream, table, info, asked, game_part)

    monkeypatch.setattr(streams.Stream, "update", numbered)


def forget_facts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Don't cache public facts."""
    monkeypatch.setattr(audience, "facts_of", lambda *facts: object())


def shows_who_has_sealed(monkeypatch: pytest.MonkeyPatch) -> None:
    def info(table: Table, seat: Seat, present: bool, gone: int | None) -> protocol.SeatInfo:
        shown = seat_info(table, seat, present, gone)
        sealed = table.seats.index(seat) in table.sealed
        return msgspec.structs.replace(shown, why="sealed") if sealed else shown

    seat_info = projection.seat_info
    monkeypatch.setattr(projection, "seat_info", info)
    forget_facts(monkeypatch)


def shows_orders(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everyone sees that a seat passes until its turn."""

    def info(table: Table, seat: Seat, present: bool, gone: int | None) -> protocol.SeatInfo:
        shown = seat_info(table, seat, present, gone)
        return msgspec.structs.replace(shown, why="passes") if seat.pass_until_turn else shown

    seat_info = projection.seat_info
    monkeypatch.setattr(projection, "seat_info", info)
    forget_facts(monkeypatch)


def shows_traps(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everyone sees that a seat has armed a card."""

    def info(table: Table, seat: Seat, present: bool, gone: int | None) -> protocol.SeatInfo:
        shown = seat_info(table, seat, present, gone)
        return msgspec.structs.replace(shown, why="armed") if seat.traps else shown

    seat_info = projection.seat_info
    monkeypatch.setattr(projection, "seat_info", info)
    forget_facts(monkeypatch)


def shows_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everyone sees that a seat has answered."""

    def info(
        table: Table,
        present: Collection[int],
        paused: bool,
        gone: Mapping[int, int],
        takeover: protocol.Takeover | None,
    ) -> protocol.TableInfo:
        waiting = () if table.play is None else table.play.actors
        return msgspec.structs.replace(info_of(table, present, paused, gone, takeover), winners=waiting)

    info_of = projection.info_of
    monkeypatch.setattr(audience, "info_of", info)
    forget_facts(monkeypatch)


def shows_clocks_in_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    def clock(table: Table) -> protocol.Clock | None:
        asked = table.play.actors if table.play is not None and table.status == "running" else ()
        return protocol.Clock(asked[0], table.asked_at) if asked and table.config.pace is not None else None

    monkeypatch.setattr(projection, "clock_of", clock)


def counts_down_in_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everyone sees that an absent player has not answered yet."""

    def takeover(
        table: Table, asked: QuestionTimes, away: Mapping[int, int], here: Collection[int]
    ) -> protocol.Takeover | None:
        waiting = [seat for seat in away if table.waits_for(seat)]
        return protocol.Takeover(waiting[0], away[waiting[0]]) if waiting else None

    monkeypatch.setattr(audience, "next_takeover", takeover)


def closes_windows_early(monkeypatch: pytest.MonkeyPatch) -> None:
    """A private window closes when all who can answer have answered."""

    def dues(table: Table, play: Play, watch: deadlines.Watch) -> list[deadlines.Due]:
        found = window_dues(table, play, watch)
        answered = all(seat in table.sealed or len(play.options(seat)) == 1 for seat in play.actors)
        return [deadlines.Due(due.at - 3000, due.decide) for due in found] if answered else found

    window_dues = deadlines.window_dues
    monkeypatch.setattr(deadlines, "window_dues", dues)


def asks_only_seats_with_a_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seats with one option are not asked."""
    monkeypatch.setattr("boneyard.table.automatic.asks_everybody", lambda table, play: False)


def explains_by_hidden_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """The reason of a refusal depends on others' cards."""

    def chosen(play: Play, options: Sequence[Command], choice: int | str) -> Command:
        try:
            return right(play, options, choice)
        except Refused as error:
            hands = getattr(play.state, "hands", ())
            raise Refused(error.code, reason=f"{hands}") from error

    right = answers.chosen
    monkeypatch.setattr(answers, "chosen", chosen)


def tells_when_traps_change(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everyone sees that somebody has armed or disarmed a card."""

    def noting(table: Table, seq: int, at: int, entry: LogEntry, next_play: Play | None = None) -> None:
        right(table, seq, at, entry, next_play)
        if isinstance(entry, Ordered):
            table.rewound_at += 1

    right = folding.fold
    monkeypatch.setattr(folding, "fold", noting)


PLANTS: list[tuple[Callable[[pytest.MonkeyPatch], None], Reactions, ViewerKind]] = [
    (asks_everybody, "private", "spectator"),
    (tells_drawn_cards, "private", "spectator"),
    (redacts_nothing, "private", "seat"),
    (shares_views, "private", "spectator"),
    (sends_touched_fields, "quick", "spectator"),
    (counts_the_log, "private", "seat"),
    (shows_who_has_sealed, "private", "seat"),
    (shows_orders, "private", "spectator"),
    (shows_traps, "private", "seat"),
    (tells_when_traps_change, "private", "spectator"),
    (shows_waiting, "quick", "seat"),
    (shows_clocks_in_windows, "quick", "spectator"),
    (counts_down_in_windows, "private", "seat"),
    (closes_windows_early, "private", "spectator"),
    (asks_only_seats_with_a_choice, "private", "seat"),
    (explains_by_hidden_cards, "private", "seat"),
]


@pytest.mark.plain_python("it replaces functions, which machine code calls without looking for them")
@pytest.mark.parametrize(
    ("plant", "reactions", "kind"), PLANTS, ids=[f"{plant.__name__}-{r}-{k}" for plant, r, k in PLANTS]
)
async def test_a_planted_leak_is_caught(
    plant: Callable[[pytest.MonkeyPatch], None],
    reactions: Reactions,
    kind: ViewerKind,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    plant(monkeypatch)
    with pytest.raises(Leak):
        await look_for_leaks("midevil", reactions, kind, 200, seed=1)
