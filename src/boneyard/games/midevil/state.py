"""The state of MidEvil: numbers, short lists and immutable values, changed in place."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType

from boneyard.engine.bag import Bag
from boneyard.engine.game import Acting, Setup
from boneyard.games.midevil.cards import ITEM, MOMENTS, TURN_BEGINS, WINDOWS, Card
from boneyard.games.midevil.frames import Fight, Move, MoveSkeletons, Turn
from boneyard.games.midevil.kinds import Collection
from boneyard.games.midevil.lasting import Lasting
from boneyard.games.shared.commands import Command
from boneyard.games.shared.moves import moves_into
from boneyard.games.shared.state import BoardState
from boneyard.games.shared.tile import Tile
from boneyard.games.shared.wire import Tiles

GOAL_TILE = "graveyard"
Targets = Sequence[int | None]
TargetsOf = Callable[["MidState", int, Card, str], Targets]
Steps = tuple[tuple[tuple[Callable[["MidState"], Acting], Turn], ...], ...]
"""The remaining steps of a turn from each step on, with the frames for what follows."""


@dataclass(frozen=True, slots=True)
class Effect:
    """An effect of cards: its possible targets now, and what it does.

    `targets` is empty when the card can't be played; `(None,)` when it needs no target.
    `parameters` are the numbers a card gives, with their least and greatest values.
    `moments` are the windows at which it may be playable at all.
    """

    targets: TargetsOf
    play: Callable[[MidState, int, Card, int | None], None]
    parameters: Mapping[str, tuple[int, int]] = field(default_factory=lambda: MappingProxyType({}))
    moments: frozenset[str] = MOMENTS


@dataclass(frozen=True)
class Parts:
    """The parts of the rules that an expansion may replace or add.

    - `colours`: of the skeletons that come onto a new tile
    - `keep_beaten`: where a beaten skeleton goes; `lose_skeletons`: where the collection of the dead goes
    - `extras`: a seat's further commands at a moment of its own; `do_extra` carries one out
    - `fill_more`: after a tile was filled
    - `rest_of_turn`: the remaining steps of a turn while somebody is helpless, from each step on
    - `walk_on`: after a skeleton that walks further than one square has moved
    - `lead_to`: the further squares to which a player may lead another's pawn
    - `arrive`: after a pawn was led or put onto a square; `end_move`: at the end of a move
    """

    duel_is_a_must: bool
    colours: Callable[[MidState], tuple[int, ...]]
    keep_beaten: Callable[[MidState, int, int], None]
    lose_skeletons: Callable[[MidState, int], None]
    extras: Callable[[MidState, int, str], tuple[Command, ...]] | None = None
    do_extra: Callable[[MidState, int, Command], None] | None = None
    fill_more: Callable[[MidState, int], None] | None = None
    rest_of_turn: Callable[[MidState], Steps] | None = None
    walk_on: Callable[[MidState, MoveSkeletons], Acting] | None = None
    lead_to: Callable[[MidState, Move], tuple[Command, ...]] | None = None
    arrive: Callable[[MidState, int], None] | None = None
    end_move: Callable[[MidState, int], None] | None = None


class Kit:
    """Shared by all states of a game: tiles, cards, settings, effects, parts."""

    def __init__(
        self, setup: Setup, tiles: Tiles, cards: dict[str, Card], effects: dict[str, Effect], parts: Parts
    ) -> None:
        settings = setup.settings
        self.setup = setup
        self.tiles = tiles
        self.cards = cards
        self.effects = effects
        self.parts = parts
        self.everybody = (1 << setup.seats) - 1
        self.revised = settings.get("printing", "revised") == "revised"
        self.last_life_dies = settings["last_life"] == "dies"
        self.duel_loser_dies = settings["duel_loser"] == "dies"
        self.round_limit = None if settings["round_limit"] == "none" else int(settings["round_limit"])
        self.goal_is_low = settings.get("graveyard") == "lower_half"
        self.stacked = sum(tile.count for tile in tiles.values() if not tile.place) - 1
        """How many tiles the stack has when the first turn begins: one of the others lies on the map."""
        self.settings = settings
        self.items = frozenset(card.id for card in cards.values() if card.kind == ITEM)
        self.mounts = frozenset(card.id for card in cards.values() if card.effect == "mount")
        self.reaches = {card.id: card.number("reach") for card in cards.values() if card.effect == "ranged"}
        self.ranged = frozenset(self.reaches)
        self.playable = {moment: playable_at(moment, cards, effects) for moment in MOMENTS}


def playable_at(
    moment: str, cards: dict[str, Card], effects: dict[str, Effect]
) -> dict[str, tuple[Card, TargetsOf]]:
    """ME-EVENT-7: the cards for a moment; most windows are only for cards that name them.

    Equipment comes first: it nearly always fits, so the search for some card that fits soon ends.
    """
    anyone = moment == TURN_BEGINS or moment not in WINDOWS
    return {
        card.id: (card, effects[card.effect].targets)
        for card in sorted(cards.values(), key=lambda card: not card.stays)
        if (anyone or moment in card.windows) and moment in effects[card.effect].moments
    }


class MidState(BoardState):
    """A game of MidEvil."""

    kit: Kit
    deck: Bag
    discards: Bag
    skeletons: list[int]
    occupied: int
    leaving: int
    entering: int
    barred: int
    closed: int
    """The moves onto barred squares."""
    supply: Collection
    removed: tuple[int, int, int, int]
    life: int
    bank: int
    lives: list[int]
    collections: list[Collection]
    hands: list[tuple[str, ...]]
    fronts: list[tuple[str, ...]]
    parked: list[int]
    played: int
    dead: int
    holder: int
    home: int
    goal: int
    used: tuple[tuple[int, str], ...]
    duelled: bool
    rooted: bool
    lasting: tuple[Lasting, ...]
    in_force: dict[str, int]
    """The lasting effects that hold now, with their targets as a mask of seats. Never changed in place."""
    __slots__ = tuple(__annotations__)

    def kind_at(self, square: int) -> int:
        """The kind of the skeleton on a square, or -1."""
        for kind, squares in enumerate(self.skeletons):
            if squares >> square & 1:
                return kind
        return -1

    def add_skeleton(self, kind: int, square: int) -> None:
        """A skeleton comes onto a square; where it came from is the caller's business."""
        bit = 1 << square
        self.skeletons[kind] |= bit
        self.occupied |= bit
        self.leaving |= self.board.leave[square]
        self.entering |= self.board.enter[square]

    def take_skeleton(self, square: int) -> int:
        """Remove a skeleton from the map and return its kind."""
        kind = self.kind_at(square)
        if square == self.goal:
            self.check_winner = True
        bit = 1 << square
        self.skeletons[kind] ^= bit
        self.occupied ^= bit
        self.leaving ^= self.board.leave[square]
        self.entering ^= self.board.enter[square]
        return kind

    def change_lasting(self, effects: Iterable[Lasting]) -> None:
        """Replace all lasting effects."""
        self.lasting = tuple(effects)
        in_force: dict[str, int] = {}
        for effect in self.lasting:
            if effect.waits <= 0:
                target = 1 << effect.target if effect.target >= 0 else 0  # some positions name none
                in_force[effect.what] = in_force.get(effect.what, 0) | target
        self.in_force = in_force

    def bar(self, squares: int) -> None:
        """Nobody may step onto these squares, but onto all others."""
        self.barred = squares
        self.closed = moves_into(self.board, squares) if squares else 0

    def lay(self, tile: Tile, x: int, y: int, rotation: int) -> int:
        """Lay a tile; figures at its border can now step onto it."""
        self.board = board = self.board.with_tile(tile, x, y, rotation)
        for square in board.touched:
            if self.occupied >> square & 1:
                self.leaving |= board.leave[square]
                self.entering |= board.enter[square]
        self.bar(self.barred)
        return len(board.tiles) - 1

    @property
    def step(self) -> int:
        """The step of the turn that is under way."""
        turn = self.agenda[0]
        return turn.step - 1 if type(turn) is Turn else -1

    def is_riding(self, seat: int) -> bool:
        """ME-HORSE-1: whether a player sits on a horse."""
        return self.parked[seat] < 0 and not self.kit.mounts.isdisjoint(self.fronts[seat])

    def has_horse(self, seat: int) -> bool:
        """ME-HORSE-4: whether a horse is a player's, a waiting one too."""
        return not self.kit.mounts.isdisjoint(self.fronts[seat])

    def to_removed(self, kind: int, number: int = 1) -> None:
        """Skeletons leave the game for good."""
        counts = list(self.removed)
        counts[kind] += number
        self.removed = counts[0], counts[1], counts[2], counts[3]

    def is_dead(self, seat: int) -> bool:
        """ME-FIGHT-10: whether a player is dead and waits for the next turn."""
        return bool(self.dead >> seat & 1)

    def has_used(self, seat: int, title: str) -> bool:
        """Whether a player has used this turn what may be used once a turn."""
        return (seat, title) in self.used

    def use_up(self, seat: int, title: str) -> None:
        """A player can't use this again in this turn."""
        self.used = (*self.used, (seat, title))

    def may_play(self, seat: int) -> bool:
        """ME-EVENT-2: whether a player has a card and has played none this round."""
        return bool(self.hands[seat]) and not self.played >> seat & 1

    def current_fight(self) -> Fight | None:
        """The fight under way, if there is one."""
        for frame in reversed(self.agenda):
            if type(frame) is Fight:
                return frame
        return None


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """Some cards after one copy of a title is gone."""
    index = cards.index(card)
    return cards[:index] + cards[index + 1 :]


def with_card(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """Some cards and one more, in the order of their titles."""
    return tuple(sorted((*cards, card)))
