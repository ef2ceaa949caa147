"""Puzzles: positions of which it is proved which card is right, and what a person solved."""
