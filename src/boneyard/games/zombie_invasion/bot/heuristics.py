"""What bots look for in Zombie Invasion: kills, tokens, the way to the Helipad, and hurting others."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from boneyard.games.shared.commands import Command, Place, Put, Shift, Step
from boneyard.games.shared.heuristics import Heuristics
from boneyard.games.shared.masks import squares_in
from boneyard.games.shared.tile import CENTRE
from boneyard.games.shared.walking import (
    CLOSE,
    FAR,
    PIPS,
    FightSeries,
    Walks,
    attraction,
    lead_to,
    place_of,
    steps_from,
    walks,
)
from boneyard.games.zombie_invasion.bot.fights import AMMO, LIVES, fight_series, give_life, spend_ammo
from boneyard.games.zombie_invasion.commands import Breed, SpendAmmo
from boneyard.games.zombie_invasion.frames import (
    BreedZombie,
    DrawTile,
    FillTile,
    Mend,
    Move,
    MoveZombies,
    PlaceTile,
)
from boneyard.games.zombie_invasion.rules.fight import MOST_LIVES, NEEDED
from boneyard.games.zombie_invasion.rules.winning import POINTS_TO_WIN
from boneyard.games.zombie_invasion.state import GOAL_TILE, ZombieState

WIN = 40.0
ESCAPE = 14.0
"""The value of the Helipad from nearby."""
GOAL_FADE = 0.97
WEAK = 0.3
"""The share of that value for a player who wouldn't survive the way."""
FRESH = 0.85
"""The share of that value for a player with three life and three ammo tokens."""
BAR = 0.5
FADE = 0.84
"""How an attraction fades with each step."""
PREY = 0.8
"""The share of a zombie's value that attracts: others may get there first, or move it."""
NEAR = 0.75
BREEDING = 1.2
"""The cost of breeding a zombie instead of moving three."""
NEW_PREY = 1.5
"""The value of a new zombie if none is left: without one nobody scores."""


