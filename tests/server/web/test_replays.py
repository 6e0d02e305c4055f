"""What stays of a game: replays, records, stories, moments and numbers, from a real server."""

import asyncio
import json
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from hashlib import sha256
from pathlib import Path
from random import Random
from secrets import token_hex
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
from boneyard.server.history import replay_requests as r
from boneyard.server.history.replay_process import reply_to
from boneyard.server.history.story_maker import record_of
from boneyard.server.web.gate import PIECE
from boneyard.server.web.replays import unpacked
from boneyard.server.web.requests import MOST_BODY, MOST_REPLAY
from boneyard.table.config import MOST_CONTENT
from tests.damage import damage, damage_bytes
from tests.server.client import Client, Message, Person, Seen, seated
from tests.server.process import ServerProcess
from tests.server.web.asking import body, plain, view_as_json
from tests.sizes import pick

GOLDEN = Path(__file__).parents[2] / "replays"
TEXT = {"content-type": "text/plain"}
SHORT = GOLDEN / "zombie-invasion-rerolls.boneyard"
NO_REPLAY = ("bad-replay", "other-rules", "not-over", "bad-request")
"""What is said of a file that tells no finished game."""


@pytest.fixture(scope="session")
def imported(server: ServerProcess) -> str:
    """A finished game from elsewhere."""
    with httpx.Client(base_url=f"http://{server.address}", timeout=60) as http:
        http.put("/api/me", json={"name": "Ann"})
        answer = http.post("/api/replays", content=SHORT.read_bytes(), headers=TEXT)
        assert answer.status_code == 201, answer.text
        table: str = answer.json()["id"]
        return table


PACKED = ("replay", "statistics", "story", "all-seeing")


def test_whole_games_go_out_packed_and_nothing_else_of_a_table_does(
    server: ServerProcess, imported: str
) -> None:
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


def may_act(seen: Seen) -> bool:
    return seen.question is not None or bool(seen.info["status"] == "over")


async def answer_some(client: Client, rng: Random, number: int) -> None:
    """Answer a few questions."""
    for _ in range(number):
        seen = await client.until(may_act)
        if seen.question is None:
            return
        assert (await client.answer(rng.randrange(len(seen.question["options"]))))["type"] == "done"


async def take_back(client: Client, rng: Random) -> bool:
    """Answer until a choice can be taken back, and take it back; false where the game ended before that."""
    while True:
        await answer_some(client, rng, 1)
        seen = await client.until(may_act)
        if seen.question is None:
            return False
        if seen.mine and seen.mine.get("can_undo"):
            assert (await client.ask("undo"))["type"] == "done"
            client.seen.question = None  # what was asked since is not asked any more; an update follows
            return True


@asynccontextmanager
async def playing(person: Person, game: str, **config: object) -> AsyncIterator[tuple[str, Client]]:
    """A game against a bot whose first event is heard: it waits for a nonce."""
    nonce = token_hex(16)
    asked = {"game": game, "seats": ["open", "easy"], **config}
    promise = sha256(nonce.encode()).hexdigest()
    made = await person.post("/api/tables", {"config": asked, "name": person.name, "nonce_hash": promise})
    table: str = made.json()["id"]
    async with person.at(table) as client:
        assert (await client.ask("reveal", nonce=nonce))["type"] == "done"
        await client.until(lambda seen: seen.info["status"] == "running")
        yield table, client


async def conceded(person: Person, answers: int, **config: object) -> str:
    """A game against a bot that is given up, with a nonce and an undone choice in it."""
    ended: list[Message] = []
    while len(ended) < 3:  # dice may end a game before it can be given up
        async with playing(person, "midevil", **config) as (table, client):
            rng = Random(5)
            if await take_back(client, rng):
                await answer_some(client, rng, answers)
                if (await client.ask("leave", concede=True))["type"] == "done":
                    await client.until(lambda seen: seen.info["status"] == "over")
                    return table
            ended.append(client.seen.info)
    raise AssertionError(f"games end by themselves: {ended}")


def test_a_finished_table_gives_a_replay_that_verifies(server: ServerProcess) -> None:
    async def play() -> None:
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
        told = (await eve.get(f"/api/tables/{table}/verify")).json()
        assert told["verdict"]["verified"]
        assert told["verdict"]["kind"] == "fair"
        again = await eve.post_text(f"/api/verify?commitment={info['seed_hash']}", file.text)
        assert again.json() == told
        alone = (await eve.post_text("/api/verify", file.text)).json()["verdict"]
        assert (alone["kind"], alone["verified"]) == ("claimed", True)
        taken = (await eve.post_text("/api/replays", file.text)).json()["id"]
        there = (await eve.get(f"/api/tables/{taken}/verify")).json()["verdict"]
        assert there == alone, "nobody here heard what the file says was promised"

    asyncio.run(play())


