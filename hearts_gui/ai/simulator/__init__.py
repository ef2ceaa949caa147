"""Many deals side by side, exactly by the rules of the engine."""
