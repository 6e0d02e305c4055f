"""What bots look for in MidEvil, by kind of question."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from boneyard.games.midevil import frames
from boneyard.games.midevil.bot import cards, duels, figures
from boneyard.games.midevil.bot.aims import (
    WAY,
    fighter,
    fights,
    kinds_on_map,
    life_gain,
    prizes,
    quest,
    weapon_bonus,
)
from boneyard.games.midevil.bot.fights import Fighter, fight, give_life, resource_value, won
from boneyard.games.midevil.bot.routines import ROUTINES
from boneyard.games.midevil.commands import (
    PASS,
    THROW,
    Choose,
    Discard,
    Go,
    Mount,
    Pay,
    Play,
    Raise,
    Shoot,
    Use,
)
from boneyard.games.midevil.kinds import KINDS, worth
from boneyard.games.midevil.rules.fight import bonus_of, needed
from boneyard.games.midevil.state import MidState
from boneyard.games.shared.commands import STOP, Command, Die, GiveLife, Step
from boneyard.games.shared.heuristics import Heuristics
from boneyard.games.shared.masks import squares_in
from boneyard.games.shared.walking import FAR, PIPS, Walks, attraction, steps_from, walks

FADE = 0.86
PREY = 0.8
NEVER = -50.0
WORTH_ASKING = 1.8
"""The gain of a card, in points, from which on a player is asked about it in others' turns."""
Scorer = Callable[[MidState, int, Sequence[Command]], list[float]]


