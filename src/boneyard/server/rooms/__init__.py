"""Tables under way: the one task that writes each, or follows it, and what happens there by itself."""
