"""Looking at the program from outside: pictures, measurements, a player of synthetic events."""
