"""Replays whole games in worker processes: files, finished games, logs without events."""

from __future__ import annotations

from functools import partial
from typing import TypeVar

import msgspec

from boneyard.server.history import replay_jobs as r
from boneyard.server.workers.jobs import Limits, framed
from boneyard.server.workers.pool import Pool, Start
from boneyard.server.workers.process import Silent, start_process
from boneyard.server.workers.queue import Lane, Queue, Request
from boneyard.table.errors import Refused

R = TypeVar("R")
AT_ONCE = 2
MOST_WAITING = 16
"""Waiting files, and as many games of this server."""
LIMITS = Limits(cpu=50.0, silence=60.0, nice=10, memory=2 << 30)
start_replay_worker = partial(start_process, main="boneyard.server.history.replay_worker")


class Replayer:
    """Files from outside never take all processes, nor the places where games of this server wait."""

    def __init__(
        self,
        at_once: int = AT_ONCE,
        waiting: int = MOST_WAITING,
        limits: Limits = LIMITS,
        start: Start = start_replay_worker,
    ) -> None:
        lanes = [{Lane.REPLAY}] * (at_once > 1) + [{Lane.REPLAY, Lane.FILE}] * max(1, at_once - 1)
        self.pool = Pool(lanes, Queue(2 * waiting, waiting), limits, start)

    async def run(self, job: r.Job, kind: type[R]) -> R:
        """The result of a job; refuses a bad replay."""
        lane = Lane.FILE if r.is_file(job) else Lane.REPLAY
        name = f"{type(job).__name__.lower()} of a replay"
        request = Request(lane, lane.name, name, framed(job), load=len(job.replay))
        try:
            found = await self.pool.run(request)
        except Refused as refused:
            if not isinstance(refused, Silent) and refused.code != "too-much":
                raise
            if lane is Lane.FILE:
                raise Refused("bad-replay", reason="it takes too long to replay") from refused
            raise Refused("busy") from refused  # our own games can be replayed, later
        return msgspec.msgpack.decode(found, type=kind)

    async def close(self) -> None:
        await self.pool.close()
