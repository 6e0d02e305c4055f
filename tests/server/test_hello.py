"""Joining a table disturbs nobody else."""

from collections.abc import Sequence
from random import Random

import pytest

from boneyard.games.shared.state import BoardState
from boneyard.server.rooms.chat import AT_ONCE, MOST_LIMITS, MOST_RECENT, Chat
from boneyard.table import protocol
from boneyard.table.config import Config
from boneyard.table.decision import Who
from boneyard.table.errors import Refused
from tests.reliability.bare_rooms import NOON, QuietRoom, new_table

HELLO = protocol.Hello(protocol=protocol.PROTOCOL)
HI = protocol.Say(id="1", text="hello")


class RecordingSocket:
    def __init__(self) -> None:
        self.frames: list[bytes] = []

    def send(self, frame: bytes) -> None:
        self.frames.append(frame)


def test_more_viewers_cause_no_updates_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    table = new_table(Config(game="midevil", seats=("open", "open")), Random(1))
    room = QuietRoom(table)
    assert table.play is not None
    looked: list[int] = []
    showing = table.play.game.showing
    own_parts = showing.own_parts

    def counted(state: BoardState, viewers: Sequence[int | None]) -> list[tuple[object, ...]]:
        if len(viewers) > 1:  # a new viewer gets the whole state
            looked.append(len(viewers))
        return own_parts(state, viewers)

    monkeypatch.setattr(showing, "own_parts", counted)
    ann, tab, bob, eve = RecordingSocket(), RecordingSocket(), RecordingSocket(), RecordingSocket()
    room.audience.join(table, 0, HELLO, ann.send)
    room.audience.join(table, 1, HELLO, bob.send)
    assert b'"update"' in ann.frames[-1], "the viewer joined"
    room.audience.join(table, None, HELLO, eve.send)
    frames, looks = len(ann.frames), len(looked)
    room.audience.join(table, 0, HELLO, tab.send)
    for _ in range(10):
        room.audience.join(table, None, HELLO, eve.send)
        room.audience.join(table, 1, HELLO, bob.send)
    room.audience.leave(table, None, eve.send)
    room.audience.leave(table, 0, tab.send)
    assert (len(ann.frames), len(looked)) == (frames, looks)
    assert len(bob.frames) >= 11, "every hello is answered"
    room.audience.leave(table, 1, bob.send)
    assert len(ann.frames) == frames + 1, "the viewer left"


def test_a_seated_guest_leaves_no_spectator_stream() -> None:
    """A returning spectator gets missed updates, but not after taking a seat."""
    table = new_table(Config(game="midevil", seats=("open", "open")), Random(1))
    audience, ann, eve = QuietRoom(table).audience, RecordingSocket(), RecordingSocket()
    for socket in (ann, eve):
        audience.join(table, None, HELLO, socket.send)
    audience.leave(table, None, ann.send, for_good=True)
    assert None in audience.streams, "another spectator is still connected"
    audience.leave(table, None, eve.send)
    assert None in audience.streams, "the spectator may return"
    audience.join(table, None, HELLO, ann.send)
    audience.leave(table, None, ann.send, for_good=True)
    assert None not in audience.streams


def test_chat_limits_forget_quiet_guests() -> None:
    table = new_table(Config(game="midevil", seats=("open", "open")), Random(1))
    chat = Chat()
    for number in range(5 * MOST_LIMITS):
        chat.new_line(table, Who(f"guest-{number}", None), HI, NOON + number * 1000)
        assert len(chat.limits["spectators"]) <= MOST_LIMITS
    now = NOON + 10_000_000
    for _ in range(AT_ONCE):
        chat.new_line(table, Who("loud", None), HI, now)
    for number in range(MOST_LIMITS - 1):
        chat.new_line(table, Who(f"crowd-{number}", None), HI, now)
    for guest in ("loud", "one too many"):
        with pytest.raises(Refused, match="too-fast"):
            chat.new_line(table, Who(guest, None), HI, now)


def test_spectators_never_silence_players() -> None:
    table = new_table(Config(game="midevil", seats=("open", "open")), Random(1))
    chat = Chat()
    for number in range(MOST_LIMITS):
        chat.new_line(table, Who(f"crowd-{number}", None), HI, NOON)
    with pytest.raises(Refused, match="too-fast"):
        chat.new_line(table, Who("one too many", None), HI, NOON)
    _, message = chat.new_line(table, Who(table.seats[0].guest, 0), HI, NOON)
    assert message.room == "players"


def test_cheering_spectators_never_displace_what_players_said() -> None:
    table = new_table(Config(game="midevil", seats=("open", "open")), Random(1))
    ann, chat = Who(table.seats[0].guest, 0), Chat()
    chat.add(*chat.new_line(table, ann, HI, NOON))
    cheer = protocol.Say(id="cheer", text=":wow")
    for number in range(2 * MOST_RECENT):
        chat.add(*chat.new_line(table, Who(f"crowd-{number}", None), cheer, NOON + 1))
    seen = [said.text for said in chat.visible_to(ann)]
    assert (seen[0], seen[-1]) == (HI.text, ":wow"), "players see cheers too"
