"""Messages in the player's language: catalogues, numbers, lists, and choosing the language."""
