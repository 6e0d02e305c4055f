"""Traps with MidEvil's event cards."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from boneyard.games.midevil import frames
from boneyard.games.midevil.bot.heuristics import MidHeuristics
from boneyard.games.midevil.cards import BOON, WINDOWS, Card
from boneyard.games.midevil.commands import Play
from boneyard.games.midevil.events import CardPlayed
from boneyard.games.midevil.state import MidState
from boneyard.games.shared.commands import Command
from boneyard.games.shared.events import Event
from boneyard.games.shared.tempers import NO_SEAT
from boneyard.games.shared.traps import Trap, TrapOffer, Traps

CARRIER, LEADER, ATTACKER, RIVAL = "carrier", "leader", "attacker", "rival"
NEIGHBOUR, FIGHTER, RUNNER = "neighbour", "fighter", "runner"
WAYS = {CARRIER: "necronomicon", LEADER: "points"}
FAST = 5
"""ME-TURN-5: the number from which on a movement roll springs a trap on runners."""


class MidTraps(Traps[MidState]):
    """Hexes and grave cards can be armed; weapons, items and boons wait for their owner."""

    follow_ups = frozenset(
        (
            frames.ChooseItem, frames.ChooseSquare, frames.ChooseTile, frames.MoveSkeletons, frames.MoveStep,
            frames.PaySkeletons, frames.PutSkeletons, frames.RemoveSkeletons,
        )
    )  # fmt: skip

    def __init__(self, heuristics: MidHeuristics) -> None:
        self.heuristics = heuristics

    def offers(self, state: MidState, seat: int, attacker: int) -> list[TrapOffer]:
        others = [other for other in range(state.seats) if other != seat]
        found: list[TrapOffer] = []
        for title in dict.fromkeys(state.hands[seat]):
            moment = self.moment(state, state.kit.cards[title])
            if moment is None:
                continue
            for when in conditions(moment):
                trap = Trap(title, when)
                hits = tuple([other for other in others if holds(state, seat, trap, attacker, other)])
                later = when in (FIGHTER, RUNNER)
                found.append(TrapOffer(trap, moment, None if later else hits, WAYS.get(when, "")))
            found += [TrapOffer(Trap(title, RIVAL, other), moment, (other,)) for other in others]
        return found

    def moment(self, state: MidState, card: Card) -> str | None:
        """ME-EVENT-7: the window that suits a card; None if it fits none, or is for its owner's own good."""
        if card.stays or card.kind == BOON:
            return None
        fitting = [moment for moment in WINDOWS if card.id in state.kit.playable[moment]]
        best = self.heuristics.best_windows.get(card.effect)
        return best if best in fitting else next(iter(fitting), None)

    def springs(self, state: MidState, seat: int, trap: Trap, attacker: int, option: Command) -> bool:
        """ME-EVENT-7: in a window; a card against somebody springs when it spoils their turn most."""
        if not isinstance(option, Play) or option.card != trap.card:
            return False
        target = state.active if option.target is None else option.target
        effect = state.kit.cards[trap.card].effect
        return holds(state, seat, trap, attacker, target) and self.heuristics.is_timely(
            state, effect, option.target
        )

    def sprung(self, event: Event, seat: int, trap: Trap) -> Event | None:
        if isinstance(event, CardPlayed) and (event.seat, event.card) == (seat, trap.card):
            return msgspec.structs.replace(event, trap=trap.when)
        return None


def conditions(moment: str) -> Iterator[str]:
    """The conditions that name nobody and can come true in a window."""
    yield CARRIER
    yield LEADER
    yield ATTACKER
    if moment == "move-rolled":
        yield RUNNER
    yield FIGHTER if moment in ("before-fight", "fight-rolled", "life-given") else NEIGHBOUR


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
        case "fighter":
            clash = state.current_fight()
            return clash is not None and clash.seat == target and clash.square // 9 == state.pawns[seat] // 9
        case "runner":
            rolled = next((f for f in reversed(state.agenda) if isinstance(f, frames.MoveRolled)), None)
            return rolled is not None and rolled.pips >= FAST and target == state.active
        case "rival":
            return target == trap.rival
        case _:
            return False
