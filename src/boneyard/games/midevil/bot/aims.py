"""What a seat of MidEvil wants and fears: points, the Necronomicon, and others who are close to either."""

from __future__ import annotations

from typing import NamedTuple

from boneyard.games.midevil.bot.fights import LIVES, Fighter, fight_series
from boneyard.games.midevil.kinds import KINDS
from boneyard.games.midevil.rules import lasting
from boneyard.games.midevil.rules.arrive import MOST_LIVES, book_square
from boneyard.games.midevil.rules.winning import POINTS_TO_WIN
from boneyard.games.midevil.state import MidState
from boneyard.games.shared.masks import squares_in
from boneyard.games.shared.walking import FAR, FightSeries, steps_between

WIN = 60.0
HOLDING = 1.0
"""The value of holding the Necronomicon far from home: little, since others come for it."""
BRINGING = 14.0
"""The additional value right at home."""
LOSING = 0.94
"""How that value fades with each step from home: each is a chance for others to take it."""
HOMING = 20.0
"""What attracts a holder home."""
FETCHING = 7.0
CHASING = 0.6
"""What attracts others to a holder, as a share of the book's value there."""
WAY = 0.96
"""How an attraction fades with each step."""
DUEL_COST = 1.5


class Quest(NamedTuple):
    """A seat's destination for the Necronomicon, its attraction, and the prize for arriving."""

    square: int
    pull: float
    prize: float


def quest(state: MidState, seat: int) -> Quest:
    """Home with the book, to the book, or after its holder."""
    if state.holder == seat:
        return Quest(state.goal, HOMING, WIN)
    if state.holder >= 0:
        prize = duel_prize(state, seat)
        pull = CHASING * held_worth(state, state.holder) + prize / 2
        return Quest(state.pawns[state.holder], max(0.0, pull), prize)
    book = book_square(state)
    if book < 0:
        return Quest(-1, 0.0, 0.0)
    return Quest(book, FETCHING, worth_at(state, book))


def duel_prize(state: MidState, seat: int) -> float:
    """The value of landing on the holder's square, by who can commit more."""
    holder = state.holder
    if state.duelled:
        return 0.0
    ahead = state.points[seat] - state.points[holder] + state.lives[seat] - state.lives[holder]
    chance = min(0.75, max(0.1, 0.42 + 0.03 * ahead))
    return chance * 2 * held_worth(state, holder) - DUEL_COST


def held_worth(state: MidState, seat: int) -> float:
    return worth_at(state, state.pawns[seat])


def worth_at(state: MidState, square: int) -> float:
    return HOLDING + BRINGING * LOSING ** steps_between(state.board, square, state.goal)


def threat(state: MidState, seat: int) -> float:
    """How close a seat is to winning, from 0 to 1."""
    near = (state.points[seat] / POINTS_TO_WIN) ** 2
    if state.holder == seat:
        near = max(near, 0.4 + 0.6 * 0.93 ** steps_between(state.board, state.pawns[seat], state.goal))
    return near


def leader(state: MidState, seat: int) -> int:
    """The other seat closest to winning; of equals the next in turn, so nobody is everybody's target."""
    others = [(seat + step) % state.seats for step in range(1, state.seats)]
    return max(others, key=lambda other: (threat(state, other), state.points[other]), default=seat)


def prizes(state: MidState, seat: int) -> tuple[float, ...]:
    """The value of a skeleton of each kind for a seat; the one that reaches 30 points wins."""
    missing = POINTS_TO_WIN - state.points[seat]
    more = 1 + 1.5 / max(2, missing)
    return tuple([WIN if 0 < kind.points >= missing else kind.points * more for kind in KINDS])


def fighter(state: MidState, seat: int) -> Fighter:
    """A seat as it enters a fight, with its best weapon."""
    lives, points = state.lives[seat], state.points[seat]
    if state.is_dead(seat):
        lives = 3
    bonus = weapon_bonus(state, seat)
    if state.lasting:
        if lasting.holds(state, lasting.LOWER):
            bonus -= 1
        if lasting.holds(state, lasting.NO_RAISING):
            return Fighter(min(lives, MOST_LIVES), -1, bonus, state.kit.last_life_dies, points)
    return Fighter(min(lives, MOST_LIVES), points, bonus, state.kit.last_life_dies, points)


def weapon_bonus(state: MidState, seat: int) -> int:
    best = 0
    cards = state.kit.cards
    for title in state.fronts[seat]:
        card = cards[title]
        if card.effect == "weapon" and not state.has_used(seat, title):
            best = max(best, card.number("bonus"))
    return best


def fights(state: MidState, seat: int) -> tuple[FightSeries, ...]:
    who = fighter(state, seat)
    return tuple([fight_series(who, kind, prize) for kind, prize in enumerate(prizes(state, seat))])


def life_gain(state: MidState, seat: int) -> float:
    lives = state.lives[seat]
    return LIVES[lives + 1] - LIVES[lives] if lives < MOST_LIVES else 0.0


def kinds_on_map(state: MidState) -> dict[int, int]:
    found: dict[int, int] = {}
    for kind, mask in enumerate(state.skeletons):
        if mask:
            found.update(dict.fromkeys(squares_in(mask), kind))
    return found


def steps_home(state: MidState, seat: int) -> int:
    return steps_between(state.board, state.pawns[seat], state.goal) if state.goal >= 0 else FAR
