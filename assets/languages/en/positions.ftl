### Games and positions that come from elsewhere or are laid out card by card. $file is the name of a
### file, $why a sentence.
###
### What the arguments are, apart from those of every file (TRANSLATING.md):
### $known: names of formats, or words of the language of wishes
### $way: the direction of a pass: L, R, A or HOLD
### $rare: how rare a kind of deal is, in words
### $some: whether there is anything
### $owner: the short name of a hand
### $about: whether a number is only an estimate
### $first: whether no deal has been drawn yet

## What “hearts-gui convert” says where it cannot do what was asked

# The suffix of $file is none of a known format. --to is typed; $known are the formats.
convert-no-format = { $file } does not say its format; add --to with { LIST($known, type: "or") }.
# Nothing is written over a file.
convert-exists = { $file } already exists; choose another name.
# A saved game in which nothing was dealt.
convert-nothing = { $file } has no deal yet.
# $n deals are in the file.
convert-which-deal = This game has { $n } deals and the format holds one; choose one with --deal.
# $why is one of the sentences below, or one of the rules.
convert-unread = { $file } cannot be read: { $why }
# $why is one of the sentences below, or one of the rules.
convert-unwritten = The game cannot be written in this format: { $why }
# $why is one of the sentences below, or one of the rules.
convert-deal = Deal { $deal }: { $why }
# The record says how each deal was counted.
convert-points = In deal { $deal } the recorded points do not match these rules.
# By our rules the game was over before.
convert-too-long = Deal { $deal } comes after the end of the game.
# Follows “cannot be read:”.
openspiel-unreadable = the file is not a Hearts record in a known format.
# $name is an option of OpenSpiel’s game, such as jd_bonus.
openspiel-option = OpenSpiel’s option { $name } is not known here.
# Follows “cannot be read:”. $n numbers are in the file.
openspiel-short = { $n ->
    [one] one number is not a whole deal.
   *[other] { $n } numbers are not a whole deal.
}
# Other points, other passes, or another number of players.
openspiel-other-rules = OpenSpiel plays or counts such a deal differently.
# Follows “cannot be read:”.
engine-unreadable = the file is not a record of hearts-engine.
# Follows “cannot be written in this format:”.
engine-other-rules = hearts-engine does not record a deal like deal { $deal }; it knows finished deals of four players.
# Rule sets with a kitty, charges or a scattered pass have more.
laid-not-plain = Only deals of hands, passes and plays can be written in this format.
# A card that was given to two hands; $more: of $n such cards only the first few are named.
laid-twice = { $more ->
    [yes] { CAPITAL(LIST($cards, each: "the-card")) } can’t be in two places ({ $n } cards).
   *[no] { CAPITAL(LIST($cards, each: "the-card")) } can’t be in two places.
}
# A card that these rules do not use; $n and $more as above.
laid-strange = { $more ->
    [yes] Not in this pack: { LIST($cards, each: "the-card") } ({ $n } cards).
   *[no] Not in this pack: { LIST($cards, each: "the-card") }.
}
# Cards that were given to no hand: at most five are named, $n are missing.
laid-missing = { $n ->
    [one] Nobody has { LIST($cards, each: "the-card") }.
   *[other] Nobody has { LIST($cards, each: "the-card") }: { $n } cards are missing.
}
# $hand is the name of a hand; $n cards are in it, $most are right.
laid-size = { $hand }: { $n ->
    [one] one card
   *[other] { $n } cards
}; there should be { $most }.
# A card that may not be played there: card $n of all that are played. $why is a sentence of the rules.
laid-play = Card { $n } of the play, { CARD($card) }: { $why }
# A card that is played after the end of a deal.
laid-no-play = Card { $n } of the play, { CARD($card) }: the deal ends before it.
# A card is played in a deal whose pass has not been made.
laid-pass-first = Cards are passed before play: lay out the hands as they are after the pass, and choose “No pass”.
# A card that is played or passed by someone who does not have it. $hand is the name of that hand.
laid-not-held = { $hand }: this hand plays next and doesn’t hold the { CARD($card) }.
# A card that may not be passed. $hand is the name of that hand; $why is a sentence of the rules.
laid-pass = { $hand }: the { CARD($card) } may not be passed: { $why }
# Too many or too few cards, or not to whom these rules say.
laid-no-pass = { $hand }: this pass doesn’t fit the rules.
# A hand in the four messages with $hand, counted from 1, where nobody sits at a table.
laid-hand = Hand { $seat }

## Deals of a kind. A wish is written in a small language: “me: QS, spades <= 2; someone: clubs <= 1”.

# $most letters.
kind-long = A description may have at most { $most } letters.
# $word stands before a colon; $known are the words that may: me, left, across, right, someone.
kind-who = “{ $word }” isn’t a player; write { LIST($known, type: "or") }.
# $word is a part without a colon, such as “shuffle well”. “pass left” is typed.
kind-clause = “{ $word }” isn’t understood; write for example “pass left” or “me: QS”.
# $word is what was wished of a hand. What stands in quotes is typed.
kind-wish = “{ $word }” isn’t understood; write for example “QS, KS”, “no QS”, “spades <= 2” or “void”.
# Of the cards that a wish names, $most at most may be named.
kind-many = A description may name { $most } cards at most.
# Wishes that contradict each other.
kind-impossible = No deal fits this description.
# None was found in some seconds.
kind-too-rare = This kind is too rare, or no deal fits it. Ask for less.
# The rules have a kitty, two packs or another number of players.
kind-rules = This works only for four players with one whole pack.

