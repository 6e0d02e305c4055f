"""What two games use: tiles, the board, content files, text forms."""
