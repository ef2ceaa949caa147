"""The card table: its scene, the play by pointer and keys, and its dialogs."""
