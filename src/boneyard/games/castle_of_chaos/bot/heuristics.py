"""What bots look for in The Castle of Chaos: MidEvil's heuristics, the drawbridge, and the castle's cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from boneyard.games.castle_of_chaos import frames
from boneyard.games.castle_of_chaos.commands import Challenge, Lead, Pick, Take, Teleport, WorkBridge
from boneyard.games.castle_of_chaos.places import PIT_TILE, is_raised, plan_of
from boneyard.games.castle_of_chaos.rules.black import BLACK
from boneyard.games.midevil.bot import cards
from boneyard.games.midevil.bot.aims import duel_prize, held_worth, life_gain, threat
from boneyard.games.midevil.bot.heuristics import MidHeuristics
from boneyard.games.midevil.cards import Card
from boneyard.games.midevil.commands import Go
from boneyard.games.midevil.rules.arrive import book_square
from boneyard.games.midevil.state import MidState
from boneyard.games.shared.commands import Command, Shift
from boneyard.games.shared.walking import steps_between


def gather(state: MidState, seat: int, card: Card, target: int | None) -> float:
    """Good for a player who can then take the book, and against a holder who is nearly home."""
    if state.holder == seat:
        return -5.0
    if state.holder >= 0:
        return 8 * cards.danger_of_book(state, seat) - 1.0
    return 5.0 if seat == state.active and state.lives[seat] > 1 else 0.0


def soup(state: MidState, seat: int, card: Card, target: int | None) -> float:
    """A token for two points: good with only one token left."""
    return life_gain(state, seat) - card.number("points") + 0.4


def swap(state: MidState, seat: int, card: Card, target: int | None) -> float:
    """Good against a holder who is nearly home."""
    return 6 * cards.danger_of_book(state, seat) if target == state.holder else 0.0


def gun(state: MidState, seat: int, card: Card, target: int | None) -> float:
    return float(card.number("points"))


def crush(state: MidState, seat: int, card: Card, target: int | None) -> float:
    """Somebody loses a token: good for the player with most of them."""
    others = [state.lives[other] for other in range(state.seats) if other != seat]
    return 0.4 if state.lives[seat] > max(others, default=0) else 0.0


def revolt(state: MidState, seat: int, card: Card, target: int | None) -> float:
    assert target is not None
    return (0.6 + threat(state, target)) * (state.lives[target] // 2)


def pit(state: MidState, seat: int, card: Card, target: int | None) -> float:
    """Gets a player out of the way, if there is a Pit."""
    if state.board.find(PIT_TILE) is None:
        return -1.0
    return cards.hinder(6.0)(state, seat, card, target)


def bar_book(state: MidState, seat: int, card: Card, target: int | None) -> float:
    """Good against a player who is about to take the book."""
    book = book_square(state)
    if book < 0 or target is None:
        return 0.0
    return 2.5 if steps_between(state.board, state.pawns[target], book) <= 6 else 0.0


def press(state: MidState, seat: int, card: Card, target: int | None) -> float:
    """Brings the holder here, for a duel or to lead them away."""
    if target is None or target != state.holder:
        return 0.0
    return max(0.0, duel_prize(state, seat)) + 4 * cards.danger_of_book(state, seat)


CASTLE_GAINS: dict[str, cards.Gain] = {
    **cards.GAINS,
    "quiet": cards.little, "gather": gather, "soup": soup, "skip": cards.hinder(5.0, 0.5), "swap": swap,
    "lower": cards.little, "gun": gun, "crush": crush, "revolt": revolt, "pit": pit, "shun": cards.little,
    "uprising": cards.little, "sortie": cards.little, "storm": cards.little, "bar-book": bar_book,
    "press": press,
}  # fmt: skip
CASTLE_KEEP: dict[str, float] = {
    **cards.KEEP,
    "quiet": 0.3, "gather": 1.2, "soup": 0.7, "skip": 1.6, "swap": 0.9, "lower": 0.2, "gun": 3.0,
    "crush": 0.4, "revolt": 0.9, "pit": 1.2, "shun": 0.2, "uprising": 0.2, "sortie": 0.2, "storm": 0.2,
    "bar-book": 0.8, "press": 0.8,
}  # fmt: skip


class CastleHeuristics(MidHeuristics):
    gains: Mapping[str, cards.Gain] = CASTLE_GAINS
    keep: Mapping[str, float] = CASTLE_KEEP
    best_windows = MappingProxyType({**MidHeuristics.best_windows, "bar-book": "move-rolled"})
    before_turns = frozenset(("skip",))
    free = MidHeuristics.free | {WorkBridge, Challenge, Teleport, Lead}

    def __init__(self) -> None:
        super().__init__()
        self.by_frame |= {
            frames.PutBlack: self.figures.fills,
            frames.Gather: self.landings,
            frames.ChooseSkeleton: self.swaps,
            frames.TakeSkeletons: self.takes,
            frames.SendSkeletons: self.sends,
            frames.StepOn: self.steps_on,
        }

    def free_gain(self, state: MidState, seat: int, option: Command) -> float:
        if isinstance(option, Challenge):
            return duel_prize(state, seat)
        if isinstance(option, WorkBridge):
            return self.bridge_gain(state, seat)
        if isinstance(option, Teleport):
            return 2.0 if state.holder == seat else 0.0
        if isinstance(option, Lead):
            return 3 * threat(state, option.seat) if option.seat == state.holder else -1.0
        return super().free_gain(state, seat, option)

    def bridge_gain(self, state: MidState, seat: int) -> float:
        """Lower it to pass; raise it against a holder who is on the way home."""
        inside = bool(plan_of(state.board).castle >> state.pawns[seat] & 1)
        holder = state.holder
        others_bring = (
            holder >= 0 and holder != seat and not plan_of(state.board).castle >> state.pawns[holder] & 1
        )
        if is_raised(state):
            return -1.0 if inside and others_bring else 3.0
        return held_worth(state, holder) / 4 if inside and others_bring else -1.0

    def swaps(self, state: MidState, seat: int, options: Sequence[Command]) -> list[float]:
        return [
            float(steps_between(state.board, option.square, state.goal)) if isinstance(option, Pick) else 0.0
            for option in options
        ]

    def takes(self, state: MidState, seat: int, options: Sequence[Command]) -> list[float]:
        """Prefers small skeletons: they raise rolls without waste."""
        return [float(option.white) if isinstance(option, Take) else 0.0 for option in options]

    def steps_on(self, state: MidState, seat: int, options: Sequence[Command]) -> list[float]:
        frame = state.agenda[-1]
        assert isinstance(frame, frames.StepOn)
        pull = self.figures.pulls(state, seat)[BLACK].get
        here = pull(frame.square, 0.0)
        return [pull(option.to, 0.0) if isinstance(option, Shift) else here for option in options]

    def sends(self, state: MidState, seat: int, options: Sequence[Command]) -> list[float]:
        """Moves skeletons from where they help others to where they help the seat."""
        pulls = self.figures.pulls(state, seat)[0]
        found = []
        for option in options:
            if isinstance(option, Pick):
                found.append(-pulls.get(option.square, 0.0))
            elif isinstance(option, Go):
                found.append(pulls.get(option.square, 0.0))
            else:
                found.append(0.0)
        return found
