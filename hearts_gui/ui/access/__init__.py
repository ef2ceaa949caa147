"""How screens reach people who do not look at them or do not use a pointer: readers, speech."""
