"""Games as environments: agents, rewards and endings."""

from __future__ import annotations

import random

import pytest
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

import boneyard
from boneyard import rl
from boneyard.engine.playback import check
from boneyard.engine.replay import read
from boneyard.games.catalogue import game_ids
from tests.rl.play import played
from tests.sizes import pick

GAMES = pytest.mark.parametrize("game", game_ids())


def first_action(environment: rl.Environment) -> int:
    return int(environment.observe(environment.agent_selection)["action_mask"].nonzero()[0][0])


@GAMES
def test_agents_only_get_real_choices(game: str) -> None:
    """Chance and single options are answered inside."""
    for environment in played(game, 3, seed=1):
        mask = environment.observe(environment.agent_selection)["action_mask"]
        assert mask.sum() > 1


def to_the_end(environment: rl.Environment, seed: int) -> dict[str, float]:
    """Play at random; returns every seat's reward."""
    rng = random.Random(seed)
    paid = dict.fromkeys(environment.possible_agents, 0.0)
    environment.reset(seed=seed)
    while environment.agents:
        agent = environment.agent_selection
        observation, reward, terminated, truncated, _ = environment.last()
        paid[agent] += reward
        over = terminated or truncated
        environment.step(None if over else int(rng.choice(observation["action_mask"].nonzero()[0])))
    return paid


@pytest.mark.parametrize("seats", pick(quick=[1, 3], ci=[1, 2, 3, 4], full=[1, 2, 3, 4, 5, 6]))
def test_winners_get_one_and_the_others_lose_one(seats: int) -> None:
    environment = rl.raw_env("zombie-invasion", seats)
    paid = to_the_end(environment, seed=seats)
    winners = environment.match.state.winners
    assert environment.match.state.over
    assert winners
    assert paid == {f"seat_{seat}": 1.0 if seat in winners else -1.0 for seat in range(seats)}


@GAMES
def test_point_reward_pays_for_points(game: str) -> None:
    environment = rl.raw_env(game, 2, limit=300, point_reward=0.25)
    paid = to_the_end(environment, seed=3)
    state = environment.match.state
    assert not state.over
    points: list[int] = getattr(state, "points")  # noqa: B009
    assert any(points)
    assert paid == {f"seat_{seat}": 0.25 * points[seat] for seat in range(2)}


def test_a_limit_cuts_the_game_off() -> None:
    environment = rl.raw_env("midevil", 2, limit=5)
    environment.reset(seed=1)
    for _ in range(5):
        assert not any(environment.truncations.values())
        environment.step(first_action(environment))
    assert environment.truncations == {"seat_0": True, "seat_1": True}
    assert not any(environment.terminations.values())


def test_an_illegal_action_is_rejected_without_effect() -> None:
    environment = rl.raw_env("midevil", 2)
    environment.reset(seed=1)
    before = environment.game.dump(environment.match.state)
    mask = environment.observe(environment.agent_selection)["action_mask"]
    for action in (int((mask == 0).nonzero()[0][0]), len(mask), -1):
        with pytest.raises(ValueError):
            environment.step(action)
    assert environment.game.dump(environment.match.state) == before


def test_wrapped_an_illegal_action_loses() -> None:
    environment = rl.env("midevil", 2)
    environment.reset(seed=1)
    mask = environment.last()[0]["action_mask"]
    environment.step(int((mask == 0).nonzero()[0][0]))
    assert all(environment.terminations.values())
    assert sorted(environment.rewards.values()) == [-1.0, 0.0]


@GAMES
def test_a_seed_fixes_this_game_and_the_next(game: str) -> None:
    def replays(seed: int | None) -> list[str]:
        environment = rl.raw_env(game, 2)
        found = []
        for number in range(2):
            environment.reset(seed=seed if number == 0 else None)
            for _ in range(20):
                environment.step(first_action(environment))
            found.append(environment.replay())
        return found

    assert replays(7) == replays(7)
    assert replays(7) != replays(8)
    assert len({*replays(7), *replays(None), *replays(None)}) == 6


@GAMES
def test_an_episode_can_be_replayed(game: str) -> None:
    *_, environment = played(game, 2, seed=2, steps=100)
    found = boneyard.game(game)
    again = check(found, read(environment.replay()))
    assert found.dump(again.state) == found.dump(environment.match.state)


@GAMES
def test_rendered_as_text(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    environment = rl.raw_env(game, 2, render_mode="ansi")
    environment.reset(seed=1)
    text = environment.render()
    assert text is not None
    assert len(text.splitlines()) > 3
    printing = rl.raw_env(game, 2, render_mode="human")
    printing.reset(seed=1)
    printing.render()
    assert capsys.readouterr().out.rstrip("\n") == text.rstrip("\n")


def test_settings_and_content_are_those_of_the_game() -> None:
    environment = rl.raw_env("midevil", 2, settings={"printing": "first"})
    assert environment.setup.settings["printing"] == "first"
    with pytest.raises(boneyard.BadSetup):
        rl.raw_env("midevil", 9)


def classic(environment: rl.Environment) -> AECEnv:
    """The wrappers of PettingZoo's classic games."""
    illegal = wrappers.TerminateIllegalWrapper(environment, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(illegal))


@GAMES
@pytest.mark.parametrize("illegal_at", [None, 0, 7, 30])
@pytest.mark.filterwarnings("ignore::UserWarning")  # how PettingZoo tells of an illegal action
def test_one_wrapper_matches_the_classic_three(game: str, illegal_at: int | None) -> None:
    options = {"limit": 40, "point_reward": 0.5}
    one, three = rl.env(game, 2, **options), classic(rl.raw_env(game, 2, limit=40, point_reward=0.5))
    rng = random.Random(5)
    for environment in (one, three):
        environment.reset(seed=5)
    for number, (agent, other) in enumerate(zip(one.agent_iter(), three.agent_iter(), strict=False)):
        assert agent == other
        wrapped, classically = one.last(), three.last()
        assert wrapped[1:] == classically[1:]
        assert all((wrapped[0][name] == classically[0][name]).all() for name in wrapped[0])
        mask = wrapped[0]["action_mask"]
        action = (
            None
            if wrapped[2] or wrapped[3]
            else int(rng.choice((mask == (number != illegal_at)).nonzero()[0]))
        )
        for environment in (one, three):
            environment.step(action)
        assert one.rewards == three.rewards
        assert one.agents == three.agents
    assert not one.agents


def test_wrapped_an_unknown_action_is_an_error() -> None:
    environment = rl.env("midevil", 2)
    environment.reset(seed=1)
    for action in (-1, 10**6):
        with pytest.raises(ValueError, match="there is no action"):
            environment.step(action)


def test_wrapped_calls_out_of_order_are_reported() -> None:
    environment = rl.env("midevil", 2)
    for call in (environment.last, environment.agent_iter, lambda: environment.step(0)):
        with pytest.raises(AssertionError):
            call()
