"""The log and dice of a running game, over HTTP."""

from random import Random

from boneyard.engine.replay import read
from tests.server.client import Message, Person, may_act, play_random
from tests.server.http.played import conceded, playing, take_back
from tests.server.process import ServerProcess
from tests.sizes import pick


async def pages(person: Person, table: str) -> tuple[list[Message], int]:
    """The whole log page by page, latest first, and the number of its last update."""
    page = (await person.get(f"/api/tables/{table}/log")).json()
    found, upto = page["turns"], page["upto"]["n"]
    while page["earlier"]:
        page = (await person.get(f"/api/tables/{table}/log?before={found[0]['turn']}")).json()
        found = [*page["turns"], *found]
    return found, upto


def assert_among(rolls: list[int], shown: list[int]) -> None:
    """The rolls are the dice in order, without those that a card has set."""
    rest = iter(shown)
    assert all(pips in rest for pips in rolls), f"{rolls} are not among {shown}"


async def test_a_new_device_gets_the_same_log(server: ServerProcess) -> None:
    ann, eve = await Person.new(server.address, "Ann"), await Person.new(server.address, "Eve")
    async with playing(ann, "midevil") as (table, client):
        await play_random(client, Random(3), pick(quick=12, ci=60, full=200))
        turns, upto = await pages(ann, table)
        received = (await client.until(lambda seen: seen.n >= upto)).events
        assert [event for turn in turns for event in turn["events"]] == received
        dice = (await ann.get(f"/api/tables/{table}/dice")).json()
        received = (await client.until(lambda seen: seen.n >= dice["upto"]["n"])).events
        rolled = [event["pips"] for event in received if event["event"] == "rolled"]
        assert dice["rolls"]
        assert_among([roll["pips"] for roll in dice["rolls"]], rolled)
        seen = (await eve.get(f"/api/tables/{table}/dice")).json()
        assert seen["rolls"][: len(dice["rolls"])] == dice["rolls"]
        while len(seen["rolls"]) > len(dice["rolls"]):  # a bot has gone on meanwhile
            dice, seen = seen, (await ann.get(f"/api/tables/{table}/dice")).json()
        assert (seen["rolls"], seen["dice"]) == (dice["rolls"], dice["dice"])
        others, _ = await pages(eve, table)
        drawn = [event for turn in others for event in turn["events"] if event["event"] == "card-drawn"]
        assert all(event["card"] is None for event in drawn)


async def test_a_log_names_its_last_update(server: ServerProcess) -> None:
    """So a client can continue with the updates it received since."""
    ann = await Person.new(server.address, "Ann")
    async with playing(ann, "zombie-invasion") as (table, client):
        await play_random(client, Random(3), 4)
        await client.until(may_act)
        page = (await ann.get(f"/api/tables/{table}/log")).json()
        assert page["upto"] == {"stream": client.seen.stream, "n": client.seen.n}
        before = [event for turn in page["turns"] for event in turn["events"]]
        received = len(client.seen.events)
        await play_random(client, Random(3), 2)
        await client.until(may_act)
        after = (await ann.get(f"/api/tables/{table}/log")).json()
        whole = [event for turn in after["turns"] for event in turn["events"]]
        assert whole == before + client.seen.events[received:]


async def test_undone_choices_are_not_in_the_log(server: ServerProcess) -> None:
    ann = await Person.new(server.address, "Ann")
    async with playing(ann, "zombie-invasion") as (table, client):
        assert await take_back(client, Random(5))
        await client.until(may_act)
        turns, _ = await pages(ann, table)
        assert len([event for turn in turns for event in turn["events"]]) < len(client.seen.events)


async def test_a_log_is_paged(server: ServerProcess) -> None:
    ann = await Person.new(server.address, "Ann")
    async with playing(ann, "zombie-invasion") as (table, client):
        await play_random(client, Random(3), 8)
        await client.until(may_act)
        whole = (await ann.get(f"/api/tables/{table}/log")).json()
        last = whole["turns"][-1]["turn"]
        earlier = (await ann.get(f"/api/tables/{table}/log?before={last}")).json()
        assert earlier["turns"] == [turn for turn in whole["turns"] if turn["turn"] < last]
        assert not earlier["earlier"]


async def test_the_log_is_closed_to_spectators_where_spectating_is_off(server: ServerProcess) -> None:
    ann, eve = await Person.new(server.address, "Ann"), await Person.new(server.address, "Eve")
    async with playing(ann, "midevil", spectators=False) as (table, _):
        for path in ("log", "dice"):
            answer = await eve.get(f"/api/tables/{table}/{path}")
            assert answer.json()["code"] == "not-allowed"


async def test_a_table_without_a_game_has_no_log(server: ServerProcess) -> None:
    ann = await Person.new(server.address, "Ann")
    table = await ann.make_table("midevil", ["open", "open"])
    answer = await ann.get(f"/api/tables/{table}/log")
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")


async def test_a_continued_game_has_the_earlier_log(server: ServerProcess) -> None:
    ann = await Person.new(server.address, "Ann")
    first = await conceded(ann, 5)
    replay = read((await ann.get(f"/api/tables/{first}/replay")).text)
    config = {
        "game": "midevil",
        "seats": ["open"] + ["easy"] * (replay.setup.seats - 1),
        "from_replay": {"table": first, "moment": len(replay.lines)},
    }
    second = (await ann.post("/api/tables", {"config": config, "name": "Ann"})).json()["id"]
    before, after = await pages(ann, first), await pages(ann, second)
    events = [[event for turn in turns for event in turn["events"]] for turns, _ in (before, after)]
    gave_up = events[0].pop()
    assert gave_up["event"] == "stand-in-began", "that's the table's, not the game's"
    assert events[0]
    assert events[1][: len(events[0])] == events[0]


async def test_anybody_who_may_watch_gets_the_surroundings(server: ServerProcess) -> None:
    ann, eve = await Person.new(server.address, "Ann"), await Person.new(server.address, "Eve")
    async with playing(ann, "zombie-invasion") as (table, client):
        await client.until(may_act)
        path = f"/api/tables/{table}/surroundings"
        mine, seen = (await ann.get(f"{path}?seat=0")).json(), (await eve.get(f"{path}?seat=0")).json()
        assert mine["steps"] == seen["steps"]
        assert mine["steps"][4] == 0, "the pawn is there"
        assert len(mine["steps"]) == len(mine["sides"])
        assert (await ann.get(f"{path}?seat=5")).status_code == 404
