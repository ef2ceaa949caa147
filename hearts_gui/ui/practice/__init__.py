"""Lessons and puzzles on screen: a position on a small table, the answer, and what it shows."""
