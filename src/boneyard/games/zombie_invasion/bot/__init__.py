"""How bots play Zombie Invasion."""
