"""What clients need besides tables: tiles and cards, pictures of them, rulebooks and messages."""
