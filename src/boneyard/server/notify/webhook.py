"""Webhooks: the notice as JSON, to a place that the player named."""

from __future__ import annotations

from boneyard.server.notify.addresses import check_text
from boneyard.server.notify.https import Https
from boneyard.server.notify.notice import Notice, Webhook

HEADERS = {"Content-Type": "application/json"}


def check_webhook(target: Webhook) -> None:
    """Refuse what can't be called, as far as its text says; its address is looked at when it is called."""
    check_text(target.url)


class Caller:
    """Calls webhooks."""

    def __init__(self, https: Https) -> None:
        self.https = https

    async def send(self, notice: Notice, target: Webhook) -> None:
        """Have them take it, or raise why they did not."""
        await self.https.post(target.url, HEADERS, notice.data())
