"""A record has what one viewer saw, and nothing that reveals more."""

from __future__ import annotations

import json

import msgspec

import boneyard
from boneyard.bots import bot
from boneyard.engine.chance import FairDice
from boneyard.engine.match import Match
from boneyard.engine.record import Recorder


def test_a_record_has_a_line_per_moment_and_no_seed() -> None:
    game = boneyard.game("zombie-invasion")
    recorder = Recorder(game, None, msgspec.json.encode)
    setup = game.setup(seats=2)
    match = Match(game, setup, FairDice("my-seed", game.id), recorder.tell)
    players = [bot("random", f"1/{seat}", setup.content) for seat in range(2)]
    for limit in range(1, 40):
        match.play(players, limit)
        recorder.look(match)
    head, *entries = recorder.text().splitlines()
    assert json.loads(head) == {"record": 1, "game": game.id, "rules": game.rules, "viewer": None}
    events = [event for entry in entries for event in json.loads(entry)["events"]]
    assert "turn-began" in {event["event"] for event in events}
    assert json.loads(entries[-1])["view"]["viewer"] is None
    assert "my-seed" not in recorder.text()
