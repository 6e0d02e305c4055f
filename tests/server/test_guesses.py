"""Guesses on the next fight win fame and change nothing else."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

import msgspec
import pytest

from boneyard.games.shared.events import Rolled, TurnBegan
from boneyard.server.rooms.jobs import Job
from boneyard.table import protocol
from boneyard.table.config import Config
from boneyard.table.fold import settle_guesses
from boneyard.table.handlers.guesses import MOST_SPECTATORS
from boneyard.table.log_entries import FightDie, Guessed, Played, decode
from boneyard.table.log_entries import encode as encoded
from boneyard.table.projection import fame_of, info_of
from boneyard.table.table import Table
from tests.reliability.bare_rooms import QuietRoom, new_table


class Game:
    """A game of three people."""

    def __init__(self) -> None:
        self.rng = Random(4)
        self.room = QuietRoom(new_table(Config(game="zombie-invasion", seats=("open",) * 3), self.rng))
        self.count = 0

    @property
    def table(self) -> Table:
        return self.room.table

    @property
    def active(self) -> int:
        assert self.table.play is not None
        return self.table.play.active

    async def ask(self, guest: str, message: protocol.Asking) -> str:
        """ "done", or the code of the refusal."""
        frames: list[bytes] = []
        await self.room.do(Job(guest, message, frames.append))
        await self.room.settle()
        found = msgspec.json.decode(frames[0])
        return str(found.get("code", found["type"]))

    async def guess(self, guest: str, *, hit: bool) -> str:
        self.count += 1
        return await self.ask(guest, protocol.Guess(id=f"guess-{self.count}", hit=hit))

    async def play(self) -> list[FightDie]:
        """Let somebody answer; returns the die that decides about guesses, if one was rolled."""
        play = self.table.play
        assert play is not None
        (seat,) = play.actors
        option = self.rng.randrange(len(play.options(seat)))
        number, before = play.numbers[seat], len(self.room.recorder.happened)
        answer = protocol.Answer(id=f"{seat}-{number}-{play.lines}", decision=number, choice=option)
        assert await self.ask(f"guest-{seat}", answer) == "done"
        found: list[FightDie] = []
        for event in self.room.recorder.happened[before:]:
            if isinstance(event, TurnBegan):
                break
            if isinstance(event, Rolled) and event.needed:
                found.append(FightDie(event.seat, 7 - event.needed, hit=event.result >= event.needed))
        return found[:1]


@asynccontextmanager
async def game() -> AsyncIterator[Game]:
    one = Game()
    yield one
    one.room.close()


async def test_right_guesses_win_fame_until_the_fight_or_the_turn_is_over() -> None:
    async with game() as e:
        fame, fights, turns = [0] * 4, 0, 0
        while fights < 6 or not turns:
            active = e.active
            guessed: dict[str, tuple[int, bool]] = {}
            for guest, place in (*((f"guest-{n}", n) for n in range(3)), ("someone", 3)):
                hit = e.rng.random() < 0.5
                if guest not in e.table.guesses:
                    assert await e.guess(guest, hit=hit) == ("not-allowed" if place == active else "done")
                assert await e.guess(guest, hit=not hit) == "not-allowed", "once"
                if guest in e.table.guesses:
                    guessed[guest] = place, e.table.guesses[guest].hit
            dice = await e.play()
            for die in dice:
                fights += 1
                for place, hit in guessed.values():
                    fame[place] += (hit == die.hit) * (6 - die.faces if hit else die.faces)
            ended = e.active != active
            turns += ended
            assert bool(e.table.guesses) == (not dice and not ended)
            assert e.table.status == "running"
            info = info_of(e.table, (), paused=False)
            assert info.fame == (tuple(fame) if any(fame) else ())
        assert any(fame)


@pytest.mark.parametrize("faces", range(7))
def test_both_guesses_are_worth_the_same_on_average(faces: int) -> None:
    worth = [0, 0]
    for pips in range(1, 7):
        table = Table("table")
        table.seats = []
        table.guesses = {str(hit): Guessed(guest=str(hit), seat=int(hit), hit=hit) for hit in (False, True)}
        die = FightDie(2, faces, hit=pips > 6 - faces)
        settle_guesses(table, Played(seat=2, lines=(), fight=die))
        assert not table.guesses
        worth = [sum_ + table.fame.get(seat, 0) for seat, sum_ in enumerate(worth)]
    assert worth[0] == worth[1] == faces * (6 - faces)


def test_a_fighter_wins_nothing_with_their_own_die() -> None:
    table = Table("table")
    table.guesses = {"ann": Guessed(guest="ann", seat=1, hit=True)}
    settle_guesses(table, Played(seat=1, lines=(), fight=FightDie(1, 3, hit=True)))
    assert fame_of(table) == ()


async def test_spectators_guesses_are_limited() -> None:
    async with game() as e:
        codes = [await e.guess(f"watcher-{n}", hit=True) for n in range(MOST_SPECTATORS + 1)]
        assert codes == ["done"] * MOST_SPECTATORS + ["not-allowed"]
        assert await e.guess("", hit=True) == "not-allowed"
        waiting = next(seat for seat in range(3) if seat != e.active)
        assert await e.guess(f"guest-{waiting}", hit=True) == "done", "players always may"
        assert len(info_of(e.table, (), paused=False).guesses) == MOST_SPECTATORS + 1


def test_the_log_keeps_guesses_and_dice() -> None:
    for entry in (
        Guessed(guest="ann", seat=None, hit=True),
        Played(seat=0, lines=("0 stop",), fight=FightDie(0, 4, hit=False)),
    ):
        assert decode(encoded(entry)) == entry
