"""Row 1: kill -9 under load. What a player was promised is there, once; the server goes on."""

import asyncio
from pathlib import Path
from random import Random

from tests.figures import Figures
from tests.reliability.players import Player, check_journal, log_of
from tests.reliability.processes import Server, running
from tests.server.client import seated
from tests.sizes import SIZE, pick

KILLS, ACKS = pick(quick=(1, 40), ci=(20, 2500), full=(200, 25_000))
TABLES = pick(quick=2, ci=8, full=20)
GAMES = ("midevil", "zombie-invasion", "castle-of-chaos")


async def seat_players(server: Server, up: asyncio.Event, rng: Random) -> list[Player]:
    """Several tables, each with several people."""
    players: list[Player] = []
    acks: asyncio.Queue[None] = asyncio.Queue()
    for number in range(TABLES):
        table, guests = await seated(server.address, GAMES[number % len(GAMES)], 2 + number % 2)
        for seat, person in enumerate(guests):
            players.append(Player(person, table, seat, Random(rng.random()), up, acks))
    return players


async def look_again(player: Player) -> None:
    """What the player put together from all it was told is what somebody new is shown."""
    async with player.person.at(player.table, player.seen.stream, player.seen.n) as client:
        player.take_up(client)
        await client.say(type="ping")
        while (await client.hear())["type"] != "pong":
            pass
    async with player.person.at(player.table) as fresh:
        assert fresh.seen.view == player.seen.view
        assert fresh.seen.question == player.seen.question


def test_a_killed_server_loses_nothing_and_doubles_nothing(tmp_path: Path, figures: Figures) -> None:
    seed = Random().randrange(2**32)
    rng = Random(seed)
    print(f"seed {seed}")  # noqa: T201  # pytest shows it when the test fails

    async def scenario(server: Server) -> tuple[list[Player], list[float]]:
        up, starts = asyncio.Event(), list[float]()
        up.set()
        players = await seat_players(server, up, rng)
        acks = players[0].on_ack
        playing = [asyncio.create_task(player.play()) for player in players]
        heard = 0

        async def hear(number: int) -> None:
            nonlocal heard
            for _ in range(number):
                hearing = asyncio.create_task(acks.get())
                done, _ = await asyncio.wait([hearing, *playing], return_when=asyncio.FIRST_COMPLETED)
                if hearing not in done:
                    await next(iter(done))  # a player has failed, or all is over
                    hearing.cancel()
                    return
                heard += 1

        for _ in range(KILLS):
            await hear(rng.randrange(1, 2 * ACKS // (KILLS + 1)))
            await asyncio.sleep(rng.random() * 0.01)  # anywhere between two acknowledgements
            up.clear()
            server.kill()
            starts.append(await asyncio.to_thread(server.start))
            up.set()
        await hear(max(1, ACKS - heard))
        for player in players:
            player.stopping = True
        await asyncio.gather(*playing)
        for player in players:
            await look_again(player)
        return players, starts

    with running(tmp_path) as server:
        players, starts = asyncio.run(scenario(server))
        assert not server.faults()
    for table in {player.table for player in players}:
        check_journal([p for p in players if p.table == table], log_of(tmp_path / "tables.db", table))
    acknowledged = sum(len(player.acked) for player in players)
    again = sum(player.reconnects for player in players)
    assert again >= KILLS
    figures(
        "kill", kills=KILLS, acknowledged=acknowledged, lost=0, doubled=0, slowest_start=round(max(starts), 2)
    )
    assert SIZE != "full" or max(starts) <= 5, "on a machine that does nothing else"
