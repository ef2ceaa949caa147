"""What teaches: lessons proved solvable, and a person's own mistakes as cards that return."""
