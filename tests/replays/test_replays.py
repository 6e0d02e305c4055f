"""Golden replays: finished games that must be told in the same way for ever."""

from pathlib import Path

import pytest

import boneyard
from boneyard.engine.playback import check
from boneyard.engine.replay import Replay, read

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*.boneyard"))


def replay_in(path: Path) -> Replay:
    return read(path.read_text("utf-8"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_replay_leads_to_the_same_end(path: Path) -> None:
    replay = replay_in(path)
    assert replay.ending, f"{path}: a golden replay is of a finished game"
    check(boneyard.game(replay.setup.game), replay)


@pytest.mark.parametrize("game_id", boneyard.game_ids())
def test_every_game_and_printing_has_a_golden_replay(game_id: str) -> None:
    settings = boneyard.game(game_id).settings
    printings = {value for setting in settings if setting.name == "printing" for value in setting.values}
    replays = [replay for path in FILES if (replay := replay_in(path)).setup.game == game_id]
    assert replays, f"no golden replay of {game_id}; see tests/replays/make.py"
    assert {replay.setup.settings.get("printing") for replay in replays} >= printings
