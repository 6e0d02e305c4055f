"""Windows: the moments at which other players may respond with a card (ME-EVENT-7)."""

from __future__ import annotations

from collections.abc import Sequence

from boneyard.engine.game import Acting
from boneyard.games.midevil.commands import PASS, Play
from boneyard.games.midevil.frames import AskLater, Window
from boneyard.games.midevil.rules import lasting
from boneyard.games.midevil.rules.playing import fitting_cards, play_card
from boneyard.games.midevil.state import MidState
from boneyard.games.shared.commands import Command
from boneyard.games.shared.masks import mask_of

SEATS_IN = tuple(tuple(seat for seat in range(6) if seats >> seat & 1) for seats in range(64))
EVERYBODY = 63
ONLY_PASS: tuple[Command, ...] = (PASS,)


def open_window(state: MidState, kind: str, seats: int = EVERYBODY) -> Acting:
    """ME-EVENT-7: ask every player who could publicly respond; if there are none, nothing opens.

    Public facts only: alive (ME-FIGHT-6), cards in hand, none played this round, some card of the deck fits.
    """
    kit = state.kit
    if not kit.playable[kind]:
        return None
    free = seats & kit.everybody & ~(state.played | state.dead | 1 << state.active)
    asked: tuple[int, ...] = ()
    for seat in SEATS_IN[free]:
        if state.hands[seat] and some_card_fits(state, seat, kind):
            asked += (seat,)
    if not asked:
        return None
    state.agenda.append(Window(kind, asked, asked, ()))
    return asked


def open_window_later(state: MidState, kind: str) -> None:
    """ME-EVENT-7: open a window after the frames above are done."""
    if state.kit.playable[kind]:
        state.agenda.append(AskLater(kind, SEATS_IN[state.kit.everybody]))


def some_card_fits(state: MidState, seat: int, kind: str) -> bool:
    """ME-EVENT-7: whether any card of the deck in use, in hand or not, could be played now."""
    if lasting.HELPLESS in state.in_force and lasting.is_helpless(state, seat):
        return False
    for card, targets_of in state.kit.playable[kind].values():
        if targets_of(state, seat, card, kind):
            return True
    return False


def window_acts(state: MidState, frame: Window) -> tuple[int, ...]:
    """ME-EVENT-7: all who haven't answered yet, at once."""
    return frame.waiting


def answers(state: MidState, frame: Window, actor: int) -> Sequence[Command]:
    """ME-EVENT-7: a card or a pass."""
    found = fitting_cards(state, actor, frame.kind)
    return (PASS, *found) if found else ONLY_PASS


def answer_window(state: MidState, frame: Window, actor: int, command: Command) -> Acting:
    """ME-EVENT-7: answers stay secret until all are in."""
    waiting = frame.waiting
    index = waiting.index(actor)
    waiting = waiting[:index] + waiting[index + 1 :]
    sealed = frame.sealed
    if type(command) is Play:
        sealed = tuple(sorted((*sealed, (actor, command.card, command.target))))
    if waiting:
        state.agenda[-1] = Window(frame.kind, frame.asked, waiting, sealed)
        return waiting
    if sealed:
        resolve(state, frame.kind, sealed)
    else:
        state.agenda.pop()
    return None


def resolve(state: MidState, kind: str, sealed: tuple[tuple[int, str, int | None], ...]) -> None:
    """ME-EVENT-7: the first card clockwise takes effect; the others return to their hands unseen."""
    seat, card, target = min(sealed, key=lambda choice: (choice[0] - state.active) % state.seats)
    state.agenda[-1] = AskLater(kind, tuple(choice[0] for choice in sealed if choice[0] != seat))
    play_card(state, seat, card, target)


def ask_later(state: MidState, frame: AskLater) -> Acting:
    """ME-EVENT-7: players who chose another card are asked again if they can still play."""
    state.agenda.pop()
    return open_window(state, frame.kind, mask_of(frame.seats))
