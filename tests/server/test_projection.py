"""Views of several at once: each as its viewer sees it alone, and what is new makes one of the other."""

from random import Random

import msgspec
import pytest
from msgspec import Struct

import boneyard
from boneyard.engine.chance import CHANCE
from boneyard.games.catalogue import game_ids
from boneyard.server.play import Play, begin
from boneyard.server.projection import Viewer, Views, news_of, shared_fields, view_of, views_of
from tests.sizes import pick

SEATS = 3
VIEWERS: tuple[Viewer, ...] = (1, None, 0, 2)
STEPS = pick(quick=150, ci=2_000, full=20_000)


def step(play: Play, rng: Random) -> Play:
    """The game after one more answer; a new one where it is over."""
    if not play.actors:
        return begin(play.game, play.setup, str(rng.random()), ())
    twin = play.copy()
    actor = rng.choice(twin.actors)
    options = twin.options(actor)
    command = twin.dice.pick(options) if actor == CHANCE else rng.choice(options)  # type: ignore[arg-type]
    twin.take(actor, command, None, None)
    return twin


def put_together(old: Struct | None, news: dict[str, msgspec.Raw]) -> dict[str, object]:
    """What a client knows after an update."""
    known: dict[str, object] = {} if old is None else as_told(old)
    return known | {name: msgspec.json.decode(value) for name, value in news.items()}


def as_told(view: Struct) -> dict[str, object]:
    told: dict[str, object] = msgspec.json.decode(msgspec.json.encode(view))
    return told


@pytest.mark.parametrize("game", game_ids())
def test_what_is_new_makes_one_view_of_the_other(game: str) -> None:
    rng, before = Random(7), Views()
    play = begin(boneyard.game(game), boneyard.game(game).setup(SEATS), "seed", ())
    for _ in range(STEPS):
        after = views_of(play, VIEWERS)
        for viewer, news in news_of(before, after).items():
            old = before.get(viewer)
            assert put_together(old, news) == as_told(after[viewer])
        before, play = after, step(play, rng)


@pytest.mark.parametrize("game", game_ids())
def test_views_made_at_once_are_those_made_alone(game: str) -> None:
    rng = Random(8)
    play = begin(boneyard.game(game), boneyard.game(game).setup(SEATS), "seed", ())
    for _ in range(STEPS):
        views = views_of(play, VIEWERS)
        assert views == {viewer: view_of(play, viewer) for viewer in VIEWERS}
        first = views[1]
        for name in shared_fields(type(first)):
            assert all(getattr(view, name) == getattr(first, name) for view in views.values()), name
        play = step(play, rng)
