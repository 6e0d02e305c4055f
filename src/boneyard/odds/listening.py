"""Where a luck ledger gets its rolls from: a game's lines, or the record of what somebody saw."""

from __future__ import annotations

import json
from collections.abc import Iterable

import msgspec

import boneyard
from boneyard.engine.chance import CHANCE
from boneyard.engine.game import Setup, State
from boneyard.engine.match import Line
from boneyard.games.catalogue import AnyGame
from boneyard.games.shared.commands import Command, Roll
from boneyard.games.shared.events import Rolled
from boneyard.odds.luck import Ledger
from boneyard.sight import sight_of


def luck_of(game: AnyGame, setup: Setup, lines: Iterable[Line[Command]]) -> tuple[Ledger, State]:
    """The ledger of a game that is written down, and the state after it."""
    ledger = Ledger(unseen=False)
    state = game.start(setup)
    for line in lines:
        if line.actor == CHANCE and isinstance(line.command, Roll):
            ledger.see(game.view(state, None))
        game.apply(state, line.actor, line.command, ledger.hear)
    return ledger, state


def luck_of_record(text: str, every_moment: bool = False) -> tuple[Ledger, list[int]]:
    """The ledger of a record (`boneyard.engine.record`), and the points of the seats at its end.

    A record that was looked at after every answer, of chance too, notes `every_moment` and tells as much
    as the game itself. Otherwise dice that were rolled between two looks are judged as plain dice.
    """
    head, *entries = text.splitlines()
    game = boneyard.game(json.loads(head)["game"])
    kind = type(game.view(game.start(game.setup()), None))
    ledger = Ledger(unseen=not every_moment)
    points: list[int] = []
    for entry in entries:
        data = json.loads(entry)
        for event in data["events"]:
            if event["event"] == "rolled":
                ledger.hear(msgspec.convert(event, Rolled))
        view = msgspec.convert(data["view"], kind)
        ledger.see(view)
        points = points_in(view)
    return ledger, points


def points_in(view: object) -> list[int]:
    """The points of all seats that a view shows."""
    return [int(getattr(seat, "points", 0)) for seat in sight_of(view).seats]
