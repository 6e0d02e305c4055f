"""Groups: joined by a code, kept over lost keys, with standings over all games."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random

import httpx
import pytest

from boneyard.server.groups.codes import LETTERS, new_code
from boneyard.server.groups.pins import FREE
from boneyard.server.http.rate_limits import ALL_GUESSES_BURST
from tests.server.client import Person, play_random
from tests.server.groups import GAME, PLAIN, Group, group_of, people
from tests.server.http.played import give_up
from tests.server.process import ServerProcess, serving

PIN = "24681357"
"""Long enough not to appear in the server's times by chance."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server of its own: wrong codes are limited for all tests together."""
    with serving(tmp_path_factory.mktemp("groups") / "groups.db") as found:
        yield found


async def answer_once(table: str, *players: Person) -> None:
    """Let each of them answer something."""
    left = set(players)
    while left:
        for person in players:
            async with person.at(table) as client:
                seen = await client.until(lambda seen: seen.info["status"] == "running")
                if seen.question is not None:
                    await play_random(client, Random(1), 1)
                    left.discard(person)


async def test_a_code_leads_to_a_group_in_any_case_and_wrong_ones_tell_nothing(server: ServerProcess) -> None:
    ann, bob = await people(server, "Ann", "Bob")
    group = await group_of(ann)
    said = f" {group.code[:2].lower()}-{group.code[2:].lower()} "
    found = (await bob.post("/api/codes", {"code": said})).json()["group"]
    assert found == {
        "id": group.id,
        "name": "The Thursday Bones",
        "code": group.code,
        "me": None,
        "members": [{"number": 0, "name": "Ann", "look": 0, "pin": False}],
    }
    wrong = new_code()
    assert (await bob.post("/api/codes", {"code": wrong})).json() == {"code": "not-found", "data": {}}
    stranger = await bob.post(f"{group.path}/members", {"code": wrong, "name": "Bob"})
    assert stranger.json() == {"code": "not-found", "data": {}}
    for path in ("", "/standings", "/presets", "/export"):
        assert (await bob.get(group.path + path)).json()["code"] == "not-yours"
    assert (await bob.get("/api/groups/unknown")).json() == (await bob.get(group.path)).json()


async def test_members_are_here_with_their_names_and_looks(server: ServerProcess) -> None:
    ann, bob, other = await people(server, "Ann", "Bob", "Ann")
    group = await group_of(ann, bob, other)
    seen = await group.seen_by(bob)
    assert [(one["name"], one["look"], one["here"]) for one in seen["members"]] == [
        ("Ann", 0, True),
        ("Bob", 1, True),
        ("Ann 2", 2, True),
    ]
    assert (seen["me"], seen["host"], seen["code"]) == (1, 0, group.code)
    assert (await bob.put(f"{group.path}/me", {"name": "Robert", "look": 5})).status_code == 200
    assert (await group.seen_by(ann))["members"][1]["name"] == "Robert"
    mine = (await bob.get("/api/groups")).json()
    assert mine == [
        {
            "id": group.id,
            "name": "The Thursday Bones",
            "code": group.code,
            "members": ["Ann", "Robert", "Ann 2"],
        }
    ]


async def test_one_request_starts_the_next_game_with_everybody_in_their_looks(server: ServerProcess) -> None:
    ann, bob, cleo = await people(server, "Ann", "Bob", "Cleo")
    group = await group_of(ann, bob, cleo)
    config = {"game": GAME, "seats": ["open", "open", "easy"], "leaving": "out"}
    table = await group.play(cleo, [0, 1], config=config)
    info = (await bob.get(f"/api/tables/{table}")).json()
    assert info["status"] == "running"
    assert [seat.get("name") for seat in info["seats"]] == ["Cleo", "Ann", "Bob", None]
    assert info["looks"] == [2, 0, 1, 3]
    assert info["title"] == "The Thursday Bones"
    assert [one["seat"] for one in (await group.seen_by(bob))["tables"]] == [2]
    again = await group.play(ann, [1])
    assert again == table, "whoever starts at the same time gets the same game"
    presets = (await ann.get(f"{group.path}/presets")).json()
    assert [(one["game"], one["seats"]) for one in presets] == [(GAME, ["open", "open", "easy"])]


