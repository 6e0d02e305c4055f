"""The chance to win a fight: the one under way, or one with the figure on a square."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import accumulate

from boneyard.engine.game import State
from boneyard.games.catalogue import AnyGame
from boneyard.games.shared.commands import Command
from boneyard.games.shared.events import Beaten, Died, Event, LifeGiven, TokenTaken
from boneyard.games.shared.odds import OddsModel, Resources
from boneyard.odds.model import model_of
from boneyard.odds.quiet import (
    figure_at,
    game_of,
    imagined,
    seat_in,
    seat_of,
    settling,
    struct,
    tag_of,
    without_cards,
)
from boneyard.odds.walk import Leaf, Memo, Node, solve
from boneyard.sight import Sight, sight_of

WON, DIED, BROKEN_OFF = range(3)
FIGHTING = frozenset({"fight", "fight-ready", "fight-roll", "mend", "window", "ask-later"})
"""Frames of a fight, and of the answers to it."""
UNDER_WAY = frozenset({"fight", "fight-roll", "mend"})
FIGHT_ENDED = "fight-ended"
MOST = 100_000
"""So many moments are remembered, then all are forgotten."""
_memo: Memo = {}


class NoFight(ValueError):
    """There is nobody to fight."""


@dataclass(frozen=True)
class FightOdds:
    """A fight from here on, fought so that it is won as often as possible.

    `ends` are the ways it can end (`WON`, `DIED`, or `BROKEN_OFF` without result), with what was spent
    on the way, before what the victory brings or death takes; `win`, `die` and `cost` sum them up.
    A roll of `needed` wins it.
    """

    seat: int
    kind: str
    needed: int
    ends: Mapping[tuple[int, Resources], float]

    @cached_property
    def win(self) -> float:
        """How likely the figure is beaten."""
        return self._chance(WON)

    @cached_property
    def die(self) -> float:
        """How likely the fighter dies."""
        return self._chance(DIED)

    def _chance(self, ending: int) -> float:
        return sum(chance for (how, _), chance in self.ends.items() if how == ending)

    def cost(self, what: str) -> float:
        """How much is spent on average: `life`, `ammo`, `points` or `cards`."""
        return sum(chance * int(getattr(spent, what)) for (_, spent), chance in self.ends.items())


class Fighting:
    """A walk to the end of one fight."""

    good = WON

    def __init__(self, game: AnyGame, seat: int, kind: str, table: Hashable) -> None:
        self.game = game
        self.seat = seat
        self.kind = kind
        self.table = table
        self.model: OddsModel[State] = model_of(game)

    def leaf(self, before: State, after: State, told: Sequence[Event], at: int) -> Leaf | None:
        """Events tell how a fight ends; what it brought or took does not count as spent."""
        for event in told:
            if isinstance(event, Beaten) and event.seat == self.seat:
                return Leaf(WON, self.before_the_reward(after, told))
            if isinstance(event, Died) and event.seat == self.seat:
                given = sum(isinstance(other, LifeGiven) for other in told)
                purse = self.model.resources(before, self.seat)
                return Leaf(DIED, purse._replace(life=purse.life - given))
            if tag_of(event) == FIGHT_ENDED:
                return Leaf(BROKEN_OFF, self.model.resources(after, self.seat))
        return None

    def before_the_reward(self, state: State, told: Sequence[Event]) -> Resources:
        """What the winner has, without the figure's points and the token it guarded."""
        purse = self.model.resources(state, self.seat)
        found = [event.what for event in told if isinstance(event, TokenTaken)]
        return purse._replace(
            life=purse.life - found.count("life"),
            ammo=purse.ammo - found.count("ammo"),
            points=purse.points - self.model.worth[self.kind],
        )

    def choices(self, state: State, options: Sequence[Command], at: int) -> Sequence[tuple[Command, int]]:
        """All that the rules allow and that could be best."""
        return [(option, at) for option in thrifty(options)]

    def key(self, state: State, at: int) -> Hashable:
        """The table, the figure, what the fighter has and what holds, and the stage of the fight."""
        frames = tuple(placeless(frame) for frame in state.agenda if tag_of(frame) in FIGHTING)
        return self.table, self.seat, self.kind, self.model.key(state, self.seat), frames


