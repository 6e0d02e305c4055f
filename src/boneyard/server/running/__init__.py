"""A server that runs: all parts put together, its time, its log, what its host has besides."""
