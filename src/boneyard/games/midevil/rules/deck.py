from __future__ import annotations

from collections.abc import Sequence

from boneyard.engine.chance import BagChances
from boneyard.engine.game import Acting
from boneyard.games.midevil.commands import DEALS, Deal
from boneyard.games.midevil.events import CardDrawn, DeckShuffled
from boneyard.games.midevil.frames import DealCard, DrawCards
from boneyard.games.midevil.state import MidState, with_card
from boneyard.games.shared.commands import Command
from boneyard.games.shared.dice import BY_CHANCE

HAND = 3


def draw_cards(state: MidState, frame: DrawCards) -> Acting:
    """ME-SETUP-1: the first hand."""
    state.agenda.pop()
    return fill_hand(state, frame.seat)


def fill_hand(state: MidState, seat: int) -> Acting:
    """ME-SETUP-1, ME-TURN-4: draw until you hold 3."""
    if not can_draw(state, seat):
        return None
    state.agenda.append(DealCard(seat))
    return BY_CHANCE


def can_draw(state: MidState, seat: int) -> bool:
    """ME-TURN-4: whether another card is drawn; an empty deck is refilled from the discards."""
    if len(state.hands[seat]) >= HAND:
        return False
    if not state.deck.pieces and state.discards:
        shuffle(state)
    return bool(state.deck.pieces)


def shuffle(state: MidState) -> None:
    """ME-TURN-4: the discards become the deck."""
    state.deck, state.discards = state.discards, state.deck
    if state.tell:
        state.tell(DeckShuffled())


def deal_options(state: MidState, frame: DealCard, actor: int) -> Sequence[Command]:
    """ME-SETUP-1: the deck is shuffled."""
    return BagChances(state.deck, DEALS, card_of, "card")


def card_of(command: object) -> str | None:
    return command.card if type(command) is Deal else None


def deal(state: MidState, frame: DealCard, actor: int, command: Command) -> Acting:
    """ME-TURN-4: add a card to a hand; only its seat sees which."""
    assert isinstance(command, Deal)
    state.deck = state.deck.without(command.card)
    state.hands[frame.seat] = with_card(state.hands[frame.seat], command.card)
    if state.tell:
        state.tell(CardDrawn(frame.seat, command.card))
    if can_draw(state, frame.seat):
        return BY_CHANCE
    state.agenda.pop()
    return None
