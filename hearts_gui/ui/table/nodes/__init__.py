"""The things on the table: their pictures, places and movements."""
