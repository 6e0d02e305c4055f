"""Why there is no answer."""

from __future__ import annotations


class NotThought(Exception):
    """A request that was not answered."""


class Busy(NotThought):
    """Too many requests wait already: ask again later."""


class Closing(NotThought):
    """The server is going down."""


class Failed(NotThought):
    """No worker could answer; the log says why."""


class TooComplex(NotThought):
    """The answer takes more work than one request may."""


class BadCommandText(NotThought):
    """A text that is no command of the game."""
