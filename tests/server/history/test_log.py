"""The log holds what its viewer saw, and every roll is judged by public facts."""

from functools import cache
from itertools import chain
from pathlib import Path

import msgspec
import pytest

from boneyard.engine.replay import read
from boneyard.server.history.log import Line, turns_in
from boneyard.server.history.replay_file import standing
from boneyard.server.history.statistics import dice_book
from boneyard.server.history.story import About, Story, open_story
from boneyard.server.history.story_maker import events_in, game_of, story_of
from boneyard.table.events import decode_lines
from boneyard.table.projection import Viewer, visible_events
from tests.sizes import pick

GOLDEN = Path(__file__).parents[2] / "replays"
ALL = ["zombie-invasion", "midevil-first", "castle-of-chaos"]


def golden(name: str) -> str:
    return (GOLDEN / f"{name}.boneyard").read_text("utf-8")


@cache
def golden_story(name: str) -> Story:
    text = golden(name)
    return open_story(story_of(read(text), text, About()))


def lines(name: str) -> list[Line]:
    replay = read(golden(name))
    game, found = game_of(replay), [*events_in(replay)]
    return [
        Line(0, text, decode_lines(game, b"[%b]" % found[moment - 1])[0])
        for moment, text in standing(replay.lines).items()
    ]


def log(name: str, viewer: Viewer) -> list[list[bytes]]:
    game = game_of(read(golden(name)))
    return [
        [bytes(event) for event in visible_events(game, turn.events, viewer)]
        for turn in turns_in(lines(name))
    ]


@pytest.mark.parametrize("name", pick(quick=["midevil-first"], ci=ALL, full=ALL))
@pytest.mark.parametrize("viewer", [None, 1])
def test_a_log_holds_exactly_what_its_viewer_saw(name: str, viewer: int | None) -> None:
    story = golden_story(name)
    found = log(name, viewer)
    assert [*chain.from_iterable(found)] == [
        bytes(event) for glimpse in story.glimpses(viewer) for event in glimpse.events
    ]
    for events, turn in zip(found[1:], turns_in(lines(name))[1:], strict=True):
        first = msgspec.json.decode(events[0])
        assert (first["event"], first["turn"], first["seat"]) == ("turn-began", turn.turn, turn.seat)


@pytest.mark.parametrize("name", pick(quick=["castle-of-chaos"], ci=ALL, full=ALL))
def test_rolls_are_the_dice_of_the_replay(name: str) -> None:
    text = golden(name)
    rolled = [int(line.split()[2]) for line in text.splitlines() if line.startswith("* roll ")]
    rolls, dice = dice_book(lines(name))
    assert [roll.pips for roll in rolls] == rolled
    events = [msgspec.json.decode(event) for event in chain.from_iterable(log(name, None))]
    shown = [event["pips"] for event in events if event["event"] == "rolled" and not event.get("by_card")]
    assert shown == rolled, "rolls set by cards are marked"
    fights = [roll for roll in rolls if roll.purpose == "fight"]
    assert fights
    for roll in fights:
        chance = 0 if roll.needed is None else (7 - roll.needed) / 6
        assert roll.expected == pytest.approx(chance)
        assert roll.actual == (roll.needed is not None and roll.pips >= roll.needed)
    assert all(roll.needed is None for roll in rolls if roll.purpose != "fight")
    for sum_ in dice:
        mine = [roll for roll in rolls if (roll.seat, roll.purpose) == (sum_.seat, sum_.purpose)]
        assert sum_.rolls == len(mine)
        assert sum_.actual == pytest.approx(sum(roll.actual for roll in mine))
        assert sum_.expected == pytest.approx(sum(roll.expected for roll in mine))
    assert sum(sum_.rolls for sum_ in dice) == len(rolled)


def test_spectators_never_see_drawn_cards() -> None:
    drawn = [
        event
        for event in map(msgspec.json.decode, chain.from_iterable(log("midevil-first", 1)))
        if event["event"] == "card-drawn"
    ]
    assert {event["seat"] for event in drawn if event["card"] is not None} == {1}
    assert {event["seat"] for event in drawn if event["card"] is None} == {0, 2}
