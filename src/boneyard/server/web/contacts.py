"""Where I want to be told things while I am away."""

from __future__ import annotations

from html import escape
from typing import Annotated, Literal
from urllib.parse import quote, urlsplit

from litestar import MediaType, Response, delete, get, post
from litestar.params import PathParameter, QueryParameter
from msgspec import Meta, Struct

from boneyard.messages import say
from boneyard.server.notify import Mail, Push, Target, Webhook
from boneyard.server.people.contacts import Kept
from boneyard.server.web import dependencies as given
from boneyard.server.web.dependencies import Contacts, Guest
from boneyard.server.web.limiting import making
from boneyard.server.web.openapi import BODY, refusals
from boneyard.server.web.requests import Request
from boneyard.server.web.tongues import wanted
from boneyard.table.protocol import END

MAY_POST = "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"


class MailAsked(Struct, frozen=True, tag="mail", forbid_unknown_fields=True):
    """A mail address, which is sent a code."""

    address: Annotated[str, Meta(max_length=254)]


class ContactAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """Where I want to be told things: a program's address, a mail address or this browser."""

    to: Webhook | MailAsked | Push


class Confirmation(Struct, frozen=True, forbid_unknown_fields=True):
    """The code that was mailed to an address."""

    code: Annotated[str, Meta(pattern=f"^[0-9]{{8}}{END}")]


class ContactInfo(Struct, frozen=True):
    """A contact of mine; of a browser only where its push service is."""

    id: str
    kind: Literal["webhook", "mail", "push"]
    address: str
    confirmed: bool
    created: int


class PushKey(Struct, frozen=True):
    """What a browser needs to subscribe; null where the host has not turned Web Push on."""

    key: str | None


MailToken = Annotated[str, QueryParameter(max_length=120)]
"""What a mail's link says."""
ContactId = Annotated[str, PathParameter(pattern="^[0-9a-f]{16}$")]


def info_of(kept: Kept) -> ContactInfo:
    """What its guest may see of a contact."""
    kind, address = shown(kept.contact.to)
    return ContactInfo(kept.id, kind, address, not kept.contact.code_hash, kept.created)


def shown(to: Target) -> tuple[Literal["webhook", "mail", "push"], str]:
    """What kind of contact it is, and where."""
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
    return [info_of(kept) for kept in await contacts.of(guest.id)]


@post("/contacts", responses=refusals("not-yours", "not-allowed", "bad-contact", *BODY), guards=[making])
async def add_contact(data: ContactAsked, guest: Guest, contacts: Contacts) -> ContactInfo:
    """Be told things there; a mail address is sent a code first."""
    to = Mail(data.to.address) if isinstance(data.to, MailAsked) else data.to
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
    """Be told nothing there any more."""
    return info_of(await contacts.drop(guest.id, contact))


@get("/push-key", sync_to_thread=False, responses=refusals())
def web_push_key(push_key: given.PushKey) -> PushKey:
    """What a browser needs to subscribe to Web Push."""
    return PushKey(push_key)


@get("/no-more-mails", sync_to_thread=False, media_type=MediaType.HTML, responses=refusals())
def no_more_mails(request: Request, token: MailToken) -> Response[str]:
    """The page behind a mail's link: a button, since programs that look at mails open links."""
    tongue = tongue_of(request)
    button = say("notify-off-button", tongue)
    link = f"?token={quote(token, safe='')}"
    return page(f'<form method="post" action="{link}"><button>{escape(button)}</button></form>', tongue)


@post("/no-more-mails", status_code=200, media_type=MediaType.HTML, responses=refusals("not-yours"))
async def end_mails(request: Request, contacts: Contacts, token: MailToken) -> Response[str]:
    """No more mails to the address that a mail's link names; the button of the page, or a mail program's."""
    await contacts.end(token)
    tongue = tongue_of(request)
    return page(f"<p>{escape(say('notify-off-done', tongue))}</p>", tongue)


def tongue_of(request: Request) -> str:
    """The language that a browser asks for; who opens a mail's link may be no guest."""
    return wanted(request.headers.get("accept-language", ""))


def page(body: str, tongue: str) -> Response[str]:
    """A page without anything but this."""
    title = escape(say("notify-off-title", tongue))
    head = f'<!doctype html><html lang="{tongue}"><meta charset="utf-8"><title>{title}</title>'
    headers = {"content-security-policy": MAY_POST}
    return Response(f"{head}<h1>{title}</h1>{body}</html>", headers=headers, media_type=MediaType.HTML)


ROUTES = [my_contacts, add_contact, confirm_contact, drop_contact, web_push_key, no_more_mails, end_mails]
