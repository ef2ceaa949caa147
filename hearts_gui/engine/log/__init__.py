"""A game as lines of text."""
