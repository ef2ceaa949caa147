"""A deal that is over, looked at again: what mattered, what would have been better, and why."""
