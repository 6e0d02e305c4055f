"""What several processes add: one PostgreSQL database, leases on tables, followers of shared tables."""
