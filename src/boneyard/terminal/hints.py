from __future__ import annotations

from boneyard.bots.hint import hint
from boneyard.games.catalogue import AnyMatch
from boneyard.games.shared.board import Board
from boneyard.games.shared.view import BoardView
from boneyard.odds.questions import Reason
from boneyard.terminal.choices import Labels
from boneyard.terminal.teller import Teller


def hint_lines(
    view: BoardView,
    match: AnyMatch,
    teller: Teller,
    board: Board,
    pawn: int,
    labels: Labels,
) -> list[str]:
    lines = [teller.translate("hint-title")]
    for place, found in enumerate(hint(view, match.options, match.setup.content), 1):
        reasons = "; ".join(reason_of(reason, teller, board) for reason in found.reasons)
        option = teller.command(found.command, board, pawn, labels.get(found.command))
        lines.append(teller.translate("hint-line", place=place, option=option, reasons=reasons))
    return lines


def reason_of(reason: Reason, teller: Teller, board: Board) -> str:
    named = {name: teller.parameter(name, value, board) for name, value in reason.parameters.items()}
    square = reason.parameters.get("square")
    if isinstance(square, int):
        named["tile"] = teller.title("tile", board.tiles[square // 9].tile.id)
    return teller.translate(reason.message, **named)
