"""The next roll of a fight, face by face: which faces win, and the ways out after the others."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from boneyard.games.shared.commands import Roll
from boneyard.odds.fight import DIED, WON, Branch, FightOdds, Fights, Fork, Node, plus
from boneyard.odds.questions import Outcome, Reason

HIT, DEATH, AGAIN, CARD, AMMO, POINTS = "hit", "death", "again", "card", "pay-ammo", "pay-points"


class WayOut(NamedTuple):
    """What follows a face: a hit, another roll for a life token or a card, a price that wins, or death.

    `least` and `most` are the points that a hit brings or death costs, or the price that wins.
    """

    kind: str
    card: str = ""
    least: int = 0
    most: int = 0


def outcomes_of(odds: FightOdds) -> tuple[Outcome, ...]:
    """The outcomes of the next roll, hits first; none if the fight ends without one."""
    found: dict[tuple[tuple[str, str], ...], list[tuple[int, tuple[WayOut, ...]]]] = {}
    for pips, ways in faces(odds):
        found.setdefault(tuple((way.kind, way.card) for way in ways), []).append((pips, ways))
    return tuple(sorted(map(outcome, found.values()), key=lambda one: not one.wins))


def outcome(faces: list[tuple[int, tuple[WayOut, ...]]]) -> Outcome:
    """One outcome for faces with the same kinds of consequences."""
    ways = [merged(same) for same in zip(*(ways for _, ways in faces), strict=True)]
    return Outcome(tuple(pips for pips, _ in faces), ways[0].kind == HIT, tuple(reason(way) for way in ways))


def reason(way: WayOut) -> Reason:
    if way.least != way.most:
        return Reason(f"odds-{way.kind}-range", {"least": way.least, "most": way.most})
    return Reason(f"odds-{way.kind}", {"card": way.card} if way.card else {"number": way.least})


def merged(ways: tuple[WayOut, ...]) -> WayOut:
    return ways[0]._replace(least=min(way.least for way in ways), most=max(way.most for way in ways))


def faces(odds: FightOdds) -> Iterator[tuple[int, tuple[WayOut, ...]]]:
    fights, node = odds.origin
    roll = next_roll(fights, node)
    if roll is None:
        return
    fork, counts = roll
    worth = fights.model.worth[odds.kind]
    for branch in fork.rolls:
        assert isinstance(branch.command, Roll)
        after = fights.played(fork, branch), plus(counts, branch.gain)
        if after[0].ending == WON:
            yield branch.command.pips, (WayOut(HIT, least=worth, most=worth),)
        elif ways := tuple(ways_out(fights, after)):
            yield branch.command.pips, ways


def next_roll(fights: Fights, node: Node) -> tuple[Fork, tuple[int, ...]] | None:
    """The next roll, if the fighter plays best until then."""
    while (following := fork_at(fights, node)) is not None:
        if following.rolls:
            return following, node[1]
        solved = fights.solver.solve(node)
        if len(solved.follows) != 1:
            return None
        node = solved.follows[0][1].node
    return None


def fork_at(fights: Fights, node: Node) -> Fork | None:
    stage, counts = node
    return None if stage.ending is not None else fights.fork(stage, counts[0])


def ways_out(fights: Fights, node: Node) -> Iterator[WayOut]:
    """The fighter's ways out after a miss, each kind once, at its lowest price."""
    while (fork := fork_at(fights, node)) is not None and not fork.is_choice:
        if len(fork.branches) != 1:
            return
        node = fights.played(fork, fork.branches[0]), plus(node[1], fork.branches[0].gain)
    if fork is None:
        if node[0].ending == DIED:
            yield WayOut(DEATH)
        return
    found: dict[tuple[str, str], WayOut] = {}
    for branch in fights.offers(fork, node[1]):
        if (way := way_out(fights, fork, branch, node)) is not None:
            known = found.setdefault((way.kind, way.card), way)
            found[way.kind, way.card] = min(known, way)
    yield from found.values()


def way_out(fights: Fights, fork: Fork, branch: Branch, node: Node) -> WayOut | None:
    counts = node[1]
    after = fights.played(fork, branch)
    if after.ending == DIED:
        loss = price_of_death(fights, node)
        return WayOut(DEATH, least=loss, most=loss)
    if after.ending == WON:
        before = fights.model.resources(counts, 0)
        left = fights.model.resources(plus(counts, branch.gain), 0)
        if spent := before.ammo - left.ammo:
            return WayOut(AMMO, least=spent, most=spent)
        spent = before.points - left.points
        return WayOut(POINTS, least=spent, most=spent)
    if after.ending is not None:
        return None
    card = branch.command.card
    return WayOut(CARD, card) if card else WayOut(AGAIN)


def price_of_death(fights: Fights, node: Node) -> int:
    """The points that the fighter's deadly option costs."""
    stage, counts = node
    state = fights.model.with_counts(stage.state, fights.seat, counts)
    return next(
        (label.points for label in fights.game.labels(state, fights.seat).values() if label.danger), 0
    )
