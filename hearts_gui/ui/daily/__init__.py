"""The daily deal on screen: today, the month, the week, and a friend's code."""
