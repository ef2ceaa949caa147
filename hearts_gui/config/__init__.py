"""Where files live and how the player likes things; never rules."""