def test_a_running_game_gives_only_what_the_asker_has_seen(server: ServerProcess) -> None:
    async def play() -> None:
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
            json.loads((await stranger.get(f"/api/tables/{table}/record")).text.splitlines()[0])["viewer"]
            is None
        )
        seed = (await ann.get(f"/api/tables/{table}")).json().get("seed", "")
        assert not seed
        assert not any("seed" in record for record in records)

    asyncio.run(play())


def test_a_long_record_comes_in_pieces_and_whole() -> None:
    """The server holds it packed: the text of a long game would fill its memory and hold up all tables."""
    text = record_of(read(SHORT.read_text("utf-8")), None)
    assert len(text) > 20 * PIECE
    found = r.read_reply(r.encode(reply_to(r.Record(SHORT.read_text("utf-8"), None))))
    assert isinstance(found, r.Recorded)
    assert (found.length, len(found.packed) * 20 < found.length) == (len(text.encode()), True)
    pieces = [*unpacked(found.packed)]
    assert max(map(len, pieces)) <= PIECE
    assert b"".join(pieces) == text.encode()


def test_an_imported_game_has_a_record_a_log_and_dice(http: httpx.Client, imported: str) -> None:
    """Its record is that of a spectator: nobody has sat there."""
    answer = http.get(f"/api/tables/{imported}/record")
    assert answer.text == record_of(read(SHORT.read_text("utf-8")), None)
    told = http.get(f"/api/tables/{imported}/log").json()
    assert told["turns"][-1]["events"][-1]["event"] == "won"
    assert http.get(f"/api/tables/{imported}/dice").json()["rolls"]


