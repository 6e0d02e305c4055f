"""Checks the cards of a content set against MidEvil's effects and windows."""

from __future__ import annotations

from collections.abc import Mapping

from boneyard.games.midevil.cards import BOOK, CARD_KINDS, WINDOWS, Card
from boneyard.games.midevil.state import Effect
from boneyard.games.shared.content_set import CardEntry
from boneyard.games.shared.toml_content import CardRow

STAYING = ("weapon", "ranged", "guard", "smite", "mount")


def check_cards(
    entries: Mapping[str, CardEntry], effects: dict[str, Effect], faults: list[str]
) -> dict[str, Card]:
    """The cards by their ids; problems are added to `faults`."""
    for entry in entries.values():
        found = [*_row_faults(entry.card), *_effect_faults(entry.card, effects)]
        faults.extend(entry.row.fault(reason) for reason in found)
    return {} if faults else {name: _card(entry.card) for name, entry in entries.items()}


def _row_faults(row: CardRow) -> list[str]:
    faults = []
    if row.id == BOOK:
        faults.append("this id is taken: the Necronomicon isn't a card of the deck")
    if row.kind not in CARD_KINDS:
        faults.append(f"kind must be one of {', '.join(CARD_KINDS)}, not {row.kind!r}")
    for window in row.windows:
        if window not in WINDOWS:
            faults.append(f"{window!r} isn't a window; use one of: {', '.join(WINDOWS)}")
    return faults


def _effect_faults(row: CardRow, effects: dict[str, Effect]) -> list[str]:
    effect = effects.get(row.effect)
    if effect is None:
        return [f"{row.effect!r} isn't an effect; use one of: {', '.join(sorted(effects))}"]
    faults = []
    for name, (least, most) in effect.parameters.items():
        value = row.parameters.get(name)
        if isinstance(value, bool) or not isinstance(value, int):
            faults.append(f"the effect {row.effect} needs the number {name}")
        elif not least <= value <= most:
            faults.append(f"{name} must be from {least} to {most}, not {value}")
    for name in row.parameters:
        if name not in effect.parameters:
            known = ", ".join(effect.parameters) or "none"
            faults.append(f"the effect {row.effect} has no parameter {name!r}; it has: {known}")
    if (row.effect in STAYING) != (row.kind in ("weapon", "item")):
        stays = "stays in front of its player: its kind must be weapon or item"
        leaves = "is discarded when played: its kind must be boon, hex or grave"
        faults.append(f"a card with the effect {row.effect} {stays if row.effect in STAYING else leaves}")
    return faults


def _card(row: CardRow) -> Card:
    return Card(
        id=row.id,
        kind=row.kind,
        effect=row.effect,
        count=row.count,
        windows=tuple(row.windows),
        parameters={name: int(value) for name, value in row.parameters.items()},
        title=row.title,
        gist=row.gist,
        text=row.text,
    )
