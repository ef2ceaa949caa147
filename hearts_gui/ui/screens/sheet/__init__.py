"""The score sheet, and the facts about a finished game."""