class ZombieHeuristics(Heuristics[ZombieState]):
    light = frozenset((Mend,))
    minor = frozenset((FillTile,))
    """Which square of a building a thing lies on hardly decides a game."""
    whole_walks = True
    wanders = False

    def __init__(self) -> None:
        self.by_frame: dict[type, Callable[[ZombieState, int, Sequence[Command]], list[float]]] = {
            Move: self.steps,
            Mend: self.mends,
            PlaceTile: self.places,
            FillTile: self.fills,
            MoveZombies: self.shifts,
            BreedZombie: self.fills_anywhere,
        }
        self.last_attraction: tuple[object, dict[int, float]] = (None, {})
        self.fixed: Sequence[dict[int, float]] = ()

    def ahead(self, state: ZombieState) -> int:
        """Two turns; a third if it shows where a walk should end, or lays the Helipad."""
        return 3 if isinstance(state.agenda[-1], Move) or turns_to_goal(state) == 2 else 2

    def scores(self, state: ZombieState, seat: int, options: Sequence[Command]) -> list[float]:
        return self.by_frame[type(state.agenda[-1])](state, seat, options)

    def steps(self, state: ZombieState, seat: int, options: Sequence[Command]) -> list[float]:
        move = state.agenda[-1]
        assert isinstance(move, Move)
        best = self.walks(state, seat, move.left).values
        start = state.pawns[seat]
        return [best[option.to if isinstance(option, Step) else start] for option in options]

    def best_walks(self, state: ZombieState, seat: int) -> Walks | None:
        move = state.agenda[-1]
        return self.walks(state, seat, move.left) if isinstance(move, Move) else None

    def next_walks(self, state: ZombieState, seat: int) -> Walks | None:
        return self.walks(state, seat, PIPS)

    def walks(self, state: ZombieState, seat: int, left: int) -> Walks:
        start, goal = state.pawns[seat], state.goal
        gains = tokens(state, seat)
        if goal >= 0:
            gains[goal] = WIN
        series = fights(state, seat)
        foes = dict.fromkeys(squares_in(state.zombies), series)
        drawn = self.attraction(state, seat)
        far = steps_from(state.board, goal) if goal >= 0 else {}
        escape_value = escape(state, seat)

        def beyond(square: int) -> float:
            found = drawn.get(square, 0.0)
            if far:
                found += escape_value * GOAL_FADE ** far.get(square, FAR)
            return found

        restart = self.restart(state, seat)
        return walks(state.board, start, left, 0, gains, foes, beyond, restart)

    def restart(self, state: ZombieState, seat: int) -> float:
        found = 0.5 * self.attraction(state, seat).get(CENTRE, 0.0)
        if state.goal >= 0:
            found += ESCAPE * FRESH * GOAL_FADE ** steps_from(state.board, state.goal).get(CENTRE, FAR)
        return found

    def for_rollouts(self, state: ZombieState) -> ZombieHeuristics:
        """A copy with fixed attractions: computing them takes long and they change little."""
        found = type(self)()
        found.fixed = [found.attraction(state, seat) for seat in range(state.seats)]
        return found

    def attraction(self, state: ZombieState, seat: int) -> dict[int, float]:
        return self.fixed[seat] if self.fixed else self.attraction_in(state, seat)

    def attraction_in(self, state: ZombieState, seat: int) -> dict[int, float]:
        """Tokens attract a seat, and zombies while it is strong enough to fight them."""
        key = state.board, state.zombies, state.life, state.ammo, seat, state.lives[seat], state.ammos[seat]
        if self.last_attraction[0] != key:
            sources = tokens(state, seat)
            prey = PREY * fights(state, seat)[0].gain
            for square in squares_in(state.zombies):
                sources[square] = sources.get(square, 0.0) + prey
            self.last_attraction = key, attraction(state.board, sources, FADE)
        return self.last_attraction[1]

    def mends(self, state: ZombieState, seat: int, options: Sequence[Command]) -> list[float]:
        mend = state.agenda[-1]
        assert isinstance(mend, Mend)
        lives, ammo = state.lives[seat], state.ammos[seat]
        prize = prize_of(state, seat)
        found = []
        for option in options:
            if isinstance(option, SpendAmmo):
                outlook = spend_ammo(lives, ammo, NEEDED - mend.roll, prize)
            else:
                dies = state.kit.last_life_dies
                outlook = give_life(lives, ammo, state.bonus, dies, state.points[seat], prize)
            found.append(outlook.value)
        return found

    def places(self, state: ZombieState, seat: int, options: Sequence[Command]) -> list[float]:
        """Tiles with things to find near the pawn and far from others; the Helipad by the way to it."""
        if isinstance(options[0], Place) and options[0].tile == GOAL_TILE:
            return [helipad_lead(state, seat, option) for option in options]
        found = []
        places = [place_of(state.board, pawn) for pawn in state.pawns]
        for option in options:
            assert isinstance(option, Place)
            tile = state.kit.tiles[option.tile]
            lures = tile.life + 0.6 * tile.ammo + 0.4 * tile.figures
            near = [NEAR ** (abs(x - option.x) + abs(y - option.y)) for x, y in places]
            mine = near.pop(seat)
            found.append((lures + 0.5) * (mine - 0.8 * max(near, default=0.0)))
        return found

    def fills(self, state: ZombieState, seat: int, options: Sequence[Command]) -> list[float]:
        """Tokens where the seat gets first; zombies as in `shifts`."""
        pulls = self.pulls(state, seat)
        found = []
        for option in options:
            assert isinstance(option, Put)
            if option.what == "zombie":
                found.append(pulls.get(option.square, 0.0) - 0.3 * bool(state.life >> option.square & 1))
            else:
                zombie = 0.3 * bool(state.zombies >> option.square & 1)
                found.append(lead_to(state.board, state.pawns, seat, option.square, FADE) * (1 - zombie))
        return found

    def fills_anywhere(self, state: ZombieState, seat: int, options: Sequence[Command]) -> list[float]:
        """A new zombie where it hurts others most, or helps the seat."""
        pulls = self.pulls(state, seat)
        return [pulls.get(option.square, 0.0) if isinstance(option, Put) else 0.0 for option in options]

    def shifts(self, state: ZombieState, seat: int, options: Sequence[Command]) -> list[float]:
        """Moves zombies towards weak players and into the leader's way, and prey towards the seat."""
        pulls = self.pulls(state, seat)
        get = pulls.get
        found = []
        for option in options:
            if isinstance(option, Shift):
                found.append(get(option.to, 0.0) - get(option.start, 0.0))
            elif isinstance(option, Breed):
                rooms = squares_in(state.board.rooms & ~state.zombies)
                found.append(max([get(room, 0.0) for room in rooms]) - breeding_cost(state))
            else:
                found.append(0.0)
        return found

    def pulls(self, state: ZombieState, seat: int) -> dict[int, float]:
        """The value for a seat of a zombie on the squares around the pawns."""
        found: dict[int, float] = {}
        others = [(seat + step) % state.seats for step in range(1, state.seats)]
        leader = max(others, key=state.points.__getitem__, default=seat)
        for other in range(state.seats):
            weight = 1.0 if other == seat else -1.0 if other == leader else -0.6
            gain = weight * fights(state, other)[0].gain
            pawn = state.pawns[other]
            for square, steps in state.board.distances(pawn, most=CLOSE).items():
                found[square] = found.get(square, 0.0) + gain * NEAR**steps
                if other != seat and state.goal >= 0 and blocks(state, pawn, square):
                    found[square] += BAR
        return found


