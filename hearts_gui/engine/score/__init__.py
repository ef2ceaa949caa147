"""What a deal and a game come to: points, moons, totals, endings, payments."""
