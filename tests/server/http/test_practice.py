"""Practice from a position, and from what a player knows of a running game."""

from dataclasses import replace
from random import Random

import pytest

import boneyard
from boneyard.engine.chance import FairDice
from boneyard.engine.fair import commitment
from boneyard.engine.match import Match
from boneyard.engine.playback import check
from boneyard.engine.replay import BadReplay, read, replay_of, write
from boneyard.engine.verdict import verify
from boneyard.games.catalogue import game_ids
from boneyard.games.shared.position import read_position, write_position
from boneyard.server.history.story_maker import imagined_at, record_of
from tests.server.client import Person, play_random, seated
from tests.server.http.asking import body
from tests.server.http.played import give_up
from tests.server.process import ServerProcess
from tests.sizes import pick

POSITION = """
midevil, 2 seats, printing first
board
  altar      graveyard
figures
  ... ...
  .0. .1.
  ... ...
seat 0 life 2, hand sword cold-feet
seat 1 life 1, hand bad-omen
stack none
next turn step=0
"""


async def test_a_chosen_seed_fixes_the_dice(server: ServerProcess) -> None:
    async def begun(nonce: str) -> list[str]:
        """The first chance result at a table with this seed, with nonces of everybody."""
        ann, bob = await Person.new(server.address, "Ann"), await Person.new(server.address, "Bob")
        config = {"game": "midevil", "seats": ["open", "open"], "seed": "seven"}
        answer = await ann.post(
            "/api/tables", {"config": config, "name": "Ann", "nonce_hash": commitment(nonce)}
        )
        table = answer.json()["id"]
        async with bob.at(table) as client:
            await client.ask("sit", name="Bob", nonce_hash=commitment(nonce[::-1]))
            assert not any("nonce_hash" in seat for seat in client.seen.info["seats"]), (
                "fixed dice ask for no nonces"
            )
        async with ann.at(table) as client:
            await client.ask("begin")
            seen = await client.until(lambda seen: seen.info["status"] != "open" or seen.info.get("called"))
            assert seen.info["status"] == "running", "it doesn't wait for nonces"
        await give_up(ann, table)
        replay = read((await ann.get(f"/api/tables/{table}/replay")).text)
        assert replay.seed == "seven"
        return [line for line in replay.lines if line.startswith("*")]

    one, another = await begun("0a" * 16), await begun("1b" * 16)
    assert one
    assert one == another, "the same seed gives the same game to anyone"


async def test_a_game_starts_from_a_chosen_position(server: ServerProcess) -> None:
    ann = await Person.new(server.address, "Ann")
    table = await ann.make_table("midevil", ["open", "easy"], position=POSITION)
    async with ann.at(table) as client:
        seen = await client.until(lambda seen: seen.view and seen.question)
        assert seen.info["practice"] is True
        assert seen.info["settings"]["printing"] == "first"
        assert seen.view is not None
        assert {"cold-feet", "sword"} <= set(seen.view["hand"])
        assert len(seen.view["tiles"]) == 2
        await play_random(client, Random(1), 5)
        view = client.seen.view
    async with ann.at(table) as client:
        assert client.seen.view is not None
        assert view is not None
        assert client.seen.view["tiles"] == view["tiles"], "the same game after reconnecting"
    await give_up(ann, table)
    replay = read((await ann.get(f"/api/tables/{table}/replay")).text)
    assert replay.setup.position == POSITION
    verdict = verify(boneyard.game("midevil"), replay)
    assert (verdict.kind, [step.outcome for step in verdict.steps if step.what == "stream"][:1]) == (
        "practice",
        ["kept"],
    )
    for path in ("story", "statistics", "moments/0", "verify"):
        assert (await ann.get(f"/api/tables/{table}/{path}")).status_code == 200, path


@pytest.mark.parametrize(
    "position",
    [
        "nonsense",
        POSITION.replace("2 seats", "3 seats"),
        POSITION.replace("altar ", "altra "),
        POSITION.replace("hand bad-omen", "hand bad-omen 99999999"),
        POSITION.replace("next turn step=0", "won points 0"),
        "\n",
        POSITION.replace("next turn step=0", "next "),
        "zombie-invasion, 2 seats\nboard\n  0:town-hall\n",
    ],
)
async def test_unplayable_positions_are_refused(server: ServerProcess, position: str) -> None:
    ann = await Person.new(server.address, "Ann")
    config = {"game": "midevil", "seats": ["open", "easy"], "position": position}
    answer = await ann.post("/api/tables", body(config))
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-setup"), answer.text
    assert (await ann.get("/api/mine")).json() == []


