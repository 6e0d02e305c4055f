"""Why there is no answer, as codes that a client translates."""

from __future__ import annotations


class NotThought(Exception):
    """A request that was not answered."""

    code = "not-thought"


class Busy(NotThought):
    """Too much is being thought about already: ask again later."""

    code = "busy"


class Closing(NotThought):
    """The server is going down."""

    code = "closing"


class Failed(NotThought):
    """No worker could answer; the log says why."""

    code = "thinking-failed"


class BadCommandText(NotThought):
    """A text that is no command of the game."""

    code = "bad-command"
