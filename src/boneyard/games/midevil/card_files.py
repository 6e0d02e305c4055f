"""Reads and checks the cards of a content set."""

from __future__ import annotations

from boneyard.games.midevil.cards import BOOK, CARD_KINDS, WINDOWS, Card
from boneyard.games.midevil.state import Effect
from boneyard.games.shared.toml_content import (
    CardRow,
    Row,
    count_faults,
    id_faults,
    rows,
    text_faults,
    typed,
)

STAYING = ("weapon", "ranged", "guard", "smite", "mount")


def read_cards(
    file: str, text: str, effects: dict[str, Effect], faults: list[str], seen: dict[str, str] | None = None
) -> dict[str, Card]:
    """Every card of a file by its id; problems are added to `faults`.

    `seen` has the places of ids in other files.
    """
    seen = {} if seen is None else seen
    cards: dict[str, Card] = {}
    for row in rows(file, text, "card", faults):
        parsed = typed(row, CardRow, faults)
        if parsed is None:
            continue
        found = [*_row_faults(row, parsed, seen), *_effect_faults(parsed, effects)]
        faults.extend(row.fault(reason) for reason in found)
        if not found:
            cards[parsed.id] = _card(parsed)
    return cards


def _row_faults(source: Row, row: CardRow, seen: dict[str, str]) -> list[str]:
    faults = id_faults(source, row.id, seen)
    if row.id == BOOK:
        faults.append("this id is taken: the Necronomicon isn't a card of the deck")
    faults += text_faults("title", row.title) + text_faults("gist", row.gist)
    faults += text_faults("text", row.text, lines=True)
    faults += count_faults(row.count)
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
