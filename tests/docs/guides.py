"""The guides as data: their sections, tables and code blocks."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
GUIDES = (
    "README.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    "NOTICE.md",
    *(
        f"docs/{name}.md"
        for name in (
            "api",
            "architecture",
            "bot-protocol",
            "bots",
            "cluster",
            "content",
            "fair-dice",
            "hosting",
            "odds",
            "performance",
            "play",
            "protocol",
            "reliability",
            "rl",
            "simulate",
        )
    ),
)
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
CODE = re.compile(r"`([^`\n]+)`")


def text_of(guide: str) -> str:
    return (ROOT / guide).read_text("utf-8")


def blocks(guide: str, language: str) -> list[str]:
    return [code for name, code in FENCE.findall(text_of(guide)) if name == language]


def prose(guide: str) -> str:
    """A guide without its code blocks."""
    return FENCE.sub("", text_of(guide))


def section(guide: str, heading: str) -> str:
    """The text under a heading, up to the next one."""
    parts = re.split(r"^#+ (.+)$", prose(guide), flags=re.MULTILINE)
    found = dict(zip(parts[1::2], parts[2::2], strict=True))
    return found[heading]


def rows(guide: str, heading: str) -> list[list[str]]:
    """The cells of the table under a heading, without its header."""
    lines = [line for line in section(guide, heading).splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def names(text: str) -> list[str]:
    return CODE.findall(text)
