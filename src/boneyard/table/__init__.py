"""A table as a library: setup, log, replay of the log, message handlers, deadlines, and updates for each
viewer.

No asyncio, no I/O, no clock and no store: callers pass in time and messages and get log entries and frames.
"""
