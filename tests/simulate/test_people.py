"""`simulate --people`: whole tables on a simulated clock."""

import re
from pathlib import Path
from random import Random
from statistics import median

import pytest

import boneyard
from boneyard.games.catalogue import game_ids
from boneyard.games.midevil.commands import Commit
from boneyard.games.shared.commands import STOP, Put, Shift, Step
from boneyard.games.shared.events import Beaten, Event, Rolled, Stepped, TurnBegan
from boneyard.simulate.people import person, screen
from boneyard.simulate.people.evening import BRISK, PLANNING, SHOWN, SPARE, Tables, config_of, evening
from boneyard.simulate.people.person import Person
from boneyard.simulate.people.screen import Screen

PAGE = Path(__file__).parents[2] / "web/src"
A_WALK: list[Event] = [Stepped(1, square, square + 1) for square in range(90)]


def tables(
    game: str, seats: int = 2, seed: str = "1", brisk: int = BRISK, planning: float = PLANNING
) -> Tables:
    content = boneyard.game(game).default_content()
    return Tables(config_of(game, seats, {}, content, brisk), ("greedy",) * seats, seed, 300, planning)


@pytest.mark.parametrize("game", game_ids())
def test_every_second_is_spent_on_an_answer_or_on_watching(game: str) -> None:
    played = evening(tables(game), 0)
    assert sum(played.spent.values()) == pytest.approx(played.seconds, abs=0.1)
    assert played.spent[SHOWN] < played.seconds / 2
    assert 0 < played.waiting < 1
    assert len(played.decisions) == played.turns


def test_the_same_seed_gives_the_same_evening() -> None:
    played = evening(tables("midevil"), 0)
    assert evening(tables("midevil"), 0) == played
    assert evening(tables("midevil"), 1) != played
    assert evening(tables("midevil", seed="2"), 0) != played


def test_decisions_take_about_four_seconds() -> None:
    someone = Person(Random(1))
    times = [someone.thinks() / 1000 for _ in range(2_000)]
    assert 3.8 < median(times) < 4.2
    assert 0.03 < sum(time > 11 for time in times) / len(times) < 0.07


def test_one_click_fills_a_tile_and_walks_a_path() -> None:
    someone = Person(Random(1))
    for command in (Put("white", 3), Shift(1, 2), Step(4)):
        assert someone.goes_on(command) is None
        someone.answers(command, is_decision=True)
        assert someone.goes_on(command) == person.SENDS
        someone.answers(command, is_decision=False)
    assert someone.goes_on(STOP) == person.LINGERS


def test_a_click_behind_a_fight_walks_through_it() -> None:
    someone = Person(Random(1))
    someone.answers(Step(4), is_decision=True, route=(4, 5, 6))
    someone.interrupted()
    assert someone.goes_on(Step(5)) == person.SENDS
    assert someone.goes_on(Step(7)) is None
    someone.answers(STOP, is_decision=True)
    assert someone.goes_on(Step(5)) is None


def test_a_whole_bid_is_one_decision() -> None:
    someone = Person(Random(1))
    assert someone.goes_on(Commit("white", 2)) is None
    someone.answers(Commit("white", 2), is_decision=True)
    someone.interrupted()
    assert someone.goes_on(Commit("life", 0)) == person.SENDS
    someone.turn_ended()
    assert someone.goes_on(Commit("white", 1)) is None


def test_planned_walks_split_the_wait_and_shorten_turns() -> None:
    """Where a plan doesn't fit any more, the player decides again; without plans only questions count."""
    never = evening(tables("zombie-invasion", 4, planning=0), 0)
    always = evening(tables("zombie-invasion", 4, planning=1), 0)
    assert never.waits == never.question_waits
    assert (never.planned, never.fitted) == (0, 0)
    assert 0 < always.fitted < always.planned <= always.turns
    assert len(always.waits) > len(always.question_waits)
    assert always.spent["step"] / always.turns < never.spent["step"] / never.turns


def test_a_question_of_a_brisk_table_comes_soon() -> None:
    viewer = Screen(0)
    fights: list[Event] = [Rolled(1, "move", 4, 4)] * 9
    assert viewer.show([TurnBegan(1, 1), *fights], 0, asks=True).question == screen.QUESTION
    assert Screen(0).show([TurnBegan(1, 1), *fights], 0).question > screen.QUESTION


def test_others_turns_are_shown_for_a_limited_time() -> None:
    begins = TurnBegan(1, 1)
    own, others = Screen(1), Screen(0)
    assert own.show([begins, *A_WALK], 0).all > 15_000
    seen = others.show([begins, *A_WALK], 0)
    assert seen.all == pytest.approx(screen.SETTLE + screen.LONGEST_TURN)
    assert seen.question == 0, "steps hide nothing"


def test_a_question_waits_for_the_die_and_for_what_was_still_shown() -> None:
    viewer = Screen(0)
    shown = viewer.show([TurnBegan(1, 1), Stepped(1, 0, 1)], 0)
    fight: list[Event] = [Rolled(1, "fight", 4, 4, needed=3, square=2), Beaten(1, "white", 2)]
    seen = viewer.show(fight, 100)
    assert shown.all < seen.question < seen.all
    assert viewer.show(fight, 200, at_once=True) == (200, 200)


def test_the_screen_has_the_times_of_the_page() -> None:
    source = "".join([(PAGE / "lib" / name).read_text("utf-8") for name in ("beats.ts", "pace.ts")])
    names = (
        "MISSING", "GOAL", "ELSEWHERE", "UNAIMED", "LONGEST_TURN", "SHORTEST_TURN", "LIMIT", "KEPT",
        "STRETCH", "THINKING", "QUESTION",
    )  # fmt: skip
    for name in names:
        found = re.search(rf"const {name} = ([\d_.]+);", source)
        assert found is not None, name
        assert float(found[1]) == getattr(screen, name), name
    opening = re.search(r"OPENING = {([^}]*)}", source)
    assert opening is not None
    assert opening[1].strip() == ", ".join(f"{key}: {time}" for key, time in screen.OPENING.items())


def test_tables_are_those_that_the_page_proposes() -> None:
    source = (PAGE / "pages/setting-up.ts").read_text("utf-8")
    assert f'brisk: {{ pace: "turns", seconds: {BRISK}, spare: {SPARE} }}' in source


def test_brisk_turns_are_shorter() -> None:
    brisk, plain = evening(tables("zombie-invasion", 4), 0), evening(tables("zombie-invasion", 4, brisk=0), 0)
    assert median(brisk.turn_waits) < 0.9 * median(plain.turn_waits)
    assert plain.cut == 0
    assert {"put", "shift"} <= plain.spent.keys()
    assert "shift" not in brisk.spent
