"""Projections for several viewers at once equal those made one by one."""

from random import Random

import msgspec
import pytest
from msgspec import Struct

import boneyard
from boneyard.engine.chance import CHANCE
from boneyard.games.catalogue import game_ids
from boneyard.table import protocol, stream
from boneyard.table.events import EventLog
from boneyard.table.play import Play, begin
from boneyard.table.projection import Viewer, Views, game_parts, view_of
from tests.sizes import pick

SEATS = 3
VIEWERS: tuple[Viewer, ...] = (1, None, 0, 2)
STEPS = pick(quick=150, ci=2_000, full=20_000)


def step(play: Play, rng: Random, log: EventLog | None = None) -> Play:
    """The game after one more answer; a new game if it is over."""
    if not play.actors:
        return begin(play.game, play.setup, str(rng.random()), ())
    copy_of = play.copy()
    actor = rng.choice(copy_of.actors)
    options = copy_of.options(actor)
    command = copy_of.dice.pick(options) if actor == CHANCE else rng.choice(options)  # type: ignore[arg-type]
    copy_of.take(actor, command, None, log)
    return copy_of


def put_together(old: Struct | None, patches: bytes) -> dict[str, object]:
    known: dict[str, object] = {} if old is None else as_json(old)
    news = msgspec.json.decode(stream.update(1, patches, b""), type=protocol.Update).view or {}
    return known | {name: msgspec.json.decode(value) for name, value in news.items()}


def as_json(view: Struct) -> dict[str, object]:
    patches: dict[str, object] = msgspec.json.decode(msgspec.json.encode(view))
    return patches


@pytest.mark.parametrize("game", game_ids())
def test_a_patch_turns_the_old_view_into_the_new(game: str) -> None:
    rng = Random(7)
    before: Views | None = None
    play = begin(boneyard.game(game), boneyard.game(game).setup(SEATS), "seed", ())
    for _ in range(STEPS):
        after = Views(play, VIEWERS)
        patches = game_parts(play, (), before, after)
        assert set(patches) == set(VIEWERS)
        for viewer, news in patches.items():
            old = None if before is None else before.view(viewer)
            assert put_together(old, news) == as_json(after.view(viewer))
        before, play = after, step(play, rng)


@pytest.mark.parametrize("game", game_ids())
def test_a_new_viewer_gets_the_whole_view(game: str) -> None:
    play = begin(boneyard.game(game), boneyard.game(game).setup(SEATS), "seed", ())
    known, after = Views(play, (0,)), Views(play, VIEWERS)
    patches = game_parts(play, (), known, after)
    assert put_together(known.view(0), patches[0]) == as_json(after.view(0))
    assert patches[0] == b""
    assert put_together(None, patches[1]) == as_json(after.view(1))


@pytest.mark.parametrize("game", game_ids())
def test_every_viewer_gets_their_own_events(game: str) -> None:
    rng = Random(9)
    play = begin(boneyard.game(game), boneyard.game(game).setup(SEATS), "seed", ())
    for _ in range(STEPS):
        log = EventLog()
        play = step(play, rng, log)
        events = log.events
        found = Views(play, VIEWERS)
        for viewer, patches in game_parts(play, events, found, found).items():
            visible = [play.game.redact(event, viewer) for event in events]
            update = msgspec.json.decode(stream.update(1, patches, b""))
            assert update.get("events", []) == msgspec.json.decode(msgspec.json.encode(visible))


@pytest.mark.parametrize("game", game_ids())
def test_shared_projection_equals_single_projection(game: str) -> None:
    rng = Random(8)
    play = begin(boneyard.game(game), boneyard.game(game).setup(SEATS), "seed", ())
    for _ in range(STEPS):
        found = Views(play, VIEWERS)
        views = {viewer: found.view(viewer) for viewer in VIEWERS}
        assert views == {viewer: view_of(play, viewer) for viewer in VIEWERS}
        for name in play.game.showing.parts:
            assert all(getattr(view, name) == found.field(name) for view in views.values()), name
        play = step(play, rng)
