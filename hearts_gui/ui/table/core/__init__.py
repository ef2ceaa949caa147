"""What the parts of a table share."""
