"""The colours of a theme, and the CSS that a picture needs."""

import re
from functools import cache
from typing import Literal

from boneyard.art.symbols import data

Theme = Literal["light", "dark"]

_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_BLOCK = re.compile(r"^(?P<selectors>:root[^{]*)\{(?P<inks>.*?)^\}", re.DOTALL | re.MULTILINE)
_DARK = 'data-theme="dark"'
_INK = re.compile(r"--([\w-]+):\s*([^;]+);")
_RULE = re.compile(r"^(?P<selector>[^{}\n]+)\{[^{}\n]+\}$", re.MULTILINE)
_USED_INK = re.compile(r"var\(--([\w-]+)\)")
_USED_CLASS = re.compile(r'class="([^"]+)"')
_CLASS = re.compile(r"\.([\w-]+)")


@cache
def inks(theme: Theme) -> dict[str, str]:
    """Every colour token of a theme; the dark theme only overrides some."""
    blocks = _BLOCK.finditer(_COMMENT.sub("", data("tokens.css")))
    texts = [block["inks"] for block in blocks if theme == "dark" or _DARK not in block["selectors"]]
    return {name: value.strip() for text in texts for name, value in _INK.findall(text)}


@cache
def _rules() -> list[tuple[str, frozenset[str]]]:
    """Every rule of art.css with the classes it applies to."""
    found = _RULE.finditer(_COMMENT.sub("", data("art.css")))
    return [(rule[0], frozenset(_CLASS.findall(rule["selector"]))) for rule in found]


def style_for(picture: str, theme: Theme, root: str) -> str:
    """The CSS rules for the picture's classes, and the colour tokens that both use."""
    classes = {name for names in _USED_CLASS.findall(picture) for name in names.split()}
    rules = "".join(rule for rule, needs in _rules() if classes >= needs)
    tokens = "".join(f"--{name}:{value};" for name, value in _needed_inks(picture + rules, theme))
    return f"{root}{{{tokens}}}{rules}"


def _needed_inks(text: str, theme: Theme) -> list[tuple[str, str]]:
    """The colours that a text uses, in the order of the tokens; a colour may use others."""
    all_inks = inks(theme)
    needed: set[str] = set()
    waiting = _USED_INK.findall(text)
    while waiting:
        name = waiting.pop()
        if name in all_inks and name not in needed:
            needed.add(name)
            waiting += _USED_INK.findall(all_inks[name])
    return [(name, value) for name, value in all_inks.items() if name in needed]
