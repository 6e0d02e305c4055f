"""A table as a library: setup, log and its fold, message handlers, deadlines, and what each viewer is sent.

No asyncio, no I/O, no clock and no store: time and messages are passed in, log entries and frames come out.
"""
