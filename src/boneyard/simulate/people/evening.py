"""Play a whole table of people through the table library, on a simulated clock.

The table asks exactly what it would ask people. A bot chooses each answer, `person` says when it is given,
`screen` when its question is seen.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import NamedTuple

import msgspec

import boneyard
from boneyard.bots import Bot, bot
from boneyard.engine.content import Content
from boneyard.games.shared.commands import Command, word_of
from boneyard.games.shared.events import Event
from boneyard.simulate.people.next_walk import begun, goal_of, still_fits, wanted_walk
from boneyard.simulate.people.person import CHORES, SENDS, Person
from boneyard.simulate.people.screen import Screen
from boneyard.table import protocol
from boneyard.table.automatic import trap_offers
from boneyard.table.config import OPEN, Bank, Config, Turns, own_content
from boneyard.table.deadlines import Watch, next_due
from boneyard.table.decision import Decision, Who
from boneyard.table.fold import decided, fold
from boneyard.table.handlers.answers import by_orders, play_on
from boneyard.table.handlers.dispatch import decide
from boneyard.table.handlers.seating import all_seated
from boneyard.table.log_entries import Created, LogEntry, Played, Sat
from boneyard.table.play import Play
from boneyard.table.table import Table
from boneyard.table.windows import QuestionTimes, is_timed

BRISK = 30
"""The seconds of a turn that the page proposes."""
SPARE = 45
"""The seconds that players can save for later turns."""
PLANNING = 0.5
"""How many of their walks people plan, unless told otherwise."""
SHOWN = "shown"
"""What the table waits for while people still look at what has happened."""
OVERDUE = "timeout"


class Tables(NamedTuple):
    """Tables to play: how the page sets them up, who chooses, and all seeds."""

    config: Config
    players: tuple[str, ...]
    seed: str
    limit: int
    planning: float = PLANNING
    """The share of walks that people plan while others play."""


class Evening(msgspec.Struct, frozen=True, kw_only=True):
    """One game of people; all times are in seconds."""

    way: str
    seconds: float
    turns: int
    waits: list[float]
    """From an own decision to the next one, if others decided in between; planning a walk is one."""
    question_waits: list[float]
    """From an own answer to the next own question, if others decided in between, planned or not."""
    turn_waits: list[float]
    """From the last own decision of a turn to the first of the next."""
    waiting: float
    """The share of the game in which a player isn't asked, on average."""
    questions: list[int]
    """Questions in others' turns, for every round in which the player held a card for them."""
    decisions: list[int]
    """For every turn, how often its player decided."""
    cut: int
    """Turns that the clock ended."""
    planned: int
    fitted: int
    """Planned walks, and those that were walked as planned."""
    spent: dict[str, float]
    """What the table waited for: people's answers by their word, `shown` for what they watched before."""


def config_of(game: str, seats: int, settings: dict[str, str], content: Content, brisk: int) -> Config:
    """A table of people as the page proposes it; the given rule options come on top.

    `brisk` are the seconds of a turn; with 0 there is no clock, and people do all chores by hand.
    """
    proposed = {one.name: one.proposal for one in boneyard.game(game).settings if one.proposal != one.default}
    return Config(
        game=game,
        seats=(OPEN,) * seats,
        settings=proposed | settings,
        content=own_content(game, content),
        questions="few",
        prepared=True,
        pace=Turns(brisk, spare=SPARE) if brisk else None,
        chores=bool(brisk),
    )


class Asked(NamedTuple):
    """An open question: what will be answered and when, and when it was seen."""

    decision: int
    command: Command
    seen: float
    at: float
    is_decision: bool
    route: tuple[int, ...] = ()


class Plan(NamedTuple):
    """Where a player wants to walk in their next turn, and when they chose that."""

    goal: int
    begun: float
    made: float


@dataclass(slots=True)
class Sitting:
    """A player and what was measured of them."""

    player: Bot
    person: Person
    screen: Screen
    answered: float = 0
    """When they answered last."""
    others_decided: bool = True
    busy: float = 0
    own_turn: float | None = None
    """When they last decided in a turn of their own."""
    holds: bool = False
    """Whether they held a card for others' turns when their last turn ended."""
    questions: int = 0
    """Questions in others' turns since then."""
    planning: Random = field(default_factory=Random)
    plan: Plan | None = None


