"""From events to cues: what the table shows, one thing after another."""
