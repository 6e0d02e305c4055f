"""Several players on one device: each has a seat and a connection of their own."""

import asyncio

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.client import Client, Person
from tests.server.process import ServerProcess

TWO = {"config": {"game": "midevil", "seats": ["open", "open"]}, "name": "Ann"}


async def together(ann: Person) -> str:
    """A table for two on one device, which begins at once."""
    answer = await ann.post("/api/tables", {**TWO, "company": [{"seat": 1, "name": "Bob"}]})
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["id"]
    return table


async def test_players_sharing_a_device_see_only_their_own_hand(server: ServerProcess) -> None:
    ann = await Person.new(server.address, "Ann")
    table = await together(ann)
    async with ann.at(table) as first, ann.at(table, person=1) as second:
        seen = [await one.until(lambda seen: seen.view and seen.mine) for one in (first, second)]
        assert [one.mine["seat"] for one in seen if one.mine] == [0, 1]
        assert [one.mine["company"] for one in seen if one.mine] == [[0, 1], [0, 1]]
        assert [seat["name"] for seat in seen[0].info["seats"]] == ["Ann", "Bob"]
        assert [one.view["viewer"] for one in seen if one.view] == [0, 1]
        asked = [one for one in (first, second) if one.seen.question]
        assert asked, "the game has begun"
        await asked[0].answer(0)


@pytest.mark.parametrize(
    "company", [[{"seat": 0, "name": "Bob"}], [{"seat": 5, "name": "Bob"}], [{"seat": 1, "name": "Bob"}] * 2]
)
async def test_a_seat_is_for_one_person(server: ServerProcess, company: list[dict[str, object]]) -> None:
    ann = await Person.new(server.address, "Ann")
    answer = await ann.post("/api/tables", {**TWO, "company": company})
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-setup")


async def test_players_sharing_a_device_end_their_game_by_vote(server: ServerProcess) -> None:
    ann = await Person.new(server.address, "Ann")
    table = await together(ann)
    async with ann.at(table) as first, ann.at(table, person=1) as second:
        assert (await first.ask("vote", on="end"))["type"] == "done"
        seen = await second.until(lambda seen: seen.info.get("votes"))
        assert (seen.info["status"], seen.info["votes"]) == ("running", {"end": [0]})
        assert (await second.ask("vote", on="end"))["type"] == "done"
        assert (await second.until(lambda seen: seen.info["status"] == "over")).info["why"] == "agreed"


async def test_players_sharing_a_device_concede_separately(server: ServerProcess) -> None:
    ann = await Person.new(server.address, "Ann")
    table = await together(ann)
    async with ann.at(table, person=1) as client:
        assert (await client.ask("leave", concede=True))["type"] == "done"
        seen = await client.until(lambda seen: seen.info["status"] == "over")
        assert (seen.info["why"], seen.info["winners"]) == ("conceded", [0])


async def test_my_games_lists_a_shared_device_as_waiting(server: ServerProcess) -> None:
    ann = await Person.new(server.address, "Ann")
    table = await together(ann)
    asked: set[int] = set()
    async with ann.at(table) as first, ann.at(table, person=1) as second:
        while len(asked) < 2:
            who = await asked_of(first, second)
            asked.add(0 if who is first else 1)
            (mine,) = (await ann.get("/api/mine")).json()
            assert mine["waiting"], f"{asked} were asked"
            await who.answer(0)


async def asked_of(first: Client, second: Client) -> Client:
    while True:
        for client in (first, second):
            if client.seen.question:
                return client
        waits = {asyncio.create_task(one.next_message()): one for one in (first, second)}
        _, pending = await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        for task in pending:
            task.cancel()
        await asyncio.gather(*pending, return_exceptions=True)


async def test_a_companion_cannot_change_seats(server: ServerProcess) -> None:
    ann, eve = await Person.new(server.address, "Ann"), await Person.new(server.address, "Eve")
    open_table = await eve.make_table("midevil", ["open", "open"])
    async with ann.at(open_table, person=2) as client:
        assert (await client.ask("sit", name="Ann's other self"))["code"] == "not-yours"
    table = await together(ann)
    async with ann.at(table, person=1) as client:
        for asked in ({"kind": "link"}, {"kind": "stand"}, {"kind": "begin"}):
            assert (await client.ask(**asked))["code"] == "not-yours", asked


async def test_companions_belong_to_one_guest(server: ServerProcess) -> None:
    ann, eve = await Person.new(server.address, "Ann"), await Person.new(server.address, "Eve")
    table = await together(ann)
    async with eve.at(table, person=1) as client:
        seen = await client.until(lambda seen: seen.view)
        assert seen.mine is None
        assert seen.view is not None
        assert seen.view["viewer"] is None
    closed = {**TWO["config"], "spectators": False}  # type: ignore[dict-item]
    body = {**TWO, "config": closed, "company": [{"seat": 1, "name": "Bob"}]}
    private = (await ann.post("/api/tables", body)).json()["id"]
    with pytest.raises((ConnectionClosed, AssertionError)):
        async with ann.at(private, person=4) as client:
            await client.next_message()


async def test_a_shared_device_joins_a_rematch_together(server: ServerProcess) -> None:
    ann, cleo = [await Person.new(server.address, name) for name in ("Ann", "Cleo")]
    config = {"game": "midevil", "seats": ["open"] * 3}
    asked = {"config": config, "name": "Ann", "company": [{"seat": 1, "name": "Bob"}]}
    table = (await ann.post("/api/tables", asked)).json()["id"]
    async with ann.at(table) as first, ann.at(table, person=1) as second, cleo.at(table) as third:
        assert (await third.ask("sit", name="Cleo"))["type"] == "done"
        assert (await first.ask("begin"))["type"] == "done"
        for one in (first, second, third):
            assert (await one.ask("vote", on="end"))["type"] == "done"
    for person in (cleo, ann):
        again = (await person.post(f"/api/tables/{table}/rematch", {"name": person.name})).json()["id"]
    info = (await ann.get(f"/api/tables/{again}")).json()
    assert [seat["name"] for seat in info["seats"]] == ["Ann", "Bob", "Cleo"]
    async with ann.at(again, person=1) as second:
        seen = await second.until(lambda seen: seen.mine)
        assert seen.mine is not None
        assert seen.mine["seat"] == 1


async def test_a_rematch_keeps_the_seats_of_a_shared_device(server: ServerProcess) -> None:
    ann = await Person.new(server.address, "Ann")
    table = await together(ann)
    async with ann.at(table) as client:
        await client.ask("leave", concede=True)
        await client.until(lambda seen: seen.info["status"] == "over")
    again = (await ann.post(f"/api/tables/{table}/rematch", {"name": "Ann"})).json()["id"]
    info = (await ann.get(f"/api/tables/{again}")).json()
    assert [seat["name"] for seat in info["seats"]] == ["Ann", "Bob"]
    assert info["status"] == "running"
