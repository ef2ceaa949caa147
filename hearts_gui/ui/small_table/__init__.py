"""The table in a panel: a position with its marks, for review, puzzles and lessons."""
