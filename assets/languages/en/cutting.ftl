### Cutting the pack before the first deal.
###
### What the arguments are, apart from those of every file (TRANSLATING.md):
### $code: the code of the cards
### $place: where the cut is

# The title of the dialog: before the first deal the player cuts the pack, so that the program
# alone does not choose the cards.
cut-title = Cut the pack
# Under the title. “Deal” is the button that begins.
cut-text = Cut the pack where you like, or simply deal.
# A button that opens the next text under it.
cut-how = How this works
# “Code” is the fair deal code of the line under it.
cut-how-text = The cards follow from your cut and from a number that the program has drawn, so neither you nor the program can choose them alone. Instead of cutting by hand, you can type anything you like. Write down the code: at the end of the game it shows that nothing was changed.
# For a screen reader: the pack to cut, which lies spread out; then where the cut is, counted in
# cards from the top.
cut-pack = The pack
# Also what the field shows when the pack was cut by hand.
cut-place = Card { $place } of { $n }
# The field where a cut can be typed.
cut-field = Your cut
# Under the explanation, with a code of digits and letters that the player may write down.
cut-code = Fair deal code: { $code }
# Button: begin the first deal.
cut-deal = Deal
