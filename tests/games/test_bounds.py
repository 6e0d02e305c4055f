"""Pending frames of a position are refused if the rules can't produce them."""

import random
import re

import msgspec
import pytest

import boneyard
from boneyard.engine.content import Content
from boneyard.games.shared.position import BadPosition, form_of, read_position, write_position
from boneyard.games.shared.position.text import frame_text
from tests.hostile import any_frame
from tests.sizes import pick
from tests.tables import Table, moments
from tests.unplayable_content import meadows, own_files, wide_board

MIDEVIL = """midevil, 2 seats
board
  altar graveyard
seat 0 collection red 2
seat 1 collection white 3
{}
"""
IMPOSSIBLE = (
    "agenda\n  turn step=3\n  pay-skeletons seat=0 points=200",
    "agenda\n  turn step=3\n  pay-skeletons seat=0 points=5",
    "agenda\n  turn step=3\n  choose-item seat=0 target=3000 take=true",
    "agenda\n  turn step=3\n  choose-square seat=0 purpose=tunnel target=-9999",
    "agenda\n  turn step=9\n  move-rolled pips=3 doubles=0 halves=-1",
    "agenda\n  turn step=9\n  move-rolled pips=3 doubles=9999 halves=0",
    "agenda\n  turn step=9\n  move seat=0 chooser=0 left=9999 rolled=null owner_done=true",
    "agenda\n  turn step=0\n  before-move",
    "agenda\n  turn step=3\n  choose-tile seat=0 purpose=summon amount=9999",
    "agenda\n  turn step=3\n  window kind=turn-begins asked=[1] waiting=[1,1] sealed=[]",
    "agenda\n  turn step=3\n  fill-tile seat=0 tile=1 figures=0 points=9999 life=0",
    "deck none\nagenda\n  turn step=6\n  deal-card seat=0",
    "barred altar.n altar.s altar.e altar.w",
    "seat 0 horse altar.n",
    "lasting still owner=0 target=-5 seat=1",
    "used no-such-card",
    "stack " + "altar 9999 " * 9,
)


@pytest.mark.parametrize("said", IMPOSSIBLE)
def test_impossible_frames_are_refused(said: str) -> None:
    assert read_position(boneyard.game("midevil"), MIDEVIL.format("")).agenda
    with pytest.raises(BadPosition):
        read_position(boneyard.game("midevil"), MIDEVIL.format(said))


def test_a_huge_map_is_refused_before_it_is_built() -> None:
    content = Content("meadows", own_files(**meadows(20)))
    assert read_position(boneyard.game("midevil"), wide_board(999, kinds=20), content).agenda
    with pytest.raises(BadPosition, match="at most 1000 tiles"):
        read_position(boneyard.game("midevil"), wide_board(1_500, kinds=20), content)


@pytest.mark.parametrize("game_id", boneyard.game_ids())
def test_every_field_of_every_frame_is_bounded(game_id: str) -> None:
    game, form = boneyard.game(game_id), form_of(boneyard.game(game_id))
    assert {*game.frames, *game.works} == set(form.frames) == set(form.bounds)
    for kind in form.frames:
        assert issubclass(kind, msgspec.Struct)
        assert list(form.bounds[kind]) == list(kind.__struct_fields__), kind


@pytest.mark.parametrize("game_id", boneyard.game_ids())
def test_any_frame_is_refused_or_playable(game_id: str) -> None:
    table = Table(game_id, 3, (), seed=21)
    game, rng = table.game, random.Random(21)
    form = form_of(game)
    content = table.setup.content
    words = (*game.words, *re.findall(r'(?m)^id = "(.*)"$', "".join(content.files.values())))
    texts = [write_position(game, state) for step, state, _, _ in moments(table, 1500) if step % 30 == 29]
    refused = played = 0
    for number in range(pick(quick=300, ci=1_500, full=200_000)):
        head, _, _ = rng.choice(texts).partition("\nagenda\n")
        head = head.partition("\nnext ")[0]
        kind = form.frames[number % len(form.frames)]
        assert issubclass(kind, msgspec.Struct)
        said = frame_text(any_frame(kind, rng, words))
        under = form.beneath(said) or [f"turn step={rng.choice((3, rng.randrange(16)))}"]
        text = "\n".join([head, "agenda", *(f"  {line}" for line in (*under, said)), ""])
        try:
            state = read_position(game, text, content)
        except BadPosition:
            refused += 1
            continue
        played += 1
        for actor in game.actors(state):
            options = game.options(state, actor)
            for command in list(options)[:100]:
                after = state.copy()
                game.apply(after, actor, command)
                for _ in range(5):
                    for other in game.actors(after)[:1]:
                        offered = game.options(after, other)
                        assert offered, (text, command)
                        game.apply(after, other, offered[rng.randrange(len(offered))])
    assert refused > played > 0, (refused, played)
