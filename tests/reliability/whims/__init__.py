"""People at tables who do anything at any moment, and all that must hold whatever they do.

Real rooms on a real store; time passes, and bots answer, when the test says so.
"""
