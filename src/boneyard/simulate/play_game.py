"""Play one game of a plan and sum it up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

import boneyard
from boneyard.bots import bot
from boneyard.bots.external import dismiss
from boneyard.bots.kinds import note_hit, temper_of
from boneyard.engine.chance import CHANCE, FairDice
from boneyard.engine.match import Match, Player
from boneyard.engine.replay import replay_of, state_hash, write
from boneyard.games.catalogue import AnyMatch
from boneyard.games.shared.commands import Command
from boneyard.games.shared.events import Event
from boneyard.games.shared.features import features_of
from boneyard.games.shared.view import BoardView
from boneyard.simulate.facts import Facts
from boneyard.simulate.plan import Plan

UNFINISHED = "unfinished"
FAULTS = "faults"  # counts of what external programs did wrong


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """One game: a line of a run. Lists by seat have one entry per seat.

    `seating` has the index of each seat's player in the plan. `points` has all seats' points at the start of
    each round and at the end. `counts` says how often each seat did something, `things` with what. `state` is
    the hash of the final state.
    """

    plan: int
    game: int
    seating: tuple[int, ...]
    winners: tuple[int, ...]
    way: str
    turns: int
    answers: int
    decisions: int
    lead_changes: int
    points: tuple[tuple[int, ...], ...]
    counts: dict[str, tuple[int, ...]]
    things: dict[str, dict[str, tuple[int, ...]]]
    state: str

    @property
    def rounds(self) -> int:
        """Rounds that were begun."""
        return -(-self.turns // len(self.seating))

    @property
    def finished(self) -> bool:
        return self.way != UNFINISHED

    def count(self, name: str) -> tuple[int, ...]:
        return self.counts.get(name, (0,) * len(self.seating))


class Recorded(NamedTuple):
    played: Played
    replay: str


def play_and_record(plan: Plan, number: int, *, index: int = 0, record: bool = False) -> Recorded:
    """`index` is the plan's index in its run."""
    bots = players_of(plan, number)
    counted = features_of(boneyard.game(plan.setup.game)).statistics.counted
    facts = Facts(plan.setup.seats, counted)
    match = match_of(plan, number, facts)
    note_hits(bots, match, facts)
    match.play(bots, plan.limit)
    facts.end()
    note_faults(bots, match, facts)
    replay = replay_of(match, kinds_by_seat(plan, number), plan.chance_seed(number)) if record else None
    return Recorded(result_of(plan, number, index, match, facts), "" if replay is None else write(replay))


def note_hits(bots: Sequence[Player[BoardView, Command]], match: AnyMatch, facts: Facts) -> None:
    """Tell bots with a temper who hit them."""
    moody = {seat: one for seat, one in enumerate(bots) if temper_of(one) is not None}
    if not moody:
        return

    def on_event(event: Event) -> None:
        facts.on_event(event)
        note_hit(moody, event)

    match.tell = on_event


def note_faults(bots: Sequence[Player[BoardView, Command]], match: AnyMatch, facts: Facts) -> None:
    state = match.state
    for seat, program in dismiss(enumerate(bots), state.winners, state.way or UNFINISHED).items():
        for kind, number in program.counts.items():
            facts.add(FAULTS, kind, seat, number)


def players_of(plan: Plan, number: int) -> list[Player[BoardView, Command]]:
    return [
        bot(plan.players[place], plan.bot_seed(number, place), plan.setup.content)
        for place in plan.seating(number)
    ]


def kinds_by_seat(plan: Plan, number: int) -> tuple[str, ...]:
    """The players of a game by seat, each as one word, since a replay separates them by spaces."""
    return tuple("_".join(plan.players[place].split()) for place in plan.seating(number))


def match_of(plan: Plan, number: int, facts: Facts) -> AnyMatch:
    game = boneyard.game(plan.setup.game)
    match = Match(game, plan.setup, FairDice(plan.chance_seed(number), game.id), facts.on_event)
    facts.state = match.state
    return match


def result_of(plan: Plan, number: int, index: int, match: AnyMatch, facts: Facts) -> Played:
    state = match.state
    return Played(
        plan=index,
        game=number,
        seating=plan.seating(number),
        winners=state.winners,
        way=state.way if state.over else UNFINISHED,
        turns=state.turns,
        answers=len(match.lines),
        decisions=sum(line.choices > 1 and line.actor != CHANCE for line in match.lines),
        lead_changes=facts.lead_changes,
        points=tuple(facts.points),
        counts=facts.sorted_counts(),
        things=facts.sorted_things(),
        state=state_hash(match.game, state),
    )
