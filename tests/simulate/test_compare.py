"""Two variants on the same deals: only real differences show."""

from __future__ import annotations

from dataclasses import replace

import boneyard
from boneyard.engine.content import Content
from boneyard.simulate.compare import Difference, compare
from boneyard.simulate.play_game import Played
from boneyard.simulate.play_run import Playing, play_run
from boneyard.simulate.run_file import Run
from tests.simulate.plans import plan, run_of


def by_name(found: list[Difference]) -> dict[str, Difference]:
    return {f"{each.measure.name} {each.measure.of}".strip(): each for each in found}


def test_the_same_game_twice_does_not_differ() -> None:
    """Dice, draws and bots are the same in both."""
    found = compare(play_run(run_of(plan(), plan(), kind="compare"), 6))
    assert found
    for each in found:
        assert each.before == each.after
        assert each.change == (0.0, 0.0, 0.0)
        assert not each.clear


def test_an_option_changes_its_measure() -> None:
    """Rerolling with the last life instead of dying means fewer deaths."""
    base = plan(players=("restless", "restless"), limit=1200)
    other = replace(base, setup=boneyard.game("zombie-invasion").setup(2, last_life="rerolls"))
    found = by_name(compare(play_run(run_of(base, other, kind="compare"), 14)))
    assert found["deaths"].change.high < 0
    assert found["deaths"].clear


def test_two_content_sets_play_the_same_deals() -> None:
    base = plan(limit=400)
    content = base.setup.content
    text = content.files["tiles.toml"]
    assert "zombies = 8" in text
    other = Content("mild", {**content.files, "tiles.toml": text.replace("zombies = 8", "zombies = 1")})
    setup = boneyard.game("zombie-invasion").setup(2, other)
    run = run_of(base, replace(base, setup=setup), kind="compare")
    playing = play_run(run, 4)
    for before, after in zip(playing.of(0), playing.of(1), strict=True):
        assert run.plans[0].chance_seed(before.game) == run.plans[1].chance_seed(after.game)
        assert before.seating == after.seating
    assert {each.state for each in playing.of(0)} != {each.state for each in playing.of(1)}


def game(plan_number: int, number: int, way: str, winner: int) -> Played:
    seating = (0, 1) if number % 2 == 0 else (1, 0)
    return Played(
        plan=plan_number,
        game=number,
        seating=seating,
        winners=(winner,),
        way=way,
        turns=20 + 4 * number + 10 * plan_number,
        answers=1,
        decisions=1,
        lead_changes=0,
        points=(),
        counts={},
        things={},
        state="",
    )


def test_differences_are_taken_deal_by_deal() -> None:
    """Games get longer from deal to deal, by far more than the variants differ; that cancels out."""
    run = Run("compare", (plan(), plan()))
    games = [game(0, number, "points", 0) for number in range(20)]
    games += [game(1, number, "helipad", 1) for number in range(20)]
    playing = Playing(run, {(each.plan, each.game): each for each in games})
    found = by_name(compare(playing))
    assert found["rounds"].change == (5.0, 5.0, 5.0)
    assert found["rounds"].before.high > found["rounds"].after.low
    assert found["ends points"].change.value == -1
    assert found["ends helipad"].change.value == 1
    assert (found["wins of seat 1"].change.value, found["wins of seat 2"].change.value) == (-1, 1)
    assert found["wins of random"].change.value == 0
