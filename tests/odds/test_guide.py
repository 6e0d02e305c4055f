"""The examples of the guide run."""

import doctest

from tests.docs.guides import blocks


def test_examples_of_the_odds_guide_run() -> None:
    examples = "\n".join(blocks("docs/odds.md", "pycon"))
    test = doctest.DocTestParser().get_doctest(examples, {}, "docs/odds.md", "docs/odds.md", 0)
    told: list[str] = []
    failed = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE).run(test, out=told.append).failed
    assert not failed, "".join(told)
    assert len(test.examples) > 15
