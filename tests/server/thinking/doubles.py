"""Workers for tests: planted, listened in on, or without a process at all."""

from typing import assert_never

from boneyard.odds.questions import NoOdds
from boneyard.server.thinking import requests as r
from boneyard.server.thinking.process import WorkerProcess, start_worker
from tests.server.thinking.plants import BOTS


class Recorded(WorkerProcess):
    """A real worker whose requests are written down."""

    def __init__(self, worker: WorkerProcess, told: list[bytes]) -> None:
        super().__init__(worker.process)
        self.told = told

    async def ask(self, message: bytes, seconds: float) -> r.Reply:
        self.told.append(message)
        return await super().ask(message, seconds)


class Parrot:
    """No process: it writes down what it is asked and always says the same."""

    def __init__(self, told: list[bytes]) -> None:
        self.learnt: set[tuple[str, str]] = set()
        self.told = told

    async def ask(self, message: bytes, seconds: float) -> r.Reply:
        self.told.append(message)
        match r.REQUESTS.decode(message[r.LENGTH :]):
            case r.Learn():
                return r.Ready()
            case r.Choose():
                return r.Chosen(0)
            case r.GiveHint():
                return r.Hinted(())
            case r.TellOdds():
                return r.Told(NoOdds("no-path"))
            case r.SayWhyNot():
                return r.Forbidden(None)
            case never:
                assert_never(never)

    async def end(self) -> None:
        pass


class Planted:
    """Starts workers that know the planted bots, and remembers their process ids."""

    def __init__(self) -> None:
        self.pids: list[int] = []

    async def __call__(self) -> WorkerProcess:
        worker = await start_worker(BOTS)
        self.pids.append(worker.process.pid)
        return worker
