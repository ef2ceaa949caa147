"""The window. Only this package imports pygame."""
