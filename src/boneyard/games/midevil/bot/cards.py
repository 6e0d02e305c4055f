"""The value of playing a card, in points: a small heuristic per effect.

Only one card can be played per round, so a card worth less than `DEAR` waits for a better moment.
"""

from __future__ import annotations

from collections.abc import Callable

from boneyard.games.midevil.bot.aims import (
    HOLDING,
    fighter,
    held_worth,
    leader,
    life_gain,
    prizes,
    quest,
    steps_home,
    threat,
)
from boneyard.games.midevil.bot.fights import LIVES, fight, resource_value
from boneyard.games.midevil.cards import BOOK, Card
from boneyard.games.midevil.frames import Fight, Mend, Move
from boneyard.games.midevil.kinds import KINDS
from boneyard.games.midevil.rules.fight import needed, result
from boneyard.games.midevil.state import MidState
from boneyard.games.shared.walking import steps_between

DEAR = 0.6
Gain = Callable[[MidState, int, Card, int | None], float]

KEEP: dict[str, float] = {
    "mount": 2.6, "guard": 2.0, "weapon": 1.8, "smite": 1.8, "ranged": 1.2, "surge": 1.4, "rest": 1.0,
    "tunnel": 1.0, "bless": 1.3, "hold": 1.4, "lame": 1.2, "steal": 0.9, "drop": 1.2, "steer": 1.4,
    "omen": 1.0, "rob": 1.1, "summon": 0.8, "rise": 0.8, "march": 0.6, "calm": 0.3, "crumble": 0.3,
}  # fmt: skip
"""The value of a card in hand, by its effect."""


def equip(state: MidState, seat: int, card: Card, target: int | None) -> float:
    """Weapons and items help every turn from now on."""
    return KEEP[card.effect] + (0.3 * card.number("bonus") if card.effect == "weapon" else 0.0)


def ride(state: MidState, seat: int, card: Card, target: int | None) -> float:
    """A horse is worth more the further the seat has to go."""
    aim = quest(state, seat)
    far = min(20, steps_between(state.board, state.pawns[seat], aim.square)) if aim.square >= 0 else 8
    return 1.5 + 0.12 * far


def surge(state: MidState, seat: int, card: Card, target: int | None) -> float:
    """Twice the steps if there is far to go, or a failed roll saved."""
    frame = state.agenda[-1]
    if isinstance(frame, Mend):
        clash = state.current_fight()
        if clash is None or needed(state, clash) - result(state, clash) > card.number("bonus"):
            return -1.0
        return life_gain(state, seat) + 0.3
    aim = quest(state, seat)
    move = state.agenda[-2] if len(state.agenda) > 1 else None
    if aim.square < 0 or not isinstance(move, Move):
        return 0.0
    far = steps_between(state.board, state.pawns[seat], aim.square)
    return 0.35 * min(move.left, max(0, far - move.left))


def rest(state: MidState, seat: int, card: Card, target: int | None) -> float:
    """Life tokens instead of a move: good for a weak seat that isn't almost home."""
    lives = state.lives[seat]
    gained = LIVES[min(5, lives + card.number("life"))] - LIVES[lives]
    return gained - 1.5 - (2.0 if state.holder == seat else 0.0)


def tunnel(state: MidState, seat: int, card: Card, target: int | None) -> float:
    """Good if a door is much nearer to the destination."""
    aim = quest(state, seat)
    if aim.square < 0:
        return 0.0
    board = state.board
    here = steps_between(board, state.pawns[seat], aim.square)
    doors = {inside for inside, _ in board.doors if not state.occupied >> inside & 1}
    best = min((steps_between(board, door, aim.square) for door in doors), default=here)
    return 0.3 * (here - best - 3)


def bless(state: MidState, seat: int, card: Card, target: int | None) -> float:
    """A certain win, in a fight that matters."""
    clash = state.current_fight()
    if clash is None:
        return 0.0
    kind = state.kind_at(clash.square)
    who = fighter(state, seat)
    prize = prizes(state, seat)[kind] + (quest(state, seat).prize if at_quest(state, seat, clash) else 0.0)
    return prize + resource_value(who) - fight(who, KINDS[kind].needed, prize).value - 0.6


def at_quest(state: MidState, seat: int, clash: Fight) -> bool:
    return clash.square == clash.stand == quest(state, seat).square


def hinder(scale: float, least: float = 0.3) -> Gain:
    """Play against the leader, more so the closer they are to winning; leave others alone."""

    def gain(state: MidState, seat: int, card: Card, target: int | None) -> float:
        assert target is not None
        if target != leader(state, seat):
            return -0.5
        return scale * threat(state, target) + least

    return gain


def lame(state: MidState, seat: int, card: Card, target: int | None) -> float:
    """Half the steps, and no more horse."""
    assert target is not None
    return 2.5 * threat(state, target) + (1.2 if state.is_riding(target) else 0.0)


def steal(state: MidState, seat: int, card: Card, target: int | None) -> float:
    """Above all, the book."""
    assert target is not None
    return 2 * held_worth(state, target) if state.holder == target else 1.5


def drop(state: MidState, seat: int, card: Card, target: int | None) -> float:
    """The book goes back to the Graveyard, or something good is lost."""
    assert target is not None
    if state.holder == target:
        return max(2.0, held_worth(state, target) - HOLDING)
    return 0.4 + 1.5 * threat(state, target)


def omen(state: MidState, seat: int, card: Card, target: int | None) -> float:
    clash = state.current_fight()
    if clash is None or target is None:
        return 0.0
    prize = prizes(state, target)[state.kind_at(clash.square)]
    if at_quest(state, target, clash):
        prize += 4.0
    return 0.35 * prize + 2 * threat(state, target)


def rob(state: MidState, seat: int, card: Card, target: int | None) -> float:
    assert target is not None
    return card.number("points") * (0.3 + threat(state, target)) if target == leader(state, seat) else 0.0


def call(state: MidState, seat: int, card: Card, target: int | None) -> float:
    """Valuable skeletons next to a player who can fight them."""
    if seat != state.active:
        return 0.0
    strong = fight(fighter(state, seat), KINDS[2].needed, 3.0).value - resource_value(fighter(state, seat))
    return 0.9 * strong if state.holder != seat else -1.0


def march(state: MidState, seat: int, card: Card, target: int | None) -> float:
    return 0.4 + 1.5 * threat(state, leader(state, seat))


def little(state: MidState, seat: int, card: Card, target: int | None) -> float:
    return 0.2


GAINS: dict[str, Gain] = {
    "weapon": equip, "ranged": equip, "guard": equip, "smite": equip, "mount": ride, "surge": surge,
    "rest": rest, "tunnel": tunnel, "bless": bless, "hold": hinder(4.0), "lame": lame, "steal": steal,
    "drop": drop, "steer": hinder(6.0), "omen": omen, "rob": rob, "summon": call, "rise": call,
    "march": march, "calm": little, "crumble": little,
}  # fmt: skip


def item_worth(state: MidState, title: str) -> float:
    if title == BOOK:
        return 20.0
    return KEEP.get(state.kit.cards[title].effect, 1.0)


def danger_of_book(state: MidState, seat: int) -> float:
    """How close another player is to bringing the book home."""
    holder = state.holder
    return 0.0 if holder < 0 or holder == seat else 0.95 ** steps_home(state, holder)
