"""The cost of an answer, judged from what its seat could know."""
