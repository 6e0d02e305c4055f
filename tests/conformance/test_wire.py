"""Commands, events and views round-trip as text and JSON."""

from contextlib import suppress
from functools import reduce
from operator import or_

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import boneyard
from boneyard.engine.game import BadLine
from boneyard.games.shared.commands import BadCommand, Command
from boneyard.games.shared.events import Event
from tests.sizes import pick
from tests.tables import Table, moments, tables

LIMIT = pick(quick=2_500, ci=20_000, full=60_000)
GAMES = pick(quick=1, ci=4, full=40)


def round_trips(thing: msgspec.Struct) -> bool:
    """Whether JSON preserves it."""
    return msgspec.json.decode(msgspec.json.encode(thing), type=type(thing)) == thing


@pytest.mark.parametrize("table", tables(GAMES), ids=str)
def test_commands_round_trip(table: Table) -> None:
    game = table.game
    seen: set[Command] = set()
    for step, state, actor, command in moments(table, LIMIT):
        if step % 10 == 0:
            seen.update(game.options(state, actor))
        seen.add(command)
    wire = msgspec.json.Decoder(reduce(or_, game.commands))
    for command in seen:
        assert type(command) in game.commands, command
        assert wire.decode(msgspec.json.encode(command)) == command
        assert game.parse(command.text()) == command
        assert round_trips(command), command


@pytest.mark.parametrize("table", tables(GAMES), ids=str)
def test_events_round_trip_for_every_viewer(table: Table) -> None:
    game = table.game
    events: list[Event] = []
    for step, _, _, _ in moments(table, LIMIT, events.append):
        if len(events) < 50:
            continue
        for event in events:
            assert round_trips(event), table.at(f"step {step}: {event}")
            for viewer in (None, *range(table.seats)):
                shown = game.redact(event, viewer)
                assert shown is None or round_trips(shown), table.at(f"step {step}: {event}")
        events.clear()


@pytest.mark.parametrize("table", tables(GAMES), ids=str)
def test_views_round_trip(table: Table) -> None:
    game = table.game
    for step, state, _, _ in moments(table, LIMIT):
        if step % pick(quick=50, ci=20, full=5):
            continue
        for viewer in (None, *range(table.seats)):
            view = game.view(state, viewer)
            assert isinstance(view, msgspec.Struct)
            assert round_trips(view), table.at(f"step {step}, viewer {viewer}")


@pytest.mark.parametrize("game_id", boneyard.game_ids())
@given(data=st.data())
def test_any_line_is_parsed_or_gets_an_error_message(game_id: str, data: st.DataObject) -> None:
    game = boneyard.game(game_id)
    words = [str(kind.__struct_config__.tag) for kind in game.commands]
    word = st.one_of(st.sampled_from([*words, "*", "-", "0", "-1", "12", "x"]), st.text(max_size=8))
    line = " ".join(data.draw(st.lists(word, max_size=6)))
    with suppress(BadLine, BadCommand):
        actor, command = game.read(line)
        assert game.read(game.text(actor, command)) == (actor, command)
