"""The texts of a page, and whether all are in one language."""

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
"""Every visible or spoken text of a page."""
PLAIN = re.compile(r"^([a-z][a-z0-9-]*) = ([^{}\n]+)$", re.MULTILINE)
"""A message of one line without parameters."""
NAME = re.compile(r"^[a-z][a-z0-9]*(?:-[a-z0-9]+)+(?:\.[a-z]+)?$")


def said_on(page: Page) -> list[str]:
    """Every visible or spoken text of a page."""
    found: list[str] = page.evaluate(SAID)
    return found


@cache
def plain_messages(language: str) -> dict[str, str]:
    """Messages without parameters."""
    return {name: text.strip() for name, text in PLAIN.findall(catalogue(language))}


@cache
def first_words() -> frozenset[str]:
    """The first words of message ids."""
    return frozenset(name.split("-")[0] for name in plain_messages(SOURCE))


def raw_ids(page: Page) -> list[str]:
    """Texts that are message ids, because the message is missing."""
    return [text for text in said_on(page) if NAME.match(text) and text.split("-")[0] in first_words()]


@cache
def only_english(language: str) -> frozenset[str]:
    """English messages that are different in this language."""
    there = plain_messages(language)
    return frozenset(plain_messages(SOURCE).values()) - frozenset(there.values())


def left_in_english(page: Page, language: str) -> list[str]:
    """English texts on a page in another language."""
    return [text for text in said_on(page) if text in only_english(language)]