class MidHeuristics(Heuristics[MidState]):
    gains: Mapping[str, cards.Gain] = cards.GAINS
    keep: Mapping[str, float] = cards.KEEP
    free: frozenset[type] = frozenset((Shoot, Mount))
    """Actions between steps that cost none."""

    light: frozenset[type] = frozenset(
        (
            frames.Mend, frames.FightReady, frames.BeforeMove, frames.DuelBids, frames.DuelReroll,
            frames.DuelOpen, frames.ChooseItem, frames.ChooseSquare,
        )
    )  # fmt: skip

    minor: frozenset[type] = frozenset((frames.PlaceTile, frames.EndTurn))
    """A tile serves everybody for long, and the evaluation doesn't see hands."""

    best_windows: Mapping[str, str] = MappingProxyType({"steer": "move-rolled", "march": "before-skeletons"})
    """The best windows of effects that fit into several."""
    before_turns: frozenset[str] = frozenset()
    """Effects that spoil their target's next turn, not the current one."""

    routines = frozenset(ROUTINES)
    going_on = frozenset[Command]((STOP, PASS, THROW))
    wanders = False

    def __init__(self) -> None:
        self.figures = figures.Figures()
        self.last_attraction: tuple[object, dict[int, float]] = (None, {})
        self.fixed: Sequence[dict[int, float]] = ()
        self.by_frame: dict[type, Scorer] = {
            frames.MoveStep: self.moves,
            frames.Mend: self.mends,
            frames.FightReady: self.weapons,
            frames.Window: self.windows,
            frames.PlaceTile: figures.places,
            frames.FillTile: self.figures.fills,
            frames.PutSkeletons: self.figures.fills,
            frames.RemoveSkeletons: self.figures.removals,
            frames.ChooseTile: figures.tiles,
            frames.MoveSkeletons: self.figures.shifts,
            frames.DuelBids: duels.bids,
            frames.DuelReroll: duels.rerolls,
            frames.DuelOpen: duels.open_spends,
            frames.EndTurn: self.discards,
            frames.ChooseItem: self.items,
            frames.ChooseSquare: self.landings,
            frames.PaySkeletons: self.payments,
        }

    def scores(self, state: MidState, seat: int, options: Sequence[Command]) -> list[float]:
        """How good each option looks; a card counts as the best other option plus its gain."""
        scorer = self.by_frame.get(type(state.agenda[-1]), self.extras)
        found = scorer(state, seat, options)
        if any(isinstance(option, Play) for option in options):
            rest = [s for s, option in zip(found, options, strict=True) if not isinstance(option, Play)]
            best = max(rest, default=0.0)
            for n, option in enumerate(options):
                if isinstance(option, Play):
                    found[n] = best + self.card_gain(state, seat, option) - cards.DEAR
        return found

    def card_gain(self, state: MidState, seat: int, option: Play) -> float:
        card = state.kit.cards[option.card]
        return self.gains[card.effect](state, seat, card, option.target)

    def routine(self, state: MidState, seat: int, options: Sequence[Command], discard: str) -> Command | None:
        return ROUTINES[type(state.agenda[-1])](state, seat, options, discard, self.gain)

    def gain(self, state: MidState, seat: int, option: Command) -> float:
        """What a card or a free action gains now."""
        if isinstance(option, Play):
            return self.card_gain(state, seat, option)
        return self.free_gain(state, seat, option)

    def matters(self, state: MidState, seat: int, options: Sequence[Command]) -> bool:
        return any(
            isinstance(option, Play) and self.is_worth_asking(state, seat, option) for option in options
        )

    def is_worth_asking(self, state: MidState, seat: int, option: Play) -> bool:
        """Whether a bot would think twice about a card, and there is no better moment for it.

        Weapons and items can wait for the player's own turn.
        """
        card = state.kit.cards[option.card]
        if card.stays or not self.is_timely(state, card.effect, option.target):
            return False
        return self.card_gain(state, seat, option) >= WORTH_ASKING

    def is_timely(self, state: MidState, effect: str, target: int | None) -> bool:
        """Whether now is the moment for an effect: its own window, or its target's turn."""
        frame = state.agenda[-1]
        best = self.best_windows.get(effect)
        if best is not None and isinstance(frame, frames.Window) and frame.kind != best:
            return False
        if effect in self.before_turns:
            return target == (state.active + 1) % state.seats
        return target is None or target == state.active

    def moves(self, state: MidState, seat: int, options: Sequence[Command]) -> list[float]:
        """The value of the best walk that begins with each step; free actions come first if they gain."""
        move = state.agenda[-2]
        assert isinstance(move, frames.Move)
        if not move.owner_done:
            return self.extras(state, seat, options)
        walked = self.walks(state, move.seat, move.left).values
        start = state.pawns[move.seat]
        sign = 1.0 if move.seat == seat else -1.0
        best = max(walked.values())
        found = []
        for option in options:
            if isinstance(option, Step):
                found.append(sign * walked.get(option.to, NEVER))
            elif type(option) in self.free:
                found.append(best + self.free_gain(state, seat, option))
            else:
                found.append(sign * walked[start])
        return found

    def best_walks(self, state: MidState, seat: int) -> Walks | None:
        if isinstance(state.agenda[-1], frames.MoveStep):
            move = state.agenda[-2]
            assert isinstance(move, frames.Move)
            if move.owner_done and move.seat == seat:
                return self.walks(state, seat, move.left)
        return None

    def next_walks(self, state: MidState, seat: int) -> Walks | None:
        return self.walks(state, seat, PIPS)

    def walks(self, state: MidState, seat: int, left: int) -> Walks:
        series = fights(state, seat)
        foes = {square: series[kind] for square, kind in kinds_on_map(state).items()}
        gains = dict.fromkeys(squares_in(state.life), life_gain(state, seat))
        aim = quest(state, seat)
        if aim.square >= 0:
            gains[aim.square] = gains.get(aim.square, 0.0) + aim.prize
        drawn = self.attraction(state, seat)
        far = steps_from(state.board, aim.square) if aim.square >= 0 else {}

        def beyond(square: int) -> float:
            found = drawn.get(square, 0.0)
            if far:
                found += aim.pull * WAY ** far.get(square, FAR)
            return found

        start = state.pawns[seat]
        restart = 0.0 if state.holder == seat else beyond(state.home)
        return walks(state.board, start, left, state.barred, gains, foes, beyond, restart)

    def for_rollouts(self, state: MidState) -> MidHeuristics:
        """A copy with fixed attractions: computing them takes long and they change little."""
        found = type(self)()
        found.fixed = [found.attraction(state, seat) for seat in range(state.seats)]
        return found

    def attraction(self, state: MidState, seat: int) -> dict[int, float]:
        """Tokens attract a seat, and skeletons while it is strong enough to fight them."""
        if self.fixed:
            return self.fixed[seat]
        who = fighter(state, seat)
        key = state.board, state.occupied, state.life, seat, who
        if self.last_attraction[0] != key:
            sources = dict.fromkeys(squares_in(state.life), life_gain(state, seat))
            series = fights(state, seat)
            for square, kind in kinds_on_map(state).items():
                sources[square] = sources.get(square, 0.0) + PREY * series[kind][0].gain
            self.last_attraction = key, attraction(state.board, sources, FADE)
        return self.last_attraction[1]

    def free_gain(self, state: MidState, seat: int, option: Command) -> float:
        if isinstance(option, Mount):
            return 1.0
        if isinstance(option, Shoot):
            return self.shot_gain(state, seat, option)
        return 0.0

    def shot_gain(self, state: MidState, seat: int, option: Shoot) -> float:
        """The gain of a fight from a distance; a weapon that ends the move must be worth it."""
        card = state.kit.cards[option.card]
        who = fighter(state, seat)._replace(bonus=card.number("bonus"))
        kind = state.kind_at(option.square)
        gain = fight(who, KINDS[kind].needed, prizes(state, seat)[kind]).value - resource_value(who)
        return gain - (1.5 if card.number("stops") else 0.2)

    def extras(self, state: MidState, seat: int, options: Sequence[Command]) -> list[float]:
        return [
            self.free_gain(state, seat, option) if type(option) in self.free else 0.0 for option in options
        ]

    def combatant(self, state: MidState, seat: int) -> tuple[Fighter, int, float]:
        """The fighter with the announced weapon, the number needed and the prize."""
        clash = state.current_fight()
        assert clash is not None
        kind = state.kind_at(clash.square)
        prize = prizes(state, seat)[kind]
        if cards.at_quest(state, seat, clash):
            prize += quest(state, seat).prize
        who = fighter(state, seat)
        lowered = who.bonus - weapon_bonus(state, seat)
        return who._replace(bonus=bonus_of(state, clash) + lowered), needed(state, clash), prize

    def mends(self, state: MidState, seat: int, options: Sequence[Command]) -> list[float]:
        who, number, prize = self.combatant(state, seat)
        found = []
        for option in options:
            if isinstance(option, Raise):
                spent = option.white, option.red, option.blue
                found.append(won(who, prize).value - worth(spent) - 0.01 * sum(spent))
            elif isinstance(option, Use):
                found.append(fight(who, number, prize).value + 0.1)
            elif isinstance(option, GiveLife | Die):
                found.append(give_life(who, number, prize).value)
            else:
                found.append(NEVER)
        return found

    def weapons(self, state: MidState, seat: int, options: Sequence[Command]) -> list[float]:
        who, number, prize = self.combatant(state, seat)
        found = []
        for option in options:
            if isinstance(option, Use):
                card = state.kit.cards[option.card]
                if card.effect == "smite":
                    found.append(won(who, prize).value - 1.2)
                else:
                    bonus = who.bonus + card.number("bonus")
                    once = 0.3 * card.number("once")
                    found.append(fight(who._replace(bonus=bonus), number, prize).value - once)
            else:
                found.append(fight(who, number, prize).value)
        return found

    def windows(self, state: MidState, seat: int, options: Sequence[Command]) -> list[float]:
        """Passing gains nothing; `scores` adds the cards."""
        return [0.0] * len(options)

    def discards(self, state: MidState, seat: int, options: Sequence[Command]) -> list[float]:
        return [
            1.0 - self.promise(state, seat, option.card) if isinstance(option, Discard) else 0.0
            for option in options
        ]

    def promise(self, state: MidState, seat: int, title: str) -> float:
        """The value of a card in hand; a second copy has almost none."""
        card = state.kit.cards[title]
        copies = title in state.fronts[seat] or state.hands[seat].count(title) > 1
        return 0.1 if card.stays and copies else self.keep.get(card.effect, 0.5)

    def items(self, state: MidState, seat: int, options: Sequence[Command]) -> list[float]:
        return [
            cards.item_worth(state, option.card) if isinstance(option, Choose) else 0.0 for option in options
        ]

    def landings(self, state: MidState, seat: int, options: Sequence[Command]) -> list[float]:
        """Chooses the best square for oneself, the worst for another player."""
        frame = state.agenda[-1]
        target = frame.target if isinstance(frame, frames.ChooseSquare) else seat
        sign = 1.0 if target == seat else -1.0
        series, kinds = fights(state, target), kinds_on_map(state)
        aim = quest(state, target)
        far = steps_from(state.board, aim.square) if aim.square >= 0 else {}
        drawn = self.attraction(state, target)
        found = []
        for option in options:
            if not isinstance(option, Go):
                found.append(0.0)
                continue
            square = option.square
            value = drawn.get(square, 0.0) + aim.pull * WAY ** far.get(square, FAR)
            if square in kinds:
                value += series[kinds[square]][0].gain
            if square == aim.square:
                value += aim.prize
            found.append(sign * value)
        return found

    def payments(self, state: MidState, seat: int, options: Sequence[Command]) -> list[float]:
        """As few points as possible, and many small skeletons rather than a big one."""
        return [
            -worth((option.white, option.red, option.blue)) + 0.01 * option.white
            if isinstance(option, Pay)
            else NEVER
            for option in options
        ]
