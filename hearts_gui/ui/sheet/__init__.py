"""The score sheet: its facts, its table, its chart."""
