"""What each client message does at a table.

Handlers return a decision or refuse; they never change the table.
"""
