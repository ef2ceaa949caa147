"""The trainer: a person's own mistakes as cards that come back, and which habit costs most."""
