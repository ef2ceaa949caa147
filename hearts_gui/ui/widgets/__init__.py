"""Small uniform widgets: each has a role, a label, a value and a place in the focus order."""
