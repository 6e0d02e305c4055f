"""Groups as their members use them."""

from __future__ import annotations

from tests.server.client import Message, Person
from tests.server.process import ServerProcess

GAME = "zombie-invasion"
PLAIN = {"game": GAME, "seats": ["open", "open"]}


class Group:
    def __init__(self, id: str, code: str) -> None:
        self.id, self.code = id, code
        self.path = f"/api/groups/{id}"

    async def seen_by(self, person: Person) -> Message:
        answer = await person.get(self.path)
        assert answer.status_code == 200, answer.text
        found: Message = answer.json()
        return found

    async def join(self, person: Person) -> None:
        answer = await person.post(f"{self.path}/members", {"code": self.code, "name": person.name})
        assert answer.status_code == 201, answer.text

    async def play(self, person: Person, players: list[int], **more: object) -> str:
        body = {"game": GAME, "players": players, **more}
        answer = await person.post(f"{self.path}/games", body)
        assert answer.status_code == 201, answer.text
        table: str = answer.json()["id"]
        return table

    async def return_as(self, person: Person, member: int, pin: str | None) -> Message:
        answer = await person.post(f"{self.path}/return", {"member": member, "pin": pin})
        return {"status": answer.status_code, **(answer.json() or {})}


async def people(server: ServerProcess, *names: str) -> list[Person]:
    return [await Person.new(server.address, name) for name in names]


async def group_of(*members: Person) -> Group:
    host, *others = members
    made = (await host.post("/api/groups", {"name": host.name, "title": "The Thursday Bones"})).json()
    group = Group(made["id"], made["code"])
    for person in others:
        await group.join(person)
    return group
