"""A grid of styled characters, from which a window is cut out."""

from __future__ import annotations

from rich.text import Text


class Canvas:
    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.signs = [[" "] * width for _ in range(height)]
        self.styles = [[""] * width for _ in range(height)]

    def put(self, column: int, row: int, text: str, style: str) -> None:
        for offset, sign in enumerate(text):
            self.signs[row][column + offset] = sign
            self.styles[row][column + offset] = style

    def over(self, column: int, row: int, sign: str, style: str) -> None:
        """Write a character and keep the background, unless the style has its own."""
        ground = self.styles[row][column]
        if " on " not in style and " on " in ground:
            style = f"{style} on {ground.rpartition(' on ')[2]}"
        self.put(column, row, sign, style)

    def cut(self, centre: tuple[int, int], width: int, height: int) -> Text:
        """A window around `centre`, moved so that it stays on the canvas."""
        left = _start(centre[0], width, self.width)
        top = _start(centre[1], height, self.height)
        lines = [self._line(row, left, width) for row in range(top, min(top + height, self.height))]
        return Text("\n", no_wrap=True, overflow="crop").join(lines)

    def whole(self) -> Text:
        return self.cut((0, 0), self.width, self.height)

    def _line(self, row: int, left: int, width: int) -> Text:
        """A row, with equal styles joined so that it prints fast."""
        line = Text(no_wrap=True, overflow="crop")
        run, style = "", ""
        for column in range(left, min(left + width, self.width)):
            if self.styles[row][column] != style:
                line.append(run, style)
                run, style = "", self.styles[row][column]
            run += self.signs[row][column]
        line.append(run, style)
        return line


def _start(centre: int, size: int, whole: int) -> int:
    return max(0, min(centre - size // 2, whole - size))
