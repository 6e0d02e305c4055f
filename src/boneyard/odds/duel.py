"""The chance to win a duel for a bid, against what the other might bid."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import cast

from msgspec.structs import replace

from boneyard.engine.game import State
from boneyard.odds.budget import STEP, spend
from boneyard.odds.fight import table_of
from boneyard.odds.model import model_of, playing
from boneyard.odds.quiet import game_of, imagined, struct, tag_of, without_cards
from boneyard.odds.rerolls import (
    BIDS,
    DUEL,
    ROLL,
    DuelFrame,
    Moment,
    Pair,
    Rerolls,
    number_of,
    what_of,
)
from boneyard.odds.walk import EXACT
from boneyard.sight import sight_of

COLOURS = ("white", "red", "blue")
LIFE = "life"
OPEN = "duel-open"
BEST, UNIFORM, NOTHING = "best", "uniform", "nothing"
AGAINST = (BEST, UNIFORM, NOTHING)
"""What the other does: the best reply to this very bid, any bid alike, or nothing."""
Bid = tuple[int, int, int, int]
"""White, red and blue skeletons, and life tokens."""
TABLES = 16
_rerolls: dict[object, Rerolls] = {}


class NoDuel(ValueError):
    """No duel is at a point where its odds can be told."""


class BadBid(ValueError):
    """A bid that the bidder can't make."""


@dataclass(frozen=True)
class DuelOdds:
    """How a duel ends for a seat: its total is higher, the same, or lower; and who then holds the book."""

    seat: int
    win: float
    tie: float
    lose: float
    hold: float
    reply: Pair | None = None
    """Points of skeletons and life tokens of the other's best reply, where that was asked for."""


def duel_odds(
    view: object,
    bid: Sequence[int] = (0, 0, 0, 0),
    against: str | Sequence[int] = BEST,
    seat: int | None = None,
) -> DuelOdds:
    """The duel under way for a bid: white, red and blue skeletons, and life tokens.

    `against` is what the other bids: one of `AGAINST`, or a bid. Once all is known, both roll again or
    stop so as to hold the book as often as possible. Where skeletons are spent openly (first printing),
    a bid is what one adds from now on: the skeletons are laid down first, then tokens are given up.
    When bids have been revealed there is nothing left to bid: both are as they are.
    """
    duel = Duel(view, seat)
    if not duel.is_bidding:
        return duel.as_it_stands()
    if not isinstance(against, str):
        return duel.odds_for(duel.checked(duel.side, bid), duel.checked(1 - duel.side, against))
    return duel.odds_against(duel.replies(against), bid, best=against == BEST)


def dearness(stakes: Pair) -> int:
    """What a bid costs: a life token counts as two points."""
    return stakes[0] + 2 * stakes[1]


def blended(parts: list[tuple[float, DuelOdds]]) -> DuelOdds:
    """The odds where several things may be."""
    win, tie, lose, hold = (
        sum(share * float(getattr(odds, name)) for share, odds in parts)
        for name in ("win", "tie", "lose", "hold")
    )
    return DuelOdds(parts[0][1].seat, win, tie, lose, hold)


