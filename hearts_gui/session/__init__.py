"""What one player has: games, their history, puzzles and lessons. No pygame here."""
