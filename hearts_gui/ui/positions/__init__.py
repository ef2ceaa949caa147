"""Deals of a kind, and positions laid out by hand."""
