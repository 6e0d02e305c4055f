"""Lines to people and programs: connections, who is at the other end, and what is said over them."""
