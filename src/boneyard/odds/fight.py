"""The chance to win a fight: the current one, or one with the figure on a square.

A fight depends little on what the fighter has: the real game is played with plenty of everything, once
for each moment, and the gains and costs of each branch are added to what the fighter really has. This assumes
that fighters may take every branch they can pay for, and that life tokens matter only at none and one.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import accumulate
from operator import add, ge, mul, sub

from boneyard.engine.chance import Chances
from boneyard.engine.content import Content
from boneyard.games.catalogue import AnyGame
from boneyard.games.shared.budget import spend
from boneyard.games.shared.commands import Command, Roll
from boneyard.games.shared.events import Beaten, Died, Event, LifeGiven
from boneyard.games.shared.odds import PRICES, Counts, OddsModel, Resources, play, shares_of
from boneyard.games.shared.state import BoardState
from boneyard.games.shared.view import BoardView
from boneyard.odds.solver import ChanceMoment, DecisionMoment, EndMoment, Moment, Solver
from boneyard.odds.views import figure_at, game_of, imagined, model_of, seat_of, table_of

WON, DIED, BROKEN_OFF = range(3)
ENOUGH = 9
"""More of each kind than any roll can need."""
SOME = 2
"""Stands for every number of life tokens that makes no difference."""
TABLES = 16
"""The number of seats whose fights are cached."""
MOST_STAGES, MOST_NODES = 1_000, 10_000
"""With more, a seat's fights are dropped from the cache."""


class NoFight(ValueError):
    """There is no figure to fight."""


@dataclass(frozen=True)
class FightOdds:
    """A fight from now on, fought so that it is won as often as possible.

    `ends` are the ways it can end (`WON`, `DIED`, or `BROKEN_OFF` without result) with what was spent,
    before the reward of victory and the losses of death. A roll of `needed` wins.
    """

    seat: int
    kind: str
    needed: int
    ends: Mapping[tuple[int, Resources], float]
    origin: tuple[Fights, Node] = field(compare=False, repr=False)
    """Where the fight stands, for questions about what comes next."""

    @cached_property
    def win(self) -> float:
        return self._chance(WON)

    @cached_property
    def die(self) -> float:
        return self._chance(DIED)

    def _chance(self, ending: int) -> float:
        return sum(chance for (how, _), chance in self.ends.items() if how == ending)

    def cost(self, what: str) -> float:
        """How much is spent on average: `life`, `ammo`, `points` or `cards`."""
        number = Resources._fields.index(what)
        return sum(chance * spent[number] for (_, spent), chance in self.ends.items())


class Stage:
    """A moment of a fight, or its end, whatever the fighter has; `forks` are by life tokens."""

    __slots__ = ("cards", "ending", "forks", "state")

    def __init__(self, state: BoardState, cards: int, ending: int | None = None) -> None:
        self.state = state
        self.cards = cards
        self.ending = ending
        self.forks: dict[int, Fork] = {}


class Branch:
    """An answer in a fight: what it costs, and, once it was played, its gain and the next stage."""

    __slots__ = ("command", "cost", "gain", "next", "share")

    gain: Counts

    def __init__(self, command: Command, share: float, cost: Counts) -> None:
        self.command = command
        self.share = share
        self.cost = cost
        self.next: Stage | None = None


class Fork:
    """The question at a stage; `is_choice` if the fighter answers it.

    `rolls` are the faces of a die one by one, `branches` those with different results.
    """

    __slots__ = ("actor", "branches", "is_choice", "offers", "rolls", "state")

    def __init__(self, state: BoardState, actor: int, branches: list[Branch], is_choice: bool) -> None:
        self.state = state
        self.actor = actor
        self.branches = branches
        self.is_choice = is_choice
        self.offers: dict[Counts, list[Branch]] = {}
        self.rolls: Sequence[Branch] = ()


Node = tuple[Stage, Counts]


