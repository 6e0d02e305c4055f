"""Duels for the Necronomicon: how much to commit."""

from __future__ import annotations

from collections.abc import Sequence

from boneyard.games.midevil.bot.aims import held_worth
from boneyard.games.midevil.commands import Commit, Spend
from boneyard.games.midevil.frames import Duel, DuelBids, DuelOpen, DuelReroll
from boneyard.games.midevil.kinds import KINDS, NUMBER, Collection, worth
from boneyard.games.midevil.rules.duel import STAKES, duel_beneath, skeletons_in
from boneyard.games.midevil.state import MidState
from boneyard.games.shared.commands import Command, GiveLife

LIKELY_BIDS = (0, 0, 1, 2, 3, 4, 6, 9)
"""Equally likely additions of the other side, as far as it has that much."""
MOST = 14
TOKEN = 1.3
"""The cost of a committed life token, in points."""


def stakes(state: MidState, duel: Duel) -> float:
    """The value of winning: holding the book instead of the other player."""
    return 1.5 * held_worth(state, duel.holder)


def chance(lead: int, added: int, other_points: int, holds: bool) -> float:
    """The chance to be ahead after adding this much, whatever the other side adds; the holder wins ties."""
    won = 0
    for bid in LIKELY_BIDS:
        total = lead + added - min(bid, other_points)
        won += total > 0 or (holds and total == 0)
    return won / len(LIKELY_BIDS)


def bid_points(state: MidState, duel: Duel, side: int) -> int:
    me, other = (duel.holder, duel.seat) if side else (duel.seat, duel.holder)
    lead = duel.rolls[side] - duel.rolls[1 - side]
    prize = stakes(state, duel)
    most = min(MOST, state.points[me])
    values = [
        prize * chance(lead, added, state.points[other], bool(side)) - added for added in range(most + 1)
    ]
    return values.index(max(values))


def bids(state: MidState, seat: int, options: Sequence[Command]) -> list[float]:
    """How many of this kind to commit: whites first, and a token or two after a bad roll."""
    frame = state.agenda[-1]
    assert isinstance(frame, DuelBids)
    duel = duel_beneath(state)
    side = frame.seats.index(seat)
    done = frame.bids[side]
    what = STAKES[len(done)]
    if what == "life":
        wanted = tokens_to_commit(state, duel, side)
    else:
        already = sum(number * KINDS[kind].points for kind, number in enumerate(done))
        wanted = number_of(NUMBER[what], bid_points(state, duel, side) - already, state.collections[seat])
    return [-abs(option.number - wanted) if isinstance(option, Commit) else -9.0 for option in options]


def number_of(kind: int, missing: int, collection: Collection) -> int:
    """How many of a kind to commit: no more than needed, unless nothing smaller is left."""
    points = KINDS[kind].points
    dearer = worth((0, 0, 0)[: kind + 1] + collection[kind + 1 :])  # type: ignore[arg-type]
    exact = max(0, missing) // points
    short = missing - exact * points
    return min(collection[kind], exact + (short > 0 and dearer == 0))


def tokens_to_commit(state: MidState, duel: Duel, side: int) -> int:
    """One life token for a bad roll, two if there are plenty."""
    me = duel.holder if side else duel.seat
    lives, roll = state.lives[me], duel.rolls[side]
    if roll > 3 or lives < 2:
        return 0
    return 2 if lives >= 4 and roll == 1 else 1


def totals(duel: Duel, side: int) -> tuple[int, int]:
    mine = duel.rolls[side] + worth(skeletons_in(duel.bids[side]))
    theirs = duel.rolls[1 - side] + worth(skeletons_in(duel.bids[1 - side]))
    return mine, theirs


def rerolls(state: MidState, seat: int, options: Sequence[Command]) -> list[float]:
    """Committed tokens are lost anyway: roll again while behind."""
    frame = state.agenda[-1]
    assert isinstance(frame, DuelReroll)
    duel = duel_beneath(state)
    mine, theirs = totals(duel, frame.side)
    behind = mine < theirs or (mine == theirs and frame.side == 0)
    return [(1.0 if behind else -1.0) if isinstance(option, GiveLife) else 0.0 for option in options]


def open_spends(state: MidState, seat: int, options: Sequence[Command]) -> list[float]:
    """In the first printing: as little as turns the duel while it pays; a token if skeletons can't."""
    frame = state.agenda[-1]
    assert isinstance(frame, DuelOpen)
    duel = duel_beneath(state)
    mine, theirs = totals(duel, frame.side)
    missing = theirs - mine + (0 if frame.side else 1)
    prize = stakes(state, duel)
    return [spend_score(state, seat, option, missing, prize, duel.rolls[frame.side]) for option in options]


def spend_score(state: MidState, seat: int, option: Command, missing: int, prize: float, roll: int) -> float:
    if missing <= 0 or missing > 0.6 * prize:
        return 0.0 if not isinstance(option, Spend | GiveLife) else -1.0
    if isinstance(option, Spend):
        points = KINDS[NUMBER[option.what]].points
        return (2.0 if state.points[seat] >= missing else -1.0) - abs(missing - points) * 0.2
    if isinstance(option, GiveLife):
        return 1.9 if roll <= 2 and state.lives[seat] > 1 else -1.0
    return 0.0
