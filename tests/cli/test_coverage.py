"""Every rule of every game is cited by what carries it out, and named by a test."""

from __future__ import annotations

import pytest

from boneyard import rulebook
from boneyard.coverage import coverage, ids_in
from boneyard.games.catalogue import game_ids


@pytest.mark.parametrize("game_id", game_ids())
def test_every_rule_is_cited_and_tested(game_id: str) -> None:
    found = coverage(rulebook.load(game_id).entries)
    assert found.uncited == []
    assert found.untested == []


def test_what_names_no_rule_names_none() -> None:
    assert ids_in("AB-12, ME-fight-2, XME-FIGHT-2, ME-FIGHT") == set()
