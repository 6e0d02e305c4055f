"""Puts contacts, notifier and alerts together, or none of them."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import quote

from boneyard.server.accounts.alerts import Alerts
from boneyard.server.accounts.contacts import Contacts
from boneyard.server.rooms.rooms import Rooms
from boneyard.server.services import Services
from boneyard.server.settings import Settings

if TYPE_CHECKING:
    from boneyard.server.notify.notifier import Notifier


class Notifications:
    """If the host has turned nothing on, contacts can't be added."""

    def __init__(self, settings: Settings, services: Services, rooms: Rooms) -> None:
        self.settings = settings
        self.rooms = rooms
        self.notifier: Notifier | None = None
        self.alerts: Alerts | None = None
        if settings.notify is not None:
            from boneyard.server.notify.notifier import (
                Notifier,  # loads the mail library, which takes a while
            )

            self.notifier = Notifier(settings.notify, gone=lambda push: self.contacts.gone(push))
        self.contacts = Contacts(services, self.notifier, self.off_link)
        if self.notifier is not None:
            targets = self.contacts.targets
            self.alerts = Alerts(services, self.notifier, targets, self.is_present, settings.link_to)
            self.alerts.listen()

    @property
    def push_key(self) -> str | None:
        """The key a browser needs to subscribe, if Web Push is on."""
        return None if self.notifier is None else self.notifier.push_key

    def is_present(self, table: str, seat: int) -> bool:
        open_table = self.rooms.open.get(table)
        return open_table is not None and seat in open_table.audience.present

    def off_link(self, token: str) -> str:
        return f"{self.settings.public_url.rstrip('/')}/api/no-more-mails?token={quote(token, safe='')}"

    def stop(self) -> None:
        """Start no alerts: the next process with the table sends them."""
        if self.alerts is not None:
            self.alerts.close()

    async def close(self) -> None:
        """Wait a moment for what is being sent, then stop."""
        self.stop()
        if self.notifier is not None:
            await self.notifier.close()
