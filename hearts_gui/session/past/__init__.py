"""What was played: one row a deal and a game, and what can be said of many of them."""
