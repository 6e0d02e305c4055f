"""A run as a page that can be understood at a glance."""
