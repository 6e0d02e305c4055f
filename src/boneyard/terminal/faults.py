"""The end of a game for bots that are external programs."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console

from boneyard.bots.external import dismiss
from boneyard.engine.game import State
from boneyard.terminal.teller import Teller


def dismiss_programs(
    bots: Iterable[tuple[int, object]], state: State, console: Console, teller: Teller
) -> None:
    """Tell the programs how the game ended, and print their faults."""
    for seat, program in dismiss(bots, state.winners, state.way).items():
        sentence = teller.translate(
            "bot-faults",
            seat=teller.seat(seat),
            number=program.failures,
            replaced=program.replaced,
            first=str(program.faults[0]),
        )
        console.print(sentence, soft_wrap=True, markup=False, highlight=False)
