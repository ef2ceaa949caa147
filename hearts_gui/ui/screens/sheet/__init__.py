"""The score sheet and what is told of a finished game."""
