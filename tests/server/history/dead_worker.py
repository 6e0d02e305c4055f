"""A worker process that exits during its job."""

import os

from boneyard.server.workers.jobs import Reply
from boneyard.server.workers.worker import run


def end(message: bytes) -> Reply | None:
    os._exit(1)


if __name__ == "__main__":
    run(lambda limits: end)
