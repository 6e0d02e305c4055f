"""Counters and histograms for Prometheus."""

from __future__ import annotations

from functools import cache

from prometheus_client import CollectorRegistry, Counter, Histogram, disable_created_metrics

BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
"""Upper bounds in seconds."""

# `process_start_time_seconds` already says when the counters began.
disable_created_metrics()  # type: ignore[no-untyped-call]  # the library leaves its return type out


class Metrics:
    """The counters of one server, in their own registry: tests run several servers in one process."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.messages = Counter(
            "boneyard_messages",
            "Messages by result.",
            ["result"],
            registry=registry,
        )
        self.messages_with = cache(self.messages.labels)
        """The counter of one result: looking it up takes longer than counting."""
        self.refused_tables = Counter(
            "boneyard_tables_refused", "New tables that were refused.", ["reason"], registry=registry
        )
        for reason in ("load", "guest"):
            self.refused_tables.labels(reason)
        self.deleted = Counter(
            "boneyard_retention_deleted",
            "What was deleted because it was too old.",
            registry=registry,
        )
        self.commits = Histogram(
            "boneyard_commit_seconds", "From a decision to its commit.", registry=registry, buckets=BUCKETS
        )
