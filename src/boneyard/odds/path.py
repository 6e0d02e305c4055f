"""The chance to survive a path, square by square, and what is left on arrival.

Like a fight, a path is played in the real game with plenty of everything, once for each place. This assumes
that only two things make a difference outside fights: the maximum of life tokens, and enough points to win.
A duel on the way is played with what the walker really has.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from operator import mul

from boneyard.engine.chance import Chances
from boneyard.engine.content import Content
from boneyard.games.shared.budget import STEP, spend
from boneyard.games.shared.commands import step_to
from boneyard.games.shared.events import Died
from boneyard.games.shared.odds import Counts, Resources, play, shares_of
from boneyard.games.shared.state import BoardState
from boneyard.games.shared.view import BoardView
from boneyard.odds.fight import (
    DIED,
    SOME,
    WON,
    Branch,
    Fights,
    Fork,
    Stage,
    fights_of,
    is_fighting,
    minus,
    plus,
)
from boneyard.odds.solver import (
    EXACT,
    UNBOUNDED,
    ChanceMoment,
    DecisionMoment,
    EndMoment,
    Moment,
    Solved,
    Solver,
    Value,
)
from boneyard.odds.views import imagined, model_of, seat_of


class BadPath(ValueError):
    """A path that can't be walked, with the rule that forbids it where there is one."""

    def __init__(self, reason: str, rule: str | None = None) -> None:
        super().__init__(reason)
        self.rule = rule


@dataclass(frozen=True)
class PathOdds:
    """A walk along a path, fought so that it is survived as often as possible.

    `alive` is the chance to be alive after each square, `left` the distribution of resources on arrival.
    """

    seat: int
    path: tuple[int, ...]
    alive: tuple[float, ...]
    left: Mapping[Resources, float]

    @property
    def survive(self) -> float:
        return self.alive[-1] if self.alive else 1.0

    def average(self, what: str) -> float:
        """The average on arrival, over the walks that arrive: of `life`, `ammo`, `points` or `cards`."""
        number = Resources._fields.index(what)
        total = sum(chance * left[number] for left, chance in self.left.items())
        return total / self.survive if self.survive else 0.0


class PathNode:
    """A place on a path: before a step, in a fight or a duel, or an end.

    `at` is the number of squares walked, `ending` the square of a death, or the path's length on arrival;
    `onward` are the places after a step or a won fight, with its gain.
    """

    __slots__ = ("at", "cards", "ending", "fight", "is_duel", "onward", "state")

    def __init__(self, state: BoardState, at: int, cards: int, ending: int | None = None) -> None:
        self.state = state
        self.at = at
        self.cards = cards
        self.ending = ending
        self.fight: Stage | None = None
        self.is_duel = False
        self.onward: dict[tuple[Stage | None, Counts], tuple[PathNode, Counts]] = {}


Node = tuple[PathNode, Stage | None, Counts]


