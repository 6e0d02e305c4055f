"""kill -9 under load: every acknowledged answer is stored exactly once, and the server recovers."""

import asyncio
from contextlib import suppress
from pathlib import Path
from random import Random

import httpx

from tests.figures import Figures
from tests.patience import within
from tests.reliability.players import LOST, Player, check_journal, log_of
from tests.reliability.processes import Server, running
from tests.server.client import Message, Person, seated
from tests.sizes import SIZE, pick

KILLS, ACKS = pick(quick=(1, 40), ci=(20, 2500), full=(200, 25_000))
TABLES = pick(quick=2, ci=8, full=20)
PATIENCE = 120
"""Seconds until some acknowledgement, even on a busy machine."""
NEAR_THE_END = """zombie-invasion, 2 seats
board
  1:helipad
  0:town-hall
figures
  ...
  .z.
  .0.

  #1#
  ...
  #.#
next move left=3
"""
GAMES: tuple[Message, ...] = (
    {"game": "midevil", "people": 2},
    {"game": "zombie-invasion", "people": 2, "position": NEAR_THE_END},
    {"game": "castle-of-chaos", "people": 3},
    {"game": "zombie-invasion", "people": 3},
)


class Crowd:
    """Players at several tables who start a new game when one ends."""

    def __init__(self, server: Server, rng: Random) -> None:
        self.server = server
        self.rng = rng
        self.up = asyncio.Event()
        self.up.set()
        self.acks: asyncio.Queue[None] = asyncio.Queue()
        self.players: list[Player] = []
        self.stopping = False

    async def play(self, number: int) -> None:
        while not self.stopping:
            players = await self.sit_down(GAMES[number % len(GAMES)])
            self.players += players
            await asyncio.gather(*(player.play() for player in players))

    async def sit_down(self, config: Message) -> list[Player]:
        """Make a new table; another one if the server crashes meanwhile."""
        while True:
            await self.up.wait()
            with suppress(*LOST, httpx.TransportError):
                table, guests = await seated(self.server.address, **config)
                return [self.player(guest, table, seat) for seat, guest in enumerate(guests)]

    def player(self, guest: Person, table: str, seat: int) -> Player:
        return Player(
            guest, table, seat, Random(self.rng.random()), self.up, self.acks, stopping=self.stopping
        )

    async def wait_for(self, number: int) -> int:
        for _ in range(number):
            await within(PATIENCE, self.acks.get())
        return number

    async def lose_the_server(self) -> float:
        """Kill the server at any time and restart it; returns the seconds it took."""
        await asyncio.sleep(self.rng.random() * 0.01)  # anywhere between two acknowledgements
        self.up.clear()
        self.server.kill()
        seconds = await asyncio.to_thread(self.server.start)
        self.up.set()
        return seconds

    def stop(self) -> None:
        """Let everyone finish their pending request."""
        self.stopping = True
        for player in self.players:
            player.stopping = True


async def returned(player: Player) -> None:
    """The player's state equals what a new connection shows."""
    async with player.person.at(player.table, player.seen.stream, player.seen.n) as client:
        player.take_up(client)
        await client.say(type="ping")
        while (await client.next_message())["type"] != "pong":
            pass
    async with player.person.at(player.table) as fresh:
        assert fresh.seen.view == player.seen.view
        assert fresh.seen.question == player.seen.question
        assert orders_of(fresh.seen.mine) == orders_of(player.seen.mine)


def orders_of(mine: Message | None) -> Message:
    """A player's standing orders and armed cards."""
    return {name: value for name, value in (mine or {}).items() if name in ("never", "traps")}


async def test_a_killed_server_loses_and_repeats_nothing(tmp_path: Path, figures: Figures) -> None:
    seed = Random().randrange(2**32)
    rng = Random(seed)
    print(f"seed {seed}")  # noqa: T201  # pytest shows it when the test fails
    with running(tmp_path) as server:
        crowd, starts, answers = Crowd(server, rng), list[float](), 0
        async with asyncio.TaskGroup() as playing:
            for number in range(TABLES):
                playing.create_task(crowd.play(number))
            for _ in range(KILLS):
                answers += await crowd.wait_for(rng.randrange(1, 2 * ACKS // (KILLS + 1)))
                starts.append(await crowd.lose_the_server())
            await crowd.wait_for(max(1, ACKS - answers))
            crowd.stop()
        for player in crowd.players:
            await returned(player)
        players = crowd.players
        assert not server.faults()
    for table in {player.table for player in players}:
        check_journal([p for p in players if p.table == table], log_of(tmp_path / "tables.db", table))
    acknowledged = sum(len(player.acked) for player in players)
    games = len({player.table for player in players})
    again = sum(max(0, player.reconnects - 1) for player in players)  # the last line of each ends by itself
    assert again >= KILLS
    assert acknowledged >= ACKS
    assert SIZE == "quick" or games > TABLES, "some games must end meanwhile"
    armed = sum(bool(asked.message.get("traps")) for player in players for asked in player.acked)
    assert SIZE == "quick" or armed, "some cards must be armed meanwhile"
    figures(
        "kill",
        kills=KILLS,
        games=games,
        acknowledged=acknowledged,
        lost=0,
        doubled=0,
        slowest_start=round(max(starts), 2),
    )
    assert SIZE != "full" or max(starts) <= 5, "on an otherwise idle machine"
