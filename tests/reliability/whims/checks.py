"""What must hold, whatever people do."""

from random import Random
from typing import cast

import msgspec
import pytest
from msgspec.structs import replace

from boneyard.server.history import tables as tables_module
from boneyard.server.rooms import rooms as rooms_module
from boneyard.server.rooms.keeping import row_of
from boneyard.server.rooms.loading import table_from
from boneyard.server.rooms.place import Place
from boneyard.server.rooms.rooms import rooms_for
from boneyard.server.services import Services
from boneyard.server.store import Store
from boneyard.server.workers import Workers
from boneyard.table.shared_device import household
from tests.reliability.house import Clock
from tests.reliability.whims.acts import Players
from tests.reliability.whims.company import Bots, Faults
from tests.reliability.whims.onlookers import (
    HELLO,
    Client,
    Message,
    Wrong,
    facts,
    plain,
    same,
    shown,
    told_by,
)


class Audited(Players):
    """People who do what they like, and all that is looked at then."""

    async def check(self) -> None:
        """All that must hold, at all tables that are open."""
        self.checks += 1
        for place in [*self.rooms.open.values()]:
            await self.check_read_back(place)
            await self.check_rows(place)
        for client in self.clients:
            if client.looks:
                self.check_client(client)

    async def check_read_back(self, place: Place) -> None:
        """The log, with and without a snapshot, says what the table is."""
        loaded = await self.rooms.services.store.load(place.id)
        assert loaded is not None
        right = facts(place.table, self.clock.now)
        for snapshot, kind in ((loaded.snapshot, "with"), (None, "without")):
            found = facts(table_from(replace(loaded, snapshot=snapshot)), self.clock.now)
            for name, value in right.items():
                same(found[name], value, f"{name} of {place.id}, read {kind} its snapshot")
        told = told_by(place.id, loaded.entries)
        for client in self.clients:
            if client.looks and client.place is place and place.table.play is not None:
                game = place.table.play.game
                heard = [game.redact(event, client.viewer) for line, event in told if line > client.since]
                right_events = [plain(event) for event in heard if event is not None]
                same([event for _, event in client.events], right_events, f"events of {client.viewer}")

    async def check_rows(self, place: Place) -> None:
        """The lobby's row and everybody's own list say what the table is."""
        store, table = self.rooms.services.store, place.table
        row = await store.row(place.id)
        assert row is not None
        same(replace(row, updated=0), replace(row_of(table), updated=0), f"the row of {place.id}")
        asked = {
            n for n, seat in enumerate(table.seats) if table.waits_for(n) and seat.guest and not seat.bot
        }
        waited = {seat.guest for n, seat in enumerate(table.seats) if n in asked}
        waited |= {household(guest) for guest in waited}
        for guest in {seat.guest for seat in table.seats} | {one.id for one in self.guests}:
            seats = [n for n, seat in enumerate(table.seats) if guest and seat.guest == guest]
            found = [
                (one.seat, one.waiting) for one in await store.tables_of(guest) if one.row.id == place.id
            ]
            same(found, [(seat, guest in waited) for seat in seats], f"{guest}'s list, of {place.id}")
        stalled = place.id in await store.stalled()
        same(stalled, table.status == "running" and not waited, f"whether {place.id} waits for nobody")

    def check_client(self, client: Client) -> None:
        """What somebody has put together is what a fresh look shows, and what the projection says."""
        place, viewer = client.place, client.viewer
        frames: list[bytes] = []
        place.audience.join(place.table, viewer, HELLO, frames.append)
        place.audience.part(place.table, viewer, frames.append)
        fresh: Message = msgspec.json.decode(frames[0])
        same(client.n, fresh["n"], f"updates of {viewer}")
        for part, right in shown(place, viewer, exactly=True).items():
            same(fresh.get(part), right, f"{part} in {viewer}'s welcome to {place.id}")
            same(client.known.get(part), right, f"{part} that {viewer} has put together at {place.id}")
        self.check_secrets(client)

    def check_secrets(self, client: Client) -> None:
        """Nobody is sent who others are, how the dice will fall, or a secret."""
        table = client.place.table
        hidden = [guest.id for guest in self.guests] + [secret for _, secret in self.secrets]
        if table.status != "over" or table.config.shares_dice:
            hidden.append(table.seed)
        if table.status == "open":
            hidden += [seat.nonce for seat in table.seats if seat.nonce]
        sent = b"".join(client.frames)
        for secret in hidden:
            if secret.encode() in sent:
                raise Wrong(f"{client.viewer} was told {secret}")
        client.frames.clear()


async def whims(seed: int, acts: int, store: Store, faults: Faults) -> int:
    """Some people do so much; how often all was checked, or `Wrong`."""
    rng, clock = Random(seed), Clock()
    patch = pytest.MonkeyPatch()
    for module in (rooms_module, tables_module):  # the same dice for the same seed
        patch.setattr(module, "new_secret", lambda: f"{rng.randrange(2**256):064x}")
    rooms = rooms_for(Services(store, cast(Workers, Bots()), now=clock))
    company = Audited(rng, rooms, clock, faults)
    try:
        for guest in company.guests:
            await store.put_guest(guest)
        await company.make()
        for number in range(acts):
            await company.act()
            if number % 4 == 3:
                await company.check()
        await company.check()
    except BaseException as error:
        for line in company.story[-25:]:
            error.add_note(line)
        error.add_note(f"seed {seed}")
        raise
    finally:
        patch.undo()
        await company.leave()
        await rooms.close()
        faults.said.clear()
    return company.checks
