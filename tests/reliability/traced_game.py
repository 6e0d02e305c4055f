"""A game in a process that strace watches: `python -m tests.reliability.traced_game FILE ANSWERS`.

It prints a line for every acknowledgement, so that the trace shows whether a sync came before.
"""

import asyncio
import json
import os
import sys
from pathlib import Path

from tests.reliability.in_process import InProcessSocket, in_process_server


async def answer_next(line: InProcessSocket, number: int) -> None:
    """Answer the next question and wait for the acknowledgement."""
    line.put('{"type":"hello","protocol":1}')
    while (shown := await line.next_message())["type"] != "welcome":
        pass
    decision = shown["question"]["decision"]
    answer = await line.answer(type="answer", id=f"{number}", decision=decision, choice=0)
    assert answer["type"] == "done", json.dumps(answer)


async def play(file: Path, answers: int) -> None:
    async with in_process_server(file) as server:
        room, keys = await server.game(1, game="zombie-invasion")
        line = await server.at(room.table.id, keys[0])
        for number in range(answers):
            await answer_next(line, number)
            os.write(1, f"acknowledged {number}\n".encode())
        await line.end()


if __name__ == "__main__":
    asyncio.run(play(Path(sys.argv[1]), int(sys.argv[2])))