## The screen “Deals of a kind”

# The title of the screen.
kind-title = Deals of a kind
# The list of kinds to choose from.
kind-choose = Kind of deal
# The kinds in the list, $n from 1.
kind-ready = { $n ->
    [1] I hold the queen of spades with at most one other spade
    [2] I hold the queen of spades, well guarded
    [3] I hold the king of spades, but not the queen
    [4] I hold four hearts to the ace
    [5] I am void in one suit
    [6] I hold no high spade; the queen is poorly guarded
    [7] Another player is short in clubs
   *[8] I hold three aces and a long suit
}
# In the list for a wish that the player has typed.
kind-own = My own description
# The field with the wish in the small language.
kind-wish-field = Description
# Below the field. What stands in quotes is typed.
kind-language = Name “me”, “left”, “across”, “right” or “someone”, then cards and suit lengths: “me: QS, spades <= 2; someone: clubs <= 1; pass across”. You can also write “no KS”, “void”, “aces >= 2” or “longest >= 6”.
# Draws another deal of this kind.
kind-another = { $first ->
    [yes] Draw a deal
   *[no] Draw another
}
# Plays the deal as practice.
kind-play = Play it
# Opens the screen on which the deal can be changed.
kind-edit = Change cards
# Below the hand. $way is the pass; $rare is the message below.
kind-dealt = { $way ->
    [L] Pass to the left. { $rare }
    [R] Pass to the right. { $rare }
    [A] Pass across. { $rare }
   *[HOLD] No pass. { $rare }
}
# In place of what was dealt, while a rare deal of a kind is looked for.
kind-drawing = Looking for such a deal…
# Under a deal of a kind: how rare such a deal is. $about says whether $n is a rough number.
kind-rare = { $about ->
    [yes] About one deal in { $n } is like this.
   *[no] One deal in { $n } is like this.
}

## The screen “Lay out a position”

# The title of the screen.
editor-title = Lay out a position
# Chooses to whom the next card goes.
editor-whose = Cards go to
# A hand with how many cards it has. $seat is 0 for the player, then clockwise.
editor-hand = { editor-seat } ({ $n })
# Whose hand it is, on the tab and in what is wrong with it.
editor-seat = { $seat ->
    [0] You
    [1] Left
    [2] Across
   *[3] Right
}
# The same under a card, in very short words.
editor-short = { $seat ->
    [0] you
    [1] left
    [2] across
   *[3] right
}
# The pack on the screen, each card with its owner.
editor-pack = The pack
# Chooses the pass of the deal.
editor-way = Pass
# The passes to choose from.
editor-pass = { $way ->
    [L] Pass left
    [R] Pass right
    [A] Pass across
   *[HOLD] No pass
}
# The field for the cards that were played.
editor-played = Played so far
# Stands in the empty field. The cards are an example; they are typed so in every language.
editor-played-so = Played so far: 2C 5C KC 3C…
# Below the pack when the rules allow the position.
editor-possible = This position is possible.
# Plays the position on as practice.
editor-play = Play on
# Asks the coach.
editor-judge = What is best?
# While the coach thinks.
editor-judging = Coach is thinking…
# The coach’s answer where the game asks the player nothing.
editor-nothing-to-judge = There is nothing to decide here.
# The coach’s answer where it has none: it has stopped, for example.
editor-no-coach = The coach can’t answer that.
# Deals the cards that nobody has.
editor-rest = Deal the rest
# Takes all cards back.
editor-clear = Clear
# Said aloud after a card was given. $seat is -1 where nobody has it any more.
editor-given = { $seat ->
    [-1] { CAPITAL(CARD($card)) }: nobody.
    [0] { CAPITAL(CARD($card)) }: you.
    [1] { CAPITAL(CARD($card)) }: left.
    [2] { CAPITAL(CARD($card)) }: across.
   *[3] { CAPITAL(CARD($card)) }: right.
}
# $word was typed among the cards that were played.
editor-no-card = “{ $word }” isn’t a card; write for example QS or 10H.
# A card of the pack and the short name of who holds it.
widget-card-owner = { $some ->
    [yes] { CARD($card) }: { $owner }
   *[no] { CARD($card) }: nobody
}

## Both screens

# Puts the code on the clipboard; then what is said.
position-copy = Copy code
# After the code was copied.
position-copied = The code is on the clipboard.
# Opens a dialog that asks for a code.
position-enter-code = Enter a code
# The title of that dialog.
position-code-title = A position from a code
# Its field.
position-code = Code
# Its button.
position-open = Open
# Under the field: the text is something else.
position-no-code = This isn’t the code of a position.
# Under the field: the position cannot be used with the rules of this screen.
position-other-rules = This position belongs to other rules.
# The button that leaves the practice table.
position-back = Back to the position

# Beside “Deals of a kind” in the list of Learn.
learn-kinds-detail = Any hand you like
