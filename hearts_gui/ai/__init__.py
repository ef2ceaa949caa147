"""Opponents: they see redacted views only."""
