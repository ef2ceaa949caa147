"""The daily deal: the same cards for everyone who has the date, compared by codes."""
