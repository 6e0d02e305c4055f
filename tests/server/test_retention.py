"""Old data is deleted, data in use isn't."""

from pathlib import Path

from boneyard.server.accounts.guests import new_guest
from boneyard.server.app.housekeeping import delete_old
from boneyard.server.rooms.rooms import rooms_for
from boneyard.server.services import Services, server_time
from boneyard.server.store import open_store
from boneyard.server.workers import Workers
from boneyard.table.config import DAY, Config


async def test_inactive_guests_are_deleted(tmp_path: Path) -> None:
    now = server_time()
    clock = [now]
    store = await open_store(str(tmp_path / "old.db"))
    workers = Workers(1)
    services = Services(store, workers, now=lambda: clock[0])
    rooms = rooms_for(services)
    try:
        gone, _ = await new_guest(services, "Gone", "en")
        sits, _ = await new_guest(services, "Sits", "en")
        await rooms.create(Config(game="midevil", seats=("open", "open")), sits, "Sits")
        clock[0] += 10 * DAY
        recent, _ = await new_guest(services, "New", "en")
        assert await delete_old(services, 0, 0) == 0
        assert await delete_old(services, 20, 0) == 0
        assert await delete_old(services, 5, 0) == 1
        assert await store.guest(gone.id) is None
        assert await store.guest(sits.id) is not None
        assert await store.guest(recent.id) is not None
        assert services.metrics.registry.get_sample_value("boneyard_retention_deleted_total") == 1
    finally:
        await rooms.close()
        await workers.close()
        await store.close()