def breeding_cost(state: ZombieState) -> float:
    """Less if fewer zombies could be moved instead."""
    return BREEDING * min(3, state.zombies.bit_count()) / 3 if state.zombies else -NEW_PREY


def turns_to_goal(state: ZombieState) -> int:
    """Turns until the Helipad is drawn: 0 if the active seat will; many if it is out of the game."""
    if state.bottom is None:
        return FAR
    return len(state.stack) + (not isinstance(state.agenda[-1], DrawTile))


def helipad_lead(state: ZombieState, seat: int, option: Command) -> float:
    """How many steps nearer than all others a seat is to the Helipad, if it is laid there."""
    assert isinstance(option, Place)
    board = state.board.with_tile(state.kit.tiles[GOAL_TILE], option.x, option.y, option.rotation)
    far = board.distances(len(board.tiles) * 9 - 9 + CENTRE)
    ways = [min(FAR, far.get(pawn, FAR)) for pawn in state.pawns]
    mine = ways.pop(seat)
    return min(ways, default=0) - 1.3 * mine


def blocks(state: ZombieState, pawn: int, square: int) -> bool:
    far = steps_from(state.board, state.goal)
    return far.get(square, FAR) < far.get(pawn, FAR)


def escape(state: ZombieState, seat: int) -> float:
    """The Helipad's value for a seat, which must fight its way there."""
    series = fights(state, seat)
    return ESCAPE * (WEAK + (1 - WEAK) * series[0].alive * series[1].alive * series[2].alive)


def prize_of(state: ZombieState, seat: int) -> float:
    """The value of a kill, which rises towards the last one needed."""
    missing = POINTS_TO_WIN - state.points[seat]
    return WIN if missing <= 1 else 1 + 2 / missing


def fights(state: ZombieState, seat: int) -> FightSeries:
    lives, ammo, points = state.lives[seat], state.ammos[seat], state.points[seat]
    if state.dead >> seat & 1:
        lives, ammo = 3, 3
    dies = state.kit.last_life_dies
    return fight_series(min(lives, MOST_LIVES), ammo, state.bonus, dies, points, prize_of(state, seat))


def tokens(state: ZombieState, seat: int) -> dict[int, float]:
    lives = state.lives[seat]
    life = LIVES[lives + 1] - LIVES[lives] if lives < MOST_LIVES else 0.0
    found = dict.fromkeys(squares_in(state.life), life)
    found.update(dict.fromkeys(squares_in(state.ammo), AMMO))
    return found