class Duel:
    """The duel of a view: its sides, its rolls, and what each could still bid."""

    def __init__(self, view: object, seat: int | None) -> None:
        self.view = without_cards(view)
        sight = sight_of(self.view)
        found = [frame for frame in sight.agenda if tag_of(frame) == DUEL]
        self.top = tag_of(sight.agenda[-1]) if sight.agenda else ""
        if not found or (self.top == ROLL and not any(cast(DuelFrame, found[-1]).bids)):
            raise NoDuel("no duel is at a point where stakes are chosen: both roll first")
        self.frame = cast(DuelFrame, found[-1])
        self.seats = self.frame.seat, self.frame.holder
        chosen = seat if seat is not None else sight.viewer
        self.side = self.seats.index(chosen) if chosen in self.seats else 0
        self.is_bidding = self.top in (BIDS, OPEN)
        self.worth = model_of(game_of(view)).worth
        table = table_of(view)
        while len(_rerolls) >= TABLES and table not in _rerolls:
            del _rerolls[next(iter(_rerolls))]
        self.rerolls = _rerolls.setdefault(table, Rerolls(game_of(view)))
        self.starts: dict[Pair, Moment] = {}
        """By the tokens of both sides: what can happen from the moment when all stakes are known."""
        self.most: dict[int, Bid] = {}
        """By side: the most that it could bid of each kind."""

    @property
    def lead(self) -> int:
        """The points by which the challenger leads with what lies there already."""
        ours, theirs = (self.points(bid) for bid in self.frame.bids)
        return ours - theirs

    def points(self, bid: Sequence[int]) -> int:
        """What the skeletons of a bid add."""
        return sum(number * self.worth[colour] for number, colour in zip(bid, COLOURS, strict=False))

    def as_it_stands(self) -> DuelOdds:
        """The odds if no skeleton is added any more."""
        lives = [int(getattr(sight_of(self.view).seats[seat], LIFE)) for seat in self.seats]
        return self.odds(self.start((lives[0], lives[1])).result(self.lead), None)

    def odds_against(self, replies: Mapping[Pair, int], bid: Sequence[int], *, best: bool) -> DuelOdds:
        """The odds of a bid against the best of several replies, or against all of them alike."""
        mine = self.checked(self.side, bid)
        if best:
            found = [self.odds_for(mine, reply, reply) for reply in sorted(replies, key=dearness)]
            return min(found, key=lambda odds: round(odds.hold / EXACT))
        total = sum(replies.values())
        return blended([(count / total, self.odds_for(mine, reply)) for reply, count in replies.items()])

    def odds_for(self, mine: Pair, theirs: Pair, reply: Pair | None = None) -> DuelOdds:
        """The odds when both stakes are known: points and tokens of each."""
        ours, others = (mine, theirs) if self.side == 0 else (theirs, mine)
        moment = self.start((ours[1], others[1]))
        return self.odds(moment.result(self.lead + ours[0] - others[0]), reply)

    def odds(self, result: tuple[float, float], reply: Pair | None) -> DuelOdds:
        """A result as this side sees it."""
        more, same = result
        less = max(0.0, 1.0 - more - same)
        if self.side == 0:
            return DuelOdds(self.seats[0], more, same, less, more, reply)
        return DuelOdds(self.seats[1], less, same, more, 1.0 - more, reply)

    def start(self, tokens: Pair) -> Moment:
        """The moment when all stakes are known, but for the skeletons, which come in as a lead."""
        if tokens not in self.starts:
            self.starts[tokens] = self.started(tokens)
        return self.starts[tokens]

    def started(self, tokens: Pair) -> Moment:
        """The same, made from the view."""
        spend(STEP)
        frames = [self.without_skeletons(frame) for frame in sight_of(self.view).agenda]
        seats = list(sight_of(self.view).seats)
        for side, seat in enumerate(self.seats):
            life = self.life_beside(seat, tokens[side])
            seats[seat] = replace(struct(seats[seat]), collection=(0, 0, 0), life=life)  # type: ignore[call-overload]
        state = imagined(replace(self.view, agenda=tuple(frames), seats=tuple(seats)))
        if self.top == BIDS:
            by_seat = dict(zip(self.seats, tokens, strict=True))
            return self.rerolls.committed(state, lambda seat, what: by_seat[seat] if what == "life" else 0)
        all_in = all(tokens[side] == playing(state).lives[seat] for side, seat in enumerate(self.seats))
        return self.rerolls.from_here(state, None if all_in or not self.is_bidding else tokens)

    def life_beside(self, seat: int, tokens: int) -> int:
        """The life tokens of a side that bids some: one more tells whether the last is among them."""
        held = int(getattr(sight_of(self.view).seats[seat], LIFE))
        if self.top == BIDS:
            return tokens
        return min(held, tokens + 1) if self.is_bidding else held

    def without_skeletons(self, frame: object) -> object:
        """A frame of the duel in which no skeleton was bid; in secret bids nothing was."""
        if tag_of(frame) == BIDS:
            return replace(struct(frame), bids=((), ()))
        if tag_of(frame) == DUEL:
            bids = tuple((0, 0, 0, *bid[3:]) if bid else () for bid in self.frame.bids)
            return replace(struct(frame), bids=bids)
        return frame

    def stakes(self, side: int) -> Bid:
        """The most that a side could bid of each kind."""
        if side not in self.most:
            self.most[side] = self.most_of(side)
        return self.most[side]

    def most_of(self, side: int) -> Bid:
        """The same, by the options that the game gives the side."""
        seat = self.seats[side]
        *rest, top = sight_of(self.view).agenda
        changes = {"bids": ((), ())} if self.top == BIDS else {"side": side, "seat": seat}
        state = imagined(replace(self.view, agenda=(*rest, replace(struct(top), **changes))))
        held = sight_of(self.view).seats[seat]
        most = dict.fromkeys((*COLOURS, LIFE), 0)
        if self.top == BIDS:
            most |= self.offered(state, seat)
        else:
            offered = {what_of(option) or option.text() for option in game_of(self.view).options(state, seat)}
            collection: tuple[int, ...] = held.collection  # type: ignore[attr-defined]
            life: int = held.life  # type: ignore[attr-defined]
            owned = dict(zip((*COLOURS, LIFE), (*collection, life), strict=True))
            most |= {what: number for what, number in owned.items() if what in offered}
        return most["white"], most["red"], most["blue"], most[LIFE]

    def offered(self, state: State, seat: int) -> dict[str, int]:
        """How many of each kind a duellist may commit in secret."""
        game = game_of(self.view)
        most: dict[str, int] = {}
        while tag_of(state.agenda[-1]) == BIDS and seat in game.actors(state):
            options = game.options(state, seat)
            most[what_of(options[0])] = max(map(number_of, options))
            game.apply(state, seat, options[0])
        return most

    def checked(self, side: int, bid: Sequence[int]) -> Pair:
        """The points and tokens of a bid that a side can make."""
        most = self.stakes(side)
        if len(bid) != len(most) or any(not 0 <= bid[kind] <= limit for kind, limit in enumerate(most)):
            raise BadBid(f"a bid is white, red, blue and life, at most {most}, not {tuple(bid)}")
        return self.points(bid), bid[3]

    def replies(self, against: str) -> Mapping[Pair, int]:
        """What the other might bid, as points and tokens, and how many bids come to that."""
        if against not in AGAINST:
            raise BadBid(f"the other bids {', '.join(AGAINST)}, or a bid; not {against!r}")
        most = self.stakes(1 - self.side) if against != NOTHING else (0, 0, 0, 0)
        ways: Mapping[int, int] = {0: 1}
        for colour, limit in zip(COLOURS, most, strict=False):
            ways = with_some(ways, self.worth[colour], limit)
        return {(points, life): ways[points] for points, life in product(ways, range(most[3] + 1))}


def with_some(ways: Mapping[int, int], worth: int, most: int) -> Mapping[int, int]:
    """In how many ways each sum comes about if up to `most` things of one worth are added.

    >>> with_some({0: 1}, 2, 2), with_some({0: 1, 1: 1}, 1, 1)
    ({0: 1, 2: 1, 4: 1}, {0: 1, 1: 2, 2: 1})
    """
    found: dict[int, int] = {}
    for points, number in ways.items():
        for more in range(points, points + most * worth + 1, worth):
            found[more] = found.get(more, 0) + number
    return found
