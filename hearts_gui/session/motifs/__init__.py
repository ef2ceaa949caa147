"""What a decision was about, by name: motifs, computed from facts for every card and every pass."""
