"""The numbered updates that each viewer gets."""