@dataclass(slots=True)
class Host:
    tables: Tables
    number: int
    table: Table = field(default_factory=lambda: Table("evening"))
    now: float = 0
    clock: QuestionTimes = field(default_factory=QuestionTimes)
    sitting: list[Sitting] = field(default_factory=list)
    asked: dict[int, Asked] = field(default_factory=dict)
    answers: int = 0
    waits: list[float] = field(default_factory=list)
    question_waits: list[float] = field(default_factory=list)
    turn_waits: list[float] = field(default_factory=list)
    questions: list[int] = field(default_factory=list)
    decisions: Counter[int] = field(default_factory=Counter)
    cut: set[int] = field(default_factory=set)
    planned: int = 0
    fitted: int = 0
    spent: dict[str, float] = field(default_factory=dict)

    def play(self) -> Evening:
        self.sit_down()
        while self.table.status == "running" and self.answers < self.tables.limit:
            self.go_on()
        play = self.play_at(self.table)
        total = max(self.now, 1)
        return Evening(
            way=self.table.why if self.table.status == "over" else "unfinished",
            seconds=self.now / 1000,
            turns=play.turns,
            waits=self.waits,
            question_waits=self.question_waits,
            turn_waits=self.turn_waits,
            waiting=1 - sum([one.busy for one in self.sitting]) / total / len(self.sitting),
            questions=self.questions,
            decisions=[self.decisions[turn] for turn in range(1, play.turns + 1)],
            cut=len(self.cut),
            planned=self.planned,
            fitted=self.fitted,
            spent={word: round(time / 1000, 3) for word, time in self.spent.items()},
        )

    def sit_down(self) -> None:
        config, players, seed = self.tables[:3]
        seed = f"{seed}/{self.number}"
        entries: list[LogEntry] = [Created(config=config, host="guest 0", seed=seed)]
        entries += [
            Sat(seat=seat, guest=guest(seat), name=f"Player {seat + 1}") for seat in range(len(players))
        ]
        for number, entry in enumerate(entries, 1):
            fold(self.table, number, 0, entry)
        for seat, kind in enumerate(players):
            player = bot(kind, f"{seed}/{seat}", self.table.content)
            person = Person(Random(f"{seed}/{seat}/person"))
            self.sitting.append(
                Sitting(player, person, Screen(seat), planning=Random(f"{seed}/{seat}/plans"))
            )
        self.keep(all_seated(self.table))

    def go_on(self) -> None:
        """Let a standing order answer, or whoever is first: a person or the table's clock."""
        if (ordered := by_orders(self.table)) is not None:
            return self.keep(play_on(self.table, *ordered, round(self.now)))
        due = next_due(self.table, Watch(self.clock, {}, frozenset(range(len(self.sitting)))))
        seat = min(self.asked, key=lambda one: self.asked[one].at, default=None)
        self.answers += 1
        if seat is not None and (due is None or self.asked[seat].at < due.at):
            return self.answer(seat, self.asked.pop(seat))
        assert due is not None, "nobody is asked and nothing is due"
        play = self.play_at(self.table)
        if play.declining is None:
            self.cut.add(play.turns)
        self.pass_time(due.at, OVERDUE)
        self.keep(due.decide(due.at))
        return None

    def answer(self, seat: int, asked: Asked) -> None:
        one, play = self.sitting[seat], self.play_at(self.table)
        own = play.active == seat and play.declining is None
        self.pass_time(min(asked.seen, asked.at), SHOWN)
        self.pass_time(asked.at, word_of(type(asked.command)))
        one.person.answers(asked.command, asked.is_decision, asked.route)
        decision = self.decided_by(seat, asked)
        if one.person.holds and not self.is_chore_left(seat, decision):
            self.pass_time(self.now + one.person.holds, word_of(type(asked.command)))
            decision = self.decided_by(seat, asked)
        one.busy += max(0.0, self.now - asked.seen)
        one.answered = self.now
        one.others_decided = False
        one.screen.catch_up(self.now)
        if asked.is_decision:
            self.count(seat, own, play.turns)
        self.keep(decision, seat)

    def count(self, seat: int, own: bool, turn: int) -> None:
        if own:
            self.decisions[turn] += 1
        for other, sitting in enumerate(self.sitting):
            if other != seat:
                sitting.others_decided = True

    def pass_time(self, to: float, what: str) -> None:
        passed = max(0.0, to - self.now)
        self.spent[what] = self.spent.get(what, 0.0) + passed
        self.now += passed

    def decided_by(self, seat: int, asked: Asked) -> Decision:
        message = protocol.Answer(id=str(self.answers), decision=asked.decision, choice=asked.command.text())
        return decide(self.table, Who(guest(seat), seat), message, round(self.now), {})

    def is_chore_left(self, seat: int, decision: Decision) -> bool:
        """Whether the page has more to place or move by itself after this answer."""
        play = decision.next_play
        if play is None or not is_by_people_alone(decision) or play.actors != (seat,):
            return False
        return any(isinstance(option, CHORES) for option in play.options(seat))

    def keep(self, decision: Decision, seat: int | None = None) -> None:
        """Carry out a decision, show it to everybody, and ask."""
        before = self.table.play
        turn, active = (before.turns, before.active) if before is not None else (0, -1)
        self.table = decided(self.table, decision, round(self.now))
        self.clock.update(self.table, round(self.now))
        for number, one in enumerate(self.sitting):
            if number != seat or not is_by_people_alone(decision):
                one.person.interrupted()
        play = self.play_at(self.table)
        if turn and play.turns != turn:
            self.note_round(active)
        if play.turns != turn:
            for one in self.sitting:
                one.person.turn_ended()
            self.plan((play.active + 1) % len(self.sitting))
        for number, one in enumerate(self.sitting):
            events = [play.game.redact(event, number) for event in decision.log.events]
            self.show(number, one, play, [event for event in events if event is not None])

    def note_round(self, seat: int) -> None:
        """A player's turn is over: so is the round since the one before, and others' turns begin."""
        one = self.sitting[seat]
        if one.holds or one.questions:
            self.questions.append(one.questions)
        one.holds = bool(trap_offers(self.play_at(self.table), self.table, seat))
        one.questions = 0

    def plan(self, seat: int) -> None:
        """A player whose turn is next may choose where to walk then."""
        one, play = self.sitting[seat], self.play_at(self.table)
        goal = goal_of(play, seat) if one.planning.random() < self.tables.planning else None
        begun = self.now + one.person.notices()
        one.plan = None if goal is None else Plan(goal, begun, begun + one.person.thinks())

    def show(self, seat: int, one: Sitting, play: Play, events: list[Event]) -> None:
        waits = self.table.waits_for(seat)
        is_asked = seat in self.asked and waits and self.asked[seat].decision == play.numbers[seat]
        if not is_asked:
            self.asked.pop(seat, None)
        clocked = isinstance(self.table.config.pace, Bank)
        at_once = waits and (clocked or (play.declining is not None and is_timed(self.table)))
        hurries = waits and not is_asked and isinstance(self.table.config.pace, Turns)
        seen = one.screen.show(events, self.now, at_once, hurries).question
        if waits and not is_asked:
            self.ask(seat, one, play, seen)

    def ask(self, seat: int, one: Sitting, play: Play, seen: float) -> None:
        command = one.player(partial(play.game.view, play.state, seat), play.options(seat))
        takes = one.person.goes_on(command)
        is_decision = takes is None
        route = wanted_walk(play, seat, command) if is_decision else ()
        if takes is None:
            self.note_question(seat, one, play, seen)
            takes = self.decides(seat, one, play, route)
        self.asked[seat] = Asked(play.numbers[seat], command, seen, seen + takes, is_decision, route)

    def decides(self, seat: int, one: Sitting, play: Play, route: tuple[int, ...]) -> float:
        """How long a decision takes, unless it was planned."""
        thinks = one.person.thinks()
        notices = one.person.notices() if one.others_decided else 0.0
        if not route or play.active != seat or one.plan is None:
            return thinks + notices
        plan = begun(play, seat, one.plan.goal)
        one.plan = None
        if plan is None or not still_fits(plan, route):
            return thinks + notices
        self.fitted += 1
        return one.person.glances() + notices if plan.fights else SENDS

    def note_question(self, seat: int, one: Sitting, play: Play, seen: float) -> None:
        if one.others_decided and one.answered:
            self.question_waits.append((seen - one.answered) / 1000)
            self.waits += [(end - start) / 1000 for start, end in self.pauses(one, seen)]
        if play.active != seat:
            one.questions += play.declining is not None
        else:
            if one.own_turn is not None and one.own_turn != play.turns:
                self.turn_waits.append((seen - one.answered) / 1000)
            one.own_turn = play.turns

    def pauses(self, one: Sitting, seen: float) -> list[tuple[float, float]]:
        """When a player had nothing to decide before a question; a plan not made by then is dropped."""
        if one.plan is not None and one.plan.made > seen:
            one.plan = None
        if one.plan is None or one.plan.begun < one.answered:
            return [(one.answered, seen)]
        self.planned += 1
        one.busy += one.plan.made - one.plan.begun
        return [(one.answered, one.plan.begun), (one.plan.made, seen)]

    def play_at(self, table: Table) -> Play:
        assert table.play is not None
        return table.play


def guest(seat: int) -> str:
    return f"guest {seat}"


def is_by_people_alone(decision: Decision) -> bool:
    """Whether chance had no part in it."""
    entries = [entry for entry in decision.entries if isinstance(entry, Played)]
    return not any(line.startswith("*") for entry in entries for line in entry.lines)


def evening(tables: Tables, number: int) -> Evening:
    """Play one game."""
    return Host(tables, number).play()
