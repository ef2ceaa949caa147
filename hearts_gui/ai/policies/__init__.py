"""Players for many deals side by side, and the likelihood of plays and passes."""
