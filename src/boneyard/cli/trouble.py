"""Bad input gets one clear sentence and exit code 2, never a traceback."""

from __future__ import annotations

import click

from boneyard.art import ArtError
from boneyard.bots import UnknownBot
from boneyard.engine.content import BadContent
from boneyard.engine.game import BadSetup
from boneyard.engine.replay import BadReplay
from boneyard.games.catalogue import UnknownGame
from boneyard.rulebook import BookNotFound, RuleNotFound

BAD_INPUT = (
    ArtError,
    BadContent,
    BadReplay,
    BadSetup,
    BookNotFound,
    RuleNotFound,
    UnknownBot,
    UnknownGame,
)


class Trouble(click.ClickException):
    """A sentence for the person who typed the command."""

    exit_code = 2


class Commands(click.Group):
    """A group whose commands answer bad input with `Trouble`."""

    def invoke(self, ctx: click.Context) -> object:
        """Run the command; what is known to be bad input is told in its own words."""
        try:
            return super().invoke(ctx)
        except BAD_INPUT as error:
            raise Trouble(str(error)) from error
        except OSError as error:
            # A closed pipe is no bad input: click ends quietly then.
            if isinstance(error, BrokenPipeError) or error.filename is None:
                raise
            raise Trouble(f"{error.filename}: {error.strerror}") from error
