from __future__ import annotations

import click


class Whole(click.ParamType):  # type: ignore[type-arg]  # older versions of click take none
    """A whole number of at least `least`."""

    name = "N"

    def __init__(self, least: int) -> None:
        self.least = least

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> int:
        try:
            number = int(str(value))
        except ValueError:
            number = self.least - 1
        if number < self.least:
            self.fail(f"give a whole number, {self.least} or more, not {str(value)!r}", param, ctx)
        return number
