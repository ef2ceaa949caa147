"""The rules of a table as one value: what they may be, what they mean, how they are written."""
