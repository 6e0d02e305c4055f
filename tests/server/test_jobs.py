"""A table's queue refuses requests when it is full."""

import msgspec

from boneyard.server.rooms.jobs import MOST_JOBS, Job, Jobs, Tick
from boneyard.table import protocol


def test_a_full_queue_refuses_requests() -> None:
    jobs, replies = Jobs(), list[bytes]()
    for number in range(MOST_JOBS + 1):
        jobs.ask(Job(f"guest-{number}", protocol.Undo(id=f"{number}"), replies.append))
    assert jobs.qsize() == MOST_JOBS
    assert [msgspec.json.decode(reply) for reply in replies] == [
        {"type": "failed", "id": f"{MOST_JOBS}", "code": "busy"}
    ]
    jobs.put_nowait(Tick())
    assert jobs.qsize() == MOST_JOBS + 1, "internal jobs are never refused"


def test_closing_a_queue_answers_waiting_requests() -> None:
    jobs, replies = Jobs(), list[bytes]()
    jobs.put_nowait(Tick())
    jobs.ask(Job("guest", protocol.Undo(id="1"), replies.append))
    jobs.send_away()
    assert jobs.empty()
    assert [msgspec.json.decode(reply)["code"] for reply in replies] == ["busy"]
