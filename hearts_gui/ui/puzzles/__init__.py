"""Puzzles on screen: the position, the answer, and the proof deal by deal."""