async def test_a_pin_brings_a_member_back_with_the_seat(server: ServerProcess) -> None:
    ann, bob, phone = await people(server, "Ann", "Bob", "Visitor")
    group = await group_of(ann, bob)
    assert (await bob.put(f"{group.path}/pin", {"pin": PIN})).status_code == 200
    table = await group.play(ann, [1], config=PLAIN)
    at_table = (await phone.get(f"/api/tables/{table}/group")).json()
    assert [(one["name"], one["pin"]) for one in at_table["members"]] == [("Ann", False), ("Bob", True)]
    assert (await group.return_as(phone, 1, "1111"))["code"] == "bad-secret"
    assert (await group.return_as(phone, 1, PIN))["status"] == 200
    async with phone.at(table) as client:
        welcome = await client.hello()
        assert welcome["mine"]["seat"] == 1
    assert (await bob.get(group.path)).json()["code"] == "not-yours"
    assert (await group.seen_by(phone))["me"] == 1
    await keeps_secrets(group, table, ann, bob, phone)


async def keeps_secrets(group: Group, table: str, *visitors: Person) -> None:
    """Neither guests nor PINs leave the server, not even the former guests of a member."""
    parts = [group.path + part for part in ("", "/standings", "/presets", "/challenge", "/export")]
    secrets = [(await visitor.get("/api/me")).json()["id"] for visitor in visitors] + [PIN]
    for visitor in visitors:
        answers = [await visitor.get(path) for path in (*parts, f"/api/tables/{table}/group", "/api/groups")]
        answers.append(await visitor.post("/api/codes", {"code": group.code}))
        assert not any(secret in answer.text for secret in secrets for answer in answers)


async def test_wrong_pins_lock_a_member_for_a_growing_time(server: ServerProcess) -> None:
    ann, phone = await people(server, "Ann", "Visitor")
    group = await group_of(ann)
    await ann.put(f"{group.path}/pin", {"pin": PIN})
    several = await asyncio.gather(*(group.return_as(phone, 0, "1111") for _ in range(FREE + 3)))
    codes = sorted(one["code"] for one in several)
    assert codes == ["bad-secret"] * FREE + ["too-fast"] * 3, "attempts at the same time count too"
    locked = await group.return_as(phone, 0, PIN)
    assert (locked["code"], locked["data"]["reason"]) == ("too-fast", "pin"), "not even the right one"


async def test_the_host_lets_a_member_back_in_who_has_no_pin(server: ServerProcess) -> None:
    ann, bob, cleo, phone = await people(server, "Ann", "Bob", "Cleo", "Bob")
    group = await group_of(ann, bob, cleo)
    await group.join(phone)  # first as somebody new
    assert (await group.return_as(phone, 1, None))["status"] == 200
    claimed = (await group.seen_by(ann))["members"][1]["claimed"]
    path = f"{group.path}/members/1/claim"
    assert (await cleo.post(path, {"claimed": claimed, "accept": True})).json()["code"] == "not-yours"
    assert (await ann.post(path, {"claimed": claimed - 1, "accept": True})).json()["code"] == "stale"
    assert (await ann.post(path, {"claimed": claimed, "accept": True})).status_code == 200
    seen = await group.seen_by(phone)
    assert (seen["me"], [one["name"] for one in seen["members"]]) == (1, ["Ann", "Bob", "Cleo"])
    assert (await group.return_as(cleo, 0, None))["status"] == 200
    claimed = (await group.seen_by(ann))["members"][0]["claimed"]
    take_over = await phone.post(f"{group.path}/members/0/claim", {"claimed": claimed, "accept": True})
    assert take_over.json()["code"] == "not-yours", "nobody takes the host's place while the host is here"


async def looks_at(person: Person, table: str) -> dict[str, int]:
    info = (await person.get(f"/api/tables/{table}")).json()
    return {seat["name"]: look for seat, look in zip(info["seats"], info["looks"], strict=True)}


async def rematch(host: Person, other: Person, table: str) -> str:
    (made,) = {
        (await person.post(f"/api/tables/{table}/rematch", {"name": person.name})).json()["id"]
        for person in (host, other)
    }
    async with host.at(made) as client:
        await client.ask("begin")
    return str(made)


