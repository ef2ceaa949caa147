"""The window around the screens: events, keys, sound, what every screen is given."""
