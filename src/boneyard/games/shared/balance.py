"""Balance targets: how long a game lasts, and how it is won."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Targets(NamedTuple):
    """The range of the median length in rounds, minimum shares of ways to win, and settings to test."""

    rounds: tuple[int, int]
    least: Mapping[str, float]
    variants: tuple[Mapping[str, str], ...] = ({},)
