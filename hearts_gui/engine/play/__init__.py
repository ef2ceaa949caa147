"""The play of a deal: what may be asked, what happens, and what is known of it."""
