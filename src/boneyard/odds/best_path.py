"""The safest way to a square, among the shortest one and a few detours.

Comparing all ways would take too long while a person waits. The odds of the chosen way are exact.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from itertools import islice
from math import inf, log
from typing import NamedTuple

from msgspec.structs import replace

from boneyard.engine.content import Content
from boneyard.games.shared.budget import spend
from boneyard.games.shared.commands import Step
from boneyard.games.shared.odds import PLENTY, Resources
from boneyard.games.shared.view import BoardView
from boneyard.odds.fight import NoFight, fight_odds
from boneyard.odds.path import BadPath, PathOdds, path_odds
from boneyard.odds.questions import AverageResources, FightOnTheWay, NoOdds, Outcome, PathFound
from boneyard.odds.rolls import outcomes_of
from boneyard.odds.solver import EXACT
from boneyard.odds.views import model_of

TRIED = 4
"""How many ways are compared, from the shortest to the one with the least fighting."""
FIGHTS = 8
"""Ways with more fights are left out: nobody walks into that many, and their odds take long."""
LEAST = 1e-6
"""The danger of a fight that is certain to be won: it still uses up what the next one needs."""
NO_PATH = "no-path"


class Way(NamedTuple):
    """A way and the sum of its fights' dangers; `tokens` is negative, so that less is better."""

    danger: float
    tokens: int
    squares: tuple[int, ...]


NOWHERE = Way(inf, 0, ())


def path_to(view: BoardView, seat: int, to: int, content: Content) -> PathFound | NoOdds:
    """The best way of a seat's pawn to a square: within the current move, else in a hypothetical one."""
    model = model_of(view)
    left = model.left(view, seat)
    found = best_way(view, seat, to, left, content)
    if isinstance(found, NoOdds):
        beyond = best_way(model.moving(view, seat), seat, to, PLENTY, content)
        found = beyond if isinstance(beyond, PathFound) or not found.rule else found
    return found if isinstance(found, NoOdds) else replace(found, reach=min(left, len(found.squares)))


def best_way(view: BoardView, seat: int, to: int, most: int, content: Content) -> PathFound | NoOdds:
    """The safest way of at most `most` squares."""
    rule: str | None = None
    found: PathOdds | None = None
    for way in ways(view, seat, to, most, content):
        try:
            tried = path_odds(view, way.squares, seat, content=content)
        except BadPath as error:
            rule = rule or error.rule
            continue
        if found is None or tried.survive > found.survive + EXACT:
            found = tried
    return NoOdds(NO_PATH, rule) if found is None else path_answer(found, view, content)


def path_answer(odds: PathOdds, view: BoardView, content: Content) -> PathFound:
    kinds = {piece.square: piece.kind for piece in view.figures()}
    fights = tuple(
        FightOnTheWay(square, kinds[square], alive, first_roll(view, square, odds.seat, content))
        for square, alive in zip(odds.path, odds.alive, strict=True)
        if square in kinds
    )
    left = AverageResources(*(odds.average(what) for what in Resources._fields))
    return PathFound(odds.path, 0, fights, odds.survive, left)


def first_roll(view: BoardView, square: int, seat: int, content: Content) -> tuple[Outcome, ...]:
    """The outcomes of a fight's first roll with what the seat has now."""
    try:
        return outcomes_of(fight_odds(view, square, seat, content=content))
    except NoFight:
        return ()


def ways(view: BoardView, seat: int, to: int, most: int, content: Content) -> Iterator[Way]:
    """Ways to a square, shortest first; each longer one is safer than those before it."""
    board = view.board(content)
    start = view.seats[seat].pawn
    if not 0 <= to < len(board.walks) or to == start:
        return
    barred = frozenset(view.barred)
    steps = [
        [step.to for step in walk if isinstance(step, Step) and step.to not in barred] for walk in board.walks
    ]
    dangers = dangers_of(view, seat, content)
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
    """For each length, the safest way if it is safer than all shorter ones; ties go to the most tokens."""
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


def tokens_of(view: BoardView) -> frozenset[int]:
    return frozenset(piece.square for piece in view.tokens())


def dangers_of(view: BoardView, seat: int, content: Content) -> dict[int, float]:
    """How dangerous the fight on each square is, as a logarithm: chances multiply, so dangers add up."""
    by_kind: dict[str, float] = {}
    found: dict[int, float] = {}
    for kind, square in view.figures():
        if kind not in by_kind:
            by_kind[kind] = danger_of(view, seat, square, content)
        found[square] = by_kind[kind]
    return found


def danger_of(view: BoardView, seat: int, square: int, content: Content) -> float:
    try:
        win = fight_odds(view, square, seat, content=content).win
    except NoFight:
        return 0.0
    return max(-log(max(win, 1e-9)), LEAST)
