"""The places of files and the player's preferences; never rules."""
