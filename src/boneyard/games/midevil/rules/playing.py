from __future__ import annotations

from collections.abc import Sequence

from boneyard.games.midevil.commands import Play, play
from boneyard.games.midevil.events import CardDiscarded, CardPlayed
from boneyard.games.midevil.state import MidState, with_card, without
from boneyard.games.shared.commands import Command


def card_options(state: MidState, seat: int, moment: str) -> Sequence[Command]:
    """ME-EVENT-1, ME-EVENT-2: the cards that the active player can play at a decision."""
    if seat != state.active or state.played >> seat & 1:
        return ()
    return fitting_cards(state, seat, moment)


def fitting_cards(state: MidState, seat: int, moment: str) -> Sequence[Command]:
    """ME-EVENT-7, ME-EVENT-9: each card in hand that fits this moment, with each possible target."""
    playable = state.kit.playable[moment]
    found: list[Command] = []
    last = ""
    for title in state.hands[seat]:
        if title in playable and title != last:  # copies are next to each other
            last = title
            card, targets_of = playable[title]
            for target in targets_of(state, seat, card, moment):
                found.append(play(title, target))
    return found


def play_if_card(state: MidState, seat: int, command: Command) -> bool:
    if type(command) is not Play:
        return False
    play_card(state, seat, command.card, command.target)
    return True


def play_card(state: MidState, seat: int, title: str, target: int | None) -> None:
    """ME-EVENT-2, ME-EVENT-5, ME-EVENT-8: the one card of this round overrides the rules.

    Weapons and items stay in front of the player, other cards are discarded.
    """
    card = state.kit.cards[title]
    state.hands[seat] = without(state.hands[seat], title)
    state.played |= 1 << seat
    if card.stays:
        state.fronts[seat] = with_card(state.fronts[seat], title)
    else:
        state.discards = state.discards.with_(title)
    if state.tell:
        state.tell(CardPlayed(seat, title, target))
    state.kit.effects[card.effect].play(state, seat, card, target)


def discard_from_hand(state: MidState, seat: int, title: str) -> None:
    """ME-TURN-9: move a card from the hand to the discards."""
    state.hands[seat] = without(state.hands[seat], title)
    state.discards = state.discards.with_(title)
    if state.tell:
        state.tell(CardDiscarded(seat, title))


def discard_from_front(state: MidState, seat: int, title: str) -> None:
    """ME-EVENT-8: a card in front of a player is used up or lost."""
    state.fronts[seat] = without(state.fronts[seat], title)
    state.discards = state.discards.with_(title)
    if state.tell:
        state.tell(CardDiscarded(seat, title))


def why_no_card(state: MidState, seat: int, command: Play) -> str | None:
    card = state.kit.cards.get(command.card)
    if card is None or command.card not in state.hands[seat]:
        return None
    if state.played >> seat & 1:
        return "ME-EVENT-2"
    if command.card in state.fronts[seat]:
        return "ME-EVENT-6"
    return "ME-EVENT-9" if command.target == seat else "ME-EVENT-7"


def why_no_card_here(state: MidState, frame: object, actor: int, command: Command) -> str | None:
    """`why_no_card`, for frames at which only cards can be refused."""
    return why_no_card(state, actor, command) if type(command) is Play else None
