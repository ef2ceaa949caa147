"""All games of one player: each deal and game as a row, statistics, and the library of them."""
