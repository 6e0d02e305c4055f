from __future__ import annotations

from boneyard.games.midevil.frames import Turn
from boneyard.games.midevil.kinds import EMPTY
from boneyard.games.midevil.rules.arrive import return_book
from boneyard.games.midevil.rules.horse import AFOOT
from boneyard.games.midevil.rules.turn import END, SKELETON_WINDOW
from boneyard.games.midevil.state import MidState
from boneyard.games.shared.events import Died


def die(state: MidState, seat: int) -> None:
    """ME-FIGHT-6, ME-FIGHT-7, ME-FIGHT-10: go home and lose collection, cards in front and life tokens."""
    if state.tell:
        state.tell(
            Died(
                seat,
                state.pawns[seat],
                state.points[seat],
                state.collections[seat],
                state.fronts[seat],
                len(state.hands[seat]),
                state.home,
            )
        )
    state.pawns[seat] = state.home
    lose_collection(state, seat)
    lose_front(state, seat)
    state.bank += state.lives[seat]
    state.lives[seat] = 0
    state.dead |= 1 << seat
    if state.holder == seat:
        return_book(state)


def lose_collection(state: MidState, seat: int) -> None:
    state.kit.parts.lose_skeletons(state, seat)
    state.collections[seat] = EMPTY
    state.points[seat] = 0


def remove_skeletons(state: MidState, seat: int) -> None:
    """ME-FIGHT-7: skeletons lost by death are removed."""
    for kind, number in enumerate(state.collections[seat]):
        state.to_removed(kind, number)


def lose_front(state: MidState, seat: int) -> None:
    """ME-FIGHT-6, ME-HORSE-4: discard every card in front of you, even a waiting Horse."""
    for card in state.fronts[seat]:
        state.discards = state.discards.with_(card)
    state.fronts[seat] = ()
    state.parked[seat] = AFOOT


def die_in_fight(state: MidState, seat: int) -> None:
    """ME-FIGHT-6: the rest of the turn is skipped; a pawn led by another only ends that move."""
    die(state, seat)
    del state.agenda[1:]
    state.agenda[0] = Turn(END if seat == state.active else SKELETON_WINDOW)
