"""The next roll of a fight: the faces that win, and what the others cost."""

from __future__ import annotations

import pytest

import boneyard
from boneyard.engine.chance import CHANCE
from boneyard.games.shared.commands import Roll
from boneyard.games.shared.events import Beaten, Event
from boneyard.messages import translate
from boneyard.odds import FightOdds, choice_odds, fight_odds
from boneyard.odds.fight import is_fighting
from boneyard.odds.rolls import outcomes_of
from boneyard.odds.views import model_of
from tests.odds.boards import CLEARING, STREET, at
from tests.odds.positions import black, skeleton, view, zombie
from tests.sizes import pick
from tests.tables import moments, tables

MISS = (1, 2, 3)
HIT = (4, 5, 6)


def sentences(odds: FightOdds) -> dict[tuple[int, ...], list[str]]:
    return {
        outcome.faces: [translate(reason.message, "en", **reason.parameters) for reason in outcome.then]
        for outcome in outcomes_of(odds)
    }


@pytest.mark.parametrize(
    ("resources", "misses"),
    [
        ("life 3, ammo 0", {MISS: ["lose a life and roll again"]}),
        ("life 1, ammo 0, points 3", {MISS: ["you die and lose 3 points"]}),
        ("life 0, ammo 0, points 9", {MISS: ["you die and lose 5 points"]}),
        ("life 3, ammo 9", {MISS: ["lose a life and roll again", "spend 1 to 3 ammo to win"]}),
        (
            "life 3, ammo 1",
            {
                (1, 2): ["lose a life and roll again"],
                (3,): ["lose a life and roll again", "spend 1 ammo to win"],
            },
        ),
    ],
)
def test_a_miss_against_a_zombie(resources: str, misses: dict[tuple[int, ...], list[str]]) -> None:
    assert sentences(fight_odds(zombie(resources))) == {HIT: ["wins, +1 point"], **misses}


def test_hits_come_first_and_bonuses_count() -> None:
    found = outcomes_of(fight_odds(zombie("life 3, ammo 0", more="bonus 1")))
    assert [(outcome.faces, outcome.wins) for outcome in found] == [((3, 4, 5, 6), True), ((1, 2), False)]


@pytest.mark.parametrize(
    ("resources", "hits", "misses"),
    [
        ("life 2", HIT, {MISS: ["lose a life and roll again"]}),
        ("life 0, collection white 2", HIT, {
            (1,): ["you die and lose 2 points"],
            (2, 3): ["you die and lose 2 points", "spend 1 to 2 points of skeletons to win"],
        }),
        ("life 0, front sword", (3, 4, 5, 6), {(1, 2): ["you die"]}),
        ("life 2, front shield", HIT, {
            MISS: ["lose a life and roll again", "use shield and roll again"],
        }),
    ],
)  # fmt: skip
def test_a_miss_against_a_skeleton(
    resources: str, hits: tuple[int, ...], misses: dict[tuple[int, ...], list[str]]
) -> None:
    assert sentences(fight_odds(skeleton(resources, kind="red"))) == {hits: ["wins, +2 points"], **misses}


def test_a_black_skeleton_brings_no_points() -> None:
    assert sentences(fight_odds(black("life 2")))[6,] == ["wins"]


def test_an_option_that_wins_at_once_has_no_roll() -> None:
    text = STREET.format(resources="life 3, ammo 2", option="", more="", far=".", frame="fight-roll")
    state, game = at(text), boneyard.game("zombie-invasion")
    game.apply(state, CHANCE, game.parse("roll 2"))
    odds = choice_odds(game.view(state, 0), game.options(state, 0))
    assert outcomes_of(odds[game.parse("ammo")]) == ()
    assert sentences(odds[game.parse("life")])[HIT] == ["wins, +1 point"]


def test_each_weapon_has_its_faces() -> None:
    text = CLEARING.format(resources="life 2, front sword mace", option="", kind="white")
    state = at(text)
    game = boneyard.game("midevil")
    options = game.options(state, 0)
    odds = choice_odds(view(state, text), options)
    faces = {option.text(): outcomes_of(one)[0].faces for option, one in odds.items()}
    assert faces == {"throw": HIT, "use sword": (3, 4, 5, 6), "use mace": (2, 3, 4, 5, 6)}


def test_faces_agree_with_the_real_game() -> None:
    checked = 0
    for table in tables(games=pick(quick=1, ci=3, full=30)):
        game = table.game
        for _, state, actor, command in moments(table, pick(quick=1_000, ci=5_000, full=20_000)):
            seen = game.view(state, None)
            model = model_of(seen)
            foe = model.fight(state)
            if (
                actor != CHANCE
                or not isinstance(command, Roll)
                or foe is None
                or not is_fighting(model, state)
            ):
                continue
            wins = {face: outcome.wins for outcome in outcomes_of(fight_odds(seen)) for face in outcome.faces}
            for roll in game.options(state, CHANCE):
                copy, events = state.copy(), list[Event]()
                game.apply(copy, CHANCE, roll, events.append)
                won = any(isinstance(event, Beaten) for event in events)
                if won or game.actors(copy) == (foe.seat,):  # nobody plays a card first
                    assert isinstance(roll, Roll)
                    assert wins[roll.pips] == won, table.at(f"{roll}")
                    checked += 1
    assert checked
