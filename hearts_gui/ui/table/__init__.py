"""The card table, each room above those it imports: scene, hands, asking, core, motion, things,
story, layout."""
