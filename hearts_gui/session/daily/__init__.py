"""The daily deal: the same cards for everybody who has the date, compared by codes."""
