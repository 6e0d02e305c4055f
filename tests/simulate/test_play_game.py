"""One game of a plan: repeatable, and summed up correctly."""

from __future__ import annotations

from collections import Counter

import pytest

import boneyard
from boneyard.engine.playback import playback
from boneyard.engine.replay import read
from boneyard.games.catalogue import game_ids
from boneyard.games.shared.events import Event, TilePlaced, TurnBegan
from boneyard.games.shared.features import features_of
from boneyard.simulate.play_game import UNFINISHED, play_and_record
from tests.simulate.plans import plan, play_game


@pytest.mark.parametrize("game_id", game_ids())
def test_a_plans_game_is_always_the_same(game_id: str) -> None:
    assert play_game(plan(game_id), 3) == play_game(plan(game_id), 3)
    assert play_game(plan(game_id), 3).state != play_game(plan(game_id), 5).state


def test_a_game_stops_at_its_limit() -> None:
    result = play_game(plan(limit=50), 0)
    assert result.way == UNFINISHED
    assert not result.finished
    assert result.winners == ()
    assert 50 <= result.answers < 80


def test_each_deal_is_played_in_every_seating_with_the_same_dice() -> None:
    chosen = plan(players=("random", "restless", "restless"))
    replays = [read(play_and_record(chosen, number, record=True).replay) for number in range(6)]
    assert [replay.players for replay in replays[:3]] == [
        ("random", "restless", "restless"),
        ("restless", "random", "restless"),
        ("restless", "restless", "random"),
    ]
    seeds = [replay.seed for replay in replays]
    assert seeds[0] == seeds[1] == seeds[2] != seeds[3] == seeds[4] == seeds[5]


def test_without_rotation_seats_stay_and_every_game_is_a_deal() -> None:
    chosen = plan(rotate=False)
    assert {chosen.seating(number) for number in range(5)} == {(0, 1)}
    assert len({chosen.chance_seed(number) for number in range(5)}) == 5


def test_a_bots_seed_follows_the_bot() -> None:
    chosen = plan()
    assert chosen.seating(0) == (0, 1)
    assert chosen.seating(1) == (1, 0)
    assert chosen.bot_seed(0, 1) == chosen.bot_seed(1, 1) != chosen.bot_seed(2, 1)
    assert chosen.bot_seed(0, 0) != chosen.bot_seed(0, 1)


def test_equal_bots_are_not_rotated() -> None:
    """They would play the same game again, and it would count twice."""
    chosen = plan(players=("restless", "restless"))
    assert play_game(chosen, 0).state != play_game(chosen, 1).state


@pytest.mark.parametrize("game_id", game_ids())
def test_the_counts_match_the_events(game_id: str) -> None:
    """Counted again from the replay."""
    chosen = plan(game_id, ("restless",) * 3, limit=4000)
    kept = play_and_record(chosen, 1, record=True)
    played, events = kept.played, list[Event]()
    match = playback(boneyard.game(game_id), read(kept.replay), tell=events.append)

    tiles = Counter((event.tile, event.seat) for event in events if isinstance(event, TilePlaced))
    by_tile = played.things["tiles"]
    assert {(tile, seat): by_tile[tile][seat] for tile, seat in tiles} == tiles
    assert sum(map(sum, by_tile.values())) == tiles.total() == sum(played.counts["tiles"])
    kinds = Counter(type(event) for event in events)
    for kind, count in features_of(match.game).statistics.counted.items():
        assert sum(played.count(count.name)) == kinds[kind], kind

    view = match.game.view(match.state, None)
    assert played.points[-1] == tuple(seat.points for seat in view.seats)
    assert played.turns == kinds[TurnBegan]
    begun = [event for event in events if isinstance(event, TurnBegan) and event.turn % 3 == 1]
    assert len(played.points) == len(begun) + 1 == played.rounds + 1


def test_every_counted_event_occurs_in_some_game() -> None:
    """An event that no rule emits would never count."""
    counted = [features_of(boneyard.game(game_id)).statistics.counted for game_id in game_ids()]
    missing = {count.name for counts in counted for count in counts.values()}
    for number in range(20):
        for game_id in reversed(game_ids()):
            if missing:
                missing -= play_game(plan(game_id, ("restless",) * 4, limit=3000), number).counts.keys()
    assert not missing
