"""What is decided on what somebody asks of a table, or on what is due there. Nothing is changed here."""
