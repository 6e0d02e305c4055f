"""Games for tests, made up instead of played."""

from __future__ import annotations

from boneyard.simulate.plan import Plan
from boneyard.simulate.play_game import Played
from boneyard.simulate.summary import Games
from tests.simulate.plans import plan


def game(
    number: int,
    winner: int = 0,
    *,
    way: str = "points",
    turns: int = 8,
    points: tuple[tuple[int, ...], ...] = ((0, 0), (1, 2), (3, 4)),
    deaths: tuple[int, ...] = (0, 0),
    cards: dict[str, tuple[int, ...]] | None = None,
    lead_changes: int = 0,
) -> Played:
    """A game with two seats."""
    return Played(
        plan=0,
        game=number,
        seating=(0, 1),
        winners=(winner,),
        way=way,
        turns=turns,
        answers=10,
        decisions=5,
        lead_changes=lead_changes,
        points=points,
        counts={"deaths": deaths},
        things={"cards": cards or {}, "tiles": {}},
        state="0" * 16,
    )


def games(*some: Played, chosen: Plan | None = None) -> Games:
    """Games of a plan without rotation: each is its own deal."""
    return Games(chosen or plan(rotate=False), some)
