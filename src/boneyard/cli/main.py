"""The group of all commands."""

from __future__ import annotations

from importlib import import_module

import click

import boneyard
from boneyard.cli.streams import open_streams
from boneyard.cli.trouble import Commands

MODULES = {
    "admin": "admin",
    "backup": "backup",
    "board": "board",
    "bot": "bot",
    "content": "content",
    "export": "export",
    "games": "games",
    "ladder": "ladder",
    "play": "play",
    "replay": "replay",
    "report": "report",
    "restore": "backup",
    "rules": "rules",
    "serve": "serve",
    "simulate": "simulate",
    "verify": "verify",
    "watch": "watch",
}
"""Where each command is. It is imported when it is called: all of them would take longer than most do."""


class Boneyard(Commands):
    """All commands, on streams that take every letter."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Make the streams ready before anything is said, help and errors included."""
        open_streams()
        return super().parse_args(ctx, args)

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names of all commands."""
        return [*MODULES]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of this name, if there is one."""
        return command(cmd_name) if cmd_name in MODULES else None


def command(name: str) -> click.Command:
    """Import a command."""
    found = getattr(import_module(f"boneyard.cli.{MODULES[name]}"), name)
    assert isinstance(found, click.Command)
    return found


@click.group(
    cls=Boneyard,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.version_option(boneyard.__version__, prog_name="boneyard")
def main() -> None:
    """Boneyard: out-of-print tile games with enforced rules.

    Start with `boneyard play`.
    """
