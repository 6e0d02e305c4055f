"""What a bot did for somebody who was away, as far as their seat saw it."""

from __future__ import annotations

from collections import deque

from boneyard.engine.chance import CHANCE
from boneyard.engine.replay import BadReplay, Replay, parse_draw
from boneyard.games.shared.events import Event
from boneyard.server.stories import requests as r
from boneyard.server.stories.telling import UNPLAYABLE, go_on, play_at
from boneyard.table.projection import told

MOST_DEEDS = 100
"""Who was away for longer is told the last ones."""


def deeds_of(replay: Replay, asked: r.Meanwhile) -> r.Done:
    """The seat's answers between two moments; what was taken back is not among them."""
    play = play_at(replay, asked.start)
    deeds: deque[tuple[int, str, list[bytes]]] = deque()
    before, follows = 0, False
    for line in replay.lines[asked.start : asked.end]:
        heard: list[Event] = []
        try:
            go_on(play, line, heard)
        except UNPLAYABLE as error:
            raise BadReplay(f"{line!r}: {error}") from error
        _, undo, keep = line.partition(" undo ")
        if undo:
            while deeds and deeds[-1][0] > int(keep):
                deeds.pop()
            follows = False
            continue
        actor, command = play.game.read(parse_draw(line)[0])
        events = [bytes(event) for event in told(play, heard, asked.seat)]
        if actor == asked.seat:
            deeds.append((play.lines, command.text(), events))
            if len(deeds) > MOST_DEEDS:
                deeds.popleft()
                before += 1
        elif actor == CHANCE and follows:
            deeds[-1][2].extend(events)
        follows = actor == asked.seat or (actor == CHANCE and follows)
    return r.Done(tuple(r.Deed(command, tuple(events)) for _, command, events in deeds), before)
