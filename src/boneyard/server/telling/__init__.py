"""What leaves the server about a table: made for one viewer, told to all who look."""
