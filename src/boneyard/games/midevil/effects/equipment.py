"""Weapons and items: cards that stay in front of a player."""

from __future__ import annotations

from boneyard.games.midevil.cards import Card
from boneyard.games.midevil.effects.common import NO_TARGET, UNPLAYABLE
from boneyard.games.midevil.rules.horse import AFOOT, got_horse, is_closed_to_horses
from boneyard.games.midevil.state import MidState, Targets


def can_lay_down(state: MidState, seat: int, card: Card, moment: str) -> Targets:
    """ME-EVENT-6: at most one copy of a card in front of a player."""
    return UNPLAYABLE if card.id in state.fronts[seat] else NO_TARGET


def lay_down(state: MidState, seat: int, card: Card, target: int | None) -> None:
    """ME-EVENT-3, ME-EVENT-8: the card stays in front of the player and can be used from now on."""


def can_mount_up(state: MidState, seat: int, card: Card, moment: str) -> Targets:
    """ME-HORSE-4, ME-EVENT-6: one horse per player, and none inside a building."""
    closed = is_closed_to_horses(state.board, state.pawns[seat])
    return UNPLAYABLE if closed or state.has_horse(seat) else NO_TARGET


def mount_up(state: MidState, seat: int, card: Card, target: int | None) -> None:
    """ME-HORSE-1, ME-HORSE-3: the player rides from now on; in mid-move the steps left are doubled."""
    state.parked[seat] = AFOOT
    got_horse(state, seat)
