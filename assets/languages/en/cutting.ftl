# Cutting the pack before the first deal.

cut-title = Cut the pack
cut-text = Cut the pack where you like, or simply deal.
cut-how = How this works
cut-how-text = The cards follow from a number that the program has drawn and from your cut together, so nobody alone can choose them. Type anything at all instead of cutting by hand. Note the code: at the end of the game it shows that nothing was changed.
cut-pack = The pack
cut-place = Card { $place } of { $n }
cut-field = Your cut
cut-code = Fair deal code: { $code }
cut-deal = Deal
