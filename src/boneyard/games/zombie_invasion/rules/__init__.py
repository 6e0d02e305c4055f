"""The rules of Zombie Invasion, one file per part of the rulebook."""
