"""Parse a rulebook file.

    # Title of the game
    <!-- from 1a2b3c4d -->
    Introduction, any Markdown without headings.
    ## Title of a section
    ### ME-FIGHT-5 Title of an entry
    <!-- from 1a2b3c4d -->
    The entry, any Markdown without headings.

Only translations have `from` comments: the hash of the English text they were made from (the entry or,
at the top, titles and introduction).
"""

import re
from pathlib import Path
from types import MappingProxyType

from boneyard.languages import SOURCE
from boneyard.rulebook.book import RULE_ID, BadRulebook, Book, Entry
from boneyard.text_checks import HASH_LENGTH

HEADING = re.compile(r"(#+)\s+(.+)")
FROM = re.compile(rf"<!-- from ([0-9a-f]{{{HASH_LENGTH}}}) -->")


def parse(file: Path, game: str, language: str) -> Book:
    """Raises BadRulebook with the line that breaks the format."""
    reader = _Reader(file, language)
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
        reader.read(number, line.rstrip())
    reader.end_entry()
    if not reader.title:
        raise BadRulebook(file, 1, "the file doesn't start with '# Title'")
    source_hash, intro = reader.without_source(1, "the book", "\n".join(reader.intro).strip())
    return Book(
        game=game,
        language=language,
        title=reader.title,
        intro=intro,
        sections=tuple(reader.sections),
        entries=MappingProxyType(reader.entries),
        source_hash=source_hash,
    )


class _Reader:
    """The state of the parser. Text belongs to the heading above it."""

    def __init__(self, file: Path, language: str) -> None:
        self.file = file
        self.language = language
        self.title = ""
        self.intro: list[str] = []
        self.sections: list[str] = []
        self.entries: dict[str, Entry] = {}
        self.heading: tuple[int, str, str] | None = None  # line, id and title of the entry being read
        self.body: list[str] = []

    def read(self, number: int, line: str) -> None:
        heading = HEADING.fullmatch(line)
        if heading is None:
            self._read_text(number, line)
            return
        self.end_entry()
        match len(heading[1]):
            case 1:
                self._begin_book(number, heading[2])
            case 2:
                self._begin_section(number, heading[2])
            case 3:
                self._begin_entry(number, heading[2])
            case _:
                raise BadRulebook(self.file, number, "a heading can't have more than three #")

    def _begin_book(self, number: int, title: str) -> None:
        if self.title:
            raise BadRulebook(self.file, number, "a second title; a file has only one book")
        self.title = title

    def _begin_section(self, number: int, title: str) -> None:
        if title in self.sections:
            raise BadRulebook(self.file, number, f"a second section {title!r}")
        self.sections.append(title)

    def _begin_entry(self, number: int, heading: str) -> None:
        rule, _, title = heading.partition(" ")
        if RULE_ID.fullmatch(rule) is None:
            raise BadRulebook(self.file, number, f"{rule!r} isn't a rule id such as ME-FIGHT-5")
        if not title.strip():
            raise BadRulebook(self.file, number, f"{rule} has no title")
        if not self.sections:
            raise BadRulebook(self.file, number, f"{rule} comes before the first section")
        if rule in self.entries:
            raise BadRulebook(self.file, number, f"a second entry {rule}")
        self.heading = (number, rule, title.strip())
        self.body = []

    def _read_text(self, number: int, line: str) -> None:
        if self.heading is not None:
            self.body.append(line)
        elif self.title and not self.sections:
            self.intro.append(line)
        elif line:
            raise BadRulebook(self.file, number, "this text doesn't belong to an entry")

    def end_entry(self) -> None:
        if self.heading is None:
            return
        number, rule, title = self.heading
        self.heading = None
        source_hash, text = self.without_source(number, rule, "\n".join(self.body).strip())
        if not text:
            raise BadRulebook(self.file, number, f"{rule} has no text")
        self.entries[rule] = Entry(rule, title, self.sections[-1], text, self.language, source_hash)

    def without_source(self, number: int, name: str, text: str) -> tuple[str | None, str]:
        """The hash of the source text, and the text without it."""
        if self.language == SOURCE:
            return None, text
        made_from = FROM.match(text)
        if made_from is None:
            raise BadRulebook(self.file, number, f"{name} needs a line '<!-- from hash -->'")
        return made_from[1], text[made_from.end() :].strip()