async def test_practice_from_a_running_game_uses_only_known_facts(server: ServerProcess) -> None:
    table, (ann, bob) = await seated(server.address, "midevil", 2)
    async with ann.at(table) as first, bob.at(table) as second:
        views = [(await client.until(lambda seen: seen.view)).view for client in (first, second)]
    config = {"game": "zombie-invasion", "seats": ["open", "open"], "from_replay": {"table": table}}
    made = await bob.post("/api/tables", body(config, "Bob"))
    assert made.status_code == 201, made.text
    practice = made.json()["id"]
    async with bob.at(practice) as client:
        assert client.seen.mine is not None
        assert client.seen.mine["seat"] == 1, "the viewer's own seat"
        assert (await client.ask("begin"))["type"] == "done"
        seen = await client.until(lambda seen: seen.view)
    assert seen.info["practice"] is True
    assert seen.info["seed_hash"] != (await bob.get(f"/api/tables/{table}")).json()["seed_hash"]
    assert views[1] is not None
    for name in ("hand", "tiles", "seats", "turns", "active"):
        assert seen.view is not None
        assert seen.view[name] == views[1][name], name
    beyond = {**config, "from_replay": {"table": table, "moment": 999_999}}
    assert (await bob.post("/api/tables", body(beyond))).json()["code"] == "not-found"
    earlier = {**config, "from_replay": {"table": table, "moment": 0}}
    assert (await bob.post("/api/tables", body(earlier))).status_code == 201
    three = {**config, "seats": ["open"] * 3}
    assert (await bob.post("/api/tables", body(three))).json()["code"] == "bad-setup"
    for other in ({"position": POSITION}, {"seed": "friday"}):
        refused = (await bob.post("/api/tables", body({**config, **other}))).json()
        assert refused["data"] == {"reason": "a table has one origin"}


async def test_practice_from_a_finished_game_keeps_hands_hidden(server: ServerProcess) -> None:
    table, (ann, bob) = await seated(server.address, "midevil", 2, open_hands=False)
    await give_up(ann, table)
    over = (await bob.get(f"/api/tables/{table}")).json()
    config = {"game": "midevil", "seats": ["open", "easy"], "from_replay": {"table": table, "moment": 0}}
    made = await bob.post("/api/tables", body(config, "Bob"))
    assert made.status_code == 201, made.text
    info = (await bob.get(f"/api/tables/{made.json()['id']}")).json()
    assert info["practice"] is True
    assert info["seed_hash"] != over["seed_hash"], "the original dice would reveal the hands"


async def test_practice_is_off_where_hints_are_off(server: ServerProcess) -> None:
    table, (ann, _) = await seated(server.address, "midevil", 2, hints=False)
    config = {"game": "midevil", "seats": ["open", "open"], "from_replay": {"table": table}}
    assert (await ann.post("/api/tables", body(config))).json()["data"] == {"reason": "hints"}
    hidden, _ = await seated(server.address, "midevil", 2, spectators=False)
    config["from_replay"] = {"table": hidden}
    assert (await ann.post("/api/tables", body(config))).json()["code"] == "not-allowed"
    waiting = await ann.make_table("midevil", ["open", "open"])
    config["from_replay"] = {"table": waiting}
    assert (await ann.post("/api/tables", body(config))).json()["code"] == "not-running"


@pytest.mark.parametrize("game_id", game_ids())
def test_imagined_states_fit_the_record(game_id: str) -> None:
    """The position depends on the viewer's view alone."""
    seed = 4
    rng = Random(seed)
    game = boneyard.game(game_id)
    for number in range(pick(quick=2, ci=20, full=200)):
        match = Match(game, game.setup(3), FairDice(f"{seed}/{number}", game_id))
        for _ in range(rng.randrange(5, 200)):
            if match.settle() is None:
                break
            seat = match.actor
            assert seat is not None
            match.answer(seat, rng.choice(match.options))
        if match.state.over:
            continue
        replay = replay_of(match, ("human",) * 3, "")
        for viewer in (None, 1):
            text = imagined_at(replay, viewer, None, "x")
            position = read_position(game, text)
            assert game.view(position, viewer) == game.view(match.state, viewer), f"{seed}/{number}"
            copy_of = game.imagine(game.view(match.state, viewer), Random("x"))
            assert text == write_position(game, copy_of)
            moments = len(record_of(replay, viewer).splitlines()) - 1
            assert imagined_at(replay, viewer, moments - 1, "x") == text
            assert imagined_at(replay, viewer, moments, "x") == ""


def test_a_replay_from_a_position_is_played_again_and_damage_is_found() -> None:
    game = boneyard.game("midevil")
    setup = replace(game.setup(2, printing="first"), position=POSITION)
    match = Match(game, setup, FairDice("7", game.id))
    rng = Random(2)
    for _ in range(20):
        match.settle()
        assert match.actor is not None
        match.answer(match.actor, rng.choice(match.options))
    text = write(replay_of(match, ("human", "human"), "7"))
    again = check(game, read(text))
    assert game.dump(again.state) == game.dump(match.state)
    with pytest.raises(BadReplay):
        check(game, read(text.replace("seat 1 life 1", "seat 1 life 2")))
    with pytest.raises(BadReplay, match="position"):
        check(game, read(text.replace("|stack none", "|stack nowhere")))
