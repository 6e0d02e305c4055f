"""Guesses on the next fight: whoever waits says hit or miss before the die falls. They win fame only."""

from __future__ import annotations

from collections.abc import Sequence

from boneyard.games.shared.events import TurnBegan
from boneyard.odds.luck import FIGHT
from boneyard.table import protocol
from boneyard.table.decision import Decision, Who, require_admitted, require_own_play, running_play
from boneyard.table.errors import Refused
from boneyard.table.events import LineEvents
from boneyard.table.log_entries import FightDie, Guessed
from boneyard.table.table import Table

MOST_SPECTATORS = 24
"""How many spectators may guess on one fight."""


def guess(table: Table, who: Who, message: protocol.Guess) -> Decision:
    """Guess once on the next fight of the player whose turn it is."""
    play = running_play(table)
    require_admitted(table, who.seat)
    if not who.guest or who.guest in table.guesses or who.seat == play.active:
        raise Refused("not-allowed")
    if who.seat is not None:
        require_own_play(table, who)
    elif sum(one.seat is None for one in table.guesses.values()) >= MOST_SPECTATORS:
        raise Refused("not-allowed")
    return Decision([Guessed(guest=who.guest, seat=who.seat, hit=message.hit)])


def fight_die_in(lines: Sequence[LineEvents]) -> FightDie | None:
    """The first die of a fight in the turn in which the lines begin."""
    for line in lines:
        if (found := line.roll) is not None and found[1].purpose == FIGHT:
            _, roll = found
            return FightDie(roll.seat, round(6 * roll.expected), hit=roll.actual >= 1)
        if any(isinstance(event, TurnBegan) for event in line.events):
            return None
    return None
