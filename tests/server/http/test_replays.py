"""Replays, records, histories, moments and statistics, over HTTP."""

import asyncio
import json
from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

import boneyard
from boneyard.bots import bot
from boneyard.engine.chance import FairDice
from boneyard.engine.content import Content
from boneyard.engine.match import Match
from boneyard.engine.playback import check, playback
from boneyard.engine.replay import read, replay_of, write
from boneyard.engine.verdict import verify
from boneyard.games.shared.events import Event
from boneyard.server.history import replay_jobs as r
from boneyard.server.history.replay_worker import result_of
from boneyard.server.history.story_maker import record_of
from boneyard.server.http.replays import unpacked
from boneyard.server.http.requests import MOST_BODY, MOST_REPLAY
from boneyard.server.http.security import PIECE
from boneyard.table.config import MOST_CONTENT
from tests.damage import damage, damage_bytes
from tests.server.client import Client, Person, Seen, may_act, play_random, seated
from tests.server.http.asking import body, plain, view_as_json
from tests.server.http.played import conceded
from tests.server.process import ServerProcess
from tests.sizes import pick

GOLDEN = Path(__file__).parents[2] / "replays"
TEXT = {"content-type": "text/plain"}
SHORT = GOLDEN / "zombie-invasion-rerolls.boneyard"
NO_REPLAY = ("bad-replay", "other-rules", "not-over", "bad-request")
"""Errors about files that aren't finished games."""


@pytest.fixture(scope="session")
def imported(server: ServerProcess) -> str:
    """An imported finished game."""
    with httpx.Client(base_url=f"http://{server.address}", timeout=60) as http:
        http.put("/api/me", json={"name": "Ann"})
        answer = http.post("/api/replays", content=SHORT.read_bytes(), headers=TEXT)
        assert answer.status_code == 201, answer.text
        table: str = answer.json()["id"]
        return table


PACKED = ("replay", "statistics", "story", "all-seeing")


def test_only_whole_games_are_compressed(server: ServerProcess, imported: str) -> None:
    with httpx.Client(base_url=f"http://{server.address}/api/tables/{imported}", timeout=60) as http:
        for part in (*PACKED, "moments/3", "verify"):
            plain, packed = (http.get(part, headers={"accept-encoding": way}) for way in ("identity", "gzip"))
            assert plain.content == packed.content, part
            assert "content-encoding" not in plain.headers
            if part not in PACKED:
                assert "content-encoding" not in packed.headers, f"{part} may hold secrets of a running game"
                continue
            assert packed.headers["content-encoding"] == "gzip"
            assert 3 * int(packed.headers["content-length"]) < int(plain.headers["content-length"]), part
            assert plain.headers["vary"] == packed.headers["vary"] == "accept-encoding"
            assert plain.headers["content-type"] == packed.headers["content-type"]
        assert http.get("story?as=nobody", headers={"accept-encoding": "gzip"}).status_code == 400


async def test_a_finished_table_gives_a_replay_that_verifies(server: ServerProcess) -> None:
    ann, eve = await Person.new(server.address, "Ann"), await Person.new(server.address, "Eve")
    table = await conceded(ann, 5)
    info = (await ann.get(f"/api/tables/{table}")).json()
    file = await eve.get(f"/api/tables/{table}/replay")
    assert file.headers["content-disposition"] == f'attachment; filename="{table}.boneyard"'
    replay = read(file.text)
    assert replay.seed == info["seed"]
    assert replay.fairness is not None
    assert replay.fairness.nonces[0]
    assert any(" undo " in line for line in replay.lines)
    game = boneyard.game("midevil")
    check(game, replay)
    assert verify(game, replay, info["seed_hash"]).verified
    reply = (await eve.get(f"/api/tables/{table}/verify")).json()
    assert reply["verdict"]["verified"]
    assert reply["verdict"]["kind"] == "fair"
    again = await eve.post_text(f"/api/verify?commitment={info['seed_hash']}", file.text)
    assert again.json() == reply
    alone = (await eve.post_text("/api/verify", file.text)).json()["verdict"]
    assert (alone["kind"], alone["verified"]) == ("claimed", True)
    taken = (await eve.post_text("/api/replays", file.text)).json()["id"]
    there = (await eve.get(f"/api/tables/{taken}/verify")).json()["verdict"]
    assert there == alone, "this server knows no commitment of an imported game"


