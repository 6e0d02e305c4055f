"""Request bodies and comparisons of HTTP tests."""

import json
from typing import Any

import msgspec

from boneyard.games.catalogue import AnyGame
from boneyard.games.shared.state import BoardState


def body(config: dict[str, Any], name: str = "Ann") -> dict[str, Any]:
    return {"config": config, "name": name}


def plain(value: object) -> Any:  # noqa: ANN401  # JSON is what it is
    return json.loads(msgspec.json.encode(value))


def view_as_json(game: AnyGame, state: BoardState, seat: int | None) -> Any:  # noqa: ANN401
    """A view field by field, as updates send it."""
    view = game.view(state, seat)
    assert isinstance(view, msgspec.Struct)
    return {name: plain(getattr(view, name)) for name in view.__struct_fields__}
