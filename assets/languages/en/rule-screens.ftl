### The screens of options and rules. Buttons are short.

rule-screen-taken-back = All changes taken back. Ctrl+Z brings them again.
rule-screen-save-as-another = Save as another
rule-screen-save-set = Save rule set
rule-screen-rename-set = Rename rule set
rule-screen-save = Save
rule-screen-same = { $wish }: with these rules the same as { $same }.
rule-screen-save-question = Save { $title }?
rule-screen-saved = Saved as { $title }.
rule-screen-deleted = { $name } was deleted. The list can bring it back.
rule-screen-copied = Copied: { $code }
# What is played from then on: "Hay, 4 players".
rule-screen-next-game = From the next game on: { $plan }.
rule-screen-name = Name
rule-screen-code-note = A code holds a whole set of rules. It begins with H1.
rule-screen-paste-a-code = Paste a code
rule-screen-code = Code
rule-screen-use-these-rules = Use these rules
rule-screen-use-these = Use these
rule-screen-no-number = Name at least one number.
rule-screen-no-numbers = These must be whole numbers with commas between them.
rule-screen-too-many-numbers = At most { $n } numbers are possible.
rule-screen-number-range = The numbers go from { $low } to { $high }.
rule-screen-not-playable = Mend or take back the last change first.
rule-screen-changes = { $n ->
    [0] Exactly the Standard game.
    [one] One choice differs from Standard.
   *[other] { CAPITAL(WORD($n)) } choices differ from Standard.
}
rule-screen-changes-marked = { $n ->
    [0] Exactly the Standard game.
    [one] One choice differs from Standard. It carries a gold mark.
   *[other] { CAPITAL(WORD($n)) } choices differ from Standard. They carry a gold mark.
}
# Under a rule set’s name: "3–5 players, 4 differences".
rule-screen-size-and-changes = { $n ->
    [0] { $players }
    [one] { $players }, { $n } difference
   *[other] { $players }, { $n } differences
}
rule-screen-differs = { $n ->
    [one] One option differs from Standard.
   *[other] { $n } options differ from Standard.
}
rule-screen-based-on = { $n ->
    [one] Based on { $name }. One option differs from Standard.
   *[other] Based on { $name }. { $n } options differ from Standard.
}
rule-screen-cannot-be-played = Cannot be played
rule-screen-undo-delete = Undo delete
rule-screen-no-such-set = No rule set is called that.
rule-screen-find-set = Find a rule set
rule-screen-card-values = Card values
rule-screen-rule-sets = Rule sets
rule-screen-cards = Cards
rule-screen-points = Points
rule-screen-card-as-usual = This card as usual
rule-screen-all-as-usual = All as usual
rule-screen-done = Done
rule-screen-counts-as-usual = It counts what the table of values says.
rule-screen-own-cycle = Other order…
rule-screen-card-count = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
rule-screen-cycle-intro = The passes are made in this order, one each deal, and then begin again.
rule-screen-one-more = One more
rule-screen-first-already = It is the first already.
rule-screen-always-one = There is always one; choose hold for no passing.
rule-screen-longest-cycle = A cycle has at most { $n } deals.
rule-screen-nth-deal = { CAPITAL(ORDINAL($n)) } deal
# The same where there is no room for words.
rule-screen-nth = { $n }.
rule-screen-move-up = Move { ORDINAL($n) } deal up
rule-screen-take-out = Take { ORDINAL($n) } deal out
rule-screen-led = LED
rule-screen-fewer = Fewer
rule-screen-more = { $n ->
    [1] One more option
   *[other] { $n } more options
}
rule-screen-take-change-back = Take the change back
# Read aloud; not seen.
rule-screen-changed = changed, { $note }, press to restore
rule-screen-standard = Standard: { $value }
rule-screen-nearest = Use the nearest game
rule-screen-repairs = { SERIES($changes, joint: "series-long") }
rule-screen-change-others = { $n ->
    [one] Change one other option
   *[other] Change { $n } other options
}
rule-screen-repair = { $title }: { $value }
rule-screen-the-rules = The rules
rule-screen-sentences = { $n ->
    [0] Every sentence is as in the Standard game.
    [one] One sentence differs from the Standard game: marked in gold.
   *[other] { CAPITAL(WORD($n)) } sentences differ from the Standard game: marked in gold.
}
rule-screen-in-full = The rules in full
rule-screen-in-short = In short: { $text }.
rule-screen-clashing = The last change makes no game yet: the red words say why.
rule-screen-untouched = Nothing has been changed.
rule-screen-players = { $n } players
rule-screen-back-to = Back to { $title } as it is
rule-screen-find-option = Find an option
rule-screen-paste-code = Paste code
rule-screen-share = Share
rule-screen-rename = Rename
rule-screen-delete = Delete
rule-screen-reset-all = Reset all
rule-screen-no-such-option = No option is about that. Try another word.
rule-screen-play-these = Play these
rule-screen-use-next = Use next
rule-screen-save-dots = Save…
rule-screen-from-next-game = Changes apply from the next game
example-pass = Cards chosen from a hand, on their way to another player
example-follow = A club is led: of this hand only the clubs may be played
example-broken = A heart is sloughed on a diamond: hearts are broken
example-trick = Diamonds are led, and the queen of diamonds takes the trick
example-values = What cards count
example-moon = Every card that makes a moon in one hand

rule-screen-passes = Passes
