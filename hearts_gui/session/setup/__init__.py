"""The setting up of a game: its rules, and who sits where."""
