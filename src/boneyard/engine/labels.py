"""How an option is announced where its command alone would mislead."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Label:
    """The message that names an option: a last life token, for example, buys no roll.

    `points` is what the option costs, which the message names; a `danger` kills.
    """

    message: str
    points: int = 0
    danger: bool = False
