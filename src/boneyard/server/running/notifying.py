"""Notifications as a server has them: contacts, the notifier and alerts put together, or none of it."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import quote

from boneyard.server.people.alerts import Alerts
from boneyard.server.people.contacts import Contacts
from boneyard.server.rooms.rooms import Rooms
from boneyard.server.services import Services
from boneyard.server.settings import Settings

if TYPE_CHECKING:
    from boneyard.server.notify import Notifier


class Notifying:
    """What tells people who are away; where the host has turned nothing on, contacts can't be added."""

    def __init__(self, settings: Settings, services: Services, rooms: Rooms) -> None:
        self.settings = settings
        self.rooms = rooms
        self.notifier: Notifier | None = None
        self.alerts: Alerts | None = None
        if settings.notify is not None:
            from boneyard.server.notify import Notifier  # loads what sends mails, which takes a while

            self.notifier = Notifier(settings.notify, gone=lambda push: self.contacts.gone(push))
        self.contacts = Contacts(services, self.notifier, self.off_link)
        if self.notifier is not None:
            targets = self.contacts.targets
            self.alerts = Alerts(services, self.notifier, targets, self.looks, settings.link_to)
            self.alerts.listen()

    @property
    def push_key(self) -> str | None:
        """What a browser needs to subscribe, where Web Push is on."""
        return None if self.notifier is None else self.notifier.push_key

    def looks(self, table: str, seat: int) -> bool:
        """Whether somebody looks at a table from a seat."""
        place = self.rooms.open.get(table)
        return place is not None and seat in place.audience.present

    def off_link(self, token: str) -> str:
        """The address that ends mails."""
        return f"{self.settings.public_url.rstrip('/')}/api/no-more-mails?token={quote(token, safe='')}"

    def stop(self) -> None:
        """Begin nothing new: who was to be told is told by the process that has the table next."""
        if self.alerts is not None:
            self.alerts.close()

    async def close(self) -> None:
        """Give what is on its way a moment, then stop."""
        self.stop()
        if self.notifier is not None:
            await self.notifier.close()
