"""Pictures without CSS variables, for programs that don't know them."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Mapping
from copy import deepcopy
from xml.etree.ElementTree import Element

_NAMESPACE = "http://www.w3.org/2000/svg"
_RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
_TOKEN = re.compile(r"--([\w-]+):([^;]+)")
_USED = re.compile(r"var\(--([\w-]+)(?:,([^()]*))?\)")
_USE = f"{{{_NAMESPACE}}}use"
Inks = Mapping[str, str]

ET.register_namespace("", _NAMESPACE)


def flat(svg: str) -> str:
    """The same picture with the values of all variables filled in."""
    return ET.tostring(_Picture(ET.fromstring(svg)).root, "unicode")


class _Picture:
    """The colours of a picture: those of the root, and those of a class such as `seat-2` and all inside it.

    A symbol that is used inside such a class is copied, with the colours of the class.
    """

    def __init__(self, root: Element) -> None:
        self.root = root
        self.inks: dict[str, dict[str, str]] = {}
        self.symbols = {element.get("id"): deepcopy(element) for element in root.iter() if element.get("id")}
        self.copies: dict[str, Element] = {}
        for style in root.iter(f"{{{_NAMESPACE}}}style"):
            style.text = self.rules(style.text or "")
        self.flatten(root, {}, "")
        root.extend(self.copies.values())

    def rules(self, style: str) -> str:
        """Take the variables out of the rules."""
        kept = ""
        for selector, body in _RULE.findall(style):
            inks = {name: value.strip() for name, value in _TOKEN.findall(body)}
            self.inks[selector.strip().removeprefix(".")] = inks
            if not inks:
                kept += f"{selector}{{{body}}}"
        own = self.inks.get(self.root.get("class", ""), {})
        return _filled(kept, own)

    def flatten(self, element: Element, inks: Inks, scope: str) -> None:
        for name in element.get("class", "").split():
            if self.inks.get(name):
                inks, scope = {**inks, **self.inks[name]}, name if element is not self.root else ""
        for attribute, value in element.items():
            element.set(attribute, _filled(value, inks))
        if scope and element.tag == _USE:
            element.set("href", "#" + self.copy(element.get("href", "").removeprefix("#"), inks, scope))
        for child in element:
            self.flatten(child, inks, scope)

    def copy(self, symbol: str, inks: Inks, scope: str) -> str:
        """The id of a symbol's copy with these colours."""
        name = f"{symbol}-{scope}"
        if name not in self.copies and symbol in self.symbols:
            made = self.copies[name] = deepcopy(self.symbols[symbol])
            made.set("id", name)
            self.flatten(made, inks, scope)
        return name


def _filled(text: str, inks: Inks) -> str:
    while _USED.search(text):
        text = _USED.sub(lambda used: inks.get(used[1]) or used[2] or "none", text)
    return text
