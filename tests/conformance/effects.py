"""Counts how often each rule took effect, by calls of the functions that cite it."""

import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache, cached_property
from importlib import import_module
from pkgutil import walk_packages
from types import CodeType, FrameType, FunctionType, ModuleType, TracebackType

import boneyard.games
from boneyard.cli.rule_coverage import ids_in


def functions_in(module: ModuleType) -> Iterator[FunctionType]:
    """The functions of a module and of its classes."""
    for thing in vars(module).values():
        if isinstance(thing, FunctionType) and thing.__module__ == module.__name__:
            yield thing
        elif isinstance(thing, type) and thing.__module__ == module.__name__:
            for part in vars(thing).values():
                inner = part.fget if isinstance(part, property) else part
                inner = inner.func if isinstance(inner, cached_property) else inner
                if isinstance(inner, FunctionType):
                    yield inner


@cache
def cited_by_code() -> dict[CodeType, frozenset[str]]:
    """The rules that each function of the games cites."""
    found = {}
    for info in walk_packages(boneyard.games.__path__, "boneyard.games."):
        for function in functions_in(import_module(info.name)):
            if rules := ids_in(function.__doc__ or ""):
                found[function.__code__] = frozenset(rules)
    return found


class Effects:
    """While entered, counts every call of a function that cites a rule."""

    def __init__(self) -> None:
        self.calls: Counter[CodeType] = Counter()
        self.known = cited_by_code()

    def __enter__(self) -> "Effects":
        self.outer = sys.gettrace()
        sys.settrace(self._called)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        sys.settrace(self.outer)

    def _called(self, frame: FrameType, event: str, argument: object) -> None:
        code = frame.f_code
        if code in self.known:
            self.calls[code] += 1

    def rules(self) -> Counter[str]:
        """Calls by rule."""
        found: Counter[str] = Counter()
        for code, number in self.calls.items():
            for rule in self.known[code]:
                found[rule] += number
        return found