def test_moments_are_what_each_viewer_saw(http: httpx.Client, imported: str) -> None:
    replay = read(SHORT.read_text("utf-8"))
    game = boneyard.game(replay.setup.game)
    for moment in (0, 1, len(replay.lines) // 2, len(replay.lines)):
        for seat in (None, *range(replay.setup.seats)):
            heard: list[Event] = []
            state = playback(game, replay, moment, heard.append).state
            query = "" if seat is None else f"?seat={seat}"
            told = http.get(f"/api/tables/{imported}/moments/{moment}{query}").json()
            assert told["last"] == len(replay.lines)
            assert told["view"] == view_as_json(game, state, seat)
            redacted = [game.redact(event, seat) for event in heard]
            assert told["events"] == [plain(event) for event in redacted if event is not None]


def test_a_story_tells_what_its_moments_show(http: httpx.Client, imported: str) -> None:
    story = http.get(f"/api/tables/{imported}/story?seat=1").json()
    assert (story["game"], story["told"], story["why"]) == ("zombie-invasion", True, "imported")
    view: dict[str, Any] = {}
    for glimpse in story["moments"]:
        view.update(glimpse.get("view", {}))
    last = len(story["moments"]) - 1
    assert view == http.get(f"/api/tables/{imported}/moments/{last}?seat=1").json()["view"]


def test_all_seeing_is_every_seats_story_at_once(http: httpx.Client, imported: str) -> None:
    told = http.get(f"/api/tables/{imported}/all-seeing").json()
    assert told["told"]
    for viewer, query in enumerate(["", *(f"?seat={seat}" for seat, _ in enumerate(told["players"]))]):
        seen = [moment["seen"][moment["who"][viewer]] for moment in told["moments"]]
        assert seen == http.get(f"/api/tables/{imported}/story{query}").json()["moments"]


@pytest.mark.parametrize(
    "query", ["moments/999999", "moments/-1", "moments/x", "moments/0?seat=4", "story?seat=5"]
)
def test_what_is_not_in_a_game_is_not_found(http: httpx.Client, imported: str, query: str) -> None:
    answer = http.get(f"/api/tables/{imported}/{query}")
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")


def test_closed_hands_stay_closed(server: ServerProcess) -> None:
    async def play() -> None:
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

    asyncio.run(play())


def test_an_imported_game_is_a_table_of_its_own(http: httpx.Client, imported: str) -> None:
    info = http.get(f"/api/tables/{imported}").json()
    assert (info["status"], info["why"], info["game"]) == ("over", "imported", "zombie-invasion")
    assert http.get(f"/api/tables/{imported}/replay").text == SHORT.read_text("utf-8")
    numbers = http.get(f"/api/tables/{imported}/statistics").json()
    replay = read(SHORT.read_text("utf-8"))
    assert replay.ending is not None
    final = check(boneyard.game("zombie-invasion"), replay).state
    assert numbers["points"][-1] == list(final.points)  # type: ignore[attr-defined]
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


def test_a_file_whose_content_is_another_games_breaks_its_rules(http: httpx.Client) -> None:
    text = SHORT.read_text("utf-8").replace("game zombie-invasion", "game midevil", 1)
    told = http.post("/api/verify", content=text.encode(), headers=TEXT)
    assert told.status_code == 200, told.text
    steps = {step["what"]: step["outcome"] for step in told.json()["verdict"]["steps"]}
    assert steps["rules"] == "broken"


def test_a_game_that_people_ended_can_be_taken_in_again(server: ServerProcess) -> None:
    async def play() -> None:
        table, (ann, bob) = await seated(server.address, "zombie-invasion", 2)
        async with bob.at(table) as client:
            assert (await client.ask("leave", concede=True))["type"] == "done"
            await client.until(lambda seen: seen.info["status"] == "over")
        file = (await ann.get(f"/api/tables/{table}/replay")).text
        assert "\nend\nwinners 0\nway conceded\n" in file
        assert "\nseats human human\n" in file, "who gave up was a person"
        assert (await ann.post_text("/api/verify", file)).json()["verdict"]["verified"]
        again = await ann.post_text("/api/replays", file)
        assert again.status_code == 201, again.text
        told = (await ann.get(f"/api/tables/{again.json()['id']}")).json()
        assert (told["status"], told["why"], told["winners"]) == ("over", "imported", [0])
        for wrong in ("winners 7\nway conceded", "winners 0\nway points", "winners 0\nway boredom"):
            forged = file.replace("winners 0\nway conceded", wrong)
            assert (await ann.post_text("/api/replays", forged)).json()["code"] == "bad-replay"

    asyncio.run(play())


async def send_damaged(person: Person, seeds: Iterable[int]) -> None:
    """Send replays with something wrong with them: each is refused, or tells a game all the same."""
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
    """What somebody sees of a game."""
    return seen.view, seen.question, seen.mine, seen.info["status"]


async def is_unharmed(person: Person, table: str, client: Client) -> None:
    """A page that was open all the time shows what a new one shows."""
    await client.until(may_act)
    async with person.at(table) as fresh:
        assert shown(fresh.seen) == shown(client.seen)


async def play_beside(person: Person, rng: Random, seeds: list[int]) -> list[int]:
    """A game that damaged replays leave alone, from its beginning to its end; the seeds that are left."""
    table = await person.make_table("zombie-invasion", ["open"])
    async with person.at(table) as client:
        await client.until(may_act)
        while seeds and client.seen.info["status"] == "running":
            some, more, seeds = seeds[:5], seeds[5:10], seeds[10:]
            before = shown(client.seen)
            await send_damaged(person, some)
            await is_unharmed(person, table, client)
            assert shown(client.seen) == before
            await asyncio.gather(send_damaged(person, more), answer_some(client, rng, 3))
            await is_unharmed(person, table, client)
        await client.ask("leave", concede=True)
        await client.until(lambda seen: seen.info["status"] == "over")
    assert (await person.get(f"/api/tables/{table}/verify")).json()["verdict"]["verified"]
    return seeds


def test_a_replay_with_tiles_that_can_not_be_drawn_is_refused(http: httpx.Client) -> None:
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


def test_the_file_of_the_longest_game_can_be_brought_back(http: httpx.Client) -> None:
    """With as much content as a table may have it is longer than any other body."""
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


def test_damaged_replays_do_no_harm(server: ServerProcess) -> None:
    """Whatever is sent, a game at another table stays as it is, goes on, and verifies in the end."""

    async def scenario() -> None:
        ann, rng = await Person.new(server.address, "Ann"), Random(11)
        seeds = [*range(pick(quick=6, ci=200, full=5000))]
        while seeds:
            seeds = await play_beside(ann, rng, seeds)

    asyncio.run(scenario())


def test_a_wrong_number_does_not_verify(http: httpx.Client) -> None:
    lines = SHORT.read_text("utf-8").splitlines()
    rolls = [n for n, line in enumerate(lines) if line.startswith("* roll ") and "# move-" in line]
    roll = lines[rolls[3]].split()
    roll[-1] = str((int(roll[-1]) + 1) % 6)
    lines[rolls[3]] = " ".join(roll)
    told = http.post("/api/verify", content="\n".join(lines).encode(), headers=TEXT).json()
    assert not told["verdict"]["verified"]
    broken = [step["what"] for step in told["verdict"]["steps"] if step["outcome"] == "broken"]
    assert "stream-number" in broken
    honest = http.post("/api/verify?commitment=" + "0" * 64, content=SHORT.read_bytes(), headers=TEXT).json()
    assert "promised" in [step["what"] for step in honest["verdict"]["steps"] if step["outcome"] == "broken"]


def test_playing_on_from_a_moment(imported: str, server: ServerProcess) -> None:
    """The same dice follow as would have then, and the new game's replay is one piece."""
    replay = read(SHORT.read_text("utf-8"))
    moment = len(replay.lines) // 2
    config = {
        "game": "midevil",
        "seats": ["open"] + ["easy"] * (replay.setup.seats - 1),
        "from_replay": {"table": imported, "moment": moment},
    }

    async def play() -> None:
        ann = await Person.new(server.address, "Ann")
        made = await ann.post("/api/tables", body(config))
        assert made.status_code == 201, made.text
        table = made.json()["id"]
        async with ann.at(table) as client:
            assert client.seen.info["practice"]
            assert client.seen.info["game"] == "zombie-invasion"
            if client.seen.info["status"] == "open":
                await client.ask("begin")
            await answer_some(client, Random(7), 3)
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

    asyncio.run(play())
