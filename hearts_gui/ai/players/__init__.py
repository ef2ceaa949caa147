"""Everything that can play a seat: levels, characters, human-like errors, outside programs."""
