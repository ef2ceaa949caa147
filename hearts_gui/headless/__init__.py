"""The verbs of the command line that need no window."""
