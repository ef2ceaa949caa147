"""Small networks of whole numbers: their inputs, their sums, their weights."""
