"""The fights that heuristics compute, compared with the real game.

Heuristics weigh a prize against its cost, while odds ask how often a fight is won; both must know the same
fights. Every course of the real game is played once and then valued as heuristics do.
"""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import product
from typing import NamedTuple

import pytest

import boneyard
from boneyard.engine.chance import Chances
from boneyard.games.catalogue import AnyGame
from boneyard.games.midevil.bot import fights as midevil_fights
from boneyard.games.midevil.bot.fights import Fighter
from boneyard.games.midevil.commands import Use
from boneyard.games.midevil.kinds import Collection, worth
from boneyard.games.midevil.state import MidState
from boneyard.games.shared.commands import Command
from boneyard.games.shared.events import Beaten, Died, Event
from boneyard.games.shared.state import BoardState
from boneyard.games.zombie_invasion.bot import fights as zombie_fights
from boneyard.games.zombie_invasion.state import ZombieState
from boneyard.odds import fight_odds
from tests.odds.boards import CLEARING, GRAVEYARD, STREET, at

MOST_LIVES, MOST_AMMO, MOST_POINTS = 5, 6, 7
PRIZES = (0.0, 0.73, 1.0, 2.5, 6.0, 40.0, 100_000.0)
"""From worthless to priceless."""


class End(NamedTuple):
    """How a fight ended, and what the fighter has left before the reward."""

    won: bool
    lives: int
    stock: int


class Outlook(NamedTuple):
    value: float
    alive: float
    lives: float
    stock: float


class Moment:
    """A moment of a fight: what can follow, with probabilities where chance decides."""

    def __init__(self) -> None:
        self.follows: list[Moment | End] = []
        self.shares: list[float] = []


class Values:
    """The values of a fight's moments: `won` by lives and stock left, `lost` for death."""

    def __init__(self, won: Callable[[int, int], float], lost: Outlook) -> None:
        self.won = won
        self.lost = lost
        self.known: dict[Moment, Outlook] = {}

    def of(self, moment: Moment) -> Outlook:
        """The expected value of choosing the most valuable option, the first of equals."""
        if moment not in self.known:
            found = [self.of(each) if isinstance(each, Moment) else self.at(each) for each in moment.follows]
            best = max(found, key=lambda each: round(each.value, 9))
            self.known[moment] = mixed(moment.shares, found) if moment.shares else best
        return self.known[moment]

    def at(self, end: End) -> Outlook:
        if not end.won:
            return self.lost
        return Outlook(self.won(end.lives, end.stock), 1.0, end.lives, end.stock)


def mixed(shares: Sequence[float], outlooks: Sequence[Outlook]) -> Outlook:
    parts = list(zip(shares, outlooks, strict=True))
    value, alive, lives, stock = (sum(share * each[n] for share, each in parts) for n in range(4))
    return Outlook(value, alive, lives, stock)


class Fights:
    """The moments of all fights with a figure, played in the real game."""

    def __init__(self, game: AnyGame, stock: Callable[[BoardState], int], reward: int) -> None:
        self.game = game
        self.stock = stock
        self.reward = reward
        self.moments: dict[bytes, Moment] = {}

    def moment(self, state: BoardState) -> Moment:
        key = self.game.dump(state)
        if key not in self.moments:
            moment = self.moments[key] = Moment()
            actor = self.game.actors(state)[0]
            options = self.game.options(state, actor)
            # Heuristics take it for granted that a weapon is used.
            weapons = [option for option in options if isinstance(option, Use)]
            moment.follows = [self.after(state, actor, option) for option in weapons or options]
            if isinstance(options, Chances):
                moment.shares = [1 / len(options)] * len(options)
        return self.moments[key]

    def after(self, state: BoardState, actor: int, option: Command) -> Moment | End:
        copy = state.copy()
        events: list[Event] = []
        self.game.apply(copy, actor, option, events.append)
        if any(isinstance(event, Died) for event in events):
            return End(False, 0, 0)
        if any(isinstance(event, Beaten) for event in events):
            return End(True, lives_in(copy), self.stock(copy) - self.reward)
        return self.moment(copy)


RULES = [pytest.param("", True, id="dies"), pytest.param(", last_life rerolls", False, id="rerolls")]


@pytest.mark.parametrize(("option", "last_dies"), RULES)
@pytest.mark.parametrize("bonus", [0, 1])
def test_zombies(option: str, last_dies: bool, bonus: int) -> None:
    """Any life and ammo, any prize, any points to lose."""
    more = f"bonus {bonus}" if bonus else ""
    state = at(STREET.format(option=option, far=".", resources="life 1", more=more, frame="fight-roll"))
    assert isinstance(state, ZombieState)
    fights = Fights(boneyard.game("zombie-invasion"), ammo_in, 0)
    for prize, points in product(PRIZES, (0, 3, 9)):
        lost = Outlook(*zombie_fights.dying(points))
        values = Values(partial(worth_to_survivors, prize), lost)
        for lives, ammo in product(range(MOST_LIVES + 1), range(MOST_AMMO + 1)):
            state.lives[0], state.ammos[0] = lives, ammo
            state.forget()
            scored = zombie_fights.fight(lives, ammo, bonus, last_dies, points, prize)
            found = values.of(fights.moment(state))
            # With 4 lives and 5 ammo a token is worth as much as ammo: either may be left.
            assert scored[:2] == pytest.approx(found[:2], abs=1e-9), (lives, ammo, prize)


def worth_to_survivors(prize: float, lives: int, ammo: int) -> float:
    return prize + zombie_fights.resource_value(lives, ammo)


