"""Notices to absent players: webhooks, the host's mail server and Web Push, each optional."""
