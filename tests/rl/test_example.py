"""The example of docs/rl.md learns something and beats random."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

from tests.figures import Figures
from tests.sizes import SIZE, pick

FILE = Path(__file__).parents[2] / "examples" / "rl" / "train.py"


@pytest.fixture
def train() -> ModuleType:
    spec = spec_from_file_location("train", FILE)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_it_learns_to_walk_towards_zombies(train: ModuleType) -> None:
    policy = train.train(episodes=pick(quick=8, ci=80, full=80), length=200, seed=1)
    step = policy.weights[policy.encoder.kinds.index("step")]
    assert step[train.FEATURES.index("nearness of zombies")] > 0
    assert step[train.FEATURES.index("zombie")] > 0


def test_it_beats_random(train: ModuleType, figures: Figures) -> None:
    """Run from the command line; a quick run only checks that it works."""
    size = ["--episodes", "1", "--length", "50", "--games", "1"] if SIZE == "quick" else []
    share = train.main(size)
    if SIZE != "quick":
        figures("rl-example", games=20, won=share)
        assert share >= 0.75
