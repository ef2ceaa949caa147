"""The card table, each room above those it imports: scene, hands, asking, state, motion, things,
story, layout."""
