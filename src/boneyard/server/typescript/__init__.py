"""TypeScript types of everything on the wire, for clients."""
