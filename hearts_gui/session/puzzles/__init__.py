"""Positions laid out or drawn by a wish, and puzzles: those with a proof of which card is right."""
