"""The story that the table shows, one thing after the other: from events to cues."""
