"""A false scenario fails, and the error has the line and the truth."""

from pathlib import Path

import pytest

from tests.scenarios.runner import Failed, Scenario

POSITION = """\
ZI-FIGHT-1: a sentence that must come true
zombie-invasion, 2 seats
board
  street
  town-hall
figures
  #.#
  #.#
  #*#

  #.#
  .1.
  #.#
at street.s zombie, life, pawn 0
next fight-roll

play
"""
FALSE = [
    ("0 stop", "it isn't seat 0's turn to answer"),
    ("* roll 7", "'roll 7' isn't possible now"),
    ("* rool 5", "'rool' isn't a known command"),
    ("* roll 4\nrefused * roll 3", "is accepted"),
    ("refused 0 stop ZI-FIGHT-3", "is refused by None, not ZI-FIGHT-3"),
    ("* roll 2\noptions 0 = life", "the options of 0 are: ammo, life"),
    ("* roll 2\noptions 0 = life, ammo, die", "the options of 0 are: ammo, life"),
    ("* roll 2\noptions 0 include die", "the options of 0 are: ammo, life"),
    ("* roll 2\noptions 0 exclude l*", "among the options are: life"),
    ("options 0 life", "write: options SEAT"),
    ("* roll 4\n> beaten seat=1", "no such event: beaten seat=1. Events were, in this order: rolled seat=0"),
    ("* roll 4\n> token-taken\n> beaten", "no such event: beaten. Events were, in this order: nothing more"),
    ("* roll 4\nnot > beaten", "there was such an event: beaten"),
    ("* roll 4\nseat 0 points 2", "seat 0: life 4, ammo 3, points 1"),
    ("seat 0 dead", "seat 0: life 3, ammo 3, points 0"),
    ("seat 0 not life 3", "seat 0: life 3, ammo 3, points 0"),
    ("seat 0 lives 3", "nothing is called 'lives' before a seat"),
    ("at street.s zombie, pawn 0", "on street.s: zombie, life, pawn 0"),
    ("at street.n pawn 1", "on street.n: nothing"),
    ("at stret.n nothing", "'stret' isn't a known tile on the board; did you mean 'street'?"),
    ("next mend", "pending is: fight-roll"),
    ("* roll 2\nnext mend roll=3", "pending is: mend roll=2"),
    ("actors 0", "actors *"),
    ("view 1 seats.0.life = 2", "view 1 seats.0.life = 3"),
    ("view 1 seats.0.lives = 3", "view 1 seats.0.lives = nothing"),
    ("active 1", "active 0"),
    ("not active 0", "it is so: active 0"),
    ("won points 0", "won is not said"),
    ("unplayable zombie-invasion, 3 seats", "'zombie-invasion, 3 seats' can be played"),
    ("weather fine", "'weather' is no word of a script"),
    ("* roll 4", "the scenario says nothing that could be wrong"),
]


def scenario(tmp_path: Path, text: str) -> Scenario:
    path = tmp_path / "false.scn"
    path.write_text(text, "utf-8")
    return Scenario(path)


@pytest.mark.parametrize(("script", "reason"), FALSE)
def test_a_false_scenario_fails(tmp_path: Path, script: str, reason: str) -> None:
    with pytest.raises(Failed) as failed:
        scenario(tmp_path, POSITION + script).run()
    assert reason in str(failed.value)
    last = len((POSITION + script).splitlines())
    assert f"false.scn:{last}: " in str(failed.value)


def test_a_bad_position_fails_with_its_line(tmp_path: Path) -> None:
    with pytest.raises(Failed, match=r"false.scn: line 5: 'town-hell' isn't a known tile"):
        scenario(tmp_path, POSITION.replace("town-hall", "town-hell") + "actors *").run()


def test_windows_of_an_unknown_card_fail(tmp_path: Path) -> None:
    with pytest.raises(Failed, match="'windows sord before-fight' changes no card"):
        scenario(tmp_path, POSITION.replace("board\n", "windows sord before-fight\nboard\n", 1))


def test_a_title_names_its_rules(tmp_path: Path) -> None:
    with pytest.raises(Failed, match="the title names no rule"):
        scenario(tmp_path, POSITION.replace("ZI-FIGHT-1: ", "Fighting: ") + "actors *").run()


def test_again_restores_the_drawn_position(tmp_path: Path) -> None:
    scenario(tmp_path, POSITION + "* roll 4\nseat 0 points 1\nagain\nseat 0 points 0\n").run()
