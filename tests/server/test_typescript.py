"""How msgspec types are written in TypeScript."""

from typing import Literal

import msgspec
import pytest

from boneyard.server.typescript.declarations import Undeclared, Writer


class Inner(msgspec.Struct):
    """Inside."""

    much: int = 0


class Told(msgspec.Struct, omit_defaults=True, tag="told", tag_field="type"):
    """What is told.

    In two lines.
    """

    pair: tuple[int, str]
    """Two things."""
    inner: Inner | None = None
    many: tuple[int | None, ...] = ()
    by_square: dict[int, list[Inner]] = {}
    word: Literal["a", "b"] | None = "a"


class Other(msgspec.Struct):
    raw: msgspec.Raw


def writer() -> Writer:
    return Writer(lambda cls: cls.__name__, {}, {frozenset[object](["a", "b"]): "Word"})


TOLD = """\
/**
 * What is told.
 *
 * In two lines.
 */
export type Told = {
  type: "told";
  /** Two things. */
  pair: [number, string];
  inner?: Inner;
  many?: (number | null)[];
  by_square?: Record<number, Inner[]>;
  word?: Word | null;
};

/** Inside. */
export type Inner = {
  much: number;
};
"""


def test_what_is_told_leaves_defaults_out() -> None:
    out = writer()
    out.expect(Told, "out")
    assert out.told(Told, "out") == "Told"
    assert out.text() == TOLD


def test_what_is_said_may_leave_them_out_or_be_null() -> None:
    out = writer()
    out.expect(Told, "in")
    out.told(Told, "in")
    assert "  inner?: Inner | null;\n" in out.text()
    assert "  much?: number;\n" in out.text()


def test_what_goes_both_ways_is_declared_twice() -> None:
    out = writer()
    out.expect(Inner, "in")
    out.expect(Inner, "out")
    assert [out.told(Inner, "out"), out.told(Inner, "in")] == ["Inner", "InnerIn"]
    assert "Inner = {\n  much: number;" in out.text()
    assert "InnerIn = {\n  much?: number;" in out.text()


def test_what_can_not_be_told_apart_is_an_error() -> None:
    out = Writer(lambda cls: "Same", {}, {})
    out.expect(Told, "out")
    with pytest.raises(Undeclared, match="both called Same"):
        out.told(Told, "out")


def test_raw_json_needs_a_type_of_its_own() -> None:
    out = writer()
    out.expect(Other, "out")
    with pytest.raises(Undeclared):
        out.told(Other, "out")
    out = Writer(lambda cls: cls.__name__, {(Other, "raw"): "Told[]"}, {})
    out.expect(Other, "out")
    out.told(Other, "out")
    assert "raw: Told[];" in out.text()