class Fights:
    """The fights of a seat at a table, as a model for the solver."""

    def __init__(self, game: AnyGame, model: OddsModel[BoardState, BoardView], seat: int) -> None:
        self.game = game
        self.model = model
        self.seat = seat
        self.stock = (ENOUGH,) * (len(model.prices) - 2)
        self.stages: dict[Hashable, Stage] = {}
        self.solver: Solver[Node] = Solver(self)

    @property
    def is_full(self) -> bool:
        return len(self.stages) > MOST_STAGES or len(self.solver.known) > MOST_NODES

    def moment(self, node: Node) -> Moment[Node]:
        spend(1)
        stage, counts = node
        if stage.ending is None:
            return self.following(stage, counts)
        return EndMoment((1.0, self.value(counts, stage.cards)) if stage.ending == WON else (0.0, 0.0))

    def value(self, counts: Counts, cards: int) -> float:
        return float(sum(map(mul, counts, self.model.prices)) + PRICES.cards * cards)

    def following(self, stage: Stage, counts: Counts) -> ChanceMoment[Node] | DecisionMoment[Node]:
        fork = self.fork(stage, counts[0])
        if fork.is_choice:
            offers = self.offers(fork, counts)
            return DecisionMoment([(self.played(fork, one), plus(counts, one.gain)) for one in offers])
        return ChanceMoment(
            [(one.share, (self.played(fork, one), plus(counts, one.gain))) for one in fork.branches]
        )

    def stage(self, state: BoardState) -> Stage:
        foe = self.model.fight(state)
        key = foe and foe.kind, self.model.shape(state, self.seat), self.model.fight_frames(state)
        found = self.stages.get(key)
        if found is None:
            found = self.stages[key] = Stage(state, self.model.cards(state, self.seat))
        return found

    def end(self, ending: int, state: BoardState) -> Stage:
        key = ending, self.model.shape(state, self.seat)
        found = self.stages.get(key)
        if found is None:
            found = self.stages[key] = Stage(state, self.model.cards(state, self.seat), ending)
        return found

    def fork(self, stage: Stage, life: int) -> Fork:
        life = min(life, SOME)
        found = stage.forks.get(life)
        if found is None:
            state = self.model.with_counts(stage.state, self.seat, (life, *self.stock, 0))
            found = stage.forks[life] = self.asked(state)
        return found

    def asked(self, state: BoardState) -> Fork:
        actor = self.game.actors(state)[0]
        options = self.game.options(state, actor)
        none = (0,) * len(self.model.prices)
        if actor == self.seat:
            branches = [Branch(option, 1.0, self.model.cost(state, option)) for option in options]
            return Fork(state, actor, branches, True)
        if not isinstance(options, Chances):
            return Fork(state, actor, [Branch(options[0], 1.0, none)], False)
        shares = shares_of(options)
        rolls = [Branch(option, share, none) for option, share in zip(options, shares, strict=True)]
        fork = Fork(state, actor, rolls, False)
        merged: dict[tuple[Stage, Counts], Branch] = {}
        for roll in rolls:
            known = merged.setdefault((self.played(fork, roll), roll.gain), roll)
            if known is not roll:
                known.share += roll.share
        fork.branches = list(merged.values())
        if isinstance(options[0], Roll):
            fork.rolls = rolls
        return fork

    def played(self, fork: Fork, branch: Branch) -> Stage:
        if branch.next is None:
            state, events = play(self.game, fork.state, fork.actor, branch.command)
            outcome = self.outcome(fork.state, state, events, branch.cost)
            assert outcome is not None, "a fight ends with one of its results"
            branch.next, branch.gain = outcome
        return branch.next

    def outcome(
        self, before: BoardState, after: BoardState, events: Sequence[Event], cost: Counts
    ) -> tuple[Stage, Counts] | None:
        """The stage after an answer, and the change of counts; None if no fight is under way any more."""
        counts = self.model.counts
        for event in events:
            if isinstance(event, Beaten) and event.seat == self.seat:
                return self.end(WON, after), tuple(-number for number in cost)
            if isinstance(event, Died) and event.seat == self.seat:
                given = sum(isinstance(other, LifeGiven) for other in events)
                return self.end(DIED, before), (-given, *[0] * (len(cost) - 1))
            if self.model.is_broken_off(event):
                gain = minus(counts(after, self.seat), counts(before, self.seat))
                return self.end(BROKEN_OFF, after), gain
        if not is_fighting(self.model, after):
            return None
        return self.stage(after), minus(counts(after, self.seat), counts(before, self.seat))

    def offers(self, fork: Fork, counts: Counts) -> list[Branch]:
        """The branches that the fighter can pay for and that could be the best."""
        stock = counts[1:-1]
        found = fork.offers.get(stock)
        if found is None:
            afforded = [branch for branch in fork.branches if all(map(ge, stock, branch.cost[1:-1]))]
            found = fork.offers[stock] = thrifty(afforded)
        return found

    def odds(self, kind: str, node: Node, start: Resources) -> FightOdds:
        """The odds from a node, for a fighter who had these resources at the start."""
        ends: dict[tuple[int, Resources], float] = {}
        for (stage, counts), chance in self.solver.solve(node).ends().items():
            assert stage.ending is not None
            left = self.model.resources(counts, stage.cards)
            end = stage.ending, Resources(*map(sub, start, left))
            ends[end] = ends.get(end, 0.0) + chance
        return FightOdds(self.seat, kind, self.model.needed[kind], ends, (self, node))

    def resources(self, state: BoardState) -> Resources:
        return self.model.resources(self.model.counts(state, self.seat), self.model.cards(state, self.seat))


