"""What moves on the table."""
