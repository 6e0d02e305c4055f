"""Notices to absent players: webhooks, the host's mail server and Web Push, each optional.

The senders are imported lazily: a server without notices starts faster.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from boneyard.server.notify.notice import (
    BadNotice,
    Kind,
    Mail,
    Notice,
    Push,
    Reason,
    Target,
    Undelivered,
    Webhook,
)

if TYPE_CHECKING:
    from boneyard.server.notify.https import Https
    from boneyard.server.notify.mail import Mailer, MailSettings, is_mail_address
    from boneyard.server.notify.notifier import Notifier, NotifySettings
    from boneyard.server.notify.webpush import push_of

__all__ = [
    "Notifier",
    "NotifySettings",
    "MailSettings",
    "Notice",
    "Kind",
    "BadNotice",
    "Target",
    "Webhook",
    "Mail",
    "Push",
    "push_of",
    "is_mail_address",
    "Undelivered",
    "Reason",
    "Https",
    "Mailer",
]
LATER = {
    "Https": "https",
    "Mailer": "mail",
    "MailSettings": "mail",
    "is_mail_address": "mail",
    "Notifier": "notifier",
    "NotifySettings": "notifier",
    "push_of": "webpush",
}
"""The modules of lazily imported names."""


def __getattr__(name: str) -> object:
    if name not in LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{LATER[name]}"), name)
