"""The card table. Each room stands above those it imports: asking, core, motion, nodes, story,
layout; the scene and the cards by pointer and keys above them all."""
