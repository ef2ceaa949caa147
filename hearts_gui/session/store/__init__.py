"""What is kept in files: saved games and statistics."""
