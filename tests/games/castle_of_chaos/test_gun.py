"""CC-CARD-7 in variants, where the card may ask for up to 9 points."""

from __future__ import annotations

import pytest

import boneyard
from boneyard.engine.content import Content
from boneyard.games.castle_of_chaos.commands import Take
from boneyard.games.castle_of_chaos.effects.tokens import take_options, take_up
from boneyard.games.castle_of_chaos.frames import TakeSkeletons
from boneyard.games.castle_of_chaos.game import EDITION
from boneyard.games.midevil.kinds import Collection, worth
from boneyard.games.midevil.state import MidState

GAME = boneyard.game("castle-of-chaos")


def taken(points: int, supply: Collection) -> set[Collection]:
    """The options of the card's player."""
    files = dict(GAME.default_content().files)
    old = 'effect = "gun"\nparameters = { points = 3 }'
    assert old in files["cards.toml"]
    files["cards.toml"] = files["cards.toml"].replace(old, old.replace("3", str(points)))
    setup = GAME.setup(2, Content("gun", files))
    state = GAME.start(setup)
    assert isinstance(state, MidState)
    state.supply = supply
    take_up(state, 0, EDITION.kit(setup).cards["ive-got-the-gun"], None)
    frame = state.agenda[-1]
    assert isinstance(frame, TakeSkeletons)
    takes = [take for take in take_options(state, frame, 0) if isinstance(take, Take)]
    return {(take.white, take.red, take.blue) for take in takes}


@pytest.mark.parametrize("points", range(1, 10))
@pytest.mark.parametrize(
    "supply", [(40, 0, 0), (9, 0, 0), (1, 3, 0), (2, 9, 1), (0, 0, 3), (7, 1, 0), (40, 40, 20)]
)
def test_CC_CARD_7_the_most_that_the_supply_allows(points: int, supply: Collection) -> None:
    white, red, blue = supply
    counts = [
        (w, r, b)
        for w in range(min(white, 9) + 1)
        for r in range(min(red, 9) + 1)
        for b in range(min(blue, 9) + 1)
    ]
    most = max(worth(count) for count in counts if worth(count) <= points)
    assert taken(points, supply) == {count for count in counts if worth(count) == most}
