"""Who plays, as the server knows them: guests, their bots' tokens, and where to tell them things."""
