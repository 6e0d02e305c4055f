"""A game over weeks: four people answer when they find the time, and nobody waits for another's cards."""

from collections import Counter
from random import Random

import pytest

from boneyard.bots.greedy import Greedy
from boneyard.games.shared.traps import Trap
from boneyard.server.lobby import summary_of
from boneyard.server.rooms.jobs import Job, Tick
from boneyard.table import protocol
from boneyard.table.automatic import trap_offers
from boneyard.table.config import DAY, OPEN, Config, Days, Reactions
from boneyard.table.play import Play
from tests.reliability.bare_rooms import NOON, QuietRoom, new_table
from tests.sizes import pick

PEOPLE = 4
PACE = Days(3)
HOUR = 3_600_000
GAMES = pick(quick=1, ci=2, full=20)
AT_ONCE = 30
"""More windows than can follow one another without time passing."""
DUELS = {"DuelBids", "DuelReroll", "DuelOpen"}
"""The frames in which a player has a decision of their own in another's turn."""


class Slow:
    """Four people who answer after hours or days, and arm cards while others are to move."""

    def __init__(self, reactions: Reactions, rng: Random) -> None:
        config = Config(
            game="midevil",
            seats=(OPEN,) * PEOPLE,
            pace=PACE,
            reactions=reactions,
            questions="few",
            prepared=True,
        )
        self.rng = rng
        self.room = QuietRoom(new_table(config, rng))
        self.bot = Greedy(rng)
        self.asked: Counter[str] = Counter()
        self.number = 0

    @property
    def play(self) -> Play:
        assert self.room.table.play is not None
        return self.room.table.play

    async def wait(self, milliseconds: int) -> None:
        """Let time pass; windows that close at once may open others."""
        self.room.clock.now += milliseconds
        for _ in range(AT_ONCE):
            await self.room.do(Tick())
            await self.room.settle()
            if self.play.declining is None:
                return

    async def send(self, seat: int, message: protocol.Asking) -> None:
        replies: list[bytes] = []
        await self.room.do(Job(f"guest-{seat}", message, replies.append))
        await self.room.settle()
        assert b'"done"' in replies[0], replies[0]

    def id(self) -> str:
        self.number += 1
        return f"{self.number}"

    async def arm(self, seat: int) -> None:
        """Arm every card with some condition, or another one than before."""
        traps: dict[str, Trap] = {}
        for offer in trap_offers(self.play, self.room.table, seat):
            if offer.trap.card not in traps or self.rng.random() < 0.5:
                traps[offer.trap.card] = offer.trap
        await self.send(seat, protocol.Order(id=self.id(), traps=tuple(traps.values())))

    async def answer(self) -> None:
        """Whoever has waited longest answers in their own time."""
        waiting = [seat for seat in self.play.actors if self.room.table.waits_for(seat)]
        seat = min(waiting, key=lambda seat: self.room.table.since[seat][1])
        asked = NOON if self.play.secret is not None else self.room.clock.now
        move = summary_of(self.room.table)
        if self.play.secret is None:
            assert (move.move, move.due) == (seat, asked + PACE.days * DAY), (
                "everybody sees who is waited for"
            )
        if seat != self.play.active:
            self.asked[type(self.play.state.agenda[-1]).__name__] += 1
        await self.wait(self.rng.randrange(30 * HOUR))
        play = self.play
        options = play.options(seat)
        choice = self.bot(lambda: play.game.view(play.state, seat), options).text()
        await self.send(seat, protocol.Answer(id=self.id(), decision=play.numbers[seat], choice=choice))
        await self.wait(0)


@pytest.mark.parametrize("seed", range(GAMES))
@pytest.mark.parametrize("reactions", ["quick", "private"])
async def test_nobodys_turn_waits_for_anothers_cards(reactions: Reactions, seed: int) -> None:
    game = Slow(reactions, Random(seed))
    await game.wait(0)
    while game.room.table.status == "running":
        assert game.play.declining is None, "no window waits"
        await game.answer()
        if game.room.table.status == "running":
            await game.arm(game.rng.randrange(PEOPLE))
    game.room.close()
    assert any(getattr(event, "trap", None) for event in game.room.recorder.happened), (
        "cards must have sprung"
    )
    assert set(game.asked) <= DUELS
    assert not any(seat.stand_in for seat in game.room.table.seats)
