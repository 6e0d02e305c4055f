"""The end of a game for bots that are programs of their own: they are told, and so are their faults."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console

from boneyard.bots.external import dismiss
from boneyard.engine.game import State
from boneyard.terminal.telling import Teller


def part_with(bots: Iterable[tuple[int, object]], state: State, console: Console, teller: Teller) -> None:
    """Tell the programs how the game ended, and people what the programs did wrong."""
    for seat, program in dismiss(bots, state.winners, state.way).items():
        sentence = teller.say(
            "bot-faults",
            seat=teller.seat(seat),
            number=program.failures,
            replaced=program.replaced,
            first=str(program.faults[0]),
        )
        console.print(sentence, soft_wrap=True, markup=False, highlight=False)
