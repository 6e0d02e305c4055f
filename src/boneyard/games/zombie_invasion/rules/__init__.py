"""The rules of Zombie Invasion, a file for each part of the rulebook."""
