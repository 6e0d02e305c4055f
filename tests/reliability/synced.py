"""A game in a process that is watched: `python -m tests.reliability.synced FILE ANSWERS`.

When an answer is acknowledged it writes a line to its output at once, so that who watches the
process's calls to the system sees whether everything was safe on the disk before.
"""

import asyncio
import json
import os
import sys
from pathlib import Path

from tests.reliability.inside import Line, inside


async def answer_next(line: Line, number: int) -> None:
    """Answer the question that the player is asked, and hear that it is kept."""
    line.put('{"type":"hello","protocol":1}')
    while (shown := await line.hear())["type"] != "welcome":
        pass
    decision = shown["question"]["decision"]
    answer = await line.answer(type="answer", id=f"{number}", decision=decision, choice=0)
    assert answer["type"] == "done", json.dumps(answer)


async def play(file: Path, answers: int) -> None:
    async with inside(file) as server:
        room, keys = await server.game(1, game="zombie-invasion")
        line = await server.at(room.table.id, keys[0])
        for number in range(answers):
            await answer_next(line, number)
            os.write(1, f"acknowledged {number}\n".encode())
        await line.end()


if __name__ == "__main__":
    asyncio.run(play(Path(sys.argv[1]), int(sys.argv[2])))
