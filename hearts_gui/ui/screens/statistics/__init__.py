"""The Statistics screen: what is certain about the games so far, and what is not yet."""
