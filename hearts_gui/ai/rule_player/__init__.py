"""The rule player: quick rules of thumb for every question of every rule set."""
