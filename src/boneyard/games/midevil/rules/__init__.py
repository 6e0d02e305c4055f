"""The rules of MidEvil, one file per part of the rulebook."""
