"""Castle cards with lasting effects."""

from __future__ import annotations

from boneyard.games.midevil.cards import Card
from boneyard.games.midevil.effects.common import NO_TARGET, UNPLAYABLE, others
from boneyard.games.midevil.lasting import Lasting
from boneyard.games.midevil.rules import lasting
from boneyard.games.midevil.state import MidState, Targets


def outlasts(state: MidState, what: str, seat: int, target: int | None = None) -> bool:
    """ME-EVENT-9, ME-MISC-5: copies don't add up, so a new one must end later than those in force."""
    fresh = turns_to_go(state, seat, 2 if seat == state.active else 1)
    return all(
        turns_to_go(state, effect.seat, effect.ends) < fresh
        for effect in state.lasting
        if effect.what == what and target in (None, effect.target)
    )


def turns_to_go(state: MidState, seat: int, ends: int) -> int:
    return (seat - state.active) % state.seats + (ends - 1) * state.seats


def can_quiet(state: MidState, seat: int, card: Card, moment: str) -> Targets:
    """ME-EVENT-9: if it would last longer than one in force."""
    return NO_TARGET if outlasts(state, lasting.NO_RAISING, seat) else UNPLAYABLE


def quiet(state: MidState, seat: int, card: Card, target: int | None) -> None:
    """CC-CARD-1 All's Quiet: until the end of your next turn nobody may use skeletons to change a roll."""
    lasting.until_end_of_next_turn(state, lasting.NO_RAISING, seat, seat, seat)


def can_lower(state: MidState, seat: int, card: Card, moment: str) -> Targets:
    """ME-EVENT-9: if it would last longer than one in force."""
    return NO_TARGET if outlasts(state, lasting.LOWER, seat) else UNPLAYABLE


def lower(state: MidState, seat: int, card: Card, target: int | None) -> None:
    """CC-CARD-6 I Ain't That Good!: until the end of your next turn every roll is 1 lower."""
    lasting.until_end_of_next_turn(state, lasting.LOWER, seat, seat, seat)


def can_skip(state: MidState, seat: int, card: Card, moment: str) -> Targets:
    """CC-CARD-4: not on a player who will skip a turn anyway."""
    return lasting.unaffected(state, lasting.SKIPPED, others(state, seat))


def skip(state: MidState, seat: int, card: Card, target: int | None) -> None:
    """CC-CARD-4 Buckethead: the target skips their whole next turn."""
    assert target is not None
    ends, waits = (2, 1) if target == state.active else (1, 0)
    lasting.add(state, Lasting(lasting.SKIPPED, seat, target, target, ends, waits))


def can_shun(state: MidState, seat: int, card: Card, moment: str) -> Targets:
    """ME-EVENT-9: if it would last longer than your own one in force."""
    return NO_TARGET if outlasts(state, lasting.SHUNNED, seat, target=seat) else UNPLAYABLE


def shun(state: MidState, seat: int, card: Card, target: int | None) -> None:
    """CC-CARD-11 This Is My Broomstick!: no skeleton may enter your square by ordinary movement."""
    lasting.until_end_of_next_turn(state, lasting.SHUNNED, seat, seat, seat)


def can_bar_book(state: MidState, seat: int, card: Card, moment: str) -> Targets:
    """Anyone else who could still pick up the Necronomicon."""
    return lasting.unaffected(state, lasting.NO_BOOK, others(state, seat))


def bar_book(state: MidState, seat: int, card: Card, target: int | None) -> None:
    """CC-CARD-15 You Shall Never…: the target can't pick up the Necronomicon until their next turn."""
    assert target is not None
    lasting.add(state, Lasting(lasting.NO_BOOK, seat, target, target))
