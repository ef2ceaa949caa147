"""The table for those who listen: what happens, what is asked, what they want to know, in words."""
