"""The way to a square: of the shortest one and a few detours with less fighting, the one survived most often.

Which of all ways is the best nobody could reckon while a person waits; the odds of the one found are exact.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from itertools import islice
from math import inf, log
from typing import NamedTuple

from msgspec.structs import replace

from boneyard.games.shared.commands import Step
from boneyard.games.shared.odds import PLENTY
from boneyard.games.shared.shelf import known_content
from boneyard.odds import BadPath, NoFight, PathOdds, fight_odds, path_odds
from boneyard.odds.budget import spend
from boneyard.odds.questions import FightOnTheWay, NoOdds, PathFound, Purse
from boneyard.odds.quiet import game_of, moving, seat_in, tag_of
from boneyard.odds.walk import EXACT
from boneyard.odds.walking import STEPPING
from boneyard.pieces import figures, tokens
from boneyard.sight import Sight, board_in, sight_of, squares_named

TRIED = 4
"""So many ways are reckoned, from the shortest to the one with the least fighting."""
FIGHTS = 8
"""Nobody walks over so many figures and more, and their odds take long."""
NO_PATH = "no-path"


class Way(NamedTuple):
    """Squares to walk over, and how dangerous their fights are, taken one by one.

    `tokens` goes down with each token on the way, so that less is better here too.
    """

    danger: float
    tokens: int
    squares: tuple[int, ...]


NOWHERE = Way(inf, 0, ())


def path_to(view: object, seat: int, to: int) -> PathFound | NoOdds:
    """The best way of a seat's pawn to a square, with its fights and the chance to survive it.

    Within the move under way if it can be reached there, else as a move with squares in plenty.
    """
    left = left_in(sight_of(view), seat)
    found = best_way(view, seat, to, left)
    if isinstance(found, NoOdds):
        beyond = best_way(moving(view, seat), seat, to, PLENTY)
        found = beyond if isinstance(beyond, PathFound) or not found.rule else found
    return found if isinstance(found, NoOdds) else replace(found, reach=min(left, len(found.squares)))


def best_way(view: object, seat: int, to: int, most: int) -> PathFound | NoOdds:
    """The way of at most so many squares, of those looked at, that is survived most often."""
    rule: str | None = None
    found: PathOdds | None = None
    for way in ways(view, seat, to, most):
        try:
            tried = path_odds(view, way.squares, seat)
        except BadPath as error:
            rule = rule or error.rule
            continue
        if found is None or tried.survive > found.survive + EXACT:
            found = tried
    return NoOdds(NO_PATH, rule) if found is None else told(found, sight_of(view))


def told(odds: PathOdds, sight: Sight) -> PathFound:
    """The odds of a path as an answer."""
    kinds = {piece.square: piece.kind for piece in figures(sight)}
    fights = tuple(
        FightOnTheWay(square, kinds[square], alive)
        for square, alive in zip(odds.path, odds.alive, strict=True)
        if square in kinds
    )
    left = Purse(*(odds.average(what) for what in ("life", "ammo", "points", "cards")))
    return PathFound(odds.path, 0, fights, odds.survive, left)


def ways(view: object, seat: int, to: int, most: int) -> Iterator[Way]:
    """Ways to a square, shortest first; each longer one is less dangerous than those before it."""
    sight = sight_of(view)
    board = board_in(sight, known_content(sight.content, game_of(view).default_content))
    start = sight.seats[seat].pawn
    if not 0 <= to < len(board.walks) or to == start:
        return
    barred = squares_named(view, "barred")
    steps = [
        [step.to for step in walk if isinstance(step, Step) and step.to not in barred] for walk in board.walks
    ]
    dangers = dangers_of(view, seat)
    found = islice(arrivals(steps, dangers, tokens_of(view), start, to, most), TRIED)
    yield from (way for way in found if len(dangers.keys() & way.squares) <= FIGHTS)


def arrivals(
    steps: list[list[int]],
    dangers: Mapping[int, float],
    things: Collection[int],
    start: int,
    to: int,
    most: int,
) -> Iterator[Way]:
    """The least dangerous way of each length, as long as a longer one is safer than all shorter ones.

    Where several are equally short and dangerous, the one with the most tokens on it.
    """
    ring = {start: Way(0.0, 0, ())}
    safest = {start: 0.0}
    for _ in range(most):
        ahead: dict[int, Way] = {}
        spend(len(ring))
        for square, way in ring.items():
            for there in steps[square]:
                longer = Way(
                    way.danger + dangers.get(there, 0.0),
                    way.tokens - (there in things and there not in way.squares),
                    (*way.squares, there),
                )
                if longer.danger < safest.get(there, inf) and longer < ahead.get(there, NOWHERE):
                    ahead[there] = longer
        safest |= {square: way.danger for square, way in ahead.items()}
        if to in ahead:
            yield ahead.pop(to)
        if not ahead:
            return
        ring = ahead


def tokens_of(view: object) -> frozenset[int]:
    """Where something can be picked up."""
    return frozenset(piece.square for piece in tokens(sight_of(view)))


def dangers_of(view: object, seat: int) -> dict[int, float]:
    """For each square with a figure, how dangerous a fight there is: the chances multiply, so logs add up."""
    by_kind: dict[str, float] = {}
    found: dict[int, float] = {}
    for kind, square in figures(sight_of(view)):
        if kind not in by_kind:
            by_kind[kind] = danger_of(view, seat, square)
        found[square] = by_kind[kind]
    return found


def danger_of(view: object, seat: int, square: int) -> float:
    """How dangerous the fight on one square is: nothing if it is won for sure."""
    try:
        win = fight_odds(view, square, seat).win
    except NoFight:
        return 0.0
    return -log(max(win, 1e-9))


def walker_of(sight: Sight, viewer: int) -> int:
    """Whose pawn a viewer walks with: the one whose steps it chooses now, else its own."""
    if tag_of(sight.agenda[-1]) in STEPPING:
        for frame in reversed(sight.agenda):
            if getattr(frame, "chooser", None) == viewer:
                return seat_in(frame, viewer)
    return viewer


def left_in(sight: Sight, seat: int) -> int:
    """How many squares a seat's move under way still has; none where it is not on its move."""
    if tag_of(sight.agenda[-1]) in STEPPING:
        for frame in reversed(sight.agenda):
            left: object = getattr(frame, "left", None)
            if isinstance(left, int) and seat_in(frame, sight.active) == seat:
                return left
    return 0
