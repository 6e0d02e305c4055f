"""What a page says, and whether all of it is in one language."""

from __future__ import annotations

import re
from functools import cache

from playwright.sync_api import Page

from boneyard.languages import SOURCE
from boneyard.messages import catalogue

SAID = """() => {
    const said = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const {parentElement, data} = walker.currentNode;
        if (data.trim() && parentElement.checkVisibility() && !parentElement.closest("script, style, code"))
            said.push(data.trim());
    }
    for (const name of ["aria-label", "title", "placeholder", "alt"])
        for (const one of document.querySelectorAll(`[${name}]`)) said.push(one.getAttribute(name).trim());
    return said;
}"""
"""Every text of a page that can be seen or heard."""
PLAIN = re.compile(r"^([a-z][a-z0-9-]*) = ([^{}\n]+)$", re.MULTILINE)
"""A message of one line without parameters."""
NAME = re.compile(r"^[a-z][a-z0-9]*(?:-[a-z0-9]+)+(?:\.[a-z]+)?$")


def said_on(page: Page) -> list[str]:
    """Every text of a page that can be seen or heard."""
    found: list[str] = page.evaluate(SAID)
    return found


@cache
def plain_messages(language: str) -> dict[str, str]:
    """Messages that say the same wherever they stand."""
    return {name: text.strip() for name, text in PLAIN.findall(catalogue(language))}


@cache
def first_words() -> frozenset[str]:
    """How the ids of messages begin."""
    return frozenset(name.split("-")[0] for name in plain_messages(SOURCE))


def raw_ids(page: Page) -> list[str]:
    """Texts that are the id of a message: nobody has written it, so people read its name."""
    return [text for text in said_on(page) if NAME.match(text) and text.split("-")[0] in first_words()]


@cache
def only_english(language: str) -> frozenset[str]:
    """What is said in English, but never in another language."""
    there = plain_messages(language)
    return frozenset(plain_messages(SOURCE).values()) - frozenset(there.values())


def left_in_english(page: Page, language: str) -> list[str]:
    """Texts of a page in another language that are an English message."""
    return [text for text in said_on(page) if text in only_english(language)]
