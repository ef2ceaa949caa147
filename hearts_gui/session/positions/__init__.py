"""Deals of a kind, and positions as codes to share."""
