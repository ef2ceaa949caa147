"""The parts of the screens on which rules are chosen and changed."""
