"""WebSockets on the documented ASGI interface: connections, their limits, tables, and live lists."""
