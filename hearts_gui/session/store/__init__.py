"""The files of a player: saved games and statistics."""
