"""Random actions at tables of all kinds, and invariants that hold after each.

Rooms and store are real; time passes and bots answer when the test says so.
"""
