"""A game under way: log, saves, players and their processes. No pygame here."""
