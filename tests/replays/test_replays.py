"""Golden replays: finished games that must be told in the same way for ever.

Those of older rules are kept in a folder of their own: they can be read, and are refused in a sentence.
"""

from pathlib import Path

import pytest

import boneyard
from boneyard.engine.playback import check
from boneyard.engine.replay import BadReplay
from tests.replays.make import Told, digest_of, told
from tests.replays.stored import HERE, replay_in

FILES = sorted(HERE.glob("*.boneyard"))
OLDER = sorted(HERE.glob("rules-*/*.boneyard"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_replay_leads_to_the_same_end(path: Path) -> None:
    replay = replay_in(path)
    assert replay.ending, f"{path}: a golden replay is of a finished game"
    check(boneyard.game(replay.setup.game), replay)


@pytest.mark.parametrize("path", OLDER, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_replay_of_older_rules_is_refused_in_a_sentence(path: Path) -> None:
    replay = replay_in(path)
    game = boneyard.game(replay.setup.game)
    assert path.parent.name == f"rules-{replay.rules}"
    assert Told(path.stem, replay.rules, digest_of(replay)) in told()
    with pytest.raises(BadReplay, match=f"played by rules {replay.rules} .* plays rules {game.rules}"):
        check(game, replay)


@pytest.mark.parametrize("game_id", boneyard.game_ids())
def test_every_game_and_printing_has_a_golden_replay(game_id: str) -> None:
    settings = boneyard.game(game_id).settings
    printings = {value for setting in settings if setting.name == "printing" for value in setting.values}
    replays = [replay for path in FILES if (replay := replay_in(path)).setup.game == game_id]
    assert replays, f"no golden replay of {game_id}; see tests/replays/make.py"
    assert {replay.setup.settings.get("printing") for replay in replays} >= printings


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_replay_is_told_in_one_way_by_the_same_rules(path: Path) -> None:
    replay = replay_in(path)
    latest = max(one for one in told() if one.name == path.stem)
    assert latest == Told(path.stem, replay.rules, digest_of(replay)), "tests.replays.make notes it"


@pytest.mark.parametrize("game_id", boneyard.game_ids())
def test_the_number_of_rules_rises_only_where_a_golden_replay_changes(game_id: str) -> None:
    names = {path.stem for path in FILES if replay_in(path).setup.game == game_id}
    assert unchanged([one for one in told() if one.name in names], boneyard.game(game_id).rules) == []


def unchanged(notes: list[Told], rules: int) -> list[int]:
    """The numbers up to these rules with which no golden replay was told in another way than before."""
    known = {(one.name, one.rules): one.digest for one in notes}
    return [
        number
        for number in range(2, rules + 1)
        if not any(
            before != known.get((name, number), before)
            for (name, rules_before), before in known.items()
            if rules_before == number - 1
        )
    ]


def test_a_number_that_rises_for_nothing_is_found() -> None:
    notes = [Told("one", 1, "a"), Told("two", 1, "b"), Told("one", 2, "a"), Told("two", 2, "c")]
    assert unchanged(notes, 2) == []
    assert unchanged(notes[:3], 2) == [2]
    assert unchanged(notes, 3) == [3]
