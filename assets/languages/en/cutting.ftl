### Cutting the pack before the first deal.
###
### What the arguments are, beside those of every file (TRANSLATING.md):
### $code: the code of the cards
### $place: where the cut is

cut-title = Cut the pack
cut-text = Cut the pack where you like, or simply deal.
# A button, and the page that it opens.
cut-how = How this works
cut-how-text = The cards follow from a number that the program has drawn and from your cut together, so no single party can choose them. Type anything at all instead of cutting by hand. Write down the code: at the end of the game it shows that nothing was changed.
# For a screen reader: the pack to cut, and where the cut is now.
cut-pack = The pack
cut-place = Card { $place } of { $n }
# The field where a cut can be typed.
cut-field = Your cut
cut-code = Fair deal code: { $code }
# Button: begin the first deal.
cut-deal = Deal
