"""The score sheet, and what is said about a finished game."""
