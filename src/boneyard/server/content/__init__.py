"""Content for clients: tiles and cards with their symbols, rulebooks and messages."""
