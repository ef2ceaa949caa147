"""What the parts of the table share, what the player is asked, and what the table says."""
