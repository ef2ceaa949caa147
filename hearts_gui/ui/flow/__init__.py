"""What leads from one screen to the next, with the games and files of the player."""
