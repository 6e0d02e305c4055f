"""How long the games of a balanced game last, and how they are won."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Targets(NamedTuple):
    """The median length in rounds, the least share of some ways to win, and the options to play with."""

    rounds: tuple[int, int]
    least: Mapping[str, float]
    variants: tuple[Mapping[str, str], ...] = ({},)
