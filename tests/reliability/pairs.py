"""Pairs of tables that differ only in hidden information: a viewer must receive the same bytes from both.

In the second table hands, decks, secret answers, standing orders, armed cards and internal numbers are
resampled. Both are played on with the same visible actions. The pair ends as soon as the game itself shows a
difference, such as a card that only one of them could play.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import count
from random import Random

import msgspec

from boneyard.games.shared.commands import Command
from boneyard.games.shared.traps import Trap
from boneyard.server.lobby import summary_of
from boneyard.server.rooms.bot_moves import Choice
from boneyard.server.rooms.jobs import Job, Tick
from boneyard.table import protocol
from boneyard.table.automatic import passes_in_silence, trap_offers
from boneyard.table.deadlines import next_due
from boneyard.table.handlers.answers import is_private
from boneyard.table.log_entries import Sealed
from boneyard.table.play import Play
from boneyard.table.projection import Viewer
from boneyard.table.table import Table
from tests.reliability.bare_rooms import QuietRoom

Message = dict[str, object]
HELLO = protocol.Hello(protocol=protocol.PROTOCOL)
NONSENSE = ("step 999999", "play no-such-card", "roll 6", "stop", "throw", "pass", "discard")


class Leak(AssertionError):
    """A viewer was sent something that it can't know."""


@dataclass
class Side:
    """One of the two tables, and the frames that the viewer received."""

    room: QuietRoom
    viewer: Viewer
    frames: list[bytes] = field(default_factory=list)
    cuts: list[int] = field(default_factory=list)
    """After how many lines others have answered since the two were last compared, where that can be seen."""

    @property
    def table(self) -> Table:
        return self.room.table

    @property
    def play(self) -> Play:
        assert self.table.play is not None
        return self.table.play

    def waiting(self) -> list[int]:
        return [s for s in self.play.actors if s != self.viewer and self.table.waits_for(s)]

    @property
    def frame(self) -> tuple[int, type[object]] | None:
        agenda = self.play.state.agenda
        return (len(agenda), type(agenda[-1])) if agenda and self.table.status == "running" else None

    def viewer_waits(self) -> bool:
        return self.viewer is not None and self.table.waits_for(self.viewer)

    async def give(self, seat: int, command: Command, id: str) -> None:
        """A seat answers, by its guest or its bot."""
        decision = self.play.numbers[seat]
        if self.table.seats[seat].bot:
            option = list(self.play.options(seat)).index(command)
            await self.room.do(Choice(seat, decision, option))
        else:
            await self.ask(seat, protocol.Answer(id=id, decision=decision, choice=command.text()))
        await self.room.settle()

    async def ask(self, seat: int, message: protocol.Asking) -> None:
        """A seat sends a request; only replies to the viewer count."""
        reply = self.frames.append if seat == self.viewer else lambda frame: None
        await self.room.do(Job(self.table.seats[seat].guest, message, reply))
        await self.room.settle()

    async def pass_time(self) -> None:
        self.room.clock.now += 200_000
        await self.room.do(Tick())
        await self.room.settle()

    def due(self) -> int | None:
        """The time until the open window closes."""
        if self.table.status != "running" or self.play.declining is None:
            return None
        due = next_due(self.table, self.room.timer.watch(self.table))
        return None if due is None else due.at - self.room.clock.now

    def fresh_look(self) -> list[bytes]:
        """The frames of a new connection in the viewer's place."""
        frames: list[bytes] = []
        self.room.audience.join(self.table, self.viewer, HELLO, frames.append)
        self.room.audience.leave(self.table, self.viewer, frames.append)
        return frames

    def visible(self) -> tuple[object, ...]:
        """The viewer's part of the game, which is all it may be sent."""
        game, viewer = self.play.game, self.viewer
        redacted = [game.redact(event, viewer) for event in self.room.recorder.happened]
        own = list(self.play.options(viewer)) if viewer is not None and self.viewer_waits() else None
        return game.view(self.play.state, viewer), redacted, own, self.table.status

    def sprung(self) -> int:
        """How many traps have sprung since the two sides were last compared."""
        return sum(getattr(event, "trap", None) is not None for event in self.room.recorder.happened)

    def forget(self) -> None:
        self.frames.clear()
        self.room.recorder.happened.clear()
        self.cuts.clear()


