"""What stays of a game: its replay, its story for every viewer, its statistics."""