class PathModel:
    """A seat's walk along a path, as a model for the solver."""

    def __init__(self, fights: Fights, path: tuple[int, ...], may_win: bool) -> None:
        self.fights = fights
        self.game = fights.game
        self.model = fights.model
        self.seat = fights.seat
        self.path = path
        self.may_win = may_win
        self.nothing: Counts = (0,) * len(self.model.prices)
        self.most_worth = max(self.model.worth.values())
        self.places: dict[Hashable, PathNode] = {}
        self.bounds: dict[tuple[PathNode, Stage | None, int], Value] = {}

    def odds(self, root: Solved[Node]) -> PathOdds:
        died = [0.0] * len(self.path)
        left: dict[Resources, float] = {}
        for (place, _, counts), chance in root.ends().items():
            assert place.ending is not None
            if place.ending < len(self.path):
                died[place.ending] += chance
            else:
                arrived = self.model.resources(counts, place.cards)
                left[arrived] = left.get(arrived, 0.0) + chance
        alive = tuple(1.0 - sum(died[: number + 1]) for number in range(len(self.path)))
        return PathOdds(self.seat, self.path, alive, left)

    def moment(self, node: Node) -> Moment[Node]:
        spend(1)
        place, stage, counts = node
        if place.ending is not None:
            return EndMoment(self.end_value(place, counts))
        if stage is None:
            return self.duel_moment(place, counts)
        found = self.fights.following(stage, counts)
        if isinstance(found, DecisionMoment):
            options = [self.node(place, *after) for after in found.options]
            bounds = [self.bound(option) for option in options] if len(options) > 1 else ()
            return DecisionMoment(options, bounds=bounds)
        return ChanceMoment([(share, self.node(place, *after)) for share, after in found.outcomes])

    def end_value(self, place: PathNode, counts: Counts) -> Value:
        return (1.0, self.fights.value(counts, place.cards)) if place.ending == len(self.path) else (0.0, 0.0)

    def node(self, place: PathNode, stage: Stage | None, counts: Counts) -> Node:
        """The next undecided node, after taking steps and leaving won fights."""
        while place.ending is None:
            if stage is None:
                if place.is_duel:
                    break
                place, gain = self.onward(place, None, counts)
            elif stage.ending is None:
                break
            elif stage.ending == WON:
                place, gain = self.onward(place, stage, counts)
            else:
                assert stage.ending == DIED, "nothing breaks off a fight on a path"
                return self.end(place.state, place.at - 1), None, self.nothing
            stage, counts = place.fight, plus(counts, gain)
        return place, stage, counts

    def onward(self, place: PathNode, won: Stage | None, counts: Counts) -> tuple[PathNode, Counts]:
        """The place after a won fight or the next step, and its gain."""
        alike = self.alike(counts)
        found = place.onward.get((won, alike))
        if found is None:
            state = self.model.with_counts(place.state, self.seat, alike)
            state, at = self.stepped(state, place.at) if won is None else (self.beaten(state, won), place.at)
            gain = minus(self.model.counts(state, self.seat), alike)
            found = place.onward[won, alike] = self.place(state, at), gain
        return found

    def alike(self, counts: Counts) -> Counts:
        """Counts that stand for all those that make the same difference outside fights."""
        life, points = counts[0], counts[-1]
        if SOME < life < self.model.most_lives:
            life = SOME
        if points + self.most_worth < self.model.points_to_win:
            points = 0
        return life, *self.fights.stock, points

    def stepped(self, state: BoardState, at: int) -> tuple[BoardState, int]:
        step = step_to(self.path[at])
        if step not in self.game.options(state, self.seat):
            refusal = self.game.refusal(state, self.seat, step)
            raise BadPath(f"the path can't go on to square {step.to}: {refusal}", refusal.rule)
        return play(self.game, state, self.seat, step)[0], at + 1

    def beaten(self, state: BoardState, won: Stage) -> BoardState:
        spend(STEP)
        after = self.model.beat(self.model.with_shape(state, self.seat, won.state))
        self.game.actors(after)
        return after

    def place(self, state: BoardState, at: int) -> PathNode:
        key = (
            at,
            tuple(state.agenda[1:]),
            self.model.shape(state, self.seat),
            self.model.on_map(state, self.seat),
        )
        found = self.places.get(key)
        if found is None:
            found = self.places[key] = self.reached(state, at)
        return found

    def reached(self, state: BoardState, at: int) -> PathNode:
        place = PathNode(state, at, self.model.cards(state, self.seat))
        if is_fighting(self.model, state):
            place.fight = self.fights.stage(state)
        elif state.agenda and isinstance(state.agenda[-1], self.model.duelling):
            place.is_duel = True
        elif not state.agenda or at == len(self.path):
            return self.end(state, len(self.path))
        elif not is_asked(self.fights, state):
            raise BadPath(f"the move ends on the way, before square {self.path[at]}")
        return place

    def end(self, state: BoardState, ending: int) -> PathNode:
        cards = self.model.cards(state, self.seat)
        return self.places.setdefault((ending, cards), PathNode(state, ending, cards, ending))

    def duel_moment(self, place: PathNode, counts: Counts) -> ChanceMoment[Node]:
        """The next moment of a duel on the way; both sides do only what they must."""
        state = self.model.with_counts(place.state, self.seat, counts)
        actor = self.game.actors(state)[0]
        options = self.game.options(state, actor)
        shares = shares_of(options) if isinstance(options, Chances) else [1.0]
        outcomes: list[tuple[float, Node]] = []
        for share, option in zip(shares, options, strict=False):
            after, events = play(self.game, state, actor, option)
            if any(isinstance(event, Died) and event.seat == self.seat for event in events):
                outcomes.append((share, (self.end(state, place.at - 1), None, self.nothing)))
            else:
                reached = self.place(after, place.at)
                node = self.node(reached, reached.fight, self.model.counts(after, self.seat))
                outcomes.append((share, node))
        return ChanceMoment(outcomes)

    def bound(self, node: Node) -> Value:
        """The value for a walker who could raise every roll by exactly what is missing."""
        place, stage, counts = node
        if place.ending is not None:
            return self.end_value(place, counts)
        if stage is None:
            return UNBOUNDED
        key = place, stage, counts[0]
        found = self.bounds.get(key)
        if found is None:
            found = self.bounds[key] = self.bound_with(place, stage, counts[0])
        first, second = found
        return first, second + first * sum(map(mul, counts[1:], self.model.prices[1:]))

    def bound_with(self, place: PathNode, stage: Stage, life: int) -> Value:
        """The bound for a number of life tokens, without what the walker's stock is worth."""
        spend(1)
        fork = self.fights.fork(stage, life)
        if fork.is_choice:
            return highest([self.bound_after(place, fork, one, life) for one in cheap(fork.branches)])
        first = second = 0.0
        for branch in fork.branches:
            bound = self.bound_after(place, fork, branch, life)
            first += branch.share * bound[0]
            second += branch.share * bound[1]
        return first, second

    def bound_after(self, place: PathNode, fork: Fork, branch: Branch, life: int) -> Value:
        stage = self.fights.played(fork, branch)
        try:
            node = self.node(place, stage, plus((life, *self.nothing[1:]), branch.gain))
        except BadPath:  # the game may be won before that
            return UNBOUNDED
        bound = self.bound(node)
        if self.may_win and stage.ending == WON:  # winning the game here spares the walker the rest
            bound = highest([bound, (1.0, self.fights.value(node[2], node[0].cards))])
        return bound