def fork(table: Table, viewer: Viewer, now: int, absent: int | None = None) -> Side:
    """A copy of a table in a room of its own, with the viewer and all others but one connected."""
    copy_of = table.copy()
    assert table.play is not None
    copy_of.play = table.play.copy()
    side = Side(QuietRoom(copy_of, now), viewer)
    side.room.audience.join(copy_of, viewer, HELLO, side.frames.append)
    for other in (None, *range(len(copy_of.seats))):
        if other != viewer and (other is None or other != absent):
            side.room.audience.join(copy_of, other, HELLO, lambda frame: None)
    side.forget()
    return side


def resample(side: Side, rng: Random) -> None:
    table, play, viewer = side.table, side.play, side.viewer
    play.state = play.game.imagine(play.game.view(play.state, viewer), rng)
    table.seq += rng.randrange(1, 500)
    table.sealed = {seat: sealed for seat, sealed in table.sealed.items() if seat == viewer}
    for number, seat in enumerate(table.seats):
        if number == viewer:
            continue
        table.seats[number] = replace(
            seat,
            guest=f"somebody-{rng.random()}" if seat.guest and seat.guest != table.host else seat.guest,
            link_hash=f"{rng.random()}",
            pass_until_turn=not seat.pass_until_turn,
            never=(f"{rng.random()}",),
            traps=some_trap(table, play, number, rng),
        )
        play.numbers[number] += rng.randrange(50)
        if is_private(table, play) and number in play.actors and rng.random() < 0.5:
            command = rng.choice(play.options(number))
            table.sealed[number] = Sealed(seat=number, command=command.text())
    side.room.audience.asked.known = {}
    side.room.audience.asked.update(table, side.room.clock.now)


def some_trap(table: Table, play: Play, seat: int, rng: Random) -> tuple[Trap, ...]:
    """A card that the seat may have armed."""
    offers = trap_offers(play, table, seat)
    return (rng.choice(offers).trap,) if offers and rng.random() < 0.5 else ()


def pair_of(table: Table, viewer: Viewer, now: int, rng: Random) -> tuple[Side, Side]:
    """Two tables that look the same to the viewer; their streams have the same name."""
    absent = rng.choice([None, *(seat for seat in range(len(table.seats)) if seat != viewer)])
    first, second = fork(table, viewer, now, absent), fork(table, viewer, now, absent)
    resample(second, rng)
    streams = [side.room.audience.streams[viewer] for side in (first, second)]
    streams[1].name = streams[0].name
    return first, second


