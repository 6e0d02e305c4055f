"""Notices to players who are away: webhooks, the host's mail server and Web Push, each optional."""

from boneyard.server.notify.https import Https
from boneyard.server.notify.mail import Mailer, MailSettings, is_mail_address
from boneyard.server.notify.notice import (
    BadNotice,
    Kind,
    Mail,
    Notice,
    Push,
    Target,
    Webhook,
)
from boneyard.server.notify.notifier import Notifier, NotifySettings
from boneyard.server.notify.undelivered import Reason, Undelivered
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
