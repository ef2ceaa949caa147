# Cutting the pack before the first deal.

cut-title = Cut the pack
cut-text = The pack is mixed. Cut it where you like, or type anything at all: the cards follow from what was drawn and from your cut together, so nobody alone can choose them.
cut-pack = The pack
cut-place = Card { $place } of { $n }
cut-field = Your cut
cut-code = Fair deal code: { $code }
cut-deal = Deal
