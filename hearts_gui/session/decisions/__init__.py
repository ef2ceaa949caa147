"""What decisions were about, by name, and all graded ones of the person's games as rows."""
