"""Teaching: lessons, puzzles with their proof, and the mistakes that come back as cards."""
