"""Open tables: the one task that writes each of them, its timers, bots, chat and limits."""
