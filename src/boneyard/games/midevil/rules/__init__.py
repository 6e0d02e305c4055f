"""The rules of MidEvil, a file for each part of the rulebook."""
