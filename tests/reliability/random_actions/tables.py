"""Tables of all kinds, also rematches, duplicates and continued games."""

from msgspec.structs import replace

import boneyard
from boneyard.lessons import lessons
from boneyard.server.history.derived_tables import (
    duplicate_of,
    from_lesson,
    from_moment,
    from_position,
    from_view,
    join_rematch,
    with_shared_dice,
)
from boneyard.server.rooms.open_table import OpenTable
from boneyard.server.rooms.rooms import first_entry
from boneyard.server.store.records import Guest
from boneyard.table import protocol
from boneyard.table.config import OPEN, Bank, Config, Days, FromReplay, Plan
from boneyard.table.log_entries import Created
from boneyard.table.shared_device import Companion
from tests.reliability.bare_rooms import DUEL
from tests.reliability.random_actions.client_state import (
    Client,
)
from tests.reliability.random_actions.people import Company

PACES = (None, None, Bank(600, 5), Bank(30), Days(1), Days(3))
PLANS: tuple[Plan, ...] = ("open", "open", "open", "easy", "hard")
CARDS = (
    *("crumble", "horse", "cold-feet", "lame-horse", "pickpocket", "slippery-hands", "lost-way", "shield"),
    *("dead-calm", "bad-omen", "holy-water", "second-wind", "hearty-stew", "secret-tunnel", "blessing"),
)
HANDS = """
midevil, 3 seats
board
  0:altar
at altar.centre pawn 0, pawn 1, pawn 2
seat 0 hand {0}
seat 1 hand {1}
seat 2 hand {2}
next turn step=0
"""


class Hosts(Company):
    def seed(self) -> str:
        return f"{self.rng.randrange(2**256):064x}"

    def config(self) -> Config:
        rng = self.rng
        game = rng.choice(boneyard.game_ids())
        low, high = min(boneyard.game(game).seats), max(boneyard.game(game).seats)
        seats = [rng.choice(PLANS) for _ in range(rng.randint(low, min(high, 4)))]
        if OPEN not in seats:
            seats[0] = OPEN
        settings = {one.name: rng.choice(one.values) for one in boneyard.game(game).settings}
        return Config(
            game=game,
            seats=tuple(seats),
            settings=settings,
            public=rng.random() < 0.5,
            pace=rng.choice(PACES),
            absence=rng.choice(("wait", "bot", "skip")),
            leaving=rng.choice(("bot", "out")),
            reactions=rng.choice(("quick", "private")),
            spectators=rng.random() < 0.7,
            open_hands=rng.random() < 0.7,
            hints=rng.random() < 0.7,
        )

    async def make(self) -> None:
        """Make a table: with nonces, a shared device, a position, or shared dice."""
        rng, config, host = self.rng, self.config(), self.rng.choice(self.guests)
        kind = rng.choice((*("plain", "duel", "hands", "company") * 3, "twins", "twins", "lesson"))
        created, nonce_hash, company = first_entry(config, host), "", []
        if kind == "plain" and rng.random() < 0.4:
            nonce_hash = self.promise(host.id)
        if kind in ("duel", "hands"):
            cards = rng.sample(CARDS, len(CARDS))
            hands = [" ".join(cards[number:9:3]) for number in range(3)]
            position = DUEL if kind == "duel" else HANDS.format(*hands)
            config = replace(config, game="midevil", seats=(OPEN, OPEN, rng.choice(PLANS)), settings={})
            created = from_position(replace(config, position=position), host)
            config = created.config
        if kind == "lesson":
            lesson = rng.choice(lessons()[config.game].parts).id
            created = from_lesson(replace(config, lesson=lesson), host)
            config = created.config
        if kind == "twins":
            config = replace(config, duplicates=True)
            created = with_shared_dice(config, host, self.seed())
            config = created.config
        if kind == "company":
            free = [n for n, plan in enumerate(config.seats) if plan == OPEN][1:]
            company = [Companion(seat, f"Friend {seat}") for seat in free[: rng.randint(1, 2)]]
        await self.created(config, host, created, nonce_hash, company, kind)
        if rng.random() < 0.8:
            await self.gather(await self.open_table(self.tables[-1]))

    async def gather(self, open_table: OpenTable) -> None:
        """Others sit down, the game begins, and most of them connect."""
        for guest in self.guests:
            sit = protocol.Sit(id=self.id(), name=guest.name, nonce_hash=self.maybe(guest.id))
            self.ask(open_table, guest.id, sit)
        self.ask(open_table, open_table.table.leader, protocol.Begin(id=self.id()))
        await self.settle()
        for seat in open_table.table.seats:
            if seat.guest and self.rng.random() < 0.7:
                self.clients.append(Client(open_table, seat.guest))
                self.clients[-1].hello()
            if seat.nonce_hash and self.rng.random() < 0.8:
                self.ask(open_table, seat.guest, protocol.Reveal(id=self.id(), nonce=self.nonces[seat.guest]))
        await self.settle()

    async def created(
        self,
        config: Config,
        host: Guest,
        created: Created,
        nonce_hash: str = "",
        company: list[Companion] | None = None,
        kind: str = "",
        id: str = "",
        seat: int | None = None,
    ) -> None:
        open_table = await self.rooms.create(
            config, host, host.name, nonce_hash, id=id, seat=seat, created=created, company=company or ()
        )
        self.take_in(open_table)
        self.note(
            f"{host.name} makes {open_table.id}: {kind} {config.seats} {config.game} {config.reactions}"
            f" {config.pace} absence {config.absence} leaving {config.leaving}"
        )

    def take_in(self, open_table: OpenTable) -> None:
        if open_table.id not in self.tables:
            self.tables.append(open_table.id)

    async def again(self) -> None:
        over = [table for table, open_table in self.rooms.open.items() if open_table.table.status == "over"]
        open_table = await self.open_table(self.rng.choice(over or self.tables))
        guest = self.rng.choice(self.guests)
        self.note(f"{guest.name} wants to play {open_table.id} again")
        promised = self.promise(guest.id) if self.rng.random() < 0.3 else ""
        again, _ = await join_rematch(self.rooms, open_table, guest, guest.name, promised)
        self.take_in(again)

    async def copy_of(self) -> None:
        firsts = [one for one, open_table in self.rooms.open.items() if open_table.table.config.duplicates]
        open_table, guest = (
            await self.open_table(self.rng.choice(firsts or self.tables)),
            self.rng.choice(self.guests),
        )
        first = open_table.table.config
        config = replace(first, duplicates=False, duplicate_of=open_table.id, title="Twin")
        id, created = await duplicate_of(self.rooms, config, guest)
        await self.created(created.config, guest, created, kind=f"duplicate of {open_table.id}", id=id)

    async def play_on(self) -> None:
        """Make a table that continues from a moment."""
        open_table, guest = await self.open_table(self.any_table()), self.rng.choice(self.guests)
        own = open_table.table.seat_of(guest.id)
        seats = tuple(self.rng.choice(PLANS) for _ in open_table.table.seats[1:])
        moment = self.rng.choice((None, 0, 3, 9))
        source = FromReplay(open_table.id, moment)
        config = replace(self.config(), seats=(OPEN, *seats), from_replay=source)
        if open_table.table.status == "over" and open_table.table.config.open_hands:
            created = await from_moment(
                self.archive.replayer, await self.archive.story(open_table), config, source, guest
            )
        else:
            created = await from_view(self.archive, open_table, own, config, source, guest)
        await self.created(created.config, guest, created, kind=f"{open_table.id} from {moment}", seat=own)
