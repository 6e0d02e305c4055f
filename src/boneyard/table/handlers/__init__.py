"""What each message does at a table: a decision with log entries, or a refusal."""
