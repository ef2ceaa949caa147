"""Messages in the language of the player: catalogues, numbers, lists, and who speaks which."""
