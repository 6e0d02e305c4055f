"""The games at a terminal: the board in characters, the story in sentences, choices by number."""