async def test_three_games_count_for_a_member_who_lost_a_phone(server: ServerProcess) -> None:
    ann, bob, cleo, phone = await people(server, "Ann", "Bob", "Cleo", "Visitor")
    group = await group_of(ann, bob, cleo)
    await bob.put(f"{group.path}/me", {"name": "Robert", "look": 5})
    await bob.put(f"{group.path}/pin", {"pin": PIN})
    tables = [await group.play(ann, [1], config=PLAIN)]
    await answer_once(tables[0], ann, bob)
    assert (await group.return_as(phone, 1, PIN))["status"] == 200
    for _ in range(2):
        await give_up(phone, tables[-1])
        tables.append(await rematch(ann, phone, tables[-1]))
        await answer_once(tables[-1], ann, phone)
    await give_up(phone, tables[-1])
    looks = [await looks_at(phone, table) for table in tables]
    assert looks == [{"Ann": 0, "Robert": 5}] * 3, "names and colours stay"
    while (await group.seen_by(ann))["results"] < len(tables):
        await asyncio.sleep(0.1)
    found = (await ann.get(f"{group.path}/standings")).json()
    assert found["games"] == 3
    counted = {one["member"]: (one["games"], one["wins"]) for one in found["standings"]}
    assert counted == {0: (3, 3), 1: (3, 0), 2: (0, 0)}
    best = found["standings"][0]
    assert best["member"] == 0
    assert best["low"] < best["skill"] < best["high"]
    never = next(one for one in found["standings"] if one["member"] == 2)
    assert (never["low"], never["high"]) == (0, 1)
    exported = (await phone.get(f"{group.path}/export")).json()
    assert {game["table"] for game in exported["games"]} == set(tables)
    await keeps_secrets(group, tables[-1], ann, bob, phone)


async def test_a_rematch_is_the_groups_too(server: ServerProcess) -> None:
    ann, bob = await people(server, "Ann", "Bob")
    group = await group_of(ann, bob)
    table = await group.play(ann, [1], config=PLAIN)
    await give_up(bob, table)
    made = (await bob.post(f"/api/tables/{table}/rematch", {"name": "Bob"})).json()["id"]
    assert [one["id"] for one in (await group.seen_by(ann))["tables"]] == [made]


async def test_only_the_host_changes_the_code_and_deletes_the_group(server: ServerProcess) -> None:
    ann, bob = await people(server, "Ann", "Bob")
    group = await group_of(ann, bob)
    assert (await bob.post(f"{group.path}/code", None)).json()["code"] == "not-yours"
    code = (await ann.post(f"{group.path}/code", None)).json()["code"]
    assert len(code) == 5
    assert set(code) <= set(LETTERS)
    assert (await bob.post("/api/codes", {"code": group.code})).json()["code"] == "not-found"
    assert (await bob.delete(group.path)).json()["code"] == "not-yours"
    assert (await ann.delete(group.path)).status_code == 200
    for person in (ann, bob):
        assert (await person.get(group.path)).json()["code"] == "not-yours"
    assert (await ann.post("/api/codes", {"code": code})).json()["code"] == "not-found"


async def test_the_next_member_becomes_the_host_when_the_host_leaves(server: ServerProcess) -> None:
    ann, bob = await people(server, "Ann", "Bob")
    group = await group_of(ann, bob)
    assert (await bob.delete(f"{group.path}/members/0")).json()["code"] == "not-yours"
    assert (await ann.delete(f"{group.path}/members/0")).status_code == 200
    assert (await group.seen_by(bob))["host"] == 1


async def test_a_table_has_a_code_until_its_game_is_over(server: ServerProcess) -> None:
    ann, bob = await people(server, "Ann", "Bob")
    table = await ann.make_table(GAME, ["open", "open"])
    assert (await bob.post(f"/api/tables/{table}/code", None)).json()["code"] == "not-yours"
    several = await asyncio.gather(*(ann.post(f"/api/tables/{table}/code", None) for _ in range(4)))
    (code,) = {answer.json()["code"] for answer in several}
    assert (await bob.post("/api/codes", {"code": code})).json() == {"table": table, "group": None}
    async with bob.at(table) as client:
        await client.ask("sit", name="Bob")
        async with ann.at(table) as host:
            await host.ask("begin")
        await client.until(lambda seen: seen.info["status"] == "running")
        await client.ask("leave", concede=True)
        await client.until(lambda seen: seen.info["status"] == "over")
    assert (await bob.post("/api/codes", {"code": code})).json()["code"] == "not-found"


async def test_a_game_has_at_most_six_players(server: ServerProcess) -> None:
    members = await people(server, *(f"P{n}" for n in range(7)))
    group = await group_of(*members)
    body = {"game": GAME, "players": [*range(7)], "config": PLAIN}
    answer = await members[0].post(f"{group.path}/games", body)
    assert answer.json()["code"] == "bad-setup"


