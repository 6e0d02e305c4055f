"""A game is its folder and one line in the catalogue: Lighthouse has nothing else, and plays everywhere."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

import boneyard
from boneyard.bots import bot
from boneyard.bots.hint import hint
from boneyard.engine.chance import FairDice
from boneyard.engine.match import Match
from boneyard.games import catalogue
from boneyard.games.shared.position import NoPositions, write_position
from boneyard.odds.answers import answer
from boneyard.odds.questions import FightAsked, NoOdds
from boneyard.rl import raw_env
from boneyard.simulate.balance import targets_of
from boneyard.simulate.run_file import BadRun
from tests.games.fourth_game import ID, LINE, ROOT
from tests.server.client import Client, Person
from tests.server.process import serving

SEED = 4
pytestmark = pytest.mark.plain_python("its state is a Python class, which machine code can't have for a base")


@pytest.fixture(autouse=True)
def in_the_catalogue(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Also for child processes."""
    monkeypatch.setitem(catalogue.GAMES, ID, LINE)
    monkeypatch.setenv(catalogue.MORE_GAMES, f"{ID}={LINE}")
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def run(*arguments: str, typed: str = "") -> str:
    """The output of `boneyard`."""
    command = [sys.executable, "-m", "boneyard", *arguments]
    done = subprocess.run(command, input=typed, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_plays_in_the_terminal() -> None:
    output = run("play", ID, "--seats", "human,greedy", "--seed", str(SEED), typed="1\n" * 100)
    assert "Lighthouse · round 4" in output
    assert "The game is over." in output


def test_it_plays_in_the_simulator() -> None:
    output = run("simulate", ID, "--seats", "planner:9,walker,restless", "--games", "6", "--seed", str(SEED))
    assert "on points" in output


def test_it_has_a_ladder() -> None:
    output = run("ladder", ID, "--bots", "random,easy,medium", "--games", "4", "--seed", str(SEED))
    assert "won against" in output


def test_it_is_a_learning_environment() -> None:
    environment = raw_env(ID, seats=2)
    environment.reset(seed=SEED)
    rng = Random(SEED)
    for _ in environment.agent_iter():
        observation, _, terminated, _, _ = environment.last()
        mask = observation["action_mask"]
        environment.step(None if terminated else rng.choice(mask.nonzero()[0].tolist()))
    assert environment.match.state.over


def test_bots_without_heuristics_beat_chance() -> None:
    game = boneyard.game(ID)
    setup = game.setup(2)
    won = [0.0, 0.0]
    for number in range(30):
        match = Match(game, setup, FairDice(f"{SEED}/{number}", ID))
        kinds = ["greedy", "random"] if number % 2 else ["random", "greedy"]
        match.play([bot(kind, str(number), setup.content) for kind in kinds])
        for seat in match.state.winners:
            won[kinds[seat] == "greedy"] += 1 / len(match.state.winners)
    assert won[1] > won[0] + 3


def test_missing_features_are_reported() -> None:
    game = boneyard.game(ID)
    match = Match(game, game.setup(2), FairDice(str(SEED), ID))
    seat = match.settle()
    assert seat is not None
    view = match.looks[seat]()
    assert answer(view, FightAsked(0)) == NoOdds("no-odds")
    assert hint(view, match.options, match.setup.content, iterations=8, seconds=None)
    with pytest.raises(NoPositions, match="positions of lighthouse have no text form"):
        write_position(game, match.state)
    with pytest.raises(BadRun, match="lighthouse has no balance targets"):
        targets_of(ID)


async def play_to_the_end(client: Client) -> None:
    while client.seen.info["status"] != "over":
        if client.seen.question is None:
            await client.next_message()
        else:
            assert (await client.answer(0))["type"] == "done"


async def test_it_plays_on_a_server(tmp_path: Path) -> None:
    async def evening(address: str) -> None:
        ann = await Person.new(address, "Ann")
        table = await ann.make_table(ID, ["open", "easy", "hard"])
        async with ann.at(table) as client:
            if client.seen.info["status"] == "open":
                assert (await client.ask("begin"))["type"] == "done"
            await play_to_the_end(client)
            assert client.seen.info["winners"]
        games = {game["id"] for game in (await ann.get("/api/games")).json()}
        assert ID in games
        for path in ("replay", "log", "dice", "verify", "statistics", "story"):
            page = await ann.get(f"/api/tables/{table}/{path}")
            assert page.status_code == 200, (path, page.text)

    with serving(tmp_path / "tables.db") as server:
        await evening(server.address)
