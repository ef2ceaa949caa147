"""Where everything on the table goes."""
