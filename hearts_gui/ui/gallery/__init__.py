"""Pictures of every screen at every size, with what can be measured on them."""
