"""The belongings of one player: games, their history, puzzles and lessons. No pygame here."""
