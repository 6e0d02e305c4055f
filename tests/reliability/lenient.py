"""A server for tests of load and loss.

`python -m tests.reliability.lenient DATABASE PORT MESSAGES METRICS WORKERS`

Clients may send so many messages a second, for most tests are not about limits.
"""

import sys
from pathlib import Path

from boneyard.server.admin.where import door_of, sqlite_file
from boneyard.server.running import serving
from boneyard.server.settings import Settings


def announce(address: str) -> None:
    sys.stdout.write(f"{address}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    database, port, messages, metrics, workers = sys.argv[1:]
    settings = Settings(
        database,
        port=int(port),
        workers=int(workers),
        log_level="warning",
        messages_a_second=int(messages),
        metrics_port=int(metrics),
        admin_socket=str(door_of(database, Path())) if sqlite_file(database) else "",
    )
    serving.serve(settings, announce)
