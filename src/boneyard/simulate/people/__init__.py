"""How long people would play: whole tables on a simulated clock, with bots that choose people's moves."""
