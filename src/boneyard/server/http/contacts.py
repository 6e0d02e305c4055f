"""Where guests want to be notified while they are away."""

from __future__ import annotations

from html import escape
from typing import Annotated, Literal
from urllib.parse import quote, urlsplit

from litestar import MediaType, Response, delete, get, post
from litestar.params import PathParameter, QueryParameter
from msgspec import Meta, Struct

from boneyard.languages import preferred_language
from boneyard.messages import translate
from boneyard.server.accounts.contacts import StoredContact
from boneyard.server.http import dependencies as given
from boneyard.server.http.dependencies import Contacts, Guest
from boneyard.server.http.openapi import BODY, refusals
from boneyard.server.http.rate_limits import making
from boneyard.server.http.requests import Request
from boneyard.server.notify.notice import Mail, Push, Target, Webhook
from boneyard.table.protocol import END

MAY_POST = "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"


class NewMail(Struct, frozen=True, tag="mail", forbid_unknown_fields=True):
    """A mail address; it is sent a code."""

    address: Annotated[str, Meta(max_length=254)]


class NewContact(Struct, frozen=True, forbid_unknown_fields=True):
    """A new contact: a webhook, a mail address or this browser."""

    to: Webhook | NewMail | Push


class Confirmation(Struct, frozen=True, forbid_unknown_fields=True):
    """The code that was mailed to an address."""

    code: Annotated[str, Meta(pattern=f"^[0-9]{{8}}{END}")]


class ContactInfo(Struct, frozen=True):
    """A contact of mine; for a browser, only its push service's host."""

    id: str
    kind: Literal["webhook", "mail", "push"]
    address: str
    confirmed: bool
    created: int


class PushKey(Struct, frozen=True):
    """The key a browser needs to subscribe; null if Web Push is off."""

    key: str | None


MailToken = Annotated[str, QueryParameter(max_length=120)]
"""The token in a mail's link."""
ContactId = Annotated[str, PathParameter(pattern="^[0-9a-f]{16}$")]


def info_of(stored: StoredContact) -> ContactInfo:
    kind, address = shown(stored.contact.to)
    return ContactInfo(stored.id, kind, address, not stored.contact.code_hash, stored.created)


def shown(to: Target) -> tuple[Literal["webhook", "mail", "push"], str]:
    match to:
        case Webhook():
            return "webhook", to.url
        case Mail():
            return "mail", to.address
        case Push():
            return "push", urlsplit(to.endpoint).hostname or ""


@get("/contacts", responses=refusals("not-yours"))
async def my_contacts(guest: Guest, contacts: Contacts) -> list[ContactInfo]:
    """My contacts."""
    return [info_of(stored) for stored in await contacts.of(guest.id)]


@post("/contacts", responses=refusals("not-yours", "not-allowed", "bad-contact", *BODY), guards=[making])
async def add_contact(data: NewContact, guest: Guest, contacts: Contacts) -> ContactInfo:
    """Add a contact; a mail address is sent a code first."""
    to = Mail(data.to.address) if isinstance(data.to, NewMail) else data.to
    return info_of(await contacts.add(guest, to))


@post(
    "/contacts/{contact:str}/confirm",
    status_code=200,
    responses=refusals("not-yours", "not-found", "bad-secret", *BODY),
)
async def confirm_contact(
    data: Confirmation, guest: Guest, contacts: Contacts, contact: ContactId
) -> ContactInfo:
    """Confirm a mail address with the code that was sent to it."""
    return info_of(await contacts.confirm(guest.id, contact, data.code))


@delete("/contacts/{contact:str}", status_code=200, responses=refusals("not-yours", "not-found"))
async def drop_contact(guest: Guest, contacts: Contacts, contact: ContactId) -> ContactInfo:
    """Delete a contact."""
    return info_of(await contacts.drop(guest.id, contact))


@get("/push-key", sync_to_thread=False, responses=refusals())
def web_push_key(push_key: given.PushKey) -> PushKey:
    """The key a browser needs to subscribe to Web Push."""
    return PushKey(push_key)


@get("/no-more-mails", sync_to_thread=False, media_type=MediaType.HTML, responses=refusals())
def no_more_mails(request: Request, token: MailToken) -> Response[str]:
    """The page behind the link in a mail, with a button: mail scanners open links."""
    language = language_of(request)
    button = translate("notify-off-button", language)
    link = f"?token={quote(token, safe='')}"
    return page(f'<form method="post" action="{link}"><button>{escape(button)}</button></form>', language)


@post("/no-more-mails", status_code=200, media_type=MediaType.HTML, responses=refusals("not-yours"))
async def end_mails(request: Request, contacts: Contacts, token: MailToken) -> Response[str]:
    """Stop mails to the address in the token; sent by the page's button or a mail program."""
    await contacts.end(token)
    language = language_of(request)
    return page(f"<p>{escape(translate('notify-off-done', language))}</p>", language)


def language_of(request: Request) -> str:
    """The browser's language: whoever opens a mail's link may be no guest."""
    return preferred_language(request.headers.get("accept-language", ""))


def page(body: str, language: str) -> Response[str]:
    title = escape(translate("notify-off-title", language))
    head = f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>{title}</title>'
    headers = {"content-security-policy": MAY_POST}
    return Response(f"{head}<h1>{title}</h1>{body}</html>", headers=headers, media_type=MediaType.HTML)


ROUTES = [my_contacts, add_contact, confirm_contact, drop_contact, web_push_key, no_more_mails, end_mails]
