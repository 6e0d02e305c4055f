"""Traps with MidEvil's event cards."""

from __future__ import annotations

from boneyard.games.midevil.bot.heuristics import MidHeuristics
from boneyard.games.midevil.cards import BOON, WINDOWS
from boneyard.games.midevil.commands import Play
from boneyard.games.midevil.state import MidState
from boneyard.games.shared.commands import Command
from boneyard.games.shared.tempers import NO_SEAT
from boneyard.games.shared.traps import Trap, TrapOffer, Traps

CARRIER, LEADER, ATTACKER, NEIGHBOUR, RIVAL = "carrier", "leader", "attacker", "neighbour", "rival"
GENERAL = CARRIER, LEADER, ATTACKER, NEIGHBOUR
"""The conditions that name nobody."""


class MidTraps(Traps[MidState]):
    """Hexes and grave cards can be armed; weapons, items and boons wait for their owner."""

    def __init__(self, heuristics: MidHeuristics) -> None:
        self.heuristics = heuristics

    def offers(self, state: MidState, seat: int, attacker: int) -> list[TrapOffer]:
        others = [other for other in range(state.seats) if other != seat]
        found: list[TrapOffer] = []
        for title in dict.fromkeys(state.hands[seat]):
            if not can_be_armed(state, title):
                continue
            for when in GENERAL:
                hit = [other for other in others if holds(state, seat, Trap(title, when), attacker, other)]
                found.append(TrapOffer(Trap(title, when), hit[0] if len(hit) == 1 else None))
            found += [TrapOffer(Trap(title, RIVAL, other), other) for other in others]
        return found

    def springs(self, state: MidState, seat: int, trap: Trap, attacker: int, option: Command) -> bool:
        """ME-EVENT-7: in a window; a card against somebody springs when it spoils their turn most."""
        if not isinstance(option, Play) or option.card != trap.card:
            return False
        target = state.active if option.target is None else option.target
        effect = state.kit.cards[trap.card].effect
        return holds(state, seat, trap, attacker, target) and self.heuristics.is_timely(
            state, effect, option.target
        )


def can_be_armed(state: MidState, title: str) -> bool:
    """ME-EVENT-7: whether a card fits a window, and isn't for its owner's own good."""
    card = state.kit.cards[title]
    return (
        not card.stays
        and card.kind != BOON
        and any(title in state.kit.playable[moment] for moment in WINDOWS)
    )


def holds(state: MidState, seat: int, trap: Trap, attacker: int, target: int) -> bool:
    """Whether a trap's condition is true of a player: the card's target, or else whose turn it is."""
    match trap.when:
        case "carrier":
            return target == state.holder
        case "leader":
            return all(
                state.points[target] > points for other, points in enumerate(state.points) if other != target
            )
        case "attacker":
            return attacker != NO_SEAT and target == attacker
        case "neighbour":
            return state.pawns[target] // 9 == state.pawns[seat] // 9
        case "rival":
            return target == trap.rival
        case _:
            return False
