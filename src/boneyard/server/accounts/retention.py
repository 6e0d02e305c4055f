"""Deletes guests without a seat who have not come for long, with their contacts, and old chat."""

from __future__ import annotations

import asyncio
import logging

from boneyard.server.services import Services
from boneyard.server.store import StoreError
from boneyard.table.config import DAY

log = logging.getLogger(__name__)
EVERY = 3600.0
"""Seconds between two rounds."""


async def retain(services: Services, guest_days: int, chat_days: int, every: float = EVERY) -> None:
    """Delete old data for ever; 0 days keep everything."""
    while True:
        try:
            await forget(services, guest_days, chat_days)
        except StoreError as error:
            log.warning("nothing is deleted while the database can't be written: %s", error)
        await asyncio.sleep(every)


async def forget(services: Services, guest_days: int, chat_days: int) -> int:
    """One round; returns how much was deleted."""
    now = services.now()
    gone = await services.store.forget(
        guests_unseen_since=now - guest_days * DAY if guest_days else None,
        chat_before=now - chat_days * DAY if chat_days else None,
    )
    services.metrics.deleted.inc(gone)
    if gone:
        log.info("deleted %d old guests and chat messages", gone)
    return gone
