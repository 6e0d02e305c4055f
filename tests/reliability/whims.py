"""People at tables who do anything at any moment, and all that must hold whatever they do.

Real rooms on a real store; time passes, and bots answer, when the test says so.
"""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from random import Random
from typing import Literal, cast

import msgspec
import pytest
from msgspec.structs import replace

import boneyard
from boneyard.engine.fair import commitment
from boneyard.lessons import lessons
from boneyard.server import wire
from boneyard.server.deciding.deadlines import next_due
from boneyard.server.deciding.playing import by_orders
from boneyard.server.errors import Refused
from boneyard.server.rooms import rooms as rooms_module
from boneyard.server.rooms.jobs import Tick
from boneyard.server.rooms.keeping import row_of
from boneyard.server.rooms.loading import table_from
from boneyard.server.rooms.place import Place
from boneyard.server.rooms.room import Room
from boneyard.server.rooms.rooms import Rooms, made
from boneyard.server.rooms.summoning import Choice
from boneyard.server.services import Services
from boneyard.server.store import Store
from boneyard.server.store.records import Guest
from boneyard.server.stories import requests as r
from boneyard.server.stories import tables as tables_module
from boneyard.server.stories.clerk import Clerk
from boneyard.server.stories.library import Library
from boneyard.server.stories.process import reply_to
from boneyard.server.stories.tables import (
    duplicated,
    first_of_several,
    imagined,
    placed,
    played_on,
    rematched,
    taught,
)
from boneyard.server.tables.acts import Created
from boneyard.server.tables.company import SIGN, Companion, household
from boneyard.server.tables.config import DAY, OPEN, Bank, Config, Days, FromReplay, Plan
from boneyard.server.tables.table import Table
from boneyard.server.telling.projection import mine_of
from boneyard.server.thinking import Thinkers
from boneyard.server.thinking.questions import ChoicesAsked
from tests.patience import within
from tests.reliability.house import Clock, Mute
from tests.reliability.onlookers import (
    HELLO,
    Client,
    Message,
    Wrong,
    facts,
    plain,
    same,
    shown,
    told_by,
    viewers,
)

PEOPLE = 4
AT_HOME = (wire.Answer, wire.Undo, wire.Order, wire.Return, wire.Leave, wire.Vote, wire.Say, wire.History)
"""What companions of a guest may ask, of all that is asked here."""
Motion = Literal["end", "replace-0", "replace-1", "replace-2", "replace-3", "replace-4", "replace-5"]
MOTIONS: tuple[Motion, ...] = ("replace-0", "replace-1", "replace-2", "replace-3", "replace-4", "replace-5")
PACES = (None, None, Bank(600, 5), Bank(30), Days(1), Days(3))
PLANS: tuple[Plan, ...] = ("open", "open", "open", "easy", "hard")
PAUSES = (50, 1_000, 2_000, 6_500, 20_000, 21_000, 46_000, 61_000, 700_000, DAY, 3 * DAY)
DUEL = """
midevil, 3 seats
board
  altar      graveyard
figures
  ... ...
  ... .*.
  ... ...
at graveyard.centre pawn 0, pawn 1
seat 0 life 2, collection white red
seat 1 life 1, collection white white
seat 2 life 3
stack none
holder 1
next duel holder=1
"""


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


class Bots(Mute):
    """Bots that answer when the test lets them, and have little to say about odds."""

    async def odds(self, *question: object, table: str = "") -> dict[str, str]:
        return {"answer": "choices"}

    async def why_not(self, *question: object, table: str = "") -> None:
        return None

    async def hint(self, *question: object, table: str = "") -> list[object]:
        return []


class OwnClerk(Clerk):
    """A clerk that works in this process."""

    async def answer(self, request: r.Request) -> r.Reply:
        return reply_to(request)


