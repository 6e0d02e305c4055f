"""Groups keep what they acknowledged through `kill -9`, and are the same in all processes."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import httpx

from boneyard.server.groups.membership import MOST_MEMBERS
from boneyard.server.groups.pins import FREE
from tests.server.client import Person
from tests.server.groups import GAME, PLAIN, Group, group_of, people
from tests.server.postgres import Postgres
from tests.server.process import serving
from tests.sizes import pick

KILLS = pick(quick=2, ci=5, full=50)
ACTS = pick(quick=15, ci=40, full=1000)
PEOPLE = 6
PIN = "2468"
LOST = (httpx.TransportError, AssertionError)
"""What a request to a killed server ends with."""


class Journal:
    """What the server has acknowledged, from outside."""

    def __init__(self, group: Group) -> None:
        self.group = group
        self.looks: dict[str, set[int]] = {}
        """The looks that each member may have: the last acknowledged one, or one without an answer since."""
        self.acknowledged = 0
        self.tables: set[str] = set()
        self.tries: dict[str, str] = {}
        """Each member's table in the challenge of the week."""

    async def act(self, person: Person, rng: random.Random) -> None:
        """Do things until the server is gone."""
        while True:
            try:
                await self.act_once(person, rng)
            except LOST:
                return

    async def act_once(self, person: Person, rng: random.Random) -> None:
        path = self.group.path
        if rng.random() < 0.2:
            answer = await person.post(f"{path}/challenge", {"game": GAME, "config": PLAIN})
            if answer.status_code == 201:
                self.tries.setdefault(person.name, answer.json()["id"])
                self.acknowledged += 1
        elif self.tables and rng.random() < 0.7:
            look = rng.randrange(6)
            self.looks.setdefault(person.name, set(range(6))).add(look)
            answer = await person.put(f"{path}/me", {"name": person.name, "look": look})
            assert answer.status_code == 200
            self.looks[person.name] = {look}
            self.acknowledged += 1
        elif len(self.tables) < 5:
            answer = await person.post(f"{path}/games", {"game": GAME, "players": [0, 1], "config": PLAIN})
            if answer.status_code == 201:
                self.tables.add(answer.json()["id"])
                self.acknowledged += 1

    async def check(self, people: Sequence[Person]) -> None:
        person = people[0]
        dice: set[str] = set()
        for one in people:
            if one.name in self.tries:
                challenge = (await one.get(f"{self.group.path}/challenge")).json()
                assert challenge["table"] == self.tries[one.name]
                dice.add((await one.get(f"/api/tables/{challenge['table']}")).json()["seed_hash"])
        assert len(dice) <= 1, "everybody plays the same dice"
        seen = (await person.get(self.group.path)).json()
        for member in seen["members"]:
            assert member["look"] in self.looks.get(member["name"], {member["look"]})
        assert {table["id"] for table in seen["tables"]} >= self.tables
        for table in self.tables:
            info = (await person.get(f"/api/tables/{table}")).json()
            assert {seat["kind"] for seat in info["seats"]} == {"person"}
        assert seen["code"] == self.group.code


async def test_acknowledged_changes_of_a_group_survive_kills(tmp_path: Path) -> None:
    database, rng = tmp_path / "groups.db", random.Random(7)
    with serving(database) as server:
        members = await people(server, "Ann", "Bob", "Cleo")
        journal = Journal(await group_of(*members))
    for _ in range(KILLS):
        with serving(database) as server:
            for person in members:
                person.address = server.address
            await journal.check(members)
            acting = [asyncio.create_task(journal.act(person, rng)) for person in members]
            wanted = journal.acknowledged + rng.randrange(1, 8)
            while journal.acknowledged < wanted:
                await asyncio.sleep(0.005)
            server.kill()
            await asyncio.gather(*acting)
    with serving(database) as server:
        for person in members:
            person.address = server.address
        await journal.check(members)
    assert journal.acknowledged
    assert journal.tables
    assert journal.tries


@dataclass
class Expected:
    """A member as the group must show them."""

    name: str
    look: int
    person: Person


