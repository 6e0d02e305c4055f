"""Names for options whose command alone would mislead."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Label:
    """The message that names an option: giving the last life token, for example, buys no roll.

    `points` is the option's price, a parameter of the message; `danger` means that it kills.
    """

    message: str
    points: int = 0
    danger: bool = False