async def test_a_running_games_record_holds_only_what_the_viewer_saw(server: ServerProcess) -> None:
    ann, bob = await Person.new(server.address, "Ann"), await Person.new(server.address, "Bob")
    table = await ann.make_table("midevil", ["open", "open"])
    assert await bob.sit(table) == 1
    async with ann.at(table) as client:
        await client.ask("begin")
        await client.until(lambda seen: seen.view is not None)
        await client.hello()
        view = client.seen.view
    for path in ("replay", "verify", "story", "all-seeing", "statistics", "moments/0"):
        answer = await ann.get(f"/api/tables/{table}/{path}")
        assert (answer.status_code, answer.json()["code"]) == (409, "not-over")
    answers = [await person.get(f"/api/tables/{table}/record") for person in (ann, bob)]
    for answer in answers:
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"
        assert answer.headers["content-length"] == str(len(answer.content))
    records = [answer.text for answer in answers]
    heads = [json.loads(record.splitlines()[0]) for record in records]
    assert [head["viewer"] for head in heads] == [0, 1]
    assert json.loads(records[0].splitlines()[-1])["view"] == view
    stranger = await Person.new(server.address, "Eve")
    assert (
        json.loads((await stranger.get(f"/api/tables/{table}/record")).text.splitlines()[0])["viewer"] is None
    )
    seed = (await ann.get(f"/api/tables/{table}")).json().get("seed", "")
    assert not seed
    assert not any("seed" in record for record in records)


def test_a_long_record_can_be_read_in_parts() -> None:
    """The server keeps it compressed; its text would fill the memory."""
    text = record_of(read(SHORT.read_text("utf-8")), None)
    assert len(text) > 20 * PIECE
    found = result_of(r.Record(SHORT.read_text("utf-8"), None))
    assert isinstance(found, r.Recorded)
    assert (found.length, len(found.packed) * 20 < found.length) == (len(text.encode()), True)
    pieces = [*unpacked(found.packed)]
    assert max(map(len, pieces)) <= PIECE
    assert b"".join(pieces) == text.encode()


def test_an_imported_game_has_a_record_a_log_and_dice(http: httpx.Client, imported: str) -> None:
    """Its record is a spectator's: nobody sat there."""
    answer = http.get(f"/api/tables/{imported}/record")
    assert answer.text == record_of(read(SHORT.read_text("utf-8")), None)
    reply = http.get(f"/api/tables/{imported}/log").json()
    assert reply["turns"][-1]["events"][-1]["event"] == "won"
    assert http.get(f"/api/tables/{imported}/dice").json()["rolls"]


