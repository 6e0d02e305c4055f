"""Bad input ends with one clear sentence and exit code 2, Ctrl-C with 130; neither shows a traceback."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from boneyard.cli.streams import give_up_output

INTERRUPTED = 130
"""The shells' exit code for a program ended by Ctrl-C."""


class UserError(click.ClickException):
    exit_code = 2


def check_place(file: Path) -> None:
    """Fail before any work is done for a file that can't be written."""
    if not file.parent.is_dir():
        raise UserError(f"can't write {file.name}: create the folder {file.parent} first")


@contextmanager
def plain_errors() -> Iterator[None]:
    try:
        yield
    except KeyboardInterrupt:
        click.echo(err=True)  # the terminal has printed ^C; end its line
        raise SystemExit(INTERRUPTED) from None
    except BrokenPipeError:
        raise  # click exits quietly
    except OSError as error:
        if error.filename is None:
            give_up_output()
            raise click.ClickException(f"can't write the output: {error.strerror}") from error
        raise UserError(f"{error.filename}: {error.strerror}") from error
    except (LookupError, ValueError) as error:
        if isinstance(error, bad_input()):
            raise UserError(str(error)) from error
        raise


def bad_input() -> tuple[type[Exception], ...]:
    """Exceptions whose text is meant for users; imported late because their modules are slow to load."""
    from boneyard.art import ArtError
    from boneyard.bots import UnknownBot
    from boneyard.engine.content import BadContent
    from boneyard.engine.game import BadSetup
    from boneyard.engine.replay import BadReplay
    from boneyard.games.catalogue import UnknownGame
    from boneyard.rulebook import BookNotFound, RuleNotFound
    from boneyard.simulate.run_file import BadRun

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
    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:  # prints --help
        with plain_errors():
            return super().parse_args(ctx, args)

    def invoke(self, ctx: click.Context) -> object:
        with plain_errors():
            return super().invoke(ctx)
