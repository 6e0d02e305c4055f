"""Client messages are strictly typed and bounded."""

import json
from typing import get_args

import msgspec
import pytest
from msgspec import Raw
from msgspec import inspect as types

from boneyard.table import projection, protocol, stream
from tools.declarations import structs_in

MESSAGES = get_args(protocol.AnyIn)
GOOD: dict[str, dict[str, object]] = {
    "hello": {"protocol": 1},
    "sit": {"name": "Ann"},
    "reveal": {"nonce": "00ff"},
    "answer": {"decision": 1, "choice": 0},
    "vote": {"on": "end"},
    "carry": {"secret": "s" * 32, "name": "Ann"},
    "say": {"text": "hello"},
    "ask": {"decision": 1, "question": {"ask": "path", "to": 4}},
    "hint": {"decision": 1},
    "guess": {"hit": True},
    "configure": {"settings": {"graveyard": "lower_half"}},
    "why-not": {"decision": 1, "command": "stop"},
}
HUGE = 10**30


def good(kind: str) -> dict[str, object]:
    """A valid message of this kind."""
    asks = {} if kind in ("hello", "ping") else {"id": "1"}
    return {"type": kind, **asks, **GOOD.get(kind, {})}


def tag(kind: type[msgspec.Struct]) -> str:
    return str(kind.__struct_config__.tag)


def unbounded(info: types.Type) -> bool:
    """Whether a value of this type can have any size."""
    match info:
        case types.StrType():
            return info.max_length is None
        case types.IntType():
            return (info.ge is None and info.gt is None) or (info.le is None and info.lt is None)
        case types.VarTupleType() | types.ListType():
            return info.max_length is None or unbounded(info.item_type)
        case types.TupleType():
            return any(map(unbounded, info.item_types))
        case types.UnionType():
            return any(map(unbounded, info.types))
        case types.DictType():
            return info.max_length is None or unbounded(info.key_type) or unbounded(info.value_type)
        case types.StructType() | types.LiteralType() | types.BoolType() | types.NoneType():
            return False
    raise AssertionError(f"nobody has thought of {info}")


def test_every_client_message_is_bounded() -> None:
    found = list(structs_in(types.type_info(protocol.AnyIn)))
    assert len(found) > len(MESSAGES), "nested questions are checked too"
    loose = [(each.cls.__name__, f.name) for each in found for f in each.fields if unbounded(f.type)]
    assert not loose
    assert not [each.cls.__name__ for each in found if not each.forbid_unknown_fields]


@pytest.mark.parametrize("kind", [tag(kind) for kind in MESSAGES])
def test_messages_are_parsed_strictly(kind: str) -> None:
    message = good(kind)
    assert tag(type(protocol.read(json.dumps(message)))) == kind
    with pytest.raises(msgspec.ValidationError):
        protocol.read(json.dumps({**message, "extra": 1}))
    for field in message:
        if field != "type":
            with pytest.raises(msgspec.ValidationError):
                protocol.read(json.dumps({**message, field: [HUGE]}))


@pytest.mark.parametrize(
    ("kind", "change"),
    [
        ("answer", {"decision": -1}),
        ("answer", {"decision": HUGE}),
        ("answer", {"decision": "1"}),
        ("answer", {"decision": 1.0}),
        ("answer", {"choice": -1}),
        ("answer", {"choice": HUGE}),
        ("answer", {"choice": True}),
        ("answer", {"choice": "x" * 81}),
        ("answer", {"id": ""}),
        ("answer", {"id": "x" * 41}),
        ("answer", {"id": "\0"}),
        ("answer", {"id": "ü"}),
        ("answer", {"id": "1\n"}),
        ("hello", {"protocol": HUGE}),
        ("hello", {"seen": -1}),
        ("hello", {"token": "x" * 81}),
        ("sit", {"name": ""}),
        ("sit", {"name": "x" * 25}),
        ("sit", {"seat": 6}),
        ("sit", {"nonce_hash": "XYZ"}),
        ("order", {"never": ["x"] * 61}),
        ("say", {"text": ""}),
        ("say", {"text": "x" * 301}),
        ("ask", {"question": {"ask": "path", "to": HUGE}}),
        ("ask", {"question": {"ask": "path", "to": 1, "fast": True}}),
        ("ask", {"question": {"ask": "bid", "bid": [0, 0, 0, -1]}}),
        ("ask", {"question": {"ask": "bid", "bid": [0, 0, 0]}}),
        ("why-not", {"command": "x" * 81}),
    ],
)
def test_out_of_bounds_messages_are_refused(kind: str, change: dict[str, object]) -> None:
    protocol.read(json.dumps(good(kind)))
    with pytest.raises(msgspec.ValidationError):
        protocol.read(json.dumps({**good(kind), **change}))


@pytest.mark.parametrize(
    ("data", "id"),
    [
        ('{"type": "answer", "id": "7", "decision": "one", "choice": 0}', "7"),
        ('{"type": "fly", "id": "7"}', "7"),
        ('{"id": 7}', ""),
        ('{"id": "\\u0000"}', ""),
        ("[7]", ""),
        ('{"id": "7"', ""),
        ("[" * 5000, ""),
        (b"\xff", ""),
    ],
)
def test_errors_name_the_malformed_message(data: bytes | str, id: str) -> None:
    assert protocol.id_in(data) == id


@pytest.mark.parametrize("events", [(), (Raw(b'{"event":"won"}'), Raw(b"{}"))])
@pytest.mark.parametrize("view", [None, {"turns": Raw(b"3")}])
@pytest.mark.parametrize("mine", [None, protocol.Mine(seat=1, can_undo=True)])
@pytest.mark.parametrize("asked", [True, False])
def test_a_concatenated_update_is_valid(
    events: tuple[Raw, ...], view: dict[str, Raw] | None, mine: protocol.Mine | None, asked: bool
) -> None:
    whole = protocol.encode(protocol.Update(n=12, events=events, view=view, mine=mine, asked=asked))
    fields = b"".join(b',"%b":%b' % (name.encode(), bytes(value)) for name, value in (view or {}).items())
    part = projection.game_part(b",".join(map(bytes, events)), fields)
    assert stream.update(12, part, stream.own_part(protocol.Own(mine=mine, asked=asked))) == whole
