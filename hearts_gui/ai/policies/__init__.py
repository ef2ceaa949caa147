"""What the networks have learnt: plays, passes, and how likely those of others are."""