class Club:
    """A group and the people around it, who join, leave, change and lose their devices."""

    def __init__(self, group: Group, everybody: list[Person], rng: random.Random) -> None:
        self.group = group
        self.everybody = everybody
        self.rng = rng
        self.members = [Expected(everybody[0].name, 0, everybody[0])]
        self.joined = 0

    @property
    def strangers(self) -> list[Person]:
        inside = [member.person for member in self.members]
        return [person for person in self.everybody if person not in inside]

    async def number_of(self, member: Expected) -> int:
        seen = await self.group.seen_by(member.person)
        return int(seen["me"])

    async def join(self) -> None:
        """Somebody joins under a name that nobody has, with a PIN."""
        person = self.rng.choice(self.strangers)
        self.joined += 1
        name = f"Member {self.joined}"
        body = {"code": self.group.code, "name": name}
        assert (await person.post(f"{self.group.path}/members", body)).status_code == 201
        assert (await person.put(f"{self.group.path}/pin", {"pin": PIN})).status_code == 200
        shown = (await self.group.seen_by(person))["members"][-1]
        self.members.append(Expected(name, shown["look"], person))

    async def change_look(self) -> None:
        member, look = self.rng.choice(self.members), self.rng.randrange(6)
        answer = await member.person.put(f"{self.group.path}/me", {"name": member.name, "look": look})
        assert answer.status_code == 200
        member.look = look

    async def come_back(self) -> None:
        """Somebody comes back on another device, with the PIN or let in by the host."""
        member, device = self.rng.choice(self.members[1:]), self.rng.choice(self.strangers)
        number, with_pin = await self.number_of(member), self.rng.random() < 0.5
        assert (await self.group.return_as(device, number, PIN if with_pin else None))["status"] == 200
        if not with_pin:
            host = self.members[0].person
            shown = (await self.group.seen_by(host))["members"]
            claimed = next(one["claimed"] for one in shown if one["number"] == number)
            body = {"claimed": claimed, "accept": True}
            path = f"{self.group.path}/members/{number}/claim"
            assert (await device.post(path, body)).json()["code"] == "not-yours"
            assert (await host.post(path, body)).status_code == 200
        member.person = device

    async def leave(self) -> None:
        """Somebody leaves, or the host sends them away; the next member becomes the host."""
        member = self.rng.choice(self.members)
        decider = self.rng.choice([self.members[0], member])
        path = f"{self.group.path}/members/{await self.number_of(member)}"
        assert (await self.rng.choice(self.strangers).delete(path)).json()["code"] == "not-yours"
        assert (await decider.person.delete(path)).status_code == 200
        self.members.remove(member)

    async def change_code(self) -> None:
        other = self.rng.choice([*(one.person for one in self.members[1:]), *self.strangers])
        assert (await other.post(f"{self.group.path}/code", None)).json()["code"] == "not-yours"
        answer = await self.members[0].person.post(f"{self.group.path}/code", None)
        self.group.code = answer.json()["code"]

    async def act(self) -> None:
        possible = [self.change_look, self.change_code]
        if self.strangers:
            possible += [self.join] * 2
        if self.strangers and len(self.members) > 1:
            possible += [self.come_back, self.leave]
        await self.rng.choice(possible)()

    async def check(self) -> None:
        """All members see the same, each with their own number; strangers see nothing."""
        expected = [(one.name, one.look) for one in self.members]
        for member in self.members:
            seen = await self.group.seen_by(member.person)
            assert [(one["name"], one["look"]) for one in seen["members"]] == expected
            assert (seen["code"], seen["host"]) == (self.group.code, seen["members"][0]["number"])
            mine = self.members.index(member)
            assert seen["me"] == seen["members"][mine]["number"]
            assert [one["id"] for one in (await member.person.get("/api/groups")).json()] == [self.group.id]
        for person in self.strangers:
            assert (await person.get(self.group.path)).json()["code"] == "not-yours"
            assert (await person.get("/api/groups")).json() == []


async def test_everybody_sees_the_same_group_after_random_actions(tmp_path: Path) -> None:
    with serving(tmp_path / "groups.db") as server:
        everybody = await people(server, *(f"Person {n}" for n in range(PEOPLE)))
        club = Club(await group_of(everybody[0]), everybody, random.Random(3))
        await everybody[0].put(f"{club.group.path}/pin", {"pin": PIN})
        for _ in range(ACTS):
            await club.act()
            await club.check()


async def test_a_group_is_the_same_in_all_processes(postgres: Postgres) -> None:
    database = postgres.make_database()
    with serving(database) as one, serving(database) as two:
        ann, bob = await people(one, "Ann", "Bob")
        group = await group_of(ann, bob)
        path = group.path
        await bob.put(f"{path}/pin", {"pin": "2468"})
        bob.address = two.address
        both = await asyncio.gather(*(group.play(person, [0, 1], config=PLAIN) for person in (ann, bob)))
        (table,) = set(both)
        for person in (ann, bob):
            assert [one["id"] for one in (await person.get(path)).json()["tables"]] == [table]
        own = []
        for _ in range(2):
            body = {"game": GAME, "config": PLAIN}
            tried = await asyncio.gather(*(person.post(f"{path}/challenge", body) for person in (ann, bob)))
            own.append([answer.json()["id"] for answer in tried])
            ann.address, bob.address = bob.address, ann.address
        assert own[0] == own[1], "everybody has one try, at whatever process"
        assert len(set(own[0])) == 2
        dice = {(await ann.get(f"/api/tables/{table}")).json()["seed_hash"] for table in own[0]}
        assert len(dice) == 1, "the same dice in both processes"
        phones = [await Person.new(server.address, "Bob") for server in (one, two)]
        wrong = [phone.post(f"{path}/return", {"member": 1, "pin": "1111"}) for phone in phones * FREE]
        codes = sorted(answer.json()["code"] for answer in await asyncio.gather(*wrong))
        assert codes == ["bad-secret"] * FREE + ["too-fast"] * FREE, "processes count PINs together"
        newcomers = [
            await Person.new(server.address, f"P{n}") for n in range(MOST_MEMBERS) for server in (one, two)
        ]
        joined = await asyncio.gather(
            *(
                person.post(f"{path}/members", {"code": group.code, "name": person.name})
                for person in newcomers
            )
        )
        assert sum(answer.status_code == 201 for answer in joined) == MOST_MEMBERS - 2
        names = [member["name"] for member in (await ann.get(path)).json()["members"]]
        assert len(set(names)) == len(names) == MOST_MEMBERS


async def test_a_seat_moves_between_processes_with_its_member(postgres: Postgres) -> None:
    database = postgres.make_database()
    with serving(database) as one, serving(database) as two:
        ann, bob = await people(one, "Ann", "Bob")
        group = await group_of(ann, bob)
        path = group.path
        await bob.put(f"{path}/pin", {"pin": "2468"})
        table = await group.play(ann, [0, 1], config=PLAIN)
        phone = await Person.new(two.address, "Bob")
        async with bob.at(table) as old:
            await old.hello()
            assert (await phone.post(f"{path}/return", {"member": 1, "pin": "2468"})).status_code == 200
            async with phone.at(table) as client:
                await client.until(lambda seen: seen.mine is not None)
                assert client.seen.mine is not None
                assert client.seen.mine["seat"] == 1
