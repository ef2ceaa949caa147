"""The things on the table, and where they lie."""
