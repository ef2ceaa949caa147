"""What the player at the table is asked, and what the table says."""
