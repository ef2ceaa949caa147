"""The player's hands: pointer and keys."""