def lives_in(state: BoardState) -> int:
    assert isinstance(state, MidState | ZombieState)
    return state.lives[0]


def ammo_in(state: BoardState) -> int:
    assert isinstance(state, ZombieState)
    return state.ammos[0]


class Foe(NamedTuple):
    """A skeleton to fight: where, what beats it, its worth, and the fighter's bonus."""

    text: str
    needed: int
    points: int
    bonus: int


WHITE_FOE = CLEARING.replace("{kind}", "white")
LOWERED = "\nlasting lower owner=1 target=-1 seat=1\nstack none"
FOES = {
    "white": Foe(WHITE_FOE, 4, 1, 0),
    "sword": Foe(WHITE_FOE.replace("{resources}", "{resources}, front sword"), 4, 1, 1),
    "mace": Foe(WHITE_FOE.replace("{resources}", "{resources}, front mace"), 4, 1, 2),
    "lowered": Foe(WHITE_FOE.replace("\nstack none", LOWERED), 4, 1, -1),
    "black": Foe(GRAVEYARD.replace("2 seats", "2 seats{option}"), 6, 0, 0),
}


def village(foe: Foe, option: str) -> tuple[MidState, Fights]:
    text = foe.text.format(option=option, resources="life 1")
    state = at(text)
    assert isinstance(state, MidState)
    return state, Fights(boneyard.game(text.partition(",")[0]), points_in, foe.points)


def points_in(state: BoardState) -> int:
    assert isinstance(state, MidState)
    return worth(state.collections[0])


def give(state: MidState, lives: int, skeletons: Collection) -> None:
    state.lives[0], state.collections[0], state.points[0] = lives, skeletons, worth(skeletons)
    state.forget()


def as_scored(prize: float) -> Values:
    lost = Outlook(*midevil_fights.dying())
    return Values(lambda lives, points: prize + midevil_fights.LIVES[lives] + points, lost)


@pytest.mark.parametrize(("option", "last_dies"), RULES)
@pytest.mark.parametrize("name", FOES)
def test_skeletons(name: str, option: str, last_dies: bool) -> None:
    """Any number of life tokens and white skeletons: these raise every roll by exactly what it lacks."""
    foe = FOES[name]
    state, fights = village(foe, option)
    for prize in PRIZES:
        values = as_scored(prize)
        for lives, points in product(range(MOST_LIVES + 1), range(MOST_POINTS + 1)):
            give(state, lives, (points, 0, 0))
            fighter = Fighter(lives, points, foe.bonus, last_dies, points)
            scored = midevil_fights.fight(fighter, foe.needed, prize)
            assert scored == pytest.approx(values.of(fights.moment(state)), abs=1e-9), (fighter, prize)


@pytest.mark.parametrize("name", FOES)
def test_expensive_skeletons_make_heuristics_optimistic_at_most(name: str) -> None:
    """Heuristics count in points and give change, which the real game doesn't."""
    foe = FOES[name]
    state, fights = village(foe, "")
    for prize in PRIZES:
        values = as_scored(prize)
        for lives, red, blue in product(range(MOST_LIVES + 1), range(4), range(3)):
            give(state, lives, (0, red, blue))
            points = 2 * red + 3 * blue
            scored = midevil_fights.fight(Fighter(lives, points, foe.bonus, True, points), foe.needed, prize)
            found = values.of(fights.moment(state))
            assert found.value <= scored.value + 1e-9, (lives, red, blue, prize)


@pytest.mark.parametrize(("option", "last_dies"), RULES)
def test_rolls_that_cannot_be_raised(option: str, last_dies: bool) -> None:
    """Skeletons are lost only by death."""
    text = WHITE_FOE.replace("\nstack none", "\nlasting no-raising owner=1 target=-1 seat=1\nstack none")
    state, fights = village(Foe(text, 4, 1, 0), option)
    for prize in PRIZES:
        values = as_scored(prize)
        for lives, points in product(range(MOST_LIVES + 1), range(MOST_POINTS + 1)):
            give(state, lives, (points, 0, 0))
            fighter = Fighter(lives, -1, 0, last_dies, points)
            scored, found = midevil_fights.fight(fighter, 4, prize), values.of(fights.moment(state))
            assert scored[:3] == pytest.approx(found[:3], abs=1e-9), (fighter, prize)


@pytest.mark.parametrize("name", FOES)
def test_heuristics_agree_with_the_odds_for_a_priceless_prize(name: str) -> None:
    """Then both answer the same question."""
    foe = FOES[name]
    state, fights = village(foe, "")
    for lives, points in product(range(MOST_LIVES + 1), range(MOST_POINTS + 1)):
        give(state, lives, (points, 0, 0))
        fighter = Fighter(lives, points, foe.bonus, True, points)
        odds = fight_odds(fights.game.view(state, 0))
        assert midevil_fights.fight(fighter, foe.needed, PRIZES[-1]).alive == pytest.approx(
            odds.win, abs=1e-12
        )


def test_heuristics_agree_with_the_odds_of_zombies() -> None:
    text = STREET.format(option="", far=".", resources="life 1", more="", frame="fight-roll")
    state = at(text)
    assert isinstance(state, ZombieState)
    for lives, ammo in product(range(MOST_LIVES + 1), range(MOST_AMMO + 1)):
        state.lives[0], state.ammos[0] = lives, ammo
        state.forget()
        odds = fight_odds(boneyard.game("zombie-invasion").view(state, 0))
        scored = zombie_fights.fight(lives, ammo, 0, True, 0, PRIZES[-1])
        assert scored.alive == pytest.approx(odds.win, abs=1e-12), (lives, ammo)