def is_asked(fights: Fights, state: BoardState) -> bool:
    """Whether the walker is asked for a step."""
    return fights.game.actors(state) == (fights.seat,) and isinstance(state.agenda[-1], fights.model.stepping)


def highest(bounds: Sequence[Value]) -> Value:
    first = max(bound[0] for bound in bounds)
    return first, max(bound[1] for bound in bounds if bound[0] > first - EXACT)


def cheap(branches: Sequence[Branch]) -> list[Branch]:
    """The branches that cost nothing, and the cheapest of the others."""
    free = [branch for branch in branches if not any(branch.cost)]
    paid = [branch for branch in branches if any(branch.cost)]
    return [*free, min(paid, key=lambda branch: (sum(branch.cost[2:-1]), branch.cost[1]))] if paid else free


def path_odds(
    view: BoardView, path: Sequence[int], seat: int | None = None, *, content: Content | None = None
) -> PathOdds:
    """Walk a path with a seat's pawn: in its current move, else in a hypothetical one of unlimited length.

    Nobody plays a card from their hand.
    """
    model, walker = model_of(view), seat_of(view, seat)
    kinds = {piece.square: piece.kind for piece in view.figures()}
    prizes = sum(model.worth[kinds[square]] for square in {*path} & {*kinds})
    fights = fights_of(view, walker)
    state = imagined(model.without_cards(view), content)
    if not is_asked(fights, state):
        state = imagined(model.without_cards(model.moving(view, walker)), content)
        if not is_asked(fights, state):
            raise BadPath(f"seat {walker} could not walk now")
    counts = model.counts(state, walker)
    walk = PathModel(fights, tuple(path), counts[-1] + prizes >= model.points_to_win)
    root = Solver(walk).solve(walk.node(walk.place(state, 0), None, counts))
    return walk.odds(root)