def test_moments_are_what_each_viewer_saw(http: httpx.Client, imported: str) -> None:
    replay = read(SHORT.read_text("utf-8"))
    game = boneyard.game(replay.setup.game)
    for moment in (0, 1, len(replay.lines) // 2, len(replay.lines)):
        for seat in (None, *range(replay.setup.seats)):
            received: list[Event] = []
            state = playback(game, replay, moment, received.append).state
            query = "" if seat is None else f"?seat={seat}"
            reply = http.get(f"/api/tables/{imported}/moments/{moment}{query}").json()
            assert reply["last"] == len(replay.lines)
            assert reply["view"] == view_as_json(game, state, seat)
            redacted = [game.redact(event, seat) for event in received]
            assert reply["events"] == [plain(event) for event in redacted if event is not None]


def test_a_history_matches_its_moments(http: httpx.Client, imported: str) -> None:
    story = http.get(f"/api/tables/{imported}/story?seat=1").json()
    assert (story["game"], story["told"], story["why"]) == ("zombie-invasion", True, "imported")
    view: dict[str, Any] = {}
    for glimpse in story["moments"]:
        view.update(glimpse.get("view", {}))
    last = len(story["moments"]) - 1
    assert view == http.get(f"/api/tables/{imported}/moments/{last}?seat=1").json()["view"]


def test_the_open_view_combines_all_seats(http: httpx.Client, imported: str) -> None:
    reply = http.get(f"/api/tables/{imported}/all-seeing").json()
    assert reply["told"]
    for viewer, query in enumerate(["", *(f"?seat={seat}" for seat, _ in enumerate(reply["players"]))]):
        seen = [moment["seen"][moment["who"][viewer]] for moment in reply["moments"]]
        assert seen == http.get(f"/api/tables/{imported}/story{query}").json()["moments"]


@pytest.mark.parametrize(
    "query", ["moments/999999", "moments/-1", "moments/x", "moments/0?seat=4", "story?seat=5"]
)
def test_unknown_moments_are_not_found(http: httpx.Client, imported: str, query: str) -> None:
    answer = http.get(f"/api/tables/{imported}/{query}")
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")


async def test_closed_hands_stay_closed(server: ServerProcess) -> None:
    ann, eve = await Person.new(server.address, "Ann"), await Person.new(server.address, "Eve")
    table = await conceded(ann, 2, open_hands=False)
    closed = {"code": "not-allowed", "data": {"reason": "closed-hands"}}
    for path in ("replay", "all-seeing", "story?seat=1", "moments/1?seat=1"):
        for person in (ann, eve):
            assert (await person.get(f"/api/tables/{table}/{path}")).json() == closed, path
    assert (await eve.get(f"/api/tables/{table}/story?seat=0")).json() == closed
    for path in ("moments/1?seat=0", "story?seat=0", "record", "verify"):
        assert (await ann.get(f"/api/tables/{table}/{path}")).status_code == 200, path
    assert (await eve.get(f"/api/tables/{table}/moments/1")).status_code == 200


def test_an_imported_game_is_a_table_of_its_own(http: httpx.Client, imported: str) -> None:
    info = http.get(f"/api/tables/{imported}").json()
    assert (info["status"], info["why"], info["game"]) == ("over", "imported", "zombie-invasion")
    assert http.get(f"/api/tables/{imported}/replay").text == SHORT.read_text("utf-8")
    numbers = http.get(f"/api/tables/{imported}/statistics").json()
    replay = read(SHORT.read_text("utf-8"))
    assert replay.ending is not None
    final = check(boneyard.game("zombie-invasion"), replay).state
    assert numbers["points"][-1] == list(final.points)
    assert numbers["dice"]
    assert {dice["purpose"] for dice in numbers["dice"]} >= {"fight", "move"}


def test_bad_replays_are_refused(http: httpx.Client) -> None:
    http.put("/api/me", json={"name": "Ann"})
    text = SHORT.read_text("utf-8")
    others = f"game midevil\nrules {boneyard.game('midevil').rules}"
    cases = {
        "hello": "bad-replay",
        text[: len(text) // 2]: "bad-replay",
        text.replace("game zombie-invasion", "game chess", 1): "bad-replay",
        text.replace("game zombie-invasion\nrules 1", others, 1): "bad-replay",
        text.replace("\nrules 1\n", "\nrules 99\n", 1): "other-rules",
        text.replace("boneyard replay 1", "boneyard replay 2", 1): "bad-replay",
        text.replace("\nstate ", "\nstate 0", 1): "bad-replay",
        text.partition("\nend\n")[0] + "\nopen\nstate 0\n": "not-over",
    }
    for bad, code in cases.items():
        answer = http.post("/api/replays", content=bad.encode(), headers=TEXT)
        assert answer.json()["code"] == code, answer.text
    assert http.post("/api/replays", content=b"\xff", headers=TEXT).json()["code"] == "bad-request"
    assert http.post("/api/replays", json={}).json()["code"] == "bad-type"


def test_content_of_another_game_is_refused(http: httpx.Client) -> None:
    text = SHORT.read_text("utf-8").replace("game zombie-invasion", "game midevil", 1)
    reply = http.post("/api/verify", content=text.encode(), headers=TEXT)
    assert reply.status_code == 200, reply.text
    steps = {step["what"]: step["outcome"] for step in reply.json()["verdict"]["steps"]}
    assert steps["rules"] == "broken"


async def test_a_game_ended_by_vote_can_be_imported(server: ServerProcess) -> None:
    table, (ann, bob) = await seated(server.address, "zombie-invasion", 2)
    async with bob.at(table) as client:
        assert (await client.ask("leave", concede=True))["type"] == "done"
        await client.until(lambda seen: seen.info["status"] == "over")
    file = (await ann.get(f"/api/tables/{table}/replay")).text
    assert "\nend\nwinners 0\nway conceded\n" in file
    assert "\nseats human human\n" in file, "the player who conceded is still listed as human"
    assert (await ann.post_text("/api/verify", file)).json()["verdict"]["verified"]
    again = await ann.post_text("/api/replays", file)
    assert again.status_code == 201, again.text
    reply = (await ann.get(f"/api/tables/{again.json()['id']}")).json()
    assert (reply["status"], reply["why"], reply["winners"]) == ("over", "imported", [0])
    for wrong in ("winners 7\nway conceded", "winners 0\nway points", "winners 0\nway boredom"):
        forged = file.replace("winners 0\nway conceded", wrong)
        assert (await ann.post_text("/api/replays", forged)).json()["code"] == "bad-replay"


async def send_damaged(person: Person, seeds: Iterable[int]) -> None:
    """Send damaged replays: each is refused, or is a playable game all the same."""
    whole = SHORT.read_bytes()
    for seed in seeds:
        rng = Random(seed)
        hurt = damage_bytes(whole, rng) if seed % 2 else damage(whole.decode(), rng).encode()
        answer = await person.post_bytes("/api/replays", hurt)
        assert answer.status_code in (201, 400, 409, 422), (seed, answer.text)
        if answer.status_code == 201:
            check(boneyard.game("zombie-invasion"), read(hurt.decode()))
        else:
            assert answer.json()["code"] in NO_REPLAY, (seed, answer.text)


def shown(seen: Seen) -> tuple[object, ...]:
    return seen.view, seen.question, seen.mine, seen.info["status"]


async def is_unharmed(person: Person, table: str, client: Client) -> None:
    """A page that was open all the time shows what a new one shows."""
    await client.until(may_act)
    async with person.at(table) as fresh:
        assert shown(fresh.seen) == shown(client.seen)


async def play_beside(person: Person, rng: Random, seeds: list[int]) -> list[int]:
    """Play a whole game that damaged replays must not affect; returns the remaining seeds."""
    table = await person.make_table("zombie-invasion", ["open"])
    async with person.at(table) as client:
        await client.until(may_act)
        while seeds and client.seen.info["status"] == "running":
            some, more, seeds = seeds[:5], seeds[5:10], seeds[10:]
            before = shown(client.seen)
            await send_damaged(person, some)
            await is_unharmed(person, table, client)
            assert shown(client.seen) == before
            await asyncio.gather(send_damaged(person, more), play_random(client, rng, 3))
            await is_unharmed(person, table, client)
        await client.ask("leave", concede=True)
        await client.until(lambda seen: seen.info["status"] == "over")
    assert (await person.get(f"/api/tables/{table}/verify")).json()["verdict"]["verified"]
    return seeds


def test_a_replay_with_undrawable_tiles_is_refused(http: httpx.Client) -> None:
    http.put("/api/me", json={"name": "Ann"})
    game, ufo = boneyard.game("zombie-invasion"), 'named = true\ndecor = [["d-ufo", 0, 0, 0, 0, 96]]'
    files = game.default_content().files
    own = Content("Ours", {name: text.replace("named = true", ufo, 1) for name, text in files.items()})
    setup = game.setup(2, own)
    match = Match(game, setup, FairDice("seed", game.id))
    assert match.play([bot("restless", f"1/{seat}", own) for seat in range(2)])
    text = write(replay_of(match, ("human", "human"), "seed"))
    answer = http.post("/api/replays", content=text.encode(), headers=TEXT)
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-content"), answer.text
    assert "there is no symbol 'd-ufo'" in answer.json()["data"]["reason"]


def test_the_longest_replay_can_be_imported(http: httpx.Client) -> None:
    """With the largest content it is longer than any other body."""
    http.put("/api/me", json={"name": "Ann"})
    game = boneyard.game("zombie-invasion")
    files = dict(game.default_content().files)
    name = min(files)
    files[name] += "#\n" * ((MOST_CONTENT - game.default_content().letters) // 2)
    own = Content("Ours", files)
    match = Match(game, game.setup(2, own), FairDice("seed", game.id))
    assert match.play([bot("restless", f"1/{seat}", own) for seat in range(2)])
    text = write(replay_of(match, ("human", "human"), "seed"))
    assert len(text) > MOST_BODY
    checked = http.post("/api/verify", content=text.encode(), headers=TEXT)
    assert checked.status_code == 200, checked.text
    kept = http.post("/api/replays", content=text.encode(), headers=TEXT)
    assert kept.status_code == 201, kept.text
    assert http.get(f"/api/tables/{kept.json()['id']}/replay").text == text
    for path in ("verify", "replays"):
        refused = http.post(f"/api/{path}", content=b" " * (MOST_REPLAY + 1), headers=TEXT)
        assert (refused.status_code, refused.json()["code"]) == (413, "too-large")


async def test_damaged_replays_do_no_harm(server: ServerProcess) -> None:
    """A game at another table continues unchanged and verifies in the end."""
    ann, rng = await Person.new(server.address, "Ann"), Random(11)
    seeds = [*range(pick(quick=6, ci=200, full=5000))]
    while seeds:
        seeds = await play_beside(ann, rng, seeds)


def test_a_changed_number_does_not_verify(http: httpx.Client) -> None:
    lines = SHORT.read_text("utf-8").splitlines()
    rolls = [n for n, line in enumerate(lines) if line.startswith("* roll ") and "# move-" in line]
    roll = lines[rolls[3]].split()
    roll[-1] = str((int(roll[-1]) + 1) % 6)
    lines[rolls[3]] = " ".join(roll)
    reply = http.post("/api/verify", content="\n".join(lines).encode(), headers=TEXT).json()
    assert not reply["verdict"]["verified"]
    broken = [step["what"] for step in reply["verdict"]["steps"] if step["outcome"] == "broken"]
    assert "stream-number" in broken
    honest = http.post("/api/verify?commitment=" + "0" * 64, content=SHORT.read_bytes(), headers=TEXT).json()
    assert "promised" in [step["what"] for step in honest["verdict"]["steps"] if step["outcome"] == "broken"]


async def test_playing_on_from_a_moment(imported: str, server: ServerProcess) -> None:
    """The dice continue as they would have, and the new replay is complete."""
    replay = read(SHORT.read_text("utf-8"))
    moment = len(replay.lines) // 2
    config = {
        "game": "midevil",
        "seats": ["open"] + ["easy"] * (replay.setup.seats - 1),
        "from_replay": {"table": imported, "moment": moment},
    }

    ann = await Person.new(server.address, "Ann")
    made = await ann.post("/api/tables", body(config))
    assert made.status_code == 201, made.text
    table = made.json()["id"]
    async with ann.at(table) as client:
        assert client.seen.info["practice"]
        assert client.seen.info["game"] == "zombie-invasion"
        if client.seen.info["status"] == "open":
            await client.ask("begin")
        await play_random(client, Random(7), 3)
        await client.ask("leave", concede=True)
        await client.until(lambda seen: seen.info["status"] == "over")
    text = (await ann.get(f"/api/tables/{table}/replay")).text
    made_on = read(text)
    assert made_on.lines[:moment] == replay.lines[:moment]
    assert len(made_on.lines) > moment
    verdict = (await ann.get(f"/api/tables/{table}/verify")).json()["verdict"]
    assert (verdict["kind"], verdict["verified"]) == ("practice", True)
    late = {**config, "from_replay": {"table": imported, "moment": len(replay.lines)}}
    assert (await ann.post("/api/tables", body(late))).json()["code"] == "not-running"
    later = {**config, "from_replay": {"table": imported, "moment": len(replay.lines) + 1}}
    assert (await ann.post("/api/tables", body(later))).json()["code"] == "not-found"
    other = {**config, "seats": ["open"]}
    assert (await ann.post("/api/tables", body(other))).json()["code"] == "bad-setup"
