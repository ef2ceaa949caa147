"""The results of a deal and a game: points, moons, totals, endings, payments."""
