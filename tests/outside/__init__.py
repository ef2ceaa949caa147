"""A judge of cards that shares no code with the program's own players and coach."""
