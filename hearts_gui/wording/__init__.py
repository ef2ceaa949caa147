"""Everything that a player reads, as words: rules, options, cards, what happens at the table."""
