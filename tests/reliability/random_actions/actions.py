"""The actions."""

from collections.abc import Callable
from typing import Literal

from boneyard.games.shared.traps import Trap
from boneyard.odds.questions import ChoicesAsked
from boneyard.server.rooms.bot_moves import Choice
from boneyard.server.rooms.open_table import OpenTable
from boneyard.table import protocol
from boneyard.table.automatic import trap_offers
from boneyard.table.config import DAY, Days
from boneyard.table.errors import Refused
from boneyard.table.projection import mine_of
from boneyard.table.shared_device import SIGN
from boneyard.table.table import Table
from tests.reliability.random_actions.client_state import (
    Client,
    Wrong,
    same,
    shown,
    viewers,
)
from tests.reliability.random_actions.tables import CARDS, Hosts

Motion = Literal["end", "replace-0", "replace-1", "replace-2", "replace-3", "replace-4", "replace-5"]
MOTIONS: tuple[Motion, ...] = ("replace-0", "replace-1", "replace-2", "replace-3", "replace-4", "replace-5")
PAUSES = (50, 1_000, 2_000, 6_500, 20_000, 21_000, 46_000, 61_000, 700_000, DAY, 3 * DAY)


class Players(Hosts):
    def message(self, open_table: OpenTable, guest: str) -> protocol.Asking:
        rng, table, id = self.rng, open_table.table, self.id()
        seat = rng.choice((None, rng.randrange(len(table.seats))))
        decision = rng.randrange(12)
        kinds: list[Callable[[], protocol.Asking]] = [
            lambda: protocol.Undo(id=id),
            lambda: protocol.Undo(id=id),
            lambda: protocol.Order(
                id=id,
                pass_until_turn=rng.random() < 0.5,
                never=self.never(table),
                traps=self.traps(table, guest),
            ),
            lambda: protocol.Return(id=id),
            lambda: protocol.Vote(id=id, on=self.motion(table), yes=rng.random() < 0.7),
            lambda: protocol.Guess(id=id, hit=rng.random() < 0.5),
            lambda: protocol.Say(id=id, text=f"line {id}"),
            lambda: protocol.History(id=id),
            lambda: protocol.Answer(id=id, decision=decision, choice=rng.randrange(3)),
        ]
        if rng.random() < 0.15:
            kinds = [lambda: protocol.Leave(id=id, concede=rng.random() < 0.5)]
        if SIGN not in guest:
            kinds += [
                lambda: protocol.MakeLink(id=id),
                lambda: protocol.Hint(id=id, decision=decision),
                lambda: protocol.Ask(id=id, decision=decision, question=ChoicesAsked()),
                lambda: protocol.WhyNot(id=id, decision=decision, command="step 3"),
            ]
            if table.status == "open" or rng.random() < 0.1:
                kinds = [
                    lambda: protocol.Ready(id=id, yes=rng.random() < 0.7),
                    lambda: protocol.Configure(id=id, settings={}, pace=rng.choice((None, Days(days=1)))),
                    lambda: protocol.Sit(
                        id=id, name=self.name_of(guest), seat=seat, nonce_hash=self.maybe(guest)
                    ),
                    lambda: protocol.Sit(
                        id=id, name=self.name_of(guest), seat=seat, nonce_hash=self.maybe(guest)
                    ),
                    lambda: protocol.Stand(id=id, seat=seat),
                    lambda: protocol.Begin(id=id),
                    lambda: protocol.Begin(id=id),
                    lambda: protocol.Reveal(id=id, nonce=self.nonces.get(guest, "00")),
                    lambda: protocol.MakeLink(id=id),
                    lambda: protocol.Say(id=id, text=f"line {id}"),
                ]
            if self.secrets and rng.random() < 0.15:
                secret = rng.choice(self.secrets[-3:])[1]
                kinds = [lambda: protocol.Transfer(id=id, secret=secret, name=self.name_of(guest))]
        return rng.choice(kinds)()

    def traps(self, table: Table, guest: str) -> tuple[Trap, ...]:
        """A card of the guest's hand with some condition, or none."""
        seat = table.seat_of(guest)
        offers = trap_offers(table.play, table, seat) if table.play is not None and seat is not None else ()
        return (self.rng.choice(offers).trap,) if offers and self.rng.random() < 0.8 else ()

    def motion(self, table: Table) -> Motion:
        return self.rng.choice(("end", *MOTIONS[: len(table.seats)]))

    def never(self, table: Table) -> tuple[str, ...]:
        play = table.play
        if play is None or not play.actors or play.actors[0] < 0 or self.rng.random() < 0.5:
            return ()
        cards = {getattr(option, "card", None) for seat in play.actors for option in play.options(seat)}
        return tuple(sorted({*CARDS[::2], *(card for card in cards if isinstance(card, str))}))

    def answer(self, open_table: OpenTable) -> None:
        table, play, rng = open_table.table, open_table.table.play, self.rng
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
            self.late.append((open_table.id, choice))
            self.room(open_table).jobs.put_nowait(choice)
            return
        chosen = number if rng.random() < 0.5 else options[number].text()
        message = protocol.Answer(id=self.id(), decision=play.numbers[seat], choice=chosen)
        self.ask(open_table, table.seats[seat].guest, message)

    def take_back(self, open_table: OpenTable) -> None:
        for number, seat in enumerate(open_table.table.seats):
            mine = mine_of(open_table.table, number)
            if mine is not None and mine.can_undo and self.rng.random() < 0.15:
                self.ask(open_table, seat.guest, protocol.Undo(id=self.id()))

    def anybody(self, open_table: OpenTable) -> str:
        """A player or a guest who knows the table."""
        sitting = [seat.guest for seat in open_table.table.seats if seat.guest]
        if sitting and self.rng.random() < 0.8:
            return self.rng.choice(sitting)
        return self.rng.choice(self.guests).id

    async def act(self) -> None:
        rng = self.rng
        open_table = await self.open_table(self.any_table())
        what = rng.choices(
            ("answers", "burst", "wait", "come", "go", "repeat", "bot", "reopen", "table"),
            (34, 25, 9, 13, 7, 5, 2, 5, 4),
        )[0]
        match what:
            case "answers":
                for _ in range(rng.choice((1, 1, 3, 12))):
                    self.answer(open_table)
                    await self.settle()
                    self.take_back(open_table)
            case "burst":
                for _ in range(rng.choice((1, 1, 2, 4))):
                    guest = self.anybody(open_table)
                    message = self.message(open_table, guest)
                    self.note(f"{guest} at {open_table.id}: {message}")
                    asked = self.ask(open_table, guest, message)
                    if rng.random() < 0.1:
                        self.ask(open_table, guest, asked.message)
                    if rng.random() < 0.3:
                        self.answer(open_table)
            case "wait":
                self.clock.now += (pause := rng.choice(PAUSES))
                self.note(f"{pause} ms pass")
            case "come":
                self.come(open_table)
            case "go":
                if self.clients:
                    client = self.clients.pop(rng.randrange(len(self.clients)))
                    self.note(f"{client.guest} goes from {client.open_table.id}")
                    client.part()
            case "repeat":
                self.repeat()
            case "bot":
                if self.late:
                    table, choice = rng.choice(self.late[-9:])
                    self.room(await self.open_table(table)).jobs.put_nowait(choice)
            case "reopen":
                await self.reopen(open_table)
            case "table":
                await self.one_more()
        await self.settle()

    async def one_more(self) -> None:
        """Make one more table from others, if allowed."""
        try:
            await self.rng.choice((self.again, self.again, self.copy_of, self.copy_of, self.play_on))()
        except Refused as error:
            self.note(f"refused: {error.code} {error.data}")
            if error.code in ("fault", "busy"):
                raise Wrong(f"refused: {error.code}") from error

    def come(self, open_table: OpenTable) -> None:
        rng = self.rng
        gone = [
            client for client in self.clients if not client.is_connected and client.open_table is open_table
        ]
        if gone and rng.random() < 0.5:
            client = rng.choice(gone)
        elif self.clients and rng.random() < 0.3:
            client = rng.choice(self.clients)
            if rng.random() < 0.7:
                client.part()
        else:
            guest = self.anybody(open_table) if rng.random() < 0.85 else ""
            client = Client(open_table, guest)
            self.clients.append(client)
        self.note(f"{client.guest or 'somebody'} looks at {client.open_table.id}")
        client.hello(resume=rng.random() < 0.7)

    def repeat(self) -> None:
        if not self.done:
            return
        first = self.rng.choice(self.done[-40:])
        open_table = self.rooms.open.get(first.open_table.id)
        if open_table is not None:
            self.note(f"{first.guest} at {open_table.id} again: {first.message}")
            self.ask(open_table, first.guest, first.message)

    async def reopen(self, open_table: OpenTable) -> None:
        """Restart the server, as far as this table can tell."""
        self.note(f"{open_table.id} is closed and read again")
        before = {viewer: shown(open_table, viewer) for viewer in viewers(open_table.table)}
        chat = [*self.room(open_table).chat.lines.values()]
        await self.rooms.forget(open_table.id)
        again = await self.rooms.room(open_table.id)
        room = self.room(again)
        await self.barrier(again)
        for viewer, right in before.items():
            same(shown(again, viewer), right, f"{again.id} read again, as {viewer} sees it")
        same([*room.chat.lines.values()], chat, f"what was said at {again.id}")
        for client in self.clients:
            if client.open_table is open_table:
                client.open_table, client.is_connected = again, False
                if self.rng.random() < 0.7:
                    client.hello(resume=True)
