"""The games that were played: one row for each deal and game, and their statistics."""
