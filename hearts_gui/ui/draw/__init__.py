"""Drawing: shapes, texts, cards, colours, motion curves and the retained picture."""
