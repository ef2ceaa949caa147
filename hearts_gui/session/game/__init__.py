"""A game under way: its people, its computer players, its clocks."""
