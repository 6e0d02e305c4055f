"""Golden replays: finished games that must always replay the same way.

Those of older rules have their own folder: they can be read, and are refused with a reason.
"""

from pathlib import Path

import pytest

import boneyard
from boneyard.engine.playback import check
from boneyard.engine.replay import BadReplay
from tests.replays.make import Digest, digest_of, digests
from tests.replays.stored import HERE, replay_in

FILES = sorted(HERE.glob("*.boneyard"))
OLDER = sorted(HERE.glob("rules-*/*.boneyard"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_replay_leads_to_the_same_end(path: Path) -> None:
    replay = replay_in(path)
    assert replay.ending, f"{path}: the game isn't finished"
    check(boneyard.game(replay.setup.game), replay)


@pytest.mark.parametrize("path", OLDER, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_replay_of_older_rules_is_refused_with_a_reason(path: Path) -> None:
    replay = replay_in(path)
    game = boneyard.game(replay.setup.game)
    assert path.parent.name == f"rules-{replay.rules}"
    assert Digest(path.stem, replay.rules, digest_of(replay)) in digests()
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
def test_a_golden_replay_changes_only_with_the_rules(path: Path) -> None:
    replay = replay_in(path)
    latest = max(one for one in digests() if one.name == path.stem)
    assert latest == Digest(path.stem, replay.rules, digest_of(replay)), "run tests.replays.make"


@pytest.mark.parametrize("game_id", boneyard.game_ids())
def test_the_rules_number_rises_only_if_a_golden_replay_changes(game_id: str) -> None:
    names = {path.stem for path in FILES if replay_in(path).setup.game == game_id}
    assert unchanged([one for one in digests() if one.name in names], boneyard.game(game_id).rules) == []


def unchanged(known_digests: list[Digest], rules: int) -> list[int]:
    """The rules numbers at which no golden replay changed."""
    known = {(one.name, one.rules): one.digest for one in known_digests}
    return [
        number
        for number in range(2, rules + 1)
        if not any(
            before != known.get((name, number), before)
            for (name, rules_before), before in known.items()
            if rules_before == number - 1
        )
    ]


def test_a_needless_rules_number_is_found() -> None:
    known_digests = [
        Digest("one", 1, "a"),
        Digest("two", 1, "b"),
        Digest("one", 2, "a"),
        Digest("two", 2, "c"),
    ]
    assert unchanged(known_digests, 2) == []
    assert unchanged(known_digests[:3], 2) == [2]
    assert unchanged(known_digests, 3) == [3]
