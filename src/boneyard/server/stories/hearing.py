"""What a viewer was told of a game so far: its log by turn, and its dice with what was to be expected.

What was taken back is not told. Dice are judged by what everybody saw, so the ledger is the same for all.
"""

from __future__ import annotations

from boneyard.engine.chance import CHANCE
from boneyard.engine.playback import playback
from boneyard.engine.replay import Replay
from boneyard.games.shared.commands import Roll
from boneyard.games.shared.events import Event, Rolled, TurnBegan
from boneyard.odds import Ledger
from boneyard.server.stories import requests as r
from boneyard.server.stories.telling import dice_told, game_of
from boneyard.table.play import begin
from boneyard.table.projection import told


class Listener:
    """Notes the events of a game for one viewer."""

    def __init__(self) -> None:
        self.turn = r.Turn(0, 0, ())
        self.turns: list[tuple[r.Turn, list[Event]]] = [(self.turn, [])]
        self.rolls: list[r.Roll] = []
        self.ledger = Ledger(unseen=False)

    def hear(self, event: Event) -> None:
        """The next event."""
        if isinstance(event, TurnBegan):
            self.turn = r.Turn(event.turn, event.seat, ())
            self.turns.append((self.turn, []))
        self.turns[-1][1].append(event)
        if isinstance(event, Rolled):
            self.roll(event)

    def roll(self, event: Rolled) -> None:
        """A roll; where a card says what a die shows, none was rolled."""
        before = len(self.ledger.rolls)
        self.ledger.hear(event)
        for judged in self.ledger.rolls[before:]:
            self.rolls.append(
                r.Roll(
                    turn=self.turn.turn,
                    seat=event.seat,
                    purpose=event.purpose,
                    pips=event.pips,
                    result=event.result,
                    needed=judged.needed,
                    actual=judged.actual,
                    expected=judged.expected,
                )
            )


def heard_by(replay: Replay, viewer: int | None) -> r.Heard:
    """All that a viewer was told, and every roll."""
    game = game_of(replay)
    match = playback(game, replay)
    play = begin(game, match.setup, "", ())
    listener = Listener()
    for line in match.lines:
        if line.actor == CHANCE and isinstance(line.command, Roll):
            listener.ledger.see(game.view(play.state, None))
        game.apply(play.state, line.actor, line.command, listener.hear)
    turns = [
        r.Turn(turn.turn, turn.seat, tuple(bytes(event) for event in told(play, events, viewer)))
        for turn, events in listener.turns
    ]
    return r.Heard(tuple(turns), tuple(listener.rolls), dice_told(listener.ledger))