def thrifty(options: Sequence[Command]) -> Sequence[Command]:
    """Options without the raises that another one undercuts, with fewer skeletons or lesser ones."""
    raises = {option: spent_by(option) for option in options if hasattr(option, "blue")}
    if len(raises) < 2:
        return options
    return [
        option
        for option in options
        if option not in raises
        or not any(spent != raises[option] and undercuts(spent, raises[option]) for spent in raises.values())
    ]


def spent_by(raised: Command) -> tuple[int, ...]:
    """Of a raise: how many of the best colour, of the two best, of all."""
    numbers: list[int] = [getattr(raised, colour) for colour in ("blue", "red", "white")]
    return tuple(accumulate(numbers))


def undercuts(one: tuple[int, ...], other: tuple[int, ...]) -> bool:
    """Whether for each skeleton of one raise the other has one at least as good.

    Then who pays the first can do afterwards all that who pays the other can.
    """
    return all(number <= more for number, more in zip(one, other, strict=True))


@lru_cache(maxsize=10_000)
def placeless(frame: object) -> Hashable:
    """A frame without its squares: a fight is the same everywhere."""
    names = struct(frame).__struct_fields__
    return type(frame), *(getattr(frame, name) for name in names if name not in ("stand", "square"))


def fight_odds(view: object, square: int | None = None, seat: int | None = None) -> FightOdds:
    """The fight under way, or the one that a seat would have if it stood on a square.

    Nobody plays a card from the hand; what lies in front of the fighter is used where it helps.
    """
    sight = sight_of(view)
    if square is None:
        if (fighter := fighter_in(sight)) is None:
            raise NoFight("no fight is under way; name the square of a figure")
        square = fought_square(sight, fighter)
    else:
        fighter = seat_of(view, seat)
        view = settling(view, fighter, square)
    kind = figure_at(sight, square)
    if kind is None:
        raise NoFight(f"no figure stands on square {square}")
    game, state = game_of(view), imagined(without_cards(view))
    if not game.actors(state) or tag_of(state.agenda[-1]) not in FIGHTING:
        raise NoFight(f"seat {fighter} could not fight on square {square} now")
    walk = Fighting(game, fighter, kind, table_of(view))
    return odds_of(walk, solve(walk, state, memo()), walk.model.resources(state, fighter))


def fighter_in(sight: Sight) -> int | None:
    """Who is fighting, if anybody is."""
    for frame in reversed(sight.agenda):
        if tag_of(frame) in UNDER_WAY:
            return seat_in(frame, sight.active)
    return None


def fought_square(sight: Sight, fighter: int) -> int:
    """Where the figure stands that is fought: on the fighter's square, unless it is shot at."""
    for frame in reversed(sight.agenda):
        square: object = getattr(frame, "square", None)
        if tag_of(frame) in UNDER_WAY and isinstance(square, int):
            return square
    return sight.seats[fighter].pawn


def table_of(view: object) -> Hashable:
    """What all games at a table have in common: the game, its content and the options of its rules."""
    settings: dict[str, str] = view.settings  # type: ignore[attr-defined]
    content: str = view.content  # type: ignore[attr-defined]
    return sight_of(view).game, content, *sorted(settings.items())


def memo() -> Memo:
    """What is known of fights, in any game."""
    if len(_memo) > MOST:
        _memo.clear()
    return _memo


def odds_of(walk: Fighting, found: Node, start: Resources) -> FightOdds:
    """The ends of a walk as odds."""
    ends: dict[tuple[int, Resources], float] = {}
    for leaf, chance in found.leaves().items():
        spent = Resources(*(had - has for had, has in zip(start, leaf.purse, strict=True)))
        ends[leaf.ending, spent] = ends.get((leaf.ending, spent), 0.0) + chance
    return FightOdds(walk.seat, walk.kind, walk.model.needed[walk.kind], ends)
