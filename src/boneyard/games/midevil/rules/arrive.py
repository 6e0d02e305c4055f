"""Settling the square a pawn stands on: fight, life token, Necronomicon, duel."""

from __future__ import annotations

from boneyard.games.midevil.events import BookReturned, BookTaken, LifeTaken
from boneyard.games.midevil.frames import Arrive, Duel, Fight
from boneyard.games.midevil.rules import lasting
from boneyard.games.midevil.state import GOAL_TILE, MidState
from boneyard.games.shared.events import TokenTaken
from boneyard.games.shared.tile import CENTRE

MOST_LIVES = 5
NO_HOLDER = -1


def arrive(state: MidState, frame: Arrive) -> None:
    """ME-TURN-3, ME-TURN-7: fight first, then the rest."""
    seat = frame.seat
    square = state.pawns[seat]
    if state.occupied >> square & 1:
        must_fight(state, seat, square)
    else:
        state.agenda.pop()
        settle(state, seat, square, frame.duels)


def enter(state: MidState, seat: int, duels: bool = True) -> None:
    """ME-TURN-3, ME-TURN-7: a pawn enters a square, or settles its own in step 3."""
    square = state.pawns[seat]
    if state.occupied >> square & 1:
        state.agenda.append(Arrive(seat, duels))
    else:
        settle(state, seat, square, duels)


def settle(state: MidState, seat: int, square: int, duels: bool) -> None:
    """ME-TURN-3: the life token, then the Necronomicon, then the duel."""
    if state.life >> square & 1:
        collect(state, seat, square)
    if state.holder < 0 and square % 9 == CENTRE:
        take_book(state, seat, square)
    if duels and state.holder >= 0 and seat == state.active and must_duel(state, seat):
        start_duel(state, seat)


def must_fight(state: MidState, seat: int, square: int) -> None:
    """ME-FIGHT-1, ME-MOVE-3: fight the skeleton on your square before anything else."""
    state.agenda.append(Fight(seat, square, square, None))


def collect(state: MidState, seat: int, square: int) -> None:
    """ME-MOVE-4: take the life token on your square; with 5 you leave it (ME-MISC-1)."""
    bit = 1 << square
    if state.life & bit and state.lives[seat] < MOST_LIVES:
        state.life ^= bit
        state.lives[seat] += 1
        if state.tell:
            state.tell(TokenTaken(seat, "life", square))


def gain_life(state: MidState, seat: int, number: int) -> None:
    """ME-MISC-1: nobody has more than 5 life tokens, and the bank can be empty."""
    number = min(number, MOST_LIVES - state.lives[seat], state.bank)
    state.lives[seat] += number
    state.bank -= number
    if state.tell:
        state.tell(LifeTaken(seat, number))


def book_square(state: MidState) -> int:
    """The Graveyard's centre while the Necronomicon lies there, else -1."""
    if state.holder != NO_HOLDER:
        return -1
    index = state.board.find(GOAL_TILE)
    return -1 if index is None else index * 9 + CENTRE


def take_book(state: MidState, seat: int, square: int) -> None:
    """ME-DUEL-1: a player who reaches the Graveyard's centre takes the Necronomicon."""
    if square == book_square(state) and not lasting.holds(state, lasting.NO_BOOK, seat):
        state.holder = seat
        state.check_winner = True
        if state.tell:
            state.tell(BookTaken(seat))


def return_book(state: MidState) -> None:
    """ME-DUEL-10: the Necronomicon goes back to the Graveyard's centre."""
    loser = state.holder
    state.holder = NO_HOLDER
    if state.tell:
        state.tell(BookReturned(loser))


def can_duel(state: MidState, seat: int) -> bool:
    """ME-DUEL-2: the holder is on your square, and you had no duel this turn."""
    holder = state.holder
    return holder not in (NO_HOLDER, seat) and state.pawns[holder] == state.pawns[seat] and not state.duelled


def must_duel(state: MidState, seat: int) -> bool:
    """ME-DUEL-2: a player who lands on the holder's square, or begins a turn there, must duel."""
    return state.kit.parts.duel_is_a_must and can_duel(state, seat)


def start_duel(state: MidState, seat: int) -> None:
    """ME-DUEL-2: at most one duel per turn."""
    state.duelled = True
    state.agenda.append(Duel(seat, state.holder, 0, 0, (0, 0), ((), ()), (False, False)))