def plus(counts: Counts, gain: Counts) -> Counts:
    return tuple(map(add, counts, gain))


def minus(counts: Counts, other: Counts) -> Counts:
    return tuple(map(sub, counts, other))


def thrifty(branches: list[Branch]) -> list[Branch]:
    """The branches, without those that pay more or dearer kinds for the same effect as another."""
    paid = {branch: tuple(accumulate(reversed(branch.cost[1:-1]))) for branch in branches if any(branch.cost)}
    return [branch for branch in branches if branch not in paid or is_cheapest(paid[branch], paid.values())]


def is_cheapest(cost: Counts, others: Iterable[Counts]) -> bool:
    """Whether no other cost has fewer of the dearest kind, of the two dearest, and so on."""
    return not any(other != cost and all(map(ge, cost, other)) for other in others)


def is_fighting(model: OddsModel[BoardState, BoardView], state: BoardState) -> bool:
    return bool(state.agenda) and isinstance(state.agenda[-1], model.fighting)


_fights: dict[Hashable, Fights] = {}


def fights_of(view: BoardView, seat: int) -> Fights:
    key = table_of(view), seat
    found = _fights.get(key)
    if found is None or found.is_full:
        while len(_fights) >= TABLES:
            del _fights[next(iter(_fights))]
        found = _fights[key] = Fights(game_of(view), model_of(view), seat)
    return found


def fight_odds(
    view: BoardView, square: int | None = None, seat: int | None = None, *, content: Content | None = None
) -> FightOdds:
    """The current fight, or the one that a seat would have if it stood on a square.

    Nobody plays a card from their hand; cards in front of the fighter are used where they help.
    """
    model = model_of(view)
    if square is None:
        foe = model.fight(imagined(model.without_cards(view), content)) if view.agenda else None
        if foe is None:
            raise NoFight("no fight is under way; name the square of a figure")
        fighter, square = foe.seat, foe.square
    else:
        foe, fighter = None, seat_of(view, seat)
    kind = figure_at(view, square)
    if kind is None:
        raise NoFight(f"no figure stands on square {square}")
    if foe is None:
        view = model.settling(view, fighter, square)
    fights, state = fights_of(view, fighter), imagined(model.without_cards(view), content)
    if not fights.game.actors(state) or not is_fighting(model, state):
        raise NoFight(f"seat {fighter} could not fight on square {square} now")
    node = fights.stage(state), model.counts(state, fighter)
    return fights.odds(kind, node, fights.resources(state))


def choice_odds(
    view: BoardView, options: Sequence[Command], *, content: Content | None = None
) -> dict[Command, FightOdds]:
    """For each of the viewer's options that begins or continues a fight: the odds after it.

    The viewer's own card counts as the option it is; no card is played after it.
    """
    model = model_of(view)
    assert view.viewer is not None, "a spectator has no options"
    if not isinstance(view.agenda[-1], model.fight_questions):
        return {}
    state = imagined(model.without_cards(view, keep=view.viewer), content)
    found = {option: odds_after(view, state, view.viewer, option) for option in options}
    return {option: odds for option, odds in found.items() if odds is not None}


def odds_after(view: BoardView, state: BoardState, actor: int, option: Command) -> FightOdds | None:
    """The odds of the fight after an option, if there is one."""
    game, model = game_of(view), model_of(view)
    after, events = play(game, state, actor, option)
    model.lay_down_cards(after)
    foe = model.fight(after) or model.fight(state)
    kind = figure_at(view, foe.square) if foe is not None else None
    if foe is None or kind is None:
        return None
    fights = fights_of(view, foe.seat)
    outcome = fights.outcome(state, after, events, model.cost(state, option))
    if outcome is None:
        return None
    stage, gain = outcome
    node = stage, plus(model.counts(state, foe.seat), gain)
    return fights.odds(kind, node, fights.resources(state))
