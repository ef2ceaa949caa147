"""The card table. Each room stands above those it imports: asking, motion, nodes, story,
layout; the scene and the cards by pointer and keys above them all."""
