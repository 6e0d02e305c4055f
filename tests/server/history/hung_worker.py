"""A worker process that never finishes its job."""

from threading import Event

from boneyard.server.workers.jobs import Reply
from boneyard.server.workers.worker import run


def wait(message: bytes) -> Reply | None:
    Event().wait()
    return None


if __name__ == "__main__":
    run(lambda limits: wait)