async def test_an_unknown_game_is_refused(server: ServerProcess) -> None:
    (ann,) = await people(server, "Ann")
    group = await group_of(ann)
    body = {"game": "", "players": [], "config": {"game": "", "seats": ["easy"]}}
    answer = await ann.post(f"{group.path}/games", body)
    assert answer.json()["code"] == "bad-setup"


async def test_wrong_codes_are_limited_for_all_together(tmp_path: Path) -> None:
    with serving(tmp_path / "guesses.db") as server:
        ann, bob = await people(server, "Ann", "Bob")
        group = await group_of(ann)
        for _ in range(ALL_GUESSES_BURST):
            assert (await ann.post("/api/codes", {"code": group.code})).status_code == 200, (
                "right ones are free"
            )
        wrong = [await bob.post("/api/codes", {"code": "AAAAA"}) for _ in range(ALL_GUESSES_BURST + 20)]
        codes = [answer.json()["code"] for answer in wrong]
        assert codes[:5] == ["not-found"] * 5
        assert codes[-1] == "too-fast"
        right = await ann.post("/api/codes", {"code": group.code})
        assert right.json()["code"] == "too-fast", "a limited guesser doesn't learn which code is right"
        elsewhere = {**ann.headers, "x-forwarded-for": "203.0.113.7"}
        right = httpx.post(f"http://{server.address}/api/codes", json={"code": group.code}, headers=elsewhere)
        assert right.status_code == 200, "strangers who guess keep nobody else out"


async def test_the_challenge_of_the_week_has_the_same_dice_for_all(server: ServerProcess) -> None:
    ann, bob, eve = await people(server, "Ann", "Bob", "Eve")
    group = await group_of(ann, bob)
    path = f"{group.path}/challenge"
    body = {"game": GAME, "config": {"game": GAME, "seats": ["open", "easy"]}}
    assert (await eve.post(path, body)).json()["code"] == "not-yours"
    both = await asyncio.gather(*(person.post(path, body) for person in (ann, bob)))
    one, two = (answer.json()["id"] for answer in both)
    assert one != two
    assert (await ann.post(path, body)).json()["id"] == one, "everybody has one try"
    infos = [(await ann.get(f"/api/tables/{table}")).json() for table in (one, two)]
    assert infos[0]["seed_hash"] == infos[1]["seed_hash"]
    assert not any(info["spectators"] for info in infos)
    await give_up(ann, one)
    assert (await tries(ann, path)) == [(0, True, True), (1, False, False)]
    assert (await tries(bob, path)) == [(0, True, False), (1, False, False)], "first play yourself"
    ended = (await ann.get(f"/api/tables/{one}")).json()
    assert (ended["status"], ended["winners"]) == ("over", [1, 2, 3])
    for person in (bob, eve):
        seen = (await person.get(f"/api/tables/{one}")).json()
        assert seen["status"] == "over"
        assert "winners" not in seen
        assert "why" not in seen
        for what in ("statistics", "log", "dice", "all-seeing", "replay", "preview?moment=0"):
            answer = await person.get(f"/api/tables/{one}/{what}")
            assert answer.status_code in (403, 404, 409), f"{what} spoils it: {answer.text[:200]}"
        picture = await person.get(f"/api/tables/{one}/preview")
        assert picture.content == (await person.get(f"/api/games/{GAME}/preview")).content
    await give_up(bob, two)
    assert (await tries(bob, path)) == [(0, True, True), (1, True, True)]
    for table in (one, two):
        assert "seed" not in (await ann.get(f"/api/tables/{table}")).json(), "somebody may join before Sunday"
    for table, code in ((one, "not-over"), (two, "not-allowed")):
        assert (await ann.get(f"/api/tables/{table}/all-seeing")).json()["code"] == code


async def tries(person: Person, path: str) -> list[tuple[int, bool, bool]]:
    """Whose try is over, and whether its points are shown, as soon as results are stored."""
    own = (await person.get(path)).json()["table"]
    over = (await person.get(f"/api/tables/{own}")).json()["status"] == "over"
    while True:
        found = (await person.get(path)).json()["tries"]
        if not over or any(one["points"] is not None for one in found):
            return sorted((one["member"], one["over"], one["points"] is not None) for one in found)
        await asyncio.sleep(0.1)
