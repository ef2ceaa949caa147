"""All decisions of the person's own games that the coach has graded, as rows of a table."""
