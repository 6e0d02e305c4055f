"""The game in tests/games/lighthouse."""

from __future__ import annotations

from pathlib import Path

ID = "lighthouse"
LINE = "tests.games.lighthouse.game:LIGHTHOUSE"
ROOT = Path(__file__).parents[2]
