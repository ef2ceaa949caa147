### The screens of options and rules. Buttons are short. $n counts rules, $title and $name are rule sets.
###
### What the arguments are, apart from those of every file (TRANSLATING.md):
### $same, $wish: two rule sets
### $code: a rules code
### $plan: a rule set and how many play
### $note: what an option was before
### $changes: rules that change
### $text: rules in short

# In passing.
rule-screen-taken-back = All changes undone. Ctrl+Z brings them back.
# A button in the question whether to save: keep the old rule set and add a new one.
rule-screen-save-as-another = Save as another
# The title of the dialog that asks for a name.
rule-screen-save-set = Save rule set
# The same for a rule set that has one.
rule-screen-rename-set = Rename rule set
# The button of that dialog, and of the question below.
rule-screen-save = Save
# What was wanted comes to the same game as a rule set that exists.
rule-screen-same = { $wish } is the same as { $same } here.
# A dialog: replace the rule set of that name, or save as another.
rule-screen-save-question = Save { $title }?
# In passing.
rule-screen-saved = Saved as { $title }.
# In passing.
rule-screen-deleted = { $name } was deleted. You can restore it from the list.
# In passing, after a code was copied.
rule-screen-copied = Copied: { $code }
# What is played from then on: "Hay, 4 players".
rule-screen-next-game = From the next game on: { $plan }.
# The label of the field for a name.
rule-screen-name = Name
# Under the field for a code.
rule-screen-code-note = A rules code contains a whole set of rules. It begins with H1.
# The title of the dialog for a code that someone sent.
rule-screen-paste-a-code = Paste a code
# The label of its field.
rule-screen-code = Code
# Its button.
rule-screen-use-these-rules = Use these rules
# The button of the dialog that asks for several numbers, such as the totals that become zero.
rule-screen-use-these = Use these
# Under the field of that dialog.
rule-screen-no-number = Enter at least one number.
# Under the field: something else than digits was typed.
rule-screen-no-numbers = Enter whole numbers with commas between them.
# Under the field.
rule-screen-too-many-numbers = At most { $n } numbers are possible.
# Under the field.
rule-screen-number-range = The numbers must be from { $low } to { $high }.
# Why the rules cannot be saved or played now.
rule-screen-not-playable = Fix or undo the last change first.
# Over the list of options.
rule-screen-changes = { $n ->
    [0] Exactly the Standard game.
    [one] One rule differs from Standard.
   *[other] { CAPITAL(WORD($n)) } rules differ from Standard.
}
# The same where changed options are marked.
rule-screen-changes-marked = { $n ->
    [0] Exactly the Standard game.
    [one] One rule differs from Standard. It has a gold mark.
   *[other] { CAPITAL(WORD($n)) } rules differ from Standard. They have a gold mark.
}
# Under a rule set’s name: "3–5 players, 4 differences".
rule-screen-size-and-changes = { $n ->
    [0] { $players }
    [one] { $players }, { $n } difference
   *[other] { $players }, { $n } differences
}
# The tooltip of a rule set.
rule-screen-differs = { $n ->
    [one] One rule differs from Standard.
   *[other] { $n } rules differ from Standard.
}
# The same for a rule set of the player’s own.
rule-screen-based-on = { $n ->
    [one] Based on { $name }. One rule differs from Standard.
   *[other] Based on { $name }. { $n } rules differ from Standard.
}
# Under a rule set’s name: with this number of players, or at all.
rule-screen-cannot-be-played = Can’t be played
# A row in the list of rule sets, with the name of the one that was deleted.
rule-screen-undo-delete = Undo delete
# In place of the list, when a search finds nothing.
rule-screen-no-such-set = No rule set has that name.
# In the empty search field over the list.
rule-screen-find-set = Find a rule set
# The title of the page on which each card gets a value.
rule-screen-card-values = Card values
# The title of the page with the list, where the window is narrow.
rule-screen-rule-sets = Rule sets
# On the page of card values: over the cards of which one is chosen.
rule-screen-cards = Cards
# On the page of card values: the number for the chosen card.
rule-screen-points = Points
# Buttons of the page of card values: one card, or all of them, back to what the card values say.
rule-screen-card-as-usual = Reset this card
# All cards.
rule-screen-all-as-usual = Reset all
# The button that leaves the page of card values, or of passes.
rule-screen-done = Done
# Why “Reset this card” cannot be pressed: it has the value of the rule set’s table of values.
rule-screen-counts-as-usual = It already has its value from the chosen card values.
# A button that opens the page on which passes are put in any order.
rule-screen-own-cycle = Other order…
# In the column of values: how many cards have a value of their own.
rule-screen-card-count = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
# The title of the page with the order of passes.
rule-screen-passes = Passes
# Under the title of the page of passes; a list follows, one line for each deal.
rule-screen-cycle-intro = One pass per deal, in this order; then the order starts again.
# The button under that list.
rule-screen-one-more = Add a pass
# Why “Move first deal up” cannot be pressed.
rule-screen-first-already = It is already first.
# Why the last pass of the list cannot be removed.
rule-screen-always-one = Keep at least one pass; choose hold for no passing.
# Why none can be added.
rule-screen-longest-cycle = A cycle has at most { $n } deals.
# Before a line of the list: Third deal.
rule-screen-nth-deal = { CAPITAL(ORDINAL($n)) } deal
# The same where there is no room for words.
rule-screen-nth = { $n }.
# For a screen reader: the arrow beside a line.
rule-screen-move-up = Move { ORDINAL($n) } deal up
# For a screen reader: the bin beside a line.
rule-screen-take-out = Remove { ORDINAL($n) } deal
# On the card that was led, in a picture: 4 letters at most.
rule-screen-led = LED
# A button under a group of options: hide the rare ones again.
rule-screen-fewer = Fewer
# The same button before: $n rare options are hidden.
rule-screen-more = { $n ->
    [1] One more option
   *[other] { $n } more options
}
# A button beside the last one: what was changed last becomes as it was.
rule-screen-take-change-back = Undo the change
# Read aloud; not seen.
rule-screen-changed = changed, { $note }, press to restore
# Beside an option that differs: what Standard has; or, where Standard ends in another way ($standard
# is no), the usual length.
rule-screen-standard = { $standard ->
    [no] Usually { $value }
   *[yes] Standard: { $value }
}
# A button: repair rules that cannot be played.
rule-screen-nearest = Use the nearest playable rules
# The same button with what it changes: each part is rule-screen-repair.
rule-screen-repairs = { SERIES($changes, joint: "series-long") }
# The same button where that is too long.
rule-screen-change-others = { $n ->
    [one] Change one other option
   *[other] Change { $n } other options
}
# A rule that the repair changes, and its new value.
rule-screen-repair = { $title }: { $value }
# The title of the page with the rules in sentences.
rule-screen-the-rules = The rules
# Under that title; sentences that differ have a gold bar.
rule-screen-sentences = { $n ->
    [0] Every sentence is as in the Standard game.
    [one] One sentence differs from the Standard game; it is marked in gold.
   *[other] { CAPITAL(WORD($n)) } sentences differ from the Standard game; they are marked in gold.
}
# The button that opens that page.
rule-screen-in-full = The rules in full
# Beside it; $text is summary of options.ftl.
rule-screen-in-short = In short: { $text }.
# Over the list of options, in place of how many rules differ.
rule-screen-clashing = After the last change these rules can’t be played: the red text says why.
# Why “Reset all” cannot be pressed.
rule-screen-untouched = Nothing has been changed.
# A part of rule-screen-size-and-changes.
rule-screen-players = { $n } players
# The tooltip of “Reset all”.
rule-screen-back-to = Back to { $title } as it was
# In the empty search field over the options.
rule-screen-find-option = Find an option
# A button: opens the dialog for a code that someone sent.
rule-screen-paste-code = Paste code
# A button: the rules code goes on the clipboard.
rule-screen-share = Share
# A button beside a rule set of the player’s own.
rule-screen-rename = Rename
# A button beside a rule set of the player’s own.
rule-screen-delete = Delete
# A button: all options as they were before.
rule-screen-reset-all = Reset all
# In place of the options, when a search finds nothing.
rule-screen-no-such-option = No option matches that. Try another word.
# The big button: begin a game with these rules.
rule-screen-play-these = Play these
# The big button during a game.
rule-screen-use-next = From next game
# A button: opens the dialog that asks for a name.
rule-screen-save-dots = Save…
# At the foot of the page, during a game.
rule-screen-from-next-game = Changes apply from the next game

## Captions under small pictures of the rules, in How to play and beside the options

# A fan of cards; three of them are raised.
example-pass = Cards chosen from a hand, on their way to another player
# A hand in which all but the clubs are dimmed.
example-follow = A club is led: of this hand only the clubs may be played
# A trick.
example-broken = A heart is discarded on a diamond: hearts are broken
# A trick; its winner is marked.
example-trick = Diamonds are led, and the queen of diamonds takes the trick
# The cards that count, each with its points.
example-values = What cards count
# A row of all penalty cards.
example-moon = All the cards of a moon, taken by one player
