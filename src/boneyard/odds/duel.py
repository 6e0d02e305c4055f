"""The chance to win a duel for a bid, against what the opponent might bid."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from itertools import product

from boneyard.engine.content import Content
from boneyard.games.shared.commands import Command
from boneyard.games.shared.odds import Bid, Duel, DuelMoment, Pair
from boneyard.games.shared.view import BoardView
from boneyard.odds.solver import EXACT, ChanceMoment, DecisionMoment, EndMoment, Moment, Solver, Value
from boneyard.odds.views import game_of, model_of, table_of

BEST, UNIFORM, NOTHING = "best", "uniform", "nothing"
AGAINST = (BEST, UNIFORM, NOTHING)
"""The opponent's bid: the best reply to yours, any possible bid with equal chance, or nothing."""
TABLES = 16
"""The number of tables whose duels are cached."""
MOST_NODES = 20_000
"""With more nodes, a table's duels are dropped from the cache."""
LIFE = 2
"""The worth of a life token in points, to find the cheapest of equally good replies."""


class NoDuel(ValueError):
    """No duel is under way, or its rolls are missing."""


class BadBid(ValueError):
    """A bid that the bidder can't make."""


@dataclass(frozen=True)
class DuelOdds:
    """How a duel ends for a seat: a higher, equal or lower total; `hold` is the chance to hold the book.

    `reply` is the opponent's best reply in points and life tokens, against `BEST`.
    """

    seat: int
    win: float
    tie: float
    lose: float
    hold: float
    reply: Pair | None = None


class Led:
    """A duel in which the challenger leads by a number of points, as a model for the solver."""

    def __init__(self, lead: int) -> None:
        self.lead = lead

    def moment(self, node: DuelMoment) -> Moment[DuelMoment]:
        if node.totals is not None:
            ahead = node.totals[0] + self.lead - node.totals[1]
            return EndMoment((float(ahead > 0), float(ahead == 0)))
        if node.chooser is None:
            return ChanceMoment(node.outcomes)
        return DecisionMoment(node.options, sign=-1 if node.chooser else 1)


class Duels:
    """The solved duels of a table: moments of the game, and a solver for each lead."""

    def __init__(self) -> None:
        self.moments: dict[Hashable, DuelMoment] = {}
        self.solvers: dict[int, Solver[DuelMoment]] = {}

    @property
    def is_full(self) -> bool:
        return sum(len(solver.known) for solver in self.solvers.values()) > MOST_NODES

    def solve(self, moment: DuelMoment, lead: int) -> Value:
        solver = self.solvers.setdefault(lead, Solver(Led(lead)))
        solved = solver.solve(moment)
        return solved.first, solved.second


_duels: dict[Hashable, Duels] = {}


def duels_of(view: BoardView) -> Duels:
    table = table_of(view)
    for known in [known for known, duels in _duels.items() if duels.is_full]:
        del _duels[known]
    while len(_duels) >= TABLES and table not in _duels:
        del _duels[next(iter(_duels))]
    return _duels.setdefault(table, Duels())


