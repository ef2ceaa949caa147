### The screens of options and rules. Buttons are short. $n counts rules, $title and $name are rule sets.
###
### What the arguments are, beside those of every file (TRANSLATING.md):
### $same, $wish: two rule sets
### $code: a rules code
### $plan: a rule set and how many play
### $note: what an option was before
### $changes: rules that change
### $text: rules in short

# In passing.
rule-screen-taken-back = All changes undone. Ctrl+Z brings them back.
# Buttons and titles of dialogs.
rule-screen-save-as-another = Save as another
rule-screen-save-set = Save rule set
rule-screen-rename-set = Rename rule set
rule-screen-save = Save
# What was wanted comes to the same game as a rule set that exists.
rule-screen-same = { $wish }: with these rules the same as { $same }.
rule-screen-save-question = Save { $title }?
rule-screen-saved = Saved as { $title }.
rule-screen-deleted = { $name } was deleted. You can restore it from the list.
# In passing, after a code was copied.
rule-screen-copied = Copied: { $code }
# What is played from then on: "Hay, 4 players".
rule-screen-next-game = From the next game on: { $plan }.
rule-screen-name = Name
rule-screen-code-note = A rules code contains a whole set of rules. It begins with H1.
rule-screen-paste-a-code = Paste a code
rule-screen-code = Code
rule-screen-use-these-rules = Use these rules
rule-screen-use-these = Use these
rule-screen-no-number = Enter at least one number.
rule-screen-no-numbers = These must be whole numbers with commas between them.
rule-screen-too-many-numbers = At most { $n } numbers are possible.
rule-screen-number-range = The numbers must be from { $low } to { $high }.
rule-screen-not-playable = Fix or undo the last change first.
# Over the list of options.
rule-screen-changes = { $n ->
    [0] Exactly the Standard game.
    [one] One rule differs from Standard.
   *[other] { CAPITAL(WORD($n)) } rules differ from Standard.
}
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
rule-screen-based-on = { $n ->
    [one] Based on { $name }. One rule differs from Standard.
   *[other] Based on { $name }. { $n } rules differ from Standard.
}
rule-screen-cannot-be-played = Cannot be played
rule-screen-undo-delete = Undo delete
rule-screen-no-such-set = No rule set has that name.
rule-screen-find-set = Find a rule set
rule-screen-card-values = Card values
rule-screen-rule-sets = Rule sets
rule-screen-cards = Cards
rule-screen-points = Points
# Buttons of the page of card values: one card, or all of them, back to what the card values say.
rule-screen-card-as-usual = Reset this card
rule-screen-all-as-usual = Reset all
rule-screen-done = Done
rule-screen-counts-as-usual = It counts what the chosen card values say.
# A button that opens the page on which passes are put in any order.
rule-screen-own-cycle = Other order…
rule-screen-card-count = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
rule-screen-cycle-intro = The passes are made in this order, one per deal, and then start again.
rule-screen-one-more = Add a pass
rule-screen-first-already = It is already first.
rule-screen-always-one = There must be at least one; choose hold for no passing.
rule-screen-longest-cycle = A cycle has at most { $n } deals.
rule-screen-nth-deal = { CAPITAL(ORDINAL($n)) } deal
# The same where there is no room for words.
rule-screen-nth = { $n }.
rule-screen-move-up = Move { ORDINAL($n) } deal up
rule-screen-take-out = Remove { ORDINAL($n) } deal
# On the card that was led, in a picture: 4 letters at most.
rule-screen-led = LED
rule-screen-fewer = Fewer
rule-screen-more = { $n ->
    [1] One more option
   *[other] { $n } more options
}
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
rule-screen-repairs = { SERIES($changes, joint: "series-long") }
rule-screen-change-others = { $n ->
    [one] Change one other option
   *[other] Change { $n } other options
}
# A rule that the repair changes, and its new value.
rule-screen-repair = { $title }: { $value }
rule-screen-the-rules = The rules
rule-screen-sentences = { $n ->
    [0] Every sentence is as in the Standard game.
    [one] One sentence differs from the Standard game: marked in gold.
   *[other] { CAPITAL(WORD($n)) } sentences differ from the Standard game: marked in gold.
}
rule-screen-in-full = The rules in full
rule-screen-in-short = In short: { $text }.
rule-screen-clashing = With the last change these rules cannot be played yet: the red words say why.
rule-screen-untouched = Nothing has been changed.
rule-screen-players = { $n } players
rule-screen-back-to = Back to { $title } as it was
rule-screen-find-option = Find an option
rule-screen-paste-code = Paste code
rule-screen-share = Share
rule-screen-rename = Rename
rule-screen-delete = Delete
rule-screen-reset-all = Reset all
rule-screen-no-such-option = No option matches that. Try another word.
rule-screen-play-these = Play these
rule-screen-use-next = From next game
rule-screen-save-dots = Save…
rule-screen-from-next-game = Changes apply from the next game

# Captions under pictures of the rules.
example-pass = Cards chosen from a hand, on their way to another player
example-follow = A club is led: of this hand only the clubs may be played
example-broken = A heart is discarded on a diamond: hearts are broken
example-trick = Diamonds are led, and the queen of diamonds takes the trick
example-values = What cards count
example-moon = All the cards of a moon, taken by one player

rule-screen-passes = Passes
