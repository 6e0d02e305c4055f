"""Dying, and what it costs."""

from __future__ import annotations

from boneyard.games.midevil.frames import Turn
from boneyard.games.midevil.kinds import EMPTY, more
from boneyard.games.midevil.rules.arrive import return_book
from boneyard.games.midevil.rules.horse import AFOOT
from boneyard.games.midevil.rules.turn import END, SKELETON_WINDOW
from boneyard.games.midevil.state import MidState
from boneyard.games.shared.events import Died


def die(state: MidState, seat: int) -> None:
    """ME-FIGHT-6, ME-FIGHT-7, ME-FIGHT-10: back home without collection, cards in front and life tokens."""
    if state.tell:
        state.tell(Died(seat))
    state.pawns[seat] = state.home
    lose_collection(state, seat)
    lose_front(state, seat)
    state.bank += state.lives[seat]
    state.lives[seat] = 0
    state.dead |= 1 << seat
    if state.holder == seat:
        return_book(state)


def lose_collection(state: MidState, seat: int) -> None:
    """ME-FIGHT-7, CC-DEATH-1: skeletons lost by death are removed; in the castle they are handed back."""
    if state.table.parts.dead_hand_back:
        state.supply = more(state.supply, state.collections[seat])
    else:
        for kind, number in enumerate(state.collections[seat]):
            state.to_removed(kind, number)
    state.collections[seat] = EMPTY
    state.points[seat] = 0


def lose_front(state: MidState, seat: int) -> None:
    """ME-FIGHT-6, ME-HORSE-4: every card in front of you is discarded, a waiting Horse too."""
    for card in state.fronts[seat]:
        state.discards = state.discards.with_(card)
    state.fronts[seat] = ()
    state.parked[seat] = AFOOT


def die_in_fight(state: MidState, seat: int) -> None:
    """ME-FIGHT-6: the rest of the turn is skipped; a pawn led by another only ends that move (CC-CARD-16)."""
    die(state, seat)
    del state.agenda[1:]
    state.agenda[0] = Turn(END if seat == state.active else SKELETON_WINDOW)
