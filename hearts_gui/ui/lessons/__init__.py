"""Lessons on screen: the path of all of them, the goal, and a small table to play on."""
