"""Access for people who do not look at screens or do not use a pointer: readers, speech."""