class Side:
    """One side of the duel in a view."""

    def __init__(self, duel: Duel, side: int, duels: Duels) -> None:
        self.duel = duel
        self.side = side
        self.duels = duels
        self.starts: dict[Pair, DuelMoment] = {}
        self.limits: dict[int, Bid] = {}

    def as_it_is(self) -> DuelOdds:
        """The odds if nobody bids any more."""
        return self.odds(self.start(self.duel.lives()), self.duel.lead)

    def against(self, replies: Mapping[Pair, int], bid: Sequence[int], *, best: bool) -> DuelOdds:
        """The odds of a bid against the best of several replies, or against all with equal chance."""
        mine = self.checked(self.side, bid)
        if best:
            cheapest_first = sorted(replies, key=lambda reply: reply[0] + LIFE * reply[1])
            found = [self.between(mine, reply, reply) for reply in cheapest_first]
            return min(found, key=lambda odds: round(odds.hold / EXACT))
        total = sum(replies.values())
        parts = [(count / total, self.between(mine, reply)) for reply, count in replies.items()]
        return DuelOdds(
            self.duel.seats[self.side],
            sum(share * odds.win for share, odds in parts),
            sum(share * odds.tie for share, odds in parts),
            sum(share * odds.lose for share, odds in parts),
            sum(share * odds.hold for share, odds in parts),
        )

    def between(self, mine: Pair, theirs: Pair, reply: Pair | None = None) -> DuelOdds:
        """The odds of two bids, each in points and life tokens."""
        challenger, defender = (mine, theirs) if self.side == 0 else (theirs, mine)
        start = self.start((challenger[1], defender[1]))
        return self.odds(start, self.duel.lead + challenger[0] - defender[0], reply)

    def start(self, lives: Pair) -> DuelMoment:
        if lives not in self.starts:
            self.starts[lives] = self.duel.moment(lives)
        return self.starts[lives]

    def odds(self, moment: DuelMoment, lead: int, reply: Pair | None = None) -> DuelOdds:
        more, same = self.duels.solve(moment, max(-self.duel.far, min(self.duel.far, lead)))
        less = max(0.0, 1.0 - more - same)
        seat = self.duel.seats[self.side]
        if self.side == 0:
            return DuelOdds(seat, more, same, less, more, reply)
        return DuelOdds(seat, less, same, more, 1.0 - more, reply)

    def checked(self, side: int, bid: Sequence[int]) -> Pair:
        """A bid in points and life tokens, if the side can make it."""
        most = self.most(side)
        if len(bid) != len(most) or any(not 0 <= bid[kind] <= limit for kind, limit in enumerate(most)):
            raise BadBid(f"a bid is white, red, blue and life, at most {most}, not {tuple(bid)}")
        return self.duel.points(bid), bid[-1]

    def replies(self, against: str) -> Mapping[Pair, int]:
        """The opponent's possible bids in points and life tokens, each with the number of such bids."""
        if against not in AGAINST:
            raise BadBid(f"the other bids {', '.join(AGAINST)}, or a bid; not {against!r}")
        if against == NOTHING:
            return {(0, 0): 1}
        *skeletons, life = self.most(1 - self.side)
        ways = Counter(self.duel.points(bid) for bid in product(*(range(limit + 1) for limit in skeletons)))
        return {(points, lives): ways[points] for points, lives in product(ways, range(life + 1))}

    def most(self, side: int) -> Bid:
        if side not in self.limits:
            self.limits[side] = self.duel.most(side)
        return self.limits[side]

    def after(self, option: Command) -> DuelOdds:
        """The odds after an open answer."""
        after = self.duel.after(self.side, option)
        if isinstance(after, DuelMoment):
            return self.odds(after, 0)
        return Side(after, self.side, self.duels).as_it_is()


def side_of(view: BoardView, seat: int | None, content: Content | None) -> Side:
    """The side of a seat, by default the viewer's; the challenger's for anybody else."""
    duels = duels_of(view)
    duel = model_of(view).duel(game_of(view), view, content, duels.moments)
    if duel is None:
        raise NoDuel("no duel is at a point where stakes are chosen: both roll first")
    chosen = seat if seat is not None else view.viewer
    return Side(duel, duel.seats.index(chosen) if chosen in duel.seats else 0, duels)


def duel_odds(
    view: BoardView,
    bid: Sequence[int] = (0, 0, 0, 0),
    against: str | Sequence[int] = BEST,
    seat: int | None = None,
    *,
    content: Content | None = None,
) -> DuelOdds:
    """The current duel for a bid: white, red and blue skeletons, and life tokens.

    `against` is the opponent's bid: one of `AGAINST`, or a specific bid. Once bids are known, both reroll or
    stop so as to hold the book as often as possible. Where skeletons are spent openly (first printing), a bid
    is what the bidder adds from now on, skeletons first. `bid` doesn't count once bids are revealed.
    """
    side = side_of(view, seat, content)
    if not side.duel.is_bidding:
        return side.as_it_is()
    if not isinstance(against, str):
        return side.between(side.checked(side.side, bid), side.checked(1 - side.side, against))
    return side.against(side.replies(against), bid, best=against == BEST)


def duel_choice_odds(
    view: BoardView,
    options: Sequence[Command],
    against: str = BEST,
    *,
    content: Content | None = None,
) -> dict[Command, DuelOdds]:
    """The odds after each of the viewer's options in a duel; empty if the question isn't about one.

    A secret commitment counts as if nothing more were committed; after an open answer nobody adds a skeleton.
    """
    if not isinstance(view.agenda[-1], model_of(view).duel_questions):
        return {}
    side = side_of(view, None, content)
    bids = {option: side.duel.bid_with(side.side, option) for option in options}
    replies = side.replies(against) if any(bids.values()) else {}
    return {
        option: side.after(option) if bid is None else side.against(replies, bid, best=against == BEST)
        for option, bid in bids.items()
    }
