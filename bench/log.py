"""How long the server takes to make the log and the dice book of a long game when a page opens it.

    scripts/bench log [--json] [--answers 1000] [--rounds 20]

A random game is written to SQLite; then its entries are read and projected for a seat.
"""

import argparse
import asyncio
import json
import tempfile
import time
from pathlib import Path
from random import Random
from statistics import median

import boneyard
from boneyard.server.history.log import lines_in
from boneyard.server.history.statistics import dice_book
from boneyard.server.http.log import StreamPosition, page_of
from boneyard.server.rooms.changes import change_of, entries_of, next_table
from boneyard.server.rooms.loading import log_entries_in
from boneyard.server.store import Store, open_store
from boneyard.table.config import Config, Plan
from boneyard.table.fold import fold
from boneyard.table.handlers.answers import play_on
from boneyard.table.handlers.seating import started
from boneyard.table.log_entries import Created
from boneyard.table.table import Table

TABLE, EPOCH = "table", 1
SEATS: tuple[Plan, ...] = ("easy",) * 4


async def write_game(store: Store, game: str, number: int) -> None:
    """Play the first answers of a game and store them as a room does."""
    table = Table(TABLE)
    created = Created(config=Config(game=game, seats=SEATS), host="host", seed="5eed" * 16)
    entries = entries_of(table, 0, [created], None, None, b"")
    fold(table, 1, 0, created)
    await store.write(change_of(None, table, EPOCH, entries, created))
    rng, decision = Random(1), started(table)
    for now in range(number):
        table, change = next_table(table, EPOCH, now, decision)
        await store.write(change)
        play = table.play
        if play is None or table.status != "running":
            raise SystemExit(f"the game was over after {now} answers; use a smaller --answers")
        seat = play.actors[0]
        decision = play_on(table, seat, rng.choice(play.options(seat)), "bot", now)


async def read_game(store: Store, game: str) -> tuple[float, float]:
    """Milliseconds of CPU time, in all threads, for the log's last page and for the dice book."""
    kind = boneyard.game(game)
    began = time.process_time()
    page_of(
        kind, lines_in(kind, log_entries_in(await store.entries(TABLE, 0))), 0, StreamPosition("", 0), None
    )
    read = time.process_time()
    dice_book(lines_in(kind, log_entries_in(await store.entries(TABLE, 0))))
    return 1000 * (read - began), 1000 * (time.process_time() - read)


async def measure(game: str, answers: int, rounds: int) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        store = await open_store(f"sqlite:///{Path(folder) / 'tables.db'}")
        await write_game(store, game, answers)
        times = [await read_game(store, game) for _ in range(rounds)]
        entries = await store.entries(TABLE, 0)
        await store.close()
    return {
        "log_ms": round(median(log for log, _ in times), 1),
        "dice_ms": round(median(dice for _, dice in times), 1),
        "entry_bytes": round(sum(len(e.data) + len(e.reply) for e in entries) / answers),
        "event_bytes": round(sum(len(e.events or b"") for e in entries) / answers),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--answers", type=int, default=1000)
    parser.add_argument("--rounds", type=int, default=20)
    arguments = parser.parse_args()
    found = {
        game: asyncio.run(measure(game, arguments.answers, arguments.rounds)) for game in boneyard.game_ids()
    }
    if arguments.json:
        print(json.dumps(found))
        return
    for game, figures in found.items():
        print(f"{game:16}", "  ".join(f"{name} {figure:g}" for name, figure in figures.items()))


if __name__ == "__main__":
    main()
