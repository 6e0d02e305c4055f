"""What a table is: what it was set up with, the acts of its log, and all that follows from them. No I/O."""