class Faults(logging.Handler):
    """Remembers what a server's log complains about."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        trace = f" {record.exc_info[1]!r}" if record.exc_info else ""
        self.said.append(f"{record.getMessage()}{trace}")


@dataclass(frozen=True)
class Asking:
    """Something that was asked, and the answers to it."""

    place: Place
    guest: str
    message: wire.Asking
    replies: list[bytes]

    @property
    def done(self) -> bool:
        return b'"type":"done"' in self.replies[0]


class Company:
    """Some people, their tables, and all that they were answered."""

    def __init__(self, rng: Random, rooms: Rooms, clock: Clock, faults: Faults) -> None:
        self.rng = rng
        self.rooms = rooms
        self.clock = clock
        self.faults = faults
        self.library = Library(rooms.services, rooms, OwnClerk())
        rooms.services.on_over = lambda table: None
        self.tag = f"{rng.randrange(2**48):x}"
        self.guests = [
            Guest(f"g{self.tag}{n}", f"{self.tag}{n}".encode(), f"Player {n}", "en", 0, 0)
            for n in range(PEOPLE)
        ]
        self.tables: list[str] = []
        self.clients: list[Client] = []
        self.under_way: list[Asking] = []
        self.done: list[Asking] = []
        self.late: list[tuple[str, Choice]] = []
        self.nonces: dict[str, str] = {}
        self.secrets: list[tuple[str, str]] = []
        self.ids = count()
        self.story: list[str] = []
        self.checks = 0

    # Looking at tables

    async def place(self, table: str) -> Place:
        """A table that is open here."""
        return await self.rooms.room(table)

    def any_table(self) -> str:
        return self.rng.choice(self.tables[-2:])

    def room(self, place: Place) -> Room:
        assert isinstance(place.role, Room)
        return place.role

    def say(self, what: str) -> None:
        """Note what is done, for who reads of a fault."""
        self.story.append(what)

    # Making tables

    def seed(self) -> str:
        return f"{self.rng.randrange(2**256):064x}"

    def config(self) -> Config:
        """Any table."""
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
        """Somebody makes a table: with nonces or with people at one device, from a position, for twins."""
        rng, config, host = self.rng, self.config(), self.rng.choice(self.guests)
        kind = rng.choice((*("plain", "duel", "hands", "company") * 3, "twins", "twins", "lesson"))
        created, nonce_hash, company = made(config, host), "", []
        if kind == "plain" and rng.random() < 0.4:
            nonce_hash = self.promise(host.id)
        if kind in ("duel", "hands"):
            cards = rng.sample(CARDS, len(CARDS))
            hands = [" ".join(cards[number:9:3]) for number in range(3)]
            position = DUEL if kind == "duel" else HANDS.format(*hands)
            config = replace(config, game="midevil", seats=(OPEN, OPEN, rng.choice(PLANS)), settings={})
            created = placed(replace(config, position=position), host)
            config = created.config
        if kind == "lesson":
            lesson = rng.choice(lessons()[config.game].parts).id
            created = taught(replace(config, lesson=lesson), host)
            config = created.config
        if kind == "twins":
            config = replace(config, duplicates=True)
            created = first_of_several(config, host, self.seed())
            config = created.config
        if kind == "company":
            free = [n for n, plan in enumerate(config.seats) if plan == OPEN][1:]
            company = [Companion(seat, f"Friend {seat}") for seat in free[: rng.randint(1, 2)]]
        await self.created(config, host, created, nonce_hash, company, kind)
        if rng.random() < 0.8:
            await self.gather(await self.place(self.tables[-1]))

    async def gather(self, place: Place) -> None:
        """Others sit down, the game begins, and most of them look."""
        for guest in self.guests:
            sit = wire.Sit(id=self.id(), name=guest.name, nonce_hash=self.maybe(guest.id))
            self.ask(place, guest.id, sit)
        self.ask(place, place.table.leader, wire.Begin(id=self.id()))
        await self.settle()
        for seat in place.table.seats:
            if seat.guest and self.rng.random() < 0.7:
                self.clients.append(Client(place, seat.guest))
                self.clients[-1].hello()
            if seat.nonce_hash and self.rng.random() < 0.8:
                self.ask(place, seat.guest, wire.Reveal(id=self.id(), nonce=self.nonces[seat.guest]))
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
        """A table is made."""
        place = await self.rooms.create(
            config, host, host.name, nonce_hash, id=id, seat=seat, created=created, company=company or ()
        )
        self.take_in(place)
        self.say(
            f"{host.name} makes {place.id}: {kind} {config.seats} {config.game} {config.reactions}"
            f" {config.pace} absence {config.absence} leaving {config.leaving}"
        )

    def take_in(self, place: Place) -> None:
        """One more table."""
        if place.id not in self.tables:
            self.tables.append(place.id)

    def promise(self, guest: str) -> str:
        """The hash of a nonce."""
        self.nonces[guest] = f"{self.rng.randrange(2**128):032x}"
        return commitment(self.nonces[guest])

    async def again(self) -> None:
        """Somebody wants a rematch."""
        over = [table for table, place in self.rooms.open.items() if place.table.status == "over"]
        place = await self.place(self.rng.choice(over or self.tables))
        guest = self.rng.choice(self.guests)
        self.say(f"{guest.name} wants to play {place.id} again")
        promised = self.promise(guest.id) if self.rng.random() < 0.3 else ""
        again, _ = await rematched(self.rooms, place, guest, guest.name, promised)
        self.take_in(again)

    async def twin(self) -> None:
        """Somebody makes a table with the same dice."""
        firsts = [one for one, place in self.rooms.open.items() if place.table.config.duplicates]
        place, guest = await self.place(self.rng.choice(firsts or self.tables)), self.rng.choice(self.guests)
        first = place.table.config
        config = replace(first, duplicates=False, duplicate_of=place.id, title="Twin")
        id, created = await duplicated(self.rooms, config, guest)
        await self.created(created.config, guest, created, kind=f"twin of {place.id}", id=id)

    async def play_on(self) -> None:
        """Somebody makes a table that goes on from a moment."""
        place, guest = await self.place(self.any_table()), self.rng.choice(self.guests)
        own = place.table.seat_of(guest.id)
        seats = tuple(self.rng.choice(PLANS) for _ in place.table.seats[1:])
        moment = self.rng.choice((None, 0, 3, 9))
        source = FromReplay(place.id, moment)
        config = replace(self.config(), seats=(OPEN, *seats), from_replay=source)
        if place.table.status == "over" and place.table.config.open_hands:
            created = await played_on(
                self.library.clerk, await self.library.story(place), config, source, guest
            )
        else:
            created = await imagined(self.library, place, own, config, source, guest)
        await self.created(created.config, guest, created, kind=f"{place.id} from {moment}", seat=own)

    # Asking

    def ask(self, place: Place, guest: str, message: wire.Asking) -> Asking:
        """Somebody asks for something; the answer comes later."""
        asking = Asking(place, guest, message, [])
        self.under_way.append(asking)
        place.ask(guest, message, asking.replies.append)
        return asking

    def id(self) -> str:
        return f"id {next(self.ids)}"

    def message(self, place: Place, guest: str) -> wire.Asking:
        """Anything that somebody may ask."""
        rng, table, id = self.rng, place.table, self.id()
        seat = rng.choice((None, rng.randrange(len(table.seats))))
        decision = rng.randrange(12)
        kinds: list[Callable[[], wire.Asking]] = [
            lambda: wire.Undo(id=id),
            lambda: wire.Undo(id=id),
            lambda: wire.Order(id=id, pass_until_turn=rng.random() < 0.5, never=self.never(table)),
            lambda: wire.Return(id=id),
            lambda: wire.Vote(id=id, on=self.motion(table), yes=rng.random() < 0.7),
            lambda: wire.Say(id=id, text=f"line {id}"),
            lambda: wire.History(id=id),
            lambda: wire.Answer(id=id, decision=decision, choice=rng.randrange(3)),
        ]
        if rng.random() < 0.15:
            kinds = [lambda: wire.Leave(id=id, concede=rng.random() < 0.5)]
        if SIGN not in guest:
            kinds += [
                lambda: wire.MakeLink(id=id),
                lambda: wire.Hint(id=id, decision=decision),
                lambda: wire.Ask(id=id, decision=decision, question=ChoicesAsked()),
                lambda: wire.WhyNot(id=id, decision=decision, command="step 3"),
            ]
            if table.status == "open" or rng.random() < 0.1:
                kinds = [
                    lambda: wire.Sit(
                        id=id, name=self.name_of(guest), seat=seat, nonce_hash=self.maybe(guest)
                    ),
                    lambda: wire.Sit(
                        id=id, name=self.name_of(guest), seat=seat, nonce_hash=self.maybe(guest)
                    ),
                    lambda: wire.Stand(id=id, seat=seat),
                    lambda: wire.Begin(id=id),
                    lambda: wire.Begin(id=id),
                    lambda: wire.Reveal(id=id, nonce=self.nonces.get(guest, "00")),
                    lambda: wire.MakeLink(id=id),
                    lambda: wire.Say(id=id, text=f"line {id}"),
                ]
            if self.secrets and rng.random() < 0.15:
                secret = rng.choice(self.secrets[-3:])[1]
                kinds = [lambda: wire.Carry(id=id, secret=secret, name=self.name_of(guest))]
        return rng.choice(kinds)()

    def motion(self, table: Table) -> Motion:
        """What can be voted on."""
        return self.rng.choice(("end", *MOTIONS[: len(table.seats)]))

    def maybe(self, guest: str) -> str:
        return self.promise(guest) if self.rng.random() < 0.3 else ""

    def name_of(self, guest: str) -> str:
        return next(one.name for one in self.guests if one.id == guest)

    def never(self, table: Table) -> tuple[str, ...]:
        """Cards that somebody never wants to play."""
        play = table.play
        if play is None or not play.actors or play.actors[0] < 0 or self.rng.random() < 0.5:
            return ()
        cards = {getattr(option, "card", None) for seat in play.actors for option in play.options(seat)}
        return tuple(sorted({*CARDS[::2], *(card for card in cards if isinstance(card, str))}))

    def answer(self, place: Place) -> None:
        """Somebody who is asked answers, or their bot."""
        table, play, rng = place.table, place.table.play, self.rng
        waiting = [] if play is None else [seat for seat in play.actors if table.waits_for(seat)]
        if play is None or not waiting:
            return
        seat = rng.choice(waiting)
        options, declining = list(play.options(seat)), play.declining
        number = rng.randrange(len(options))
        if declining in options and rng.random() < 0.6:
            number = options.index(declining)
        if table.seats[seat].bot:
            choice = Choice(seat, play.numbers[seat], number)
            self.late.append((place.id, choice))
            self.room(place).jobs.put_nowait(choice)
            return
        chosen = number if rng.random() < 0.5 else options[number].text()
        message = wire.Answer(id=self.id(), decision=play.numbers[seat], choice=chosen)
        self.ask(place, table.seats[seat].guest, message)

    def take_back(self, place: Place) -> None:
        """Who can take something back does so now and then."""
        for number, seat in enumerate(place.table.seats):
            mine = mine_of(place.table, number)
            if mine is not None and mine.can_undo and self.rng.random() < 0.15:
                self.ask(place, seat.guest, wire.Undo(id=self.id()))

    def anybody(self, place: Place) -> str:
        """Somebody at a table, or who knows of it."""
        sitting = [seat.guest for seat in place.table.seats if seat.guest]
        if sitting and self.rng.random() < 0.8:
            return self.rng.choice(sitting)
        return self.rng.choice(self.guests).id

    # What is done

    async def act(self) -> None:
        """Something happens."""
        rng = self.rng
        place = await self.place(self.any_table())
        what = rng.choices(
            ("answers", "burst", "wait", "come", "go", "repeat", "bot", "reopen", "table"),
            (34, 25, 9, 13, 7, 5, 2, 5, 4),
        )[0]
        match what:
            case "answers":
                for _ in range(rng.choice((1, 1, 3, 12))):
                    self.answer(place)
                    await self.settle()
                    self.take_back(place)
            case "burst":
                for _ in range(rng.choice((1, 1, 2, 4))):
                    guest = self.anybody(place)
                    message = self.message(place, guest)
                    self.say(f"{guest} at {place.id}: {message}")
                    asked = self.ask(place, guest, message)
                    if rng.random() < 0.1:
                        self.ask(place, guest, asked.message)
                    if rng.random() < 0.3:
                        self.answer(place)
            case "wait":
                self.clock.now += (pause := rng.choice(PAUSES))
                self.say(f"{pause} ms pass")
            case "come":
                self.come(place)
            case "go":
                if self.clients:
                    client = self.clients.pop(rng.randrange(len(self.clients)))
                    self.say(f"{client.guest} goes from {client.place.id}")
                    client.part()
            case "repeat":
                self.repeat()
            case "bot":
                if self.late:
                    table, choice = rng.choice(self.late[-9:])
                    self.room(await self.place(table)).jobs.put_nowait(choice)
            case "reopen":
                await self.reopen(place)
            case "table":
                await self.one_more()
        await self.settle()

    async def one_more(self) -> None:
        """One more table comes of others, if it may."""
        try:
            await self.rng.choice((self.again, self.again, self.twin, self.twin, self.play_on))()
        except Refused as error:
            self.say(f"refused: {error.code} {error.data}")
            if error.code in ("fault", "busy"):
                raise Wrong(f"refused: {error.code}") from error

    def come(self, place: Place) -> None:
        """Somebody looks, for the first time or again."""
        rng = self.rng
        gone = [client for client in self.clients if not client.looks and client.place is place]
        if gone and rng.random() < 0.5:
            client = rng.choice(gone)
        elif self.clients and rng.random() < 0.3:
            client = rng.choice(self.clients)
            if rng.random() < 0.7:
                client.part()
        else:
            guest = self.anybody(place) if rng.random() < 0.85 else ""
            client = Client(place, guest)
            self.clients.append(client)
        self.say(f"{client.guest or 'somebody'} looks at {client.place.id}")
        client.hello(resume=rng.random() < 0.7)

    def repeat(self) -> None:
        """Somebody asks for what was done again."""
        if not self.done:
            return
        first = self.rng.choice(self.done[-40:])
        place = self.rooms.open.get(first.place.id)
        if place is not None:
            self.say(f"{first.guest} at {place.id} again: {first.message}")
            self.ask(place, first.guest, first.message)

    async def settle(self) -> None:
        """Wait until everything is done, and all that is due by now."""
        again = True
        while again:
            again = False
            for place in [*self.rooms.open.values()]:
                room = self.room(place)
                while not room.jobs.empty() or room.keeping or room.answers.telling or self.is_due(room):
                    if room.jobs.empty() and not room.keeping and self.is_due(room):
                        room.jobs.put_nowait(Tick())
                    await self.barrier(place)
                    if self.faults.said:
                        raise Wrong(f"the log says {self.faults.said}")
                    again = True
        self.answered()

    def is_due(self, room: Room) -> bool:
        """Whether something happens by itself now."""
        due = next_due(room.table, room.alarm.watch(room.table))
        return by_orders(room.table) is not None or (due is not None and due.at <= self.clock.now)

    async def barrier(self, place: Place) -> None:
        """Wait until all that was asked of a table before is done."""
        room = self.room(place)
        if room.answers.telling:
            await asyncio.wait(room.answers.telling)
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        place.ask("nobody", wire.History(id="barrier"), answer.set_result)
        await within(30, answer)

    def answered(self) -> None:
        """Every question has exactly one answer, and a repeated one the same as before."""
        known = {(one.place.id, one.guest, one.message.id): one for one in self.done}
        for asking in self.under_way:
            message = asking.message
            same(len(asking.replies), 1, f"answers to {message}")
            if b'"fault"' in asking.replies[0] or b'"busy"' in asking.replies[0]:
                raise Wrong(f"{message} was answered {asking.replies[0]!r}")
            before = known.get((asking.place.id, asking.guest, message.id))
            if before is not None:
                self.same_again(before, asking)
            elif asking.done and not isinstance(message, wire.History | wire.Ask | wire.Hint | wire.WhyNot):
                self.done.append(asking)
                known[asking.place.id, asking.guest, message.id] = asking
                self.take_note(asking)
        self.under_way.clear()

    def same_again(self, before: Asking, again: Asking) -> None:
        """A repeat is answered as before; a link's secret is kept nowhere, and told while it is known."""
        if isinstance(again.message, wire.MakeLink) and b'"stale"' in again.replies[0]:
            return
        same(again.replies, before.replies, f"the second answer to {again.guest}'s {again.message}")

    def take_note(self, asking: Asking) -> None:
        """What follows for a client from what is done."""
        if isinstance(asking.message, wire.MakeLink):
            result = cast(dict[str, dict[str, str]], msgspec.json.decode(asking.replies[0]))["result"]
            self.secrets.append((asking.place.id, result["secret"]))
        if isinstance(asking.message, wire.Sit | wire.Stand | wire.Carry):
            for client in self.clients:
                if client.place is asking.place and client.guest == asking.guest and self.rng.random() < 0.8:
                    client.hello()

    async def reopen(self, place: Place) -> None:
        """The server is started again, as far as this table can tell."""
        self.say(f"{place.id} is closed and read again")
        before = {viewer: shown(place, viewer) for viewer in viewers(place.table)}
        chat = [*self.room(place).chat.lines.values()]
        await self.rooms.forget(place.id)
        again = await self.rooms.room(place.id)
        room = self.room(again)
        await self.barrier(again)
        for viewer, right in before.items():
            same(shown(again, viewer), right, f"{again.id} read again, as {viewer} sees it")
        same([*room.chat.lines.values()], chat, f"what was said at {again.id}")
        for client in self.clients:
            if client.place is place:
                client.place, client.looks = again, False
                if self.rng.random() < 0.7:
                    client.hello(resume=True)

    # What must hold

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

    async def leave(self) -> None:
        """Everybody goes."""
        for table in [*self.rooms.open]:
            await self.rooms.forget(table)


async def whims(seed: int, acts: int, store: Store, faults: Faults) -> int:
    """Some people do so much; how often all was checked, or `Wrong`."""
    rng, clock = Random(seed), Clock()
    patch = pytest.MonkeyPatch()
    for module in (rooms_module, tables_module):  # the same dice for the same seed
        patch.setattr(module, "new_secret", lambda: f"{rng.randrange(2**256):064x}")
    rooms = Rooms(Services(store, cast(Thinkers, Bots()), now=clock))
    company = Company(rng, rooms, clock, faults)
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
