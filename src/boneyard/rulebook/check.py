"""Check a translated rulebook."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from boneyard.languages import SOURCE
from boneyard.rulebook.book import Book, Entry, references
from boneyard.rulebook.books import ROOT, games, load, outdated
from boneyard.rulebook.marks import marks_in
from boneyard.text_checks import Problem, code_in, english_in


def problems(language: str, root: Path = ROOT) -> list[Problem]:
    return [problem for game in games(root) for problem in _in_book(game, language, root)]


def _in_book(game: str, language: str, root: Path) -> Iterator[Problem]:
    english = load(game, SOURCE, root)
    stale = outdated(game, language, root)
    if not (root / language / f"{game}.md").exists():
        yield Problem(game, f"missing ({len(stale)} texts)")
        return
    found = load(game, language, root)
    for name in stale:
        yield Problem(name, _why_stale(name, english, found))
    yield from _compared(Entry(game, "", "", found.intro, language), english.intro)
    if len(found.sections) != len(english.sections):
        yield Problem(game, f"{len(found.sections)} sections, in English {len(english.sections)}")
    known = [rule for rule in found.entries if rule in english.entries]
    if known != [rule for rule in english.entries if rule in found.entries]:
        yield Problem(game, "the rules aren't in the same order as in English")
    for rule, entry in found.entries.items():
        if rule in english.entries:
            yield from _compared(entry, english.entries[rule].text)


def _why_stale(name: str, english: Book, found: Book) -> str:
    if name not in english.entries and name != english.game:
        return "English has no such rule"
    if name not in found.entries and name != english.game:
        return "missing"
    return "outdated: the English text has changed"


def _compared(entry: Entry, original: str) -> Iterator[Problem]:
    text = entry.text
    if set(references(text)) != set(references(original)):
        yield Problem(entry.id, f"it refers to {references(text)}, in English {references(original)}")
    if code_in(text) != code_in(original):
        yield Problem(entry.id, f"between backticks {code_in(text)}, in English {code_in(original)}")
    if (marks := marks_in(text, entry.language)) != (wanted := marks_in(original, SOURCE)):
        yield Problem(entry.id, f"its paragraphs are {marks}, in English {wanted}")
    if left := english_in(f"{entry.title} {text}"):
        yield Problem(entry.id, f"left in English: {', '.join(left)}")