@dataclass
class Pair:
    """Two sides, played on until they differ in what the game shows."""

    first: Side
    second: Side
    rng: Random
    where: str
    open: bool = field(init=False)
    """Whether nobody had sealed anything when the two were made: what was sealed comes out one day."""
    ids: Iterator[str] = field(default_factory=lambda: (f"id-{n}" for n in count()))
    compared: int = 0
    sprung: int = 0
    """How many traps sprang on both sides."""
    in_step: bool = True
    """Whether others have answered as often on both sides, where that can be seen: clocks and counts tell."""

    def __post_init__(self) -> None:
        self.open = self.nothing_sealed()

    @property
    def sides(self) -> tuple[Side, Side]:
        return self.first, self.second

    @property
    def over(self) -> bool:
        return any(side.table.status != "running" for side in self.sides)

    async def run(self, rounds: int) -> None:
        """Play some rounds; raises `Leak` if the viewer can tell the two apart."""
        self.compare_present()
        for _ in range(rounds):
            if self.over or not await self.round():
                break
            if not self.same_to_the_viewer():
                break
        for side in self.sides:
            side.room.close()

    async def round(self) -> bool:
        """Let every asked seat answer once; False if that isn't possible on both sides."""
        if self.rng.random() < 0.3:
            await self.ask_for_nonsense()
        if self.rng.random() < 0.4:
            await self.change_traps()
        if self.rng.random() < 0.2:
            await self.guess()
        if self.secret():
            await self.answer_in_secret()
            return True
        return await self.answer_openly()

    async def guess(self) -> None:
        """Somebody guesses on the next fight."""
        seat, hit, id = (
            self.rng.randrange(len(self.first.table.seats)),
            self.rng.random() < 0.5,
            next(self.ids),
        )
        for side in self.sides:
            await side.ask(seat, protocol.Guess(id=id, hit=hit))

    def secret(self) -> bool:
        return any(side.play.declining is not None or len(side.play.actors) > 1 for side in self.sides)

    async def answer_openly(self) -> bool:
        """One seat answers in public: the same command on both sides.

        With private reactions, the same amount must follow, whatever anybody holds.
        """
        lines = [len(side.room.memory.lines) for side in self.sides]
        ahead = lines[0] - lines[1]
        nothing_sealed = self.nothing_sealed()
        actor = self.first.play.actors[0]
        assert self.second.play.actors == (actor,), f"{self.where}: others are asked"
        theirs = set(self.second.play.options(actor))
        common = [command for command in self.first.play.options(actor) if command in theirs]
        if not common:
            return False
        command, id = self.rng.choice(common), next(self.ids)
        for side in self.sides:
            await side.give(actor, command, id)
        followed = [len(side.room.memory.lines) for side in self.sides]
        if nothing_sealed and is_always_private(self.first.table) and followed[0] - followed[1] != ahead:
            redacted = [side.room.memory.lines[-9:] for side in self.sides]
            raise Leak(
                f"{self.where}: after {command.text()} somebody was asked on one side only: {redacted}"
            )
        return True

    def nothing_sealed(self) -> bool:
        """Whether nobody has answered in secret or is asked again."""
        first, second = (side.play for side in self.sides)
        return first.secret is None is second.secret and first.state.agenda == second.state.agenda

    async def answer_in_secret(self) -> None:
        """Everyone answers in any order, differently on each side; only the viewer answers alike."""
        private = is_private(self.first.table, self.first.play)
        asked, early = self.first.viewer_waits(), self.rng.random() < 0.5
        quiet = self.rng.random() < 0.6
        if asked and early:
            await self.answer_as_viewer()
        for side in self.sides:
            await self.answer_for_others(side, quiet)
        if asked and not early:
            await self.answer_as_viewer()
        for side in self.sides:
            if private:
                assert not side.room.recorder.happened, f"{self.where}: a private window was not sealed"
                await side.pass_time()

    async def answer_as_viewer(self) -> None:
        """Both sides ask the viewer the same, so it gives both the same answer."""
        viewer = self.first.viewer
        assert viewer is not None
        options = list(self.first.play.options(viewer))
        if not self.second.viewer_waits() or options != list(self.second.play.options(viewer)):
            raise Leak(f"{self.where}: the viewer is asked something else")
        command, id = self.rng.choice(options), next(self.ids)
        for side in self.sides:
            await side.give(viewer, command, id)

    async def answer_for_others(self, side: Side, quiet: bool) -> None:
        """Everyone else answers, unless their orders or traps do so when a private window closes.

        Until the last answer the viewer must receive nothing.
        """
        frame = side.frame
        silent = [seat for seat in side.waiting() if passes_in_silence(side.table, side.play, seat)]
        while side.frame == frame and (waiting := [n for n in side.waiting() if n not in silent]):
            seat = self.rng.choice(waiting)
            declining = side.play.declining
            command = declining if quiet and declining else self.rng.choice(side.play.options(seat))
            private = is_private(side.table, side.play)
            last = len(side.play.actors) == 1 and not private
            sent, played = len(side.frames), len(side.room.memory.lines)
            if not private:
                side.cuts.append(played)
            await side.give(seat, command, next(self.ids))
            alone = len(side.room.memory.lines) <= played + 1
            if alone and not last and len(side.frames) != sent:
                raise Leak(f"{self.where}: a secret answer sent {side.frames[sent:]}")

    async def ask_for_nonsense(self) -> None:
        viewer = self.first.viewer
        if viewer is None or self.first.table.seats[viewer].bot:
            return
        decision, id = self.first.play.numbers[viewer], next(self.ids)
        message: protocol.Asking = protocol.Answer(id=id, decision=decision, choice=self.rng.choice(NONSENSE))
        if self.rng.random() < 0.2:
            message = protocol.Undo(id=id)
        if isinstance(message, protocol.Answer):
            legal = {option.text() for option in self.first.play.options(viewer)}
            if message.choice in legal:
                return
        for side in self.sides:
            await side.ask(viewer, message)

    async def change_traps(self) -> None:
        """Everyone may arm cards, choose other conditions or disarm; only the viewer does the same on both
        sides, and nobody is told of the others. In an open quick window that would be an answer.
        """
        if any(
            side.play.declining is not None and not is_private(side.table, side.play) for side in self.sides
        ):
            return
        viewer, id = self.first.viewer, next(self.ids)
        if viewer is not None and self.first.table.seats[viewer].guest:
            traps = some_trap(self.first.table, self.first.play, viewer, self.rng)
            for side in self.sides:
                await side.ask(viewer, protocol.Order(id=id, traps=traps))
        for side in self.sides:
            sent = len(side.frames)
            for seat in self.others():
                traps = some_trap(side.table, side.play, seat, self.rng)
                await side.ask(seat, protocol.Order(id=f"{id}-{seat}", traps=traps))
            if len(side.frames) != sent:
                raise Leak(f"{self.where}: somebody's traps sent {side.frames[sent:]}")

    def others(self) -> list[int]:
        """Some of the other people; which ones are here differs from round to round."""
        seats = enumerate(self.first.table.seats)
        people = [number for number, seat in seats if number != self.first.viewer and seat.guest]
        return [number for number in people if self.rng.random() < 0.7]

    def same_to_the_viewer(self) -> bool:
        """Compare the frames if the game shows the same; False if it rightly shows a difference."""
        first, second = self.sides
        self.sprung += sum(side.sprung() for side in self.sides)
        if first.visible() != second.visible():
            self.must_differ()
            return False
        if first.cuts == second.cuts:
            same = self.content_of(first.frames) == self.content_of(second.frames)
        else:
            self.in_step = False
            same = merged(first.frames) == merged(second.frames)
        if not same:
            raise Leak(self.difference(first.frames, second.frames))
        self.compared += 1
        for side in self.sides:
            side.forget()
        self.compare_present()
        return True

    def must_differ(self) -> None:
        """Visible differences may come from public actions, but not from cards dealt to others.

        A trap that springs shows its condition.
        """
        if any(side.sprung() for side in self.sides):
            return
        lines = [
            [line for line in side.room.memory.lines if not line.startswith("* deal")] for side in self.sides
        ]
        hands = [getattr(side.visible()[0], "hand", None) for side in self.sides]
        if self.open and lines[0] == lines[1] and hands[0] == hands[1]:
            raise Leak(f"{self.where}: {self.first.visible()} != {self.second.visible()}")

    def compare_present(self) -> None:
        """Compare fresh connections and the lobby."""
        looks = [[*side.fresh_look(), msgspec.json.encode(summary_of(side.table))] for side in self.sides]
        if self.content_of(looks[0]) != self.content_of(looks[1]):
            raise Leak(self.difference(looks[0], looks[1]))
        if is_always_private(self.first.table) and self.first.due() != self.second.due():
            raise Leak(f"{self.where}: a pause of {self.first.due()} or {self.second.due()} ms")

    def content_of(self, frames: list[bytes]) -> object:
        """The frames' content: exact, unless quick answers were split into more frames on one side."""
        if self.in_step:
            return frames if is_always_private(self.first.table) else without_numbers(frames)
        return without_banks(without_numbers(frames))

    def difference(self, first: list[bytes], second: list[bytes]) -> str:
        return f"{self.where}: the viewer got\n{first}\nor\n{second}"


