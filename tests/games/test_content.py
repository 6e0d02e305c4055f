"""Damaged content is rejected with file, line and reason, or it is playable."""

import re
from collections import OrderedDict
from random import Random

import pytest

import boneyard
from boneyard.engine.content import BadContent, Content
from boneyard.games.castle_of_chaos import game as castle
from boneyard.games.midevil import commands, edition
from boneyard.games.midevil import game as midevil
from boneyard.games.shared import content_set
from boneyard.games.shared.view import OtherContent
from boneyard.games.zombie_invasion import game as zombies
from tests.damage import damage
from tests.sizes import pick

FAULT = re.compile(r"[a-z-]+\.toml:\d+: .+", re.DOTALL)


@pytest.mark.parametrize("game_id", boneyard.game_ids())
def test_damaged_content_is_rejected_or_playable(game_id: str) -> None:
    game = boneyard.game(game_id)
    own = game.default_content()
    refused = played = 0
    for seed in range(pick(quick=40, ci=500, full=20_000)):
        rng = Random(seed)
        name = rng.choice(sorted(own.files))
        content = Content("spoilt", {**own.files, name: damage(own.files[name], rng)})
        try:
            state = game.start(game.setup(rng.randint(1, 3), content))
        except BadContent as error:
            if not all(FAULT.fullmatch(fault) for fault in error.faults):
                raise
            refused += 1
            continue
        for _ in range(120):
            if actors := game.actors(state):
                actor = rng.choice(actors)
                game.apply(state, actor, rng.choice(game.options(state, actor)))
        played += 1
    assert refused
    assert played


@pytest.mark.parametrize("game_id", boneyard.game_ids())
def test_custom_content_has_its_own_hash(game_id: str) -> None:
    own = boneyard.game(game_id).default_content()
    other = Content(own.name, {name: text + "\n# a remark\n" for name, text in own.files.items()})
    assert other.hash != own.hash
    assert Content("other name", own.files).hash == own.hash


@pytest.mark.parametrize("game_id", boneyard.game_ids())
def test_unused_content_is_evicted(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server parses content of every guest for months."""
    caches = (zombies._read, edition._read, content_set._sets)
    for cache in caches:
        monkeypatch.setattr(cache, "most", 3)
        monkeypatch.setattr(cache, "things", OrderedDict())
        monkeypatch.setattr(cache, "weight", 0)
    game = boneyard.game(game_id)
    own = game.default_content()
    views = []
    for number in range(5):
        files = {name: f"{text}\n# remark {number}\n" for name, text in own.files.items()}
        content = Content("own", files)
        views.append((game.view(game.start(game.setup(2, content)), 0), content))
    assert all(len(cache.things) <= 3 for cache in caches)
    for view, content in views:
        assert game.view(game.imagine(view, Random(1), content), 0) == view, "evicted content is read again"


@pytest.mark.parametrize("game_id", boneyard.game_ids())
def test_a_view_is_imagined_with_its_own_content_only(game_id: str) -> None:
    game = boneyard.game(game_id)
    files = {name: f"{text}\n# mine\n" for name, text in game.default_content().files.items()}
    view = game.view(game.start(game.setup(2, Content("own", files))), 0)
    with pytest.raises(OtherContent, match=game.default_content().hash):
        game.imagine(view, Random(1))


@pytest.mark.parametrize("game_id", boneyard.game_ids())
def test_large_sets_are_evicted_sooner(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The largest set of a guest takes tens of megabytes once parsed."""
    game = boneyard.game(game_id)
    own = game.default_content()
    caches = (
        zombies._read,
        edition._read,
        midevil.EDITION.kits,
        castle.EDITION.kits,
        content_set._sets,
    )
    for cache in caches:
        monkeypatch.setattr(cache, "things", OrderedDict())
        monkeypatch.setattr(cache, "weight", 0)
    for number in range(5):
        files = {
            name: f"{text}\n# {number}{200_000 // len(own.files) * ' '}" for name, text in own.files.items()
        }
        content = Content("own", files)
        assert not game.start(game.setup(2, content)).over
        assert content_set.tiles_of(content)
    kept = [len(cache.things) for cache in caches]
    assert max(kept) == 1, kept


@pytest.mark.parametrize("game_id", boneyard.game_ids())
def test_sets_are_compared_by_their_whole_content(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Their short hashes are for people: somebody could afford to forge one."""
    game = boneyard.game(game_id)
    game.start(game.setup(2))
    monkeypatch.setattr(Content, "hash", game.default_content().hash)
    with pytest.raises(ValueError, match="toml"):
        game.start(game.setup(2, Content("other", {"tiles.toml": "", "cards.toml": ""})))


def test_commands_of_unused_cards_are_evicted() -> None:
    for number in range(5000):
        assert commands.play(f"card-{number}", 1).card == f"card-{number}"
        commands.shots_with(f"card-{number}")
    assert commands.play.cache_info().currsize < 5000
    assert commands.shots_with.cache_info().currsize < 5000
