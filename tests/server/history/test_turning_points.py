"""Statistics of a finished game, and its turning points."""

from collections import Counter
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

import boneyard
from boneyard.engine.playback import playback
from boneyard.engine.replay import read
from boneyard.games.shared.events import Event, TurnBegan
from boneyard.games.shared.state import BoardState
from boneyard.games.shared.statistics import Holding
from boneyard.server.groups.results import GameResult, SeatResult
from boneyard.server.groups.standings import Trophy, trophies_in
from boneyard.server.history.statistics import Fights, Held
from boneyard.server.history.story import About, Stage, Statistics, Story, open_story
from boneyard.server.history.story_maker import story_of
from boneyard.server.history.turning_points import Course, Noted, decided_of, lead_changes_of, turnings_of
from tests.sizes import pick

GOLDEN = Path(__file__).parents[2] / "replays"
ALL = ["zombie-invasion", "midevil-first", "castle-of-chaos", "midevil-duel-dies"]
NAMES = pick(quick=["zombie-invasion", "midevil-first"], ci=ALL, full=ALL)


@cache
def golden(name: str) -> tuple[Story, Statistics, list[dict[str, Any]]]:
    """A golden game: its story, its statistics, and its events for spectators."""
    text = (GOLDEN / f"{name}.boneyard").read_text("utf-8")
    replay = read(text)
    assert replay.ending is not None
    story = open_story(story_of(replay, text, About(winners=replay.ending.winners)))
    numbers = story.head.statistics
    assert numbers is not None
    _, events = story.view(None, story.last)
    return story, numbers, [msgspec.json.decode(event) for event in events]


@pytest.mark.parametrize("name", NAMES)
def test_every_stage_shows_its_points(name: str) -> None:
    story, numbers, events = golden(name)
    turns = [event["turn"] for event in events if event["event"] == "turn-began"]
    assert [stage.turn for stage in numbers.course] == [*turns, turns[-1]]
    for stage in numbers.course[:: pick(quick=20, ci=10, full=1)]:
        view, _ = story.view(None, stage.moment)
        seats = msgspec.json.decode(view["seats"])
        assert stage.points == tuple(seat["points"] for seat in seats)
        assert sum(stage.chances) == pytest.approx(1, abs=0.01)
    last = numbers.course[-1]
    assert last.moment == story.last
    assert [seat for seat, chance in enumerate(last.chances) if chance == 1] == list(story.head.about.winners)


@pytest.mark.parametrize("name", NAMES)
def test_fights_and_duels_match_the_events(name: str) -> None:
    _, numbers, events = golden(name)
    beaten = Counter(event["seat"] for event in events if event["event"] == "beaten")
    died = Counter(event["seat"] for event in events if event["event"] == "died")
    duels = [event for event in events if event["event"] == "duel-ended"]
    for seat, fought in enumerate(numbers.fought):
        assert fought.won == beaten[seat]
        assert fought.lost <= died[seat]
        mine = [duel for duel in duels if seat in (duel["seat"], duel["holder"])]
        assert fought.duels == len(mine)
        assert fought.duels_won == sum(
            duel["total"] > duel["holder_total"]
            if duel["seat"] == seat
            else duel["holder_total"] > duel["total"]
            for duel in mine
        )


@pytest.mark.parametrize("name", NAMES)
def test_turning_points_link_to_their_moment(name: str) -> None:
    story, numbers, _ = golden(name)
    assert numbers.turnings
    for turning in numbers.turnings:
        assert turning.after - turning.before >= 0.2 / len(numbers.fought)
        events_then = story.glimpses(None)[turning.moment].events
        if turning.cause not in ("walk", "points-lost"):
            assert turning.cause in [msgspec.json.decode(event)["event"] for event in events_then]


@pytest.mark.parametrize("name", NAMES)
def test_the_lead_changed_if_the_winner_was_not_always_ahead(name: str) -> None:
    _, numbers, _ = golden(name)
    assert numbers.decided is not None
    assert (numbers.lead_changes > 0) == (numbers.decided.favourite is not None)


def test_a_death_that_is_no_fight_is_no_lost_fight() -> None:
    fights = Fights(2)
    for event in (
        {"event": "rolled", "seat": 0, "purpose": "fight", "pips": 6, "result": 6},
        {"event": "beaten", "seat": 0, "what": "zombie", "square": 1},
        {"event": "died", "seat": 0},
        {"event": "rolled", "seat": 1, "purpose": "fight", "pips": 1, "result": 1},
        {"event": "died", "seat": 1},
    ):
        fights.on_event(event_of(event))
    ann, bob = fights.by_seat()
    assert (ann.won, ann.lost) == (1, 0)
    assert (bob.won, bob.lost) == (0, 1)


