"""Options of `boneyard serve` for notifications: mail, webhooks and Web Push, all off by default."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, ParamSpec, TypedDict, TypeVar

import click

from boneyard.cli.errors import UserError

if TYPE_CHECKING:
    from boneyard.server.notify.mail import MailSettings
    from boneyard.server.notify.notifier import NotifySettings

P = ParamSpec("P")
T = TypeVar("T")
PASSWORD = "BONEYARD_SMTP_PASSWORD"  # the name of a variable, not a password
OPTIONS = (
    click.option(
        "--smtp-host", envvar="BONEYARD_SMTP_HOST", default="", help="Mail server.  [default: no mail]"
    ),
    click.option(
        "--smtp-port",
        envvar="BONEYARD_SMTP_PORT",
        type=click.IntRange(1, 65535),
        default=587,
        show_default=True,
    ),
    click.option(
        "--smtp-from",
        envvar="BONEYARD_SMTP_FROM",
        default="",
        metavar="ADDRESS",
        help="Sender address of emails.",
    ),
    click.option("--smtp-user", envvar="BONEYARD_SMTP_USER", default="", help="Login name."),
    click.option(
        "--smtp-password-file",
        envvar="BONEYARD_SMTP_PASSWORD_FILE",
        type=click.Path(exists=True, dir_okay=False, path_type=Path),
        help=f"File with the password.  [default: the variable {PASSWORD}]",
    ),
    click.option(
        "--smtp-security",
        envvar="BONEYARD_SMTP_SECURITY",
        type=click.Choice(["starttls", "tls", "none"]),
        default="starttls",
        show_default=True,
        help="Use `none` only for a mail server on the same machine.",
    ),
    click.option(
        "--webhooks/--no-webhooks",
        envvar="BONEYARD_WEBHOOKS",
        default=False,
        show_default=True,
        help="Let guests register a URL that is called on their turn.",
    ),
    click.option(
        "--push-contact",
        envvar="BONEYARD_PUSH_CONTACT",
        default="",
        metavar="URL",
        help="Turn on Web Push; push services contact you at mailto:… or https://…",
    ),
    click.option(
        "--push-folder",
        envvar="BONEYARD_PUSH_FOLDER",
        type=click.Path(file_okay=False, path_type=Path),
        help="Folder for the Web Push key.  [default: your data folder]",
    ),
)


def notify_options(command: Callable[P, T]) -> Callable[P, T]:
    for option in reversed(OPTIONS):
        command = option(command)
    return command


class Given(TypedDict):
    smtp_host: str
    smtp_port: int
    smtp_from: str
    smtp_user: str
    smtp_password_file: Path | None
    smtp_security: str
    webhooks: bool
    push_contact: str
    push_folder: Path | None


def notify_settings(public_url: str, data_folder: Path, given: Given) -> NotifySettings | None:
    """The settings, or None if no channel is on."""
    contact = given["push_contact"]
    if not (given["smtp_host"] or given["webhooks"] or contact):
        return None
    if not public_url.startswith(("https://", "http://")):
        raise UserError("Notifications contain links: set --public-url to this server's address.")
    if contact and not contact.startswith(("mailto:", "https://")):
        raise UserError(f"--push-contact is {contact!r}; write mailto:YOU@EXAMPLE.ORG or an https address.")
    from boneyard.server.notify.notifier import NotifySettings

    return NotifySettings(
        webhooks=given["webhooks"],
        mail=mail_settings(given) if given["smtp_host"] else None,
        push_folder=(given["push_folder"] or data_folder) if contact else None,
        push_contact=contact,
    )


def mail_settings(given: Given) -> MailSettings:
    """The password is never an option: everyone on the machine could see it in the process list."""
    from boneyard.server.notify.mail import MailSettings, is_mail_address

    sender, file = given["smtp_from"], given["smtp_password_file"]
    if not is_mail_address(sender):
        raise UserError(f"--smtp-from is {sender!r}; give the sender's mail address.")
    return MailSettings(
        host=given["smtp_host"],
        port=given["smtp_port"],
        sender=sender,
        user=given["smtp_user"],
        password=os.environ.get(PASSWORD, "") if file is None else file.read_text("utf-8").strip(),
        starttls=given["smtp_security"] == "starttls",
        tls=given["smtp_security"] == "tls",
    )
