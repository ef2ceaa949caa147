"""The small table: a position with its marks, for review, puzzles and lessons."""
