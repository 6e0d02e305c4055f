"""A finished game in numbers, and the dice book: every roll beside its expected value.

Expectations come from the public view, so the book is the same for all viewers. Fights and duels are counted
from tags of events: no game is named here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from msgspec import Struct

from boneyard.engine.chance import CHANCE
from boneyard.engine.playback import playback
from boneyard.engine.replay import BadReplay, Replay
from boneyard.games.catalogue import AnyGame
from boneyard.games.shared.events import Beaten, Died, Event, Rolled, TurnBegan
from boneyard.games.shared.features import features_of
from boneyard.games.shared.state import BoardState
from boneyard.games.shared.statistics import Holding
from boneyard.games.shared.tags import tag_of
from boneyard.odds import Ledger, luck_of
from boneyard.odds.luck import FIGHT, points_in
from boneyard.server.history.log import NOTHING, Line
from boneyard.server.history.replay_file import standing
from boneyard.server.history.story import Dice, Fought, Stand, Statistics
from boneyard.server.history.turning_points import course_of, decided_of, lead_changes_of, turnings_of
from boneyard.simulate.facts import Facts

BROKEN_OFF, DUEL = "fight-ended", "duel-ended"


class Roll(Struct, frozen=True):
    """A roll, and its expected value by what everybody saw."""

    turn: int
    seat: int
    purpose: str
    pips: int
    result: int
    needed: int | None
    actual: float
    expected: float


def dice_book(lines: Iterable[Line]) -> tuple[tuple[Roll, ...], tuple[Dice, ...]]:
    """Every roll, and totals by seat and purpose."""
    rolls: list[Roll] = []
    ledger, turn = Ledger(), 0
    for line in lines:
        events = line.events or NOTHING
        if (found := events.roll) is not None:
            rolled, judged = found
            ledger.rolls.append(judged)
            rolls.append(
                Roll(
                    turn=turn,
                    seat=rolled.seat,
                    purpose=rolled.purpose,
                    pips=rolled.pips,
                    result=rolled.result,
                    needed=judged.needed,
                    actual=judged.actual,
                    expected=judged.expected,
                )
            )
        for event in events.events:
            if isinstance(event, TurnBegan):
                turn = event.turn
    return tuple(rolls), dice_totals(ledger)


def dice_totals(ledger: Ledger) -> tuple[Dice, ...]:
    return tuple(
        Dice(seat, purpose, sum_.rolls, sum_.actual, sum_.expected, sum_.deviations)
        for seat, purposes in sorted(ledger.sums().items())
        for purpose, sum_ in sorted(purposes.items())
    )


class Fights:
    """A seat that dies after a fight's roll has lost that fight; other deaths aren't fights."""

    def __init__(self, seats: int) -> None:
        self.counts = [Counter[str]() for _ in range(seats)]
        self.fighting: set[int] = set()

    def on_event(self, event: Event) -> None:
        if isinstance(event, Rolled):
            if event.purpose == FIGHT:
                self.fighting.add(event.seat)
        elif isinstance(event, Beaten):
            self.over(event.seat, "won")
        elif isinstance(event, Died):
            if event.seat in self.fighting:
                self.over(event.seat, "lost")
        elif isinstance(event, TurnBegan):
            self.fighting.clear()
        elif tag_of(event) == BROKEN_OFF:
            self.over(number_in(event, "seat"), "broken_off")
        elif tag_of(event) == DUEL:
            self.duel(event)

    def over(self, seat: int, how: str) -> None:
        self.counts[seat][how] += 1
        self.fighting.discard(seat)

    def duel(self, event: Event) -> None:
        """Nobody wins a tie."""
        totals = {
            number_in(event, "seat"): number_in(event, "total"),
            number_in(event, "holder"): number_in(event, "holder_total"),
        }
        for seat, total in totals.items():
            self.counts[seat]["duels"] += 1
            self.counts[seat]["duels_won"] += total > min(totals.values())

    def by_seat(self) -> tuple[Fought, ...]:
        return tuple(Fought(**count) for count in self.counts)


class Held:
    """For how many turns in a row seats have things, seen at the start of each turn."""

    def __init__(self, seats: int, holdings: Sequence[Holding], state: BoardState) -> None:
        self.holdings = holdings
        self.state = state
        self.longest = {one.name: [0] * seats for one in holdings}
        self.running = dict.fromkeys(self.longest, (-1, 0))
        """Who has it now, and for how many turns."""

    def on_event(self, event: Event) -> None:
        if not isinstance(event, TurnBegan):
            return
        for name, field, _ in self.holdings:
            holder: int = getattr(self.state, field)
            before, turns = self.running[name]
            turns = turns + 1 if holder == before else 1
            self.running[name] = holder, turns
            if holder >= 0:
                self.longest[name][holder] = max(self.longest[name][holder], turns)

    def by_name(self) -> dict[str, tuple[int, ...]]:
        return {name: tuple(turns) for name, turns in self.longest.items()}


def number_in(event: Event, field: str) -> int:
    number: int = getattr(event, field)
    return number


def statistics_of(game: AnyGame, replay: Replay, winners: tuple[int, ...]) -> Statistics | None:
    """Without what was taken back; None if the game can't be replayed."""
    try:
        match = playback(game, replay)
    except BadReplay:
        return None
    ledger, _ = luck_of(game, match.setup, match.lines)
    facts = Facts(match.setup.seats, features_of(game).statistics.counted)
    fights = Fights(match.setup.seats)
    state = game.start(match.setup)
    facts.state = state
    held = Held(match.setup.seats, features_of(game).statistics.held, state)

    def on_event(event: Event) -> None:
        facts.on_event(event)
        fights.on_event(event)
        held.on_event(event)

    moments = zip(match.lines, standing(replay.lines), strict=True)
    lines = ((line.actor, line.command, moment) for line, moment in moments)
    course = course_of(game, state, lines, on_event)
    facts.end()
    turnings = turnings_of(course)
    return Statistics(
        turns=match.state.turns,
        answers=len(match.lines),
        decisions=sum(line.choices > 1 and line.actor != CHANCE for line in match.lines),
        lead_changes=lead_changes_of(course),
        points=tuple(facts.points),
        counts=facts.sorted_counts(),
        things=facts.sorted_things(),
        dice=dice_totals(ledger),
        standings=tuple(
            Stand(s.seat, s.points, s.hits, s.adjusted)
            for s in ledger.standings(points_in(game.view(match.state, None)))
        ),
        course=tuple(course.stages),
        turnings=turnings,
        decided=decided_of(course, winners, turnings),
        fought=fights.by_seat(),
        held=held.by_name(),
    )
