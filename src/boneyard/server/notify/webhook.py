"""Webhooks: the notice as JSON, to a URL of the player."""

from __future__ import annotations

from boneyard.server.notify.addresses import check_text
from boneyard.server.notify.https import Https
from boneyard.server.notify.notice import Notice, Webhook

HEADERS = {"Content-Type": "application/json"}


def check_webhook(target: Webhook) -> None:
    """Refuse by the text alone; its address is checked at each call."""
    check_text(target.url)


class Caller:
    def __init__(self, https: Https) -> None:
        self.https = https

    async def send(self, notice: Notice, target: Webhook) -> None:
        await self.https.post(target.url, HEADERS, notice.data())
