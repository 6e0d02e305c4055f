"""The replays in this folder."""

from pathlib import Path

from boneyard.engine.replay import Replay, read

HERE = Path(__file__).parent


def replay_in(path: Path) -> Replay:
    return read(path.read_text("utf-8"))
