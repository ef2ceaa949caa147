"""What an answer has cost, judged from what its seat could know."""
