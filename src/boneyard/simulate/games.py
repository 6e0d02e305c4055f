"""Playing one game of a plan, and what is kept of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, cast

import msgspec

import boneyard
from boneyard.bots import bot
from boneyard.bots.external import dismiss
from boneyard.engine.chance import CHANCE, FairDice
from boneyard.engine.match import Match, Player
from boneyard.engine.replay import replay_of, state_hash, write
from boneyard.games.shared.commands import Command
from boneyard.games.shared.features import features_of
from boneyard.sight import sight_of
from boneyard.simulate.facts import Facts, Scored
from boneyard.simulate.plan import Plan

UNFINISHED = "unfinished"
FAULTS = "faults"
"""The name under which the faults of programs are counted."""


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """One game: a line of a run. Lists by seat have an entry for each seat at the table.

    `seating` says for each seat which of the plan's players sat there. `points` has a list of all
    seats' points for the beginning of each round and one for the end. `counts` says how often each
    seat did something, `things` with what. `state` is the hash of the last position.
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
        """How many rounds were begun."""
        return -(-self.turns // len(self.seating))

    @property
    def finished(self) -> bool:
        """Whether the game came to its end."""
        return self.way != UNFINISHED

    def count(self, name: str) -> tuple[int, ...]:
        """How often each seat did something."""
        return self.counts.get(name, (0,) * len(self.seating))


class Kept(NamedTuple):
    """A game, and its replay where one was asked for."""

    played: Played
    replay: str


def play_game(plan: Plan, number: int) -> Played:
    """One game of a plan."""
    return play_and_keep(plan, number).played


def play_and_keep(plan: Plan, number: int, *, index: int = 0, record: bool = False) -> Kept:
    """One game of a plan; `index` says which of a run's plans it is."""
    bots = players_of(plan, number)
    counted = features_of(boneyard.game(plan.setup.game)).statistics.counted
    facts = Facts(plan.setup.seats, counted)
    match = match_of(plan, number, facts)
    match.play(bots, plan.limit)
    facts.end()
    note_faults(bots, match, facts)
    replay = replay_of(match, kinds_by_seat(plan, number), plan.chance_seed(number)) if record else None
    return Kept(result_of(plan, number, index, match, facts), "" if replay is None else write(replay))


def note_faults(bots: Sequence[Player[object, Command]], match: AnyMatch, facts: Facts) -> None:
    """Count what bots that are programs of their own did wrong, and tell them that the game is over."""
    state = match.state
    for seat, program in dismiss(enumerate(bots), state.winners, state.way or UNFINISHED).items():
        for kind, number in program.counts.items():
            facts.add(FAULTS, kind, seat, number)


AnyMatch = Match[boneyard.State, Command, object, object]


def players_of(plan: Plan, number: int) -> list[Player[object, Command]]:
    """The bots of a game by seat."""
    return [
        bot(plan.players[place], plan.bot_seed(number, place), plan.setup.content)
        for place in plan.seating(number)
    ]


def kinds_by_seat(plan: Plan, number: int) -> tuple[str, ...]:
    """What sits on each seat of a game, in one word each: what a replay has room for."""
    return tuple("_".join(plan.players[place].split()) for place in plan.seating(number))


def match_of(plan: Plan, number: int, facts: Facts) -> AnyMatch:
    """A game about to begin, with somebody who listens."""
    game = boneyard.game(plan.setup.game)
    match = Match(game, plan.setup, FairDice(plan.chance_seed(number), game.id), facts.hear)
    facts.state = cast(Scored, match.state)
    return cast(AnyMatch, match)


def result_of(plan: Plan, number: int, index: int, match: AnyMatch, facts: Facts) -> Played:
    """What is kept of a game that was played."""
    state = match.state
    return Played(
        plan=index,
        game=number,
        seating=plan.seating(number),
        winners=state.winners,
        way=state.way if state.over else UNFINISHED,
        turns=sight_of(match.game.view(state, None)).turns,
        answers=len(match.lines),
        decisions=sum(line.choices > 1 and line.actor != CHANCE for line in match.lines),
        lead_changes=facts.lead_changes,
        points=tuple(facts.points),
        counts=facts.counts_told(),
        things=facts.things_told(),
        state=state_hash(match.game, state),
    )
