"""Where I want to be told things while I am away."""

from __future__ import annotations

from html import escape
from typing import Annotated, Literal
from urllib.parse import quote, urlsplit

from litestar import MediaType, Response, delete, get, post
from litestar.datastructures import State
from msgspec import Meta, Struct

from boneyard.messages import say
from boneyard.server.notify import Mail, Push, Target, Webhook
from boneyard.server.people.contacts import Contacts, Kept
from boneyard.server.web.asked import body_of, known, query_of, takes
from boneyard.server.web.limiting import making
from boneyard.server.web.problems import AnyRequest
from boneyard.server.web.tongues import wanted
from boneyard.table.protocol import END

HTML = "text/html"
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


class Off(Struct, frozen=True, forbid_unknown_fields=True):
    """What a mail's link says."""

    token: Annotated[str, Meta(max_length=120)]


def contacts_in(state: State) -> Contacts:
    """All guests' contacts."""
    contacts = state["contacts"]
    assert isinstance(contacts, Contacts)
    return contacts


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


@get("/contacts", opt=takes("not-yours"))
async def contacts(request: AnyRequest) -> list[ContactInfo]:
    """My contacts."""
    guest = await known(request)
    return [info_of(kept) for kept in await contacts_in(request.app.state).of(guest.id)]


@post("/contacts", opt=takes("not-yours", "not-allowed", "bad-contact", body=ContactAsked), guards=[making])
async def add_contact(request: AnyRequest) -> ContactInfo:
    """Be told things there; a mail address is sent a code first."""
    asked = await body_of(request, ContactAsked)
    guest = await known(request)
    to = Mail(asked.to.address) if isinstance(asked.to, MailAsked) else asked.to
    return info_of(await contacts_in(request.app.state).add(guest, to))


@post(
    "/contacts/{contact:str}/confirm",
    status_code=200,
    opt=takes("not-yours", "not-found", "bad-secret", body=Confirmation),
)
async def confirm_contact(request: AnyRequest, contact: str) -> ContactInfo:
    """Confirm a mail address with the code that was sent to it."""
    asked = await body_of(request, Confirmation)
    guest = await known(request)
    return info_of(await contacts_in(request.app.state).confirm(guest.id, contact, asked.code))


@delete("/contacts/{contact:str}", status_code=200, opt=takes("not-yours", "not-found"))
async def drop_contact(request: AnyRequest, contact: str) -> ContactInfo:
    """Be told nothing there any more."""
    guest = await known(request)
    return info_of(await contacts_in(request.app.state).drop(guest.id, contact))


@get("/push-key", sync_to_thread=False, opt=takes())
def push_key(request: AnyRequest) -> PushKey:
    """What a browser needs to subscribe to Web Push."""
    return PushKey(request.app.state["push_key"])


@get("/no-more-mails", sync_to_thread=False, media_type=MediaType.HTML, opt=takes(query=Off, tells=HTML))
def no_more_mails(request: AnyRequest) -> Response[str]:
    """The page behind a mail's link: a button, since programs that look at mails open links."""
    off = query_of(request, Off)
    tongue = tongue_of(request)
    button = say("notify-off-button", tongue)
    link = f"?token={quote(off.token, safe='')}"
    return page(f'<form method="post" action="{link}"><button>{escape(button)}</button></form>', tongue)


@post("/no-more-mails", status_code=200, media_type=MediaType.HTML, opt=takes(query=Off, tells=HTML))
async def end_mails(request: AnyRequest) -> Response[str]:
    """No more mails to the address that a mail's link names; the button of the page, or a mail program's."""
    await contacts_in(request.app.state).end(query_of(request, Off).token)
    tongue = tongue_of(request)
    return page(f"<p>{escape(say('notify-off-done', tongue))}</p>", tongue)


def tongue_of(request: AnyRequest) -> str:
    """The language that a browser asks for; who opens a mail's link may be no guest."""
    return wanted(request.headers.get("accept-language", ""))


def page(body: str, tongue: str) -> Response[str]:
    """A page without anything but this."""
    title = escape(say("notify-off-title", tongue))
    head = f'<!doctype html><html lang="{tongue}"><meta charset="utf-8"><title>{title}</title>'
    headers = {"content-security-policy": MAY_POST}
    return Response(f"{head}<h1>{title}</h1>{body}</html>", headers=headers, media_type=MediaType.HTML)
