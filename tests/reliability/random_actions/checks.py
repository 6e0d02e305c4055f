"""The invariants."""

from random import Random
from typing import cast

import msgspec
import pytest
from msgspec.structs import replace

from boneyard.server.history import derived_tables as tables_module
from boneyard.server.rooms import rooms as rooms_module
from boneyard.server.rooms.changes import row_of
from boneyard.server.rooms.loading import table_from
from boneyard.server.rooms.open_table import OpenTable
from boneyard.server.rooms.rooms import rooms_for
from boneyard.server.services import Services
from boneyard.server.store import Store
from boneyard.server.workers import Workers
from boneyard.table.shared_device import device_owner
from boneyard.table.stand_ins import StandIns
from tests.reliability.bare_rooms import Clock
from tests.reliability.random_actions.actions import Players
from tests.reliability.random_actions.client_state import (
    HELLO,
    Client,
    Message,
    Wrong,
    events_by,
    facts,
    plain,
    same,
    shown,
)
from tests.reliability.random_actions.people import Bots, Faults


class Audited(Players):
    """People who act at random, and the invariants."""

    async def check(self) -> None:
        """Check all open tables."""
        self.checks += 1
        for open_table in [*self.rooms.open.values()]:
            await self.check_read_back(open_table)
            await self.check_rows(open_table)
        for client in self.clients:
            if client.is_connected:
                self.check_client(client)

    async def check_read_back(self, open_table: OpenTable) -> None:
        """Loading the log, with and without a snapshot, gives the same table."""
        loaded = await self.rooms.services.store.load(open_table.id)
        assert loaded is not None
        right = facts(open_table.table, self.clock.now)
        for snapshot, kind in ((loaded.snapshot, "with"), (None, "without")):
            found = facts(table_from(replace(loaded, snapshot=snapshot)), self.clock.now)
            for name, value in right.items():
                same(found[name], value, f"{name} of {open_table.id}, read {kind} its snapshot")
        logged = events_by(open_table.id, loaded.entries)
        for client in self.clients:
            if client.is_connected and client.open_table is open_table and open_table.table.play is not None:
                game = open_table.table.play.game
                visible = [game.redact(event, client.viewer) for line, event in logged if line > client.since]
                right_events = [plain(event) for event in visible if event is not None]
                same([event for _, event in client.events], right_events, f"events of {client.viewer}")
                playing = StandIns(open_table.table.seats).playing
                same(client.stood, playing, f"stand-ins seen by {client.viewer}")

    async def check_rows(self, open_table: OpenTable) -> None:
        """The lobby's row and everyone's own list match the table."""
        store, table = self.rooms.services.store, open_table.table
        row = await store.row(open_table.id)
        assert row is not None
        same(replace(row, updated=0), replace(row_of(table), updated=0), f"the row of {open_table.id}")
        asked = {
            n for n, seat in enumerate(table.seats) if table.waits_for(n) and seat.guest and not seat.bot
        }
        waited = {seat.guest for n, seat in enumerate(table.seats) if n in asked}
        waited |= {device_owner(guest) for guest in waited}
        for guest in {seat.guest for seat in table.seats} | {one.id for one in self.guests}:
            seats = [n for n, seat in enumerate(table.seats) if guest and seat.guest == guest]
            found = [
                (one.seat, one.waiting) for one in await store.tables_of(guest) if one.row.id == open_table.id
            ]
            same(found, [(seat, guest in waited) for seat in seats], f"{guest}'s list, of {open_table.id}")
        stalled = open_table.id in await store.stalled()
        same(stalled, table.status == "running" and not waited, f"whether {open_table.id} waits for nobody")

    def check_client(self, client: Client) -> None:
        """A client's state equals a fresh look and the projection."""
        open_table, viewer = client.open_table, client.viewer
        frames: list[bytes] = []
        open_table.audience.join(open_table.table, viewer, HELLO, frames.append)
        open_table.audience.leave(open_table.table, viewer, frames.append)
        fresh: Message = msgspec.json.decode(frames[0])
        same(client.n, fresh["n"], f"updates of {viewer}")
        for part, right in shown(open_table, viewer, exactly=True).items():
            same(fresh.get(part), right, f"{part} in {viewer}'s welcome to {open_table.id}")
            same(client.known.get(part), right, f"{part} that {viewer} has put together at {open_table.id}")
        self.check_secrets(client)

    def check_secrets(self, client: Client) -> None:
        """Nobody receives others' identities, future dice, or secrets."""
        table = client.open_table.table
        hidden = [guest.id for guest in self.guests] + [secret for _, secret in self.secrets]
        if table.status != "over" or table.config.shares_dice:
            hidden.append(table.seed)
        if table.status == "open":
            hidden += [seat.nonce for seat in table.seats if seat.nonce]
        sent = b"".join(client.frames)
        for secret in hidden:
            if secret.encode() in sent:
                raise Wrong(f"{client.viewer} was sent {secret}")
        client.frames.clear()


async def random_actions(seed: int, acts: int, store: Store, faults: Faults) -> int:
    """Run the actions of a seed; the number of checks, or `Wrong`."""
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
