"""Every rule of every game is cited by its code and named by a test."""

from __future__ import annotations

import pytest

from boneyard import rulebook
from boneyard.cli.rule_coverage import coverage, ids_in
from boneyard.games.catalogue import game_ids


@pytest.mark.parametrize("game_id", game_ids())
def test_every_rule_is_cited_and_tested(game_id: str) -> None:
    found = coverage(rulebook.load(game_id).entries)
    assert found.uncited == []
    assert found.untested == []


def test_text_without_rule_ids_has_none() -> None:
    assert ids_in("AB-12, ME-fight-2, XME-FIGHT-2, ME-FIGHT") == set()