def test_the_longest_carry_is_counted_in_turns_in_a_row() -> None:
    state = SimpleNamespace(holder=-1)
    held = Held(2, (Holding("book", "holder", ""),), cast(BoardState, state))
    for turn, holder in enumerate((-1, 0, 0, 1, 1, 1, 0, -1, -1, -1, -1), 1):
        state.holder = holder
        held.on_event(TurnBegan(turn % 2, turn))
    assert held.by_name() == {"book": (2, 3)}


def test_a_group_remembers_the_longest_carry_of_one_game() -> None:
    ann, bob = (SeatResult(name, name, 0, 0, won=False, played=True) for name in ("ann", "bob"))
    games = [
        GameResult(table=table, game="midevil", ended=0, turns=0, seats=(ann, bob), held={"book": turns})
        for table, turns in (("0", (2, 3)), ("1", (2, 0)))
    ]
    (trophy,) = trophies_in([(one, {7: 0, 8: 1}) for one in games])
    assert trophy == Trophy(kind="longest", member=8, value=3, table="0", what="book", symbol="f-book")


def event_of(fields: dict[str, Any]) -> Event:
    kind = next(kind for kind in Event.__subclasses__() if kind.__struct_config__.tag == fields["event"])
    return msgspec.convert(fields, kind)


def course(*chances: tuple[float, float], noted: dict[int, Noted] | None = None) -> Course:
    """A made-up game of two seats, from the first seat's chances at each turn."""
    found = Course(boneyard.game("midevil"))
    found.stages = [Stage(n + 1, n % 2, 10 * n, (0, 0), each) for n, each in enumerate(chances)]
    found.noted = [[(noted or {})[n]] if n in (noted or {}) else [] for n in range(len(chances))]
    return found


def test_only_decisive_turns_are_turning_points() -> None:
    game = course((0.5, 0.5), (0.55, 0.45), (0.5, 0.5), (0.8, 0.2), (1, 0), noted={2: Noted("died", 1, 25)})
    (turning,) = turnings_of(game)
    assert (turning.turn, turning.cause, turning.seat, turning.moment) == (3, "died", 1, 25)
    assert (turning.gainer, turning.before, turning.after) == (0, 0.5, 0.8)


def test_spent_points_explain_a_drop() -> None:
    game = course((0.5, 0.5), (0.7, 0.3), (1, 0))
    game.stages[0] = msgspec.structs.replace(game.stages[0], points=(3, 9))
    game.stages[1] = msgspec.structs.replace(game.stages[1], points=(3, 4))
    (turning,) = turnings_of(game)
    assert (turning.cause, turning.seat, turning.number, turning.moment) == ("points-lost", 1, 5, 10)


def test_a_death_does_not_explain_why_its_own_seat_rose() -> None:
    (turning,) = turnings_of(course((0.5, 0.5), (0.8, 0.2), (1, 0), noted={0: Noted("died", 0, 5)}))
    assert turning.cause == "walk"


def test_the_winner_led_since_the_last_lead_change() -> None:
    game = course((0.6, 0.4), (0.3, 0.7), (0.4, 0.6), (0.7, 0.3), (0.9, 0.1), (1, 0))
    decided = decided_of(game, (0,), turnings_of(game))
    assert decided is not None
    assert (decided.seat, decided.turn, decided.favourite, decided.kind) == (0, 3, 1, "middle")
    assert decided.turning is not None
    assert decided.turning.turn == 3
    assert decided_of(game, (0, 1), ()) is None


def test_every_turn_of_a_replay_is_shown_once() -> None:
    """Compared with the same replay played by the engine alone."""
    replay = read((GOLDEN / "zombie-invasion.boneyard").read_text("utf-8"))
    match = playback(boneyard.game("zombie-invasion"), replay)
    _, numbers, _ = golden("zombie-invasion")
    assert len(numbers.course) == match.state.turns + 1


def test_the_lead_changes_when_another_seat_is_the_only_favourite() -> None:
    assert lead_changes_of(course((0.6, 0.4), (0.5, 0.5), (0.6, 0.4), (0.3, 0.7), (1, 0))) == 2
    assert lead_changes_of(course((0.6, 0.4), (1, 0))) == 0
