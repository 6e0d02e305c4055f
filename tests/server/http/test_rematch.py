"""Rematches with the same seats, and several tables with the same dice."""

import asyncio
from hashlib import sha256
from random import Random

import pytest

from boneyard.engine.replay import read
from boneyard.table.config import Config
from boneyard.table.errors import Refused
from boneyard.table.fold import fold
from boneyard.table.handlers import internal
from boneyard.table.handlers.internal import MOST_DUPLICATES
from tests.reliability.bare_rooms import new_table
from tests.server.client import Client, Person, seated
from tests.server.http.asking import body
from tests.server.http.played import give_up
from tests.server.process import ServerProcess


async def test_a_rematch_keeps_the_seats_and_is_shared(server: ServerProcess) -> None:
    table, (ann, bob, cleo) = await seated(server.address, "midevil", 3, leaving="out", title="Crypt")
    asked = {"name": "Ann"}
    assert (await ann.post(f"/api/tables/{table}/rematch", asked)).json()["code"] == "not-over"
    await vote_to_end(table, [ann, bob, cleo])
    stranger = await Person.new(server.address, "Eve")
    assert (await stranger.post(f"/api/tables/{table}/rematch", asked)).json()["code"] == "not-yours"
    async with cleo.at(table) as watching:
        both = await asyncio.gather(
            *(person.post(f"/api/tables/{table}/rematch", {"name": person.name}) for person in (bob, ann))
        )
        made = [answer.json() for answer in both]
        await watching.until(lambda seen: seen.info.get("rematch"))
    assert made[0]["id"] == made[1]["id"] == watching.seen.info["rematch"]
    assert [answer["seat"] for answer in made] == [1, 0]
    info = (await ann.get(f"/api/tables/{made[0]['id']}")).json()
    assert (info["title"], info["leaving"], info["status"]) == ("Crypt", "out", "open")
    assert [seat.get("name") for seat in info["seats"]] == ["Player 0", "Player 1", None]
    late = (await cleo.post(f"/api/tables/{table}/rematch", {"name": "Cleo"})).json()
    assert late == {"id": made[0]["id"], "seat": 2}
    again = await cleo.post(f"/api/tables/{table}/rematch", {"name": "Cleo"})
    assert again.json() == late
    info = (await ann.get(f"/api/tables/{made[0]['id']}")).json()
    assert [seat["name"] for seat in info["seats"]] == ["Player 0", "Player 1", "Cleo"]


@pytest.mark.parametrize("graveyard", ["anywhere", "lower_half"])
async def test_a_rematch_keeps_the_graveyard_option(server: ServerProcess, graveyard: str) -> None:
    chosen = {"graveyard": graveyard}
    table, (ann, bob) = await seated(server.address, "midevil", 2, settings=chosen)
    await vote_to_end(table, [ann, bob])
    made = (await ann.post(f"/api/tables/{table}/rematch", {"name": "Ann"})).json()["id"]
    assert (await ann.get(f"/api/tables/{made}")).json()["settings"] == chosen


async def test_a_player_whose_rematch_seat_is_taken_chooses_another(server: ServerProcess) -> None:
    table, (ann, bob, cleo) = await seated(server.address, "midevil", 3)
    await vote_to_end(table, [ann, bob, cleo])
    made = (await ann.post(f"/api/tables/{table}/rematch", {"name": "Ann"})).json()["id"]
    async with cleo.at(made) as client:
        assert (await client.ask("sit", name="Cleo", seat=1))["type"] == "done"
    for person, seat in ((bob, 1), (cleo, 2)):
        asked = await person.post(f"/api/tables/{table}/rematch", {"name": person.name})
        assert asked.json() == {"id": made, "seat": seat}
    info = (await ann.get(f"/api/tables/{made}")).json()
    assert [seat.get("name") for seat in info["seats"]] == ["Ann", "Cleo", None]


async def vote_to_end(table: str, people: list[Person]) -> None:
    for person in people:
        async with person.at(table) as client:
            assert (await client.ask("vote", on="end"))["type"] == "done"


async def first_view(client: Client) -> object:
    await client.until(lambda seen: seen.view is not None)
    return client.seen.view


