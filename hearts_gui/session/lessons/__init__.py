"""Lessons: short scripted positions with a goal, run by the engine and proved solvable."""
