"""Every scenario file is a test with its name, and every rule has one."""

from pathlib import Path

import pytest

import boneyard
from boneyard.rulebook import books
from tests.scenarios.runner import Scenario

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*/*.scn"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_scenario(path: Path) -> None:
    scenario = Scenario(path)
    named = [rule for rule in scenario.rules if path.stem == rule or path.stem.startswith(f"{rule}-")]
    assert named, f"{path}: the title must name the rule that the file is named after"
    scenario.run()


@pytest.mark.parametrize("game_id", boneyard.game_ids())
def test_every_rule_has_a_scenario(game_id: str) -> None:
    shown = {rule for path in HERE.glob(f"{game_id}/*.scn") for rule in Scenario(path).rules}
    missing = [rule for rule in books.load(game_id).entries if rule not in shown]
    assert not missing, f"no scenario's title names: {', '.join(missing)}"
