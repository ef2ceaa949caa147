"""Worlds that agree with what a seat knows, and how likely each is."""
