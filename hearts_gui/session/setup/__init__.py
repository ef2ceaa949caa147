"""Setting up a game: its rules, and who sits where."""
