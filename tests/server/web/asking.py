"""What tests of the web say and compare."""

import json
from typing import Any

import msgspec

from boneyard.engine.game import State
from boneyard.games.catalogue import AnyGame


def body(config: dict[str, Any], name: str = "Ann") -> dict[str, Any]:
    """A table to be made."""
    return {"config": config, "name": name}


def plain(value: object) -> Any:  # noqa: ANN401  # JSON is what it is
    """A value as it arrives over the wire."""
    return json.loads(msgspec.json.encode(value))


def view_as_json(game: AnyGame, state: State, seat: int | None) -> Any:  # noqa: ANN401
    """A view field by field, as updates tell it."""
    view = game.view(state, seat)
    assert isinstance(view, msgspec.Struct)
    return {name: plain(getattr(view, name)) for name in view.__struct_fields__}
