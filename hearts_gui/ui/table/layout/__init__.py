"""The places of everything on the table."""
