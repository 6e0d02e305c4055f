"""Where tiles and skeletons go, for oneself and against others."""

from __future__ import annotations

from collections.abc import Sequence

from boneyard.games.midevil.bot.aims import fights, kinds_on_map, leader, quest, threat
from boneyard.games.midevil.commands import Aim, Remove
from boneyard.games.midevil.frames import ChooseTile
from boneyard.games.midevil.kinds import KINDS, NUMBER
from boneyard.games.midevil.state import GOAL_TILE, MidState
from boneyard.games.shared.commands import Command, Place, Put, Shift
from boneyard.games.shared.walking import CLOSE, FAR, lead_to, place_of, steps_from

NEAR = 0.75
FADE = 0.85
FEAR = 2.0
"""How much more harm to oneself counts than harm to others."""
Pulls = tuple[dict[int, float], ...]


class Figures:
    """Where skeletons help a seat, cached until a seat's situation changes."""

    def __init__(self) -> None:
        self.key: object = None
        self.known: Pulls = ()

    def pulls(self, state: MidState, seat: int) -> Pulls:
        """The value for a seat of a skeleton of each kind on the squares around the pawns."""
        key = state.board, seat, state.holder, *state.pawns, *state.lives, *state.points, *state.fronts
        if key != self.key:
            self.key, self.known = key, pulls_for(state, seat)
        return self.known

    def shifts(self, state: MidState, seat: int, options: Sequence[Command]) -> list[float]:
        """Moves skeletons towards weak players and into the leader's way, and prey towards the seat."""
        pulls = self.pulls(state, seat)
        kinds = kinds_on_map(state)
        found = []
        for option in options:
            if isinstance(option, Shift):
                get = pulls[kinds[option.start]].get
                found.append(get(option.to, 0.0) - get(option.start, 0.0))
            else:
                found.append(0.0)
        return found

    def fills(self, state: MidState, seat: int, options: Sequence[Command]) -> list[float]:
        """Points and tokens where the seat gets first, cheap and useless things where others do."""
        pulls = self.pulls(state, seat)
        lead = {
            square: lead_to(state.board, state.pawns, seat, square, FADE) for square in squares_of(options)
        }
        found = []
        for option in options:
            if not isinstance(option, Put):
                found.append(0.0)
            elif option.what in NUMBER:
                kind = NUMBER[option.what]
                found.append(
                    0.6 * KINDS[kind].points * lead[option.square] + pulls[kind].get(option.square, 0.0)
                )
            else:
                found.append(lead[option.square] - 0.2 * bool(state.occupied >> option.square & 1))
        return found

    def removals(self, state: MidState, seat: int, options: Sequence[Command]) -> list[float]:
        pulls = self.pulls(state, seat)
        kinds = kinds_on_map(state)
        return [
            -pulls[kinds[option.square]].get(option.square, 0.0) if isinstance(option, Remove) else 0.0
            for option in options
        ]


def pulls_for(state: MidState, seat: int) -> Pulls:
    found: Pulls = tuple([{} for _ in KINDS])
    first = leader(state, seat)
    for other in range(state.seats):
        weight = 1.0 if other == seat else -1.0 if other == first else -0.6
        gains = [max(-4.0, min(4.0, series[0].gain)) * weight for series in fights(state, other)]
        if other == seat:
            gains = [min(gain, FEAR * gain) for gain in gains]
        pawn = state.pawns[other]
        aim = quest(state, other)
        far = steps_from(state.board, aim.square) if aim.square >= 0 else {}
        bar = -1.5 * weight * (0.2 + threat(state, other)) if far else 0.0
        for square, steps in state.board.distances(pawn, most=CLOSE).items():
            near = NEAR**steps
            barring = bar * near if bar and far.get(square, FAR) < far.get(pawn, FAR) else 0.0
            for kind, gain in enumerate(gains):
                pulls = found[kind]
                pulls[square] = pulls.get(square, 0.0) + gain * near + barring
    return found


def squares_of(options: Sequence[Command]) -> set[int]:
    return {option.square for option in options if isinstance(option, Put)}


def places(state: MidState, seat: int, options: Sequence[Command]) -> list[float]:
    """Skeletons near the seat and far from others; the Graveyard near the seat and home."""
    spots = [place_of(state.board, pawn) for pawn in state.pawns]
    home = place_of(state.board, state.goal)
    found = []
    for option in options:
        if not isinstance(option, Place):
            found.append(-9.0)
            continue
        tile = state.kit.tiles[option.tile]
        lures = 2.0 + tile.life + 0.5 * tile.figures
        near = [NEAR ** (abs(x - option.x) + abs(y - option.y)) for x, y in spots]
        mine = near.pop(seat)
        score = lures * (mine - 0.8 * max(near, default=0.0))
        if option.tile == GOAL_TILE:
            away = abs(home[0] - option.x) + abs(home[1] - option.y)
            score = 10 * (mine - max(near, default=0.0)) - 0.2 * away
        found.append(score)
    return found


def tiles(state: MidState, seat: int, options: Sequence[Command]) -> list[float]:
    """The tile for a card: near the seat if it fights well, otherwise near the leader."""
    frame = state.agenda[-1]
    assert isinstance(frame, ChooseTile)
    strong = fights(state, seat)[2][0].gain > 0
    me = place_of(state.board, state.pawns[seat])
    other = place_of(state.board, state.pawns[leader(state, seat)])
    found = []
    for option in options:
        if not isinstance(option, Aim):
            found.append(0.0)
            continue
        laid = state.board.tiles[option.tile]
        mine = NEAR ** (abs(me[0] - laid.x) + abs(me[1] - laid.y))
        theirs = NEAR ** (abs(other[0] - laid.x) + abs(other[1] - laid.y))
        found.append(mine - theirs if strong and frame.purpose != "crumble" else theirs - mine)
    return found
