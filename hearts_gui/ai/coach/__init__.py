"""The coach: judges what a decision cost, from what its seat could know."""
