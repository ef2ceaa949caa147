"""The parts of the card table: sprites, plates, panels, effects, and what moves them."""
