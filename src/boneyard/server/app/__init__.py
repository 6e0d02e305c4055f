"""The running server: application, clock, log, housekeeping and tasks in the background."""