def is_always_private(table: Table) -> bool:
    return table.config.reactions == "private"


def without_numbers(frames: list[bytes]) -> list[Message]:
    """Frames without their numbers: quick windows may be cut into frames differently.

    An undo names an earlier number; here it becomes the distance to it.
    """
    found: list[Message] = [msgspec.json.decode(frame) for frame in frames]
    for message in found:
        number = message.pop("n", None)
        undone = message.get("undone", -1)
        if isinstance(number, int) and isinstance(undone, int) and undone >= 0:
            message["undone"] = number - undone
    return found


def without_banks(messages: list[Message]) -> list[Message]:
    """Messages without clock times, which depend on the number of own answers."""
    for message in messages:
        info = message.get("info")
        if isinstance(info, dict):
            for seat in info["seats"]:
                seat.pop("bank", None)
    return messages


def merged(frames: list[bytes]) -> Message:
    """All frames as one: every event, and the last of everything else.

    Clocks advance only on the side where a seat had a choice; a fresh look compares the rest.
    """
    whole: Message = {}
    events: list[object] = []
    answers: list[Message] = []
    view: Message = {}
    for message in without_numbers(frames):
        if message["type"] != "update":
            answers.append(message)
            continue
        message.pop("info", None)
        redacted, seen = message.pop("events", []), message.pop("view", None) or {}
        assert isinstance(redacted, list)
        assert isinstance(seen, dict)
        events += redacted
        view |= seen
        if message.get("asked") is False:
            whole.pop("question", None)
        elif "question" in message:
            whole.pop("asked", None)
        whole |= message
    return {"events": events, "answers": answers, "view": view, **whole}
