"""Bad input gets one clear sentence and exit code 2, Ctrl-C no word and 130; neither a traceback."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from boneyard.cli.streams import give_up_output

INTERRUPTED = 130
"""The exit code that shells give to what Ctrl-C ended."""


class Trouble(click.ClickException):
    """A sentence for the person who typed the command."""

    exit_code = 2


def check_place(file: Path) -> None:
    """Refuse to write into a folder that is not there, before any work is done for it."""
    if not file.parent.is_dir():
        raise Trouble(f"there is no folder {file.parent} to write {file.name} into; make it first")


@contextmanager
def in_words() -> Iterator[None]:
    """Say what went wrong in a sentence; who interrupts the program needs none."""
    try:
        yield
    except KeyboardInterrupt:
        click.echo(err=True)  # a terminal has written ^C: what follows begins on a line of its own
        raise SystemExit(INTERRUPTED) from None
    except BrokenPipeError:
        raise  # who closes a pipe has read enough: click ends quietly
    except OSError as error:
        if error.filename is None:
            give_up_output()
            raise click.ClickException(f"the output can't be written: {error.strerror}") from error
        raise Trouble(f"{error.filename}: {error.strerror}") from error
    except (LookupError, ValueError) as error:
        if isinstance(error, bad_input()):
            raise Trouble(str(error)) from error
        raise


def bad_input() -> tuple[type[Exception], ...]:
    """What says in its own words what was wrong; only who needs it loads the parts that it comes from."""
    from boneyard.art import ArtError
    from boneyard.bots import UnknownBot
    from boneyard.engine.content import BadContent
    from boneyard.engine.game import BadSetup
    from boneyard.engine.replay import BadReplay
    from boneyard.games.catalogue import UnknownGame
    from boneyard.rulebook import BookNotFound, RuleNotFound
    from boneyard.simulate.runs import BadRun

    return (
        ArtError,
        BadContent,
        BadReplay,
        BadRun,
        BadSetup,
        BookNotFound,
        RuleNotFound,
        UnknownBot,
        UnknownGame,
    )


class Commands(click.Group):
    """A group whose commands answer bad input with `Trouble`."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Read the arguments; help is printed here."""
        with in_words():
            return super().parse_args(ctx, args)

    def invoke(self, ctx: click.Context) -> object:
        """Run the command; what is known to be bad input is told in its own words."""
        with in_words():
            return super().invoke(ctx)
