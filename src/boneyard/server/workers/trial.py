"""Trials: set up a table from foreign content or a foreign position, and play it for a moment.

The rules trust their state, and the server plays on its event loop. So refuse a game that can't be started or
played, never asks anybody, or takes too long for one answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from time import process_time

import msgspec

from boneyard.engine.game import Endless
from boneyard.games.shared.commands import Command
from boneyard.table.config import checked
from boneyard.table.errors import Refused
from boneyard.table.events import EventLog
from boneyard.table.fold import fold
from boneyard.table.handlers.answers import AutoAnswers
from boneyard.table.log_entries import Created, Sat
from boneyard.table.play import Play
from boneyard.table.table import Table

MOST_TRIED = 60
"""Options tried of one decision, spread over the list if it has more."""
DECISIONS = 40
"""Decisions that a trial plays."""
ENOUGH = 0.5
"""Seconds of CPU time after which nothing more is tried."""
SLOWEST = 0.05
"""Seconds of CPU time for setting up the game or for one answer; one slower case is tolerated."""


def is_foreign(created: Created) -> bool:
    """Whether a table contains anything a stranger has written."""
    config = created.config
    foreign = config.content is not None or bool(config.position) or created.position is not None
    return foreign and not config.lesson


def try_out(created: Created) -> None:
    """Refuse a table that can't be played; raises only `Refused`."""
    try:
        checked(created.config)
        if is_foreign(created):
            play_for_a_moment(created)
    except Refused:
        raise
    except Endless as error:
        raise Refused("bad-setup", reason=f"the game can't be played from here: {error}") from error
    except Exception as error:  # any error of the rules is the fault of the foreign data
        raise Refused("bad-setup", reason="the game can't be played from here") from error


def play_for_a_moment(created: Created) -> None:
    """Try every option of the first decision, then play some decisions at random."""
    table = Table("trial")
    fold(table, 1, 0, replace_seed(created))
    for seat in [number for number, seat in enumerate(table.seats) if seat.free]:
        fold(table, 1, 0, Sat(seat=seat, guest=f"{seat}", name=f"{seat}"))
    table.new_play()  # fills caches, so that only the next one is timed
    clock = Clock()
    play = table.new_play()
    clock.look()
    settle(table, play, clock)
    rng = Random(0)
    began = process_time()
    for number in range(DECISIONS):
        if play.state.over or process_time() - began > ENOUGH:
            return
        for seat in play.actors:
            options = offered(play, seat)
            if number == 0:
                for option in some_of(options):
                    answer(table, play.copy(), seat, option, clock)
        seat = rng.choice(play.actors)
        answer(table, play, seat, rng.choice(offered(play, seat)), clock)


def replace_seed(created: Created) -> Created:
    """A trial must not reveal the table's dice."""
    nonces = ("",) * len(created.config.seats)
    return msgspec.structs.replace(created, seed="trial", nonces=nonces)


def offered(play: Play, seat: int) -> Sequence[Command]:
    options = play.options(seat)
    if not len(options):
        raise Refused("bad-setup", reason="a seat must answer but has no options")
    return options


def some_of(options: Sequence[Command]) -> list[Command]:
    """All options, or as many as can be tried."""
    step = len(options) // MOST_TRIED + 1
    return [options[number] for number in range(0, len(options), step)]


def answer(table: Table, play: Play, seat: int, command: Command, clock: Clock) -> None:
    clock.begin()
    play.take(seat, command, None, EventLog())
    settle(table, play, clock)


def settle(table: Table, play: Play, clock: Clock) -> None:
    """Go on to the next choice, with everything that the table answers for its players."""
    log = EventLog()
    play.settle(AutoAnswers(table, log), log)
    for viewer in (0, None):
        play.game.view(play.state, viewer)
    play.saved()
    clock.look()


class Clock:
    """CPU time, so that other work on this machine doesn't count."""

    def __init__(self) -> None:
        self.began = process_time()
        self.slow = 0

    def begin(self) -> None:
        self.began = process_time()

    def look(self) -> None:
        self.slow += process_time() - self.began > SLOWEST
        if self.slow > 1:
            raise Refused("bad-setup", reason="the game is too large to be played here")
