"""The group of all commands."""

from __future__ import annotations

import click

import boneyard
from boneyard.cli.admin import admin
from boneyard.cli.backup import backup, restore
from boneyard.cli.board import board
from boneyard.cli.bot import bot
from boneyard.cli.content import content
from boneyard.cli.export import export
from boneyard.cli.games import games
from boneyard.cli.ladder import ladder
from boneyard.cli.play import play
from boneyard.cli.replay import replay
from boneyard.cli.report import report
from boneyard.cli.rules import rules
from boneyard.cli.serve import serve
from boneyard.cli.simulate import simulate
from boneyard.cli.streams import open_streams
from boneyard.cli.trouble import Commands
from boneyard.cli.verify import verify
from boneyard.cli.watch import watch


class Boneyard(Commands):
    """All commands, on streams that take every letter."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Make the streams ready before anything is said, help and errors included."""
        open_streams()
        return super().parse_args(ctx, args)


@click.group(
    cls=Boneyard,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.version_option(boneyard.__version__, prog_name="boneyard")
def main() -> None:
    """Boneyard: out-of-print tile games with enforced rules.

    Start with `boneyard play`.
    """


for command in (
    play,
    serve,
    admin,
    backup,
    restore,
    watch,
    games,
    rules,
    simulate,
    ladder,
    report,
    export,
    replay,
    verify,
    board,
    content,
    bot,
):
    main.add_command(command)
