"""The networks' knowledge: plays, passes, and how likely those of others are."""
