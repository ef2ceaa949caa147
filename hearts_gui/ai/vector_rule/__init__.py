"""The rule player for many deals side by side."""
