"""The Horse: riding, leaving it outside, mounting again, taking another player's."""

from __future__ import annotations

from boneyard.games.midevil.commands import Mount
from boneyard.games.midevil.events import Dismounted, ItemTaken, Mounted
from boneyard.games.midevil.frames import Move, MoveRolled
from boneyard.games.midevil.rules.lasting import result_of
from boneyard.games.midevil.state import MidState, with_card, without
from boneyard.games.shared.board import Board
from boneyard.games.shared.commands import Command

AFOOT = -1


def mounts_here(state: MidState, seat: int) -> list[Command]:
    """ME-HORSE-2, ME-HORSE-3: your own horse waiting here, or another's if you have none."""
    square = state.pawns[seat]
    owners = [owner for owner in range(state.seats) if state.parked[owner] == square]
    return [Mount(owner) for owner in owners if owner == seat or not state.has_horse(seat)]


def mount(state: MidState, seat: int, owner: int) -> None:
    """ME-HORSE-2, ME-HORSE-3: mount, taking the horse if it is another's; the steps left are doubled."""
    if owner != seat:
        take_waiting_horse(state, seat, owner)
    state.parked[seat] = AFOOT
    if state.tell:
        state.tell(Mounted(seat, owner))
    got_horse(state, seat)


def take_waiting_horse(state: MidState, seat: int, owner: int) -> None:
    """ME-HORSE-3: a player who reaches a waiting horse may take it."""
    card = horse_of(state, owner)
    state.fronts[owner] = without(state.fronts[owner], card)
    state.fronts[seat] = with_card(state.fronts[seat], card)
    state.parked[owner] = AFOOT
    if state.tell:
        state.tell(ItemTaken(seat, card, owner))


def horse_of(state: MidState, seat: int) -> str:
    return next(card for card in state.fronts[seat] if card in state.kit.mounts)


def is_closed_to_horses(board: Board, square: int) -> bool:
    """ME-HORSE-2, ME-HORSE-4: a building, or ground where nobody walks voluntarily, like the Pit."""
    return board.is_inside(square) or not board.legal >> square & 1


def must_dismount(state: MidState, seat: int, to: int) -> bool:
    """ME-HORSE-2: a rider can't take the horse into a building."""
    return bool(state.fronts[seat]) and state.is_riding(seat) and is_closed_to_horses(state.board, to)


def leave_horse(state: MidState, seat: int) -> None:
    """ME-HORSE-2: the horse waits on the square outside the entrance."""
    state.parked[seat] = state.pawns[seat]
    if state.tell:
        state.tell(Dismounted(seat, state.pawns[seat]))


def got_horse(state: MidState, seat: int) -> None:
    """ME-HORSE-1, ME-HORSE-3: a horse in mid-move doubles the steps left, or the roll if none was taken."""
    index = current_move(state, seat)
    if index is not None:
        change_move(state, index, doubles=1, halves=0)


def lost_horse(state: MidState, seat: int) -> None:
    """ME-HORSE-3: losing the horse in mid-move is dismounting: the steps left are halved."""
    index = current_move(state, seat)
    if index is not None:
        change_move(state, index, doubles=0, halves=1)


def current_move(state: MidState, seat: int) -> int | None:
    """The index on the agenda of a seat's own move, rolled or in progress."""
    for index, frame in enumerate(state.agenda):
        if type(frame) is MoveRolled and state.active == seat:
            return index
        if type(frame) is Move and frame.seat == seat and state.active == seat:
            return index
    return None


def change_move(state: MidState, index: int, doubles: int, halves: int) -> None:
    """ME-MISC-5: doublings multiply, then halvings; after the first step, the steps left change at once."""
    frame = state.agenda[index]
    if type(frame) is MoveRolled:
        state.agenda[index] = MoveRolled(frame.pips, frame.doubles + doubles, frame.halves + halves)
        return
    assert isinstance(frame, Move)
    if frame.rolled is None:
        left = frame.left << doubles >> halves
        state.agenda[index] = Move(frame.seat, frame.chooser, left, None, frame.owner_done)
    else:
        rolled = MoveRolled(frame.rolled.pips, frame.rolled.doubles + doubles, frame.rolled.halves + halves)
        left = squares_to_go(state, rolled)
        state.agenda[index] = Move(frame.seat, frame.chooser, left, rolled, frame.owner_done)


def squares_to_go(state: MidState, rolled: MoveRolled) -> int:
    """ME-MISC-5, ME-MISC-4: the die, then plus and minus, then doublings, then halvings rounded down."""
    return result_of(state, rolled.pips) << rolled.doubles >> rolled.halves


def could_double(state: MidState, move: Move) -> bool:
    """ME-MISC-5: whether doubling the roll would gain steps; after the first step it is too late."""
    if move.rolled is None:
        return False
    doubled = MoveRolled(move.rolled.pips, move.rolled.doubles + 1, move.rolled.halves)
    return squares_to_go(state, doubled) > move.left
