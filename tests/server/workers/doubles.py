"""Workers for tests: with planted faults, recorded, or without a process."""

import msgspec

from boneyard.odds.questions import NoOdds
from boneyard.server.workers import jobs as j
from boneyard.server.workers.process import WorkerProcess, start_process
from tests.server.workers import plants


def jobs_in(messages: bytes) -> list[j.Learn | j.Job]:
    found = []
    while messages:
        end = j.LENGTH + int.from_bytes(messages[: j.LENGTH], "big")
        found.append(j.MESSAGES.decode(messages[j.LENGTH : end]))
        messages = messages[end:]
    return found


class Recorded(WorkerProcess):
    def __init__(self, worker: WorkerProcess, sent: list[bytes]) -> None:
        super().__init__(worker.process)
        self.sent = sent

    async def ask(self, messages: bytes, seconds: float) -> j.Reply:
        self.sent.append(messages)
        return await super().ask(messages, seconds)


class CannedWorker:
    """Without a process: records its messages and always sends the same reply."""

    def __init__(self, sent: list[bytes]) -> None:
        self.sent = sent

    async def ask(self, messages: bytes, seconds: float) -> j.Reply:
        self.sent.append(messages)
        result: object = None
        match jobs_in(messages)[-1]:
            case j.Choose():
                result = 0
            case j.GiveHint():
                result = ()
            case j.TellOdds():
                result = NoOdds("no-path")
        return j.Done(msgspec.Raw(j.encode(result)))

    async def end(self) -> None:
        pass


class Planted:
    """Starts workers that know the planted bots and tables, and remembers their process ids."""

    def __init__(self) -> None:
        self.pids: list[int] = []

    async def __call__(self, limits: j.Limits) -> WorkerProcess:
        worker = await start_process(limits, plants.__name__)
        self.pids.append(worker.process.pid)
        return worker