async def test_shared_dice_stay_secret_until_both_tables_are_over(server: ServerProcess) -> None:
    ann, bob, eve = [await Person.new(server.address, name) for name in ("Ann", "Bob", "Eve")]
    one = await ann.make_table("midevil", ["open", "easy"], duplicates=True, spectators=True)
    if (await ann.get(f"/api/tables/{one}")).json()["status"] == "open":
        async with ann.at(one) as client:
            assert (await client.ask("begin"))["type"] == "done"
    copy_of = {"game": "zombie-invasion", "seats": ["open", "easy"], "duplicate_of": one}
    made = await bob.post("/api/tables", body(copy_of, "Bob"))
    assert made.status_code == 201, made.text
    two = made.json()["id"]
    again = (await ann.post("/api/tables", body(copy_of))).json()
    assert again == {"code": "not-allowed", "data": {"reason": "same-dice"}}, "Ann has seen these dice"

    infos = [(await eve.get(f"/api/tables/{table}")).json() for table in (one, two)]
    assert [info["game"] for info in infos] == ["midevil", "midevil"]
    assert infos[0]["seed_hash"] == infos[1]["seed_hash"]
    assert not any(info["spectators"] for info in infos)
    assert (await eve.get(f"/api/tables/{one}/record")).json()["code"] == "not-allowed"

    await give_up(ann, one)
    over = (await ann.get(f"/api/tables/{one}")).json()
    assert over["status"] == "over"
    assert "seed" not in over
    for path in ("replay", "verify", "story", "moments/0", "statistics", "comparison"):
        for person, code in ((ann, "not-over"), (eve, "not-allowed")):
            answer = await person.get(f"/api/tables/{one}/{path}")
            assert answer.json()["code"] == code, path

    await give_up(bob, two)
    comparison = (await ann.get(f"/api/tables/{one}/comparison")).json()
    assert sha256(comparison["seed"].encode()).hexdigest() == over["seed_hash"]
    assert [row["table"] for row in comparison["tables"]] == [one, two]
    assert comparison == (await bob.get(f"/api/tables/{two}/comparison")).json()
    assert (await ann.get(f"/api/tables/{one}/verify")).json()["verdict"]["verified"]
    for person in (ann, bob, eve):
        for table in (one, two):
            assert read((await person.get(f"/api/tables/{table}/replay")).text).seed == comparison["seed"]
    late = (await eve.post("/api/tables", body(copy_of, "Eve"))).json()
    assert late["code"] == "not-open", "the seed is public now"
    after = await ann.get(f"/api/tables/{one}/comparison")
    assert after.json() == comparison, "a table that is too late changes nothing"


async def test_only_a_duplicate_table_shares_dice(server: ServerProcess) -> None:
    ann, bob = await Person.new(server.address, "Ann"), await Person.new(server.address, "Bob")
    table = await ann.make_table("midevil", ["open", "open"])
    copy_of = {"game": "midevil", "seats": ["open", "open"], "duplicate_of": table}
    assert (await bob.post("/api/tables", body(copy_of))).json()["code"] == "not-allowed"
    missing = {**copy_of, "duplicate_of": "nothing"}
    assert (await bob.post("/api/tables", body(missing))).json()["code"] == "not-found"
    chosen = {"game": "midevil", "seats": ["open"] * 2, "duplicates": True, "seed": "7"}
    assert (await bob.post("/api/tables", body(chosen))).json()["code"] == "bad-setup"


def test_few_tables_share_dice() -> None:
    """Every request looks all of them up."""
    table = new_table(Config(game="midevil", seats=("open", "open"), duplicates=True), Random(1))
    for number in range(MOST_DUPLICATES):
        [act] = internal.decide(table, internal.Duplicate(id="1", table=f"twin {number}")).entries
        fold(table, table.seq + 1, table.updated, act)
    with pytest.raises(Refused) as refused:
        internal.decide(table, internal.Duplicate(id="1", table="one more"))
    assert (refused.value.code, refused.value.data["reason"]) == ("not-allowed", "too-many-twins")


async def test_a_guest_sits_at_one_table_per_shared_dice(server: ServerProcess) -> None:
    ann, bob = await Person.new(server.address, "Ann"), await Person.new(server.address, "Bob")
    one = await ann.make_table("midevil", ["open", "open"], duplicates=True)
    copy_of = {"game": "midevil", "seats": ["open", "open"], "duplicate_of": one}
    two = (await bob.post("/api/tables", body(copy_of, "Bob"))).json()["id"]
    async with bob.at(two) as client:
        secret = (await client.ask("link"))["result"]["secret"]
    async with ann.at(two) as client:
        for way in ({"kind": "sit"}, {"kind": "carry", "secret": secret}):
            answer = await client.ask(name="Ann", **way)
            assert (answer["code"], answer["data"]) == ("not-allowed", {"reason": "same-dice"})
