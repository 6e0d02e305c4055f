"""What goes over the wire as TypeScript, for clients."""
