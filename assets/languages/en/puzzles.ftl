### Puzzles: a position with a question. $better and $other are two cards, $n and $of count deals.
###
### What the arguments are, apart from those of every file (TRANSLATING.md):
### $rating, $streak: the player’s rating, and how many puzzles were solved one after the other
### $one: the first of two cards
### $verdict: what became of the answer
### $all: whether it holds in every deal
### $same: whether both come out the same
### $parts: cards with their points
### $share, $often, $few, $rarely: in how many deals something happens after the other card and the
###   better one
### $own: whether the player holds the card
### $worst, $least: the most points after each card
### $alike, $worse: in how many deals the card is as good, and worse
### $clock, $solved, $missed, $best: time left, puzzles solved and missed, and the most ever solved

# In the main menu, and under it what puzzles ask for.
menu-puzzles = Puzzles
# Under it, on the page Learn.
menu-puzzles-detail = Find the best card
# The button that leaves the puzzles.
puzzle-back = Back
# The same for the puzzles of a day.
puzzle-back-daily = Back to Daily
# The choice between the puzzles of one rule set and all.
puzzle-rules = Rule set
# One of its choices.
puzzle-all-rules = All rule sets
# Under the question: how well the player has done so far.
puzzle-standing = Your puzzle rating is about { $rating }; { $streak ->
    [0] no streak yet
   *[other] streak { $streak }
}
# In its place while the rating is not certain enough.
puzzle-standing-early = Your rating appears after { $of } puzzles ({ $n } so far); { $streak ->
    [0] no streak yet
   *[other] streak { $streak }
}
# Over the question: the rule set, and the number of the puzzle.
puzzle-name = { $rules }, puzzle { $n }
# Under it where the puzzle before was of the same deal, and this is what comes after its answer.
puzzle-goes-on = The same deal continues: your next choice.
# The question, in large letters. Keys that end in -judged belong to puzzles that are measured in
# sample deals; the others are proved in every deal that is possible.
puzzle-question = Which card is safest?
# The same where the answer may be that none is best.
puzzle-question-any = Is any card clearly best?
# The same for a puzzle that is measured.
puzzle-question-judged = Which card is best?
# Under the question: what the others do.
puzzle-against-judged = The others play sensibly and see only their own cards.
# In place of the answer, for a second or two.
puzzle-counting-judged = Trying out sample deals…
# The button that gives that answer.
puzzle-none = No card is clearly best
# Under the question: what the others do, in a puzzle with one best card.
puzzle-against = Play as if the others knew all cards and played together against you. Then one card is never worse than any other.
# The same where perhaps no card is best.
puzzle-against-any = Play as if the others knew all cards and played together against you.
# In place of the answer, for a second or two.
puzzle-counting = Counting all possible deals…
# Over the cards that nobody has played yet.
puzzle-out = { $n ->
    [one] The one card still out
   *[other] The { $n } cards still out
}
# What the position shows: cards passed, and who has shown to be out of a suit.
puzzle-passed = You passed to { $name }:
# A player who could not follow this suit.
puzzle-void = Out of { SUIT($suit) }: { LIST($names) }.
# Unbroken hearts may be led only from a hand of hearts.
puzzle-only-hearts = Holds only hearts (led one before they were broken): { LIST($names) }.
# The large button, without and with a card chosen.
puzzle-choose = Choose a card
# The large button with a card chosen.
puzzle-play = Play the { CARD($card) }
# A button: give up and see the answer.
puzzle-show = Show me
# A button: leave this puzzle for another one.
puzzle-skip = Skip
# A button: three hints, one after the other.
puzzle-hint = Hint
# On it: how many of the three were shown.
puzzle-hints = { $n } of { $of } used
# Why it cannot be pressed any more.
puzzle-hint-all = That was the last hint.
# Under the answer.
puzzle-hinted = With a hint, neither your rating nor your streak changes.
# The first of three hints, and the second.
puzzle-hint-card = Watch the { CARD($card) }.
# The second hint; the third one says which of the two.
puzzle-hint-two = Compare the { CARD($one) } with the { CARD($other) }.
# Over the answer: what became of the player’s own.
puzzle-title = { $verdict ->
    [right] Right!
    [wrong] Not the { CARD($card) }
    [some] Best: { CARDS($cards) }
    [any] None is clearly best
   *[shown] The answer
}
# Under the title of the answer: the right card, or two or three that are alike.
puzzle-right = { $n ->
    [one] { CAPITAL(CARDS($cards)) } is right.
   *[other] { CAPITAL(CARDS($cards)) } are right; they always come out the same.
}
# How that is known: $n possible deals were counted, and in $better of them it is better than every
# other card.
puzzle-proof = { $all ->
    [yes] Better than every other card in all { $n } possible deals.
   *[no] Never worse in any of the { $n } possible deals, and better than every other card in { $better } of them.
}
# Where no card is clearly best: two cards or more. Under the title of the answer.
puzzle-right-even = No card is clearly best: { CARDS($cards) } cost about the same on average.
# The same for a measured puzzle.
puzzle-right-alike = { $n ->
    [one] { CAPITAL(CARDS($cards)) } is best.
   *[other] { CAPITAL(CARDS($cards)) } are best, and equally good.
}
# How that is known. $gap is a number of points.
puzzle-proof-even = Each card is beaten by another one in some of the { $n } possible deals. On average { $same ->
    [yes] the best two come out the same.
   *[no] the best two are { $gap } points apart.
}
# $gap is a number of points, $error what it may be off by, 19 times in 20; $detail is "yes" in the
# copied text.
puzzle-measured = Better by { $gap }{ $detail ->
    [yes] {" "}± { $error }
   *[no] {""}
} points on average, over { $n } sample deals.
# The same where no card is clearly best.
puzzle-measured-even = The best two are { $gap }{ $detail ->
    [yes] {" "}± { $error }
   *[no] {""}
} points apart on average, over { $n } sample deals.
# The same for a puzzle out of the player’s own games.
puzzle-coach-gap = Coach: better by { $gap }{ $detail ->
    [yes] {" "}± { $error }
   *[no] {""}
} points on average.
# Over a bar for each card, and a note under it.
puzzle-points-judged = Points given away, on average
# Under the bars, one for each card. “What the others take”: the fewer points you take compared
# with them, the better.
puzzle-average-judged = Over the { $n } sample deals shown here, including what the others take.
# Over the bars of a proved puzzle.
puzzle-points = Points you take from here, on average
# A card and its points, in one of the two sentences below.
puzzle-card-points = { CARD($card) } { $points }
# Under the table, while the hands of one deal lie open: what each card comes to in it.
puzzle-here = Points in deal { $at }, the one on the table: { LIST($parts) }.
# The same for a measured puzzle.
puzzle-here-judged = Your points in deal { $at }, the one on the table: { LIST($parts) }.

## Why the right card is better, in whole sentences under the answer. The deals are all possible
## ones; the others know all cards and play together. $better is the right card, $other the next
## best or the player’s.

# In how many of all possible deals something happens after the other card,
puzzle-often = { $share ->
    [all] in all { $of } possible deals
    [none] in none of the { $of } possible deals
   *[some] in { $often } of the { $of } possible deals
}
# and, named after it, in how many after the better one.
puzzle-rarely = { $few ->
    [all] in all
    [none] in none
   *[some] in { $rarely }
}
# $card is a costly card, mostly the queen of spades; $own: whether the player holds it.
puzzle-why-takes = With the { CARD($other) } the others make you take { $own ->
    [yes] your own
   *[no] the
} { CARD($card) } { puzzle-often }; with the { CARD($better) }, { puzzle-rarely }.
# $other, which costs points itself, ends in the player’s own tricks.
puzzle-why-itself = With the { CARD($other) } you take it yourself { puzzle-often }; with the { CARD($better) }, { puzzle-rarely }.
# $card is good for its taker, such as a bonus card.
puzzle-why-misses = With the { CARD($better) } you take the { CARD($card) } { puzzle-often }; with the { CARD($other) }, { puzzle-rarely }.
# Mostly hearts; decimal is a number such as 1.5.
puzzle-why-suit = With the { CARD($other) } you take { decimal } more { SUIT($suit) } on average than with the { CARD($better) }, up to { $most } more.
# The difference is $n cards in these deals, and less in the others.
puzzle-why-suit-one = { $n ->
    [one] With the { CARD($other) } you take one more { $suit ->
        [clubs] club
        [diamonds] diamond
        [spades] spade
       *[hearts] heart
    } than with the { CARD($better) } { puzzle-often }.
   *[other] With the { CARD($other) } you take { WORD($n) } more { SUIT($suit) } than with the { CARD($better) } { puzzle-often }.
}
# The difference is the same in all deals.
puzzle-why-suit-always = { $n ->
    [one] With the { CARD($other) } you always take one more { $suit ->
        [clubs] club
        [diamonds] diamond
        [spades] spade
       *[hearts] heart
    } than with the { CARD($better) }.
   *[other] With the { CARD($other) } you always take { WORD($n) } more { SUIT($suit) } than with the { CARD($better) }.
}
# The most points that can come of each card.
puzzle-why-worst = At worst you take { $worst ->
    [one] { $worst } point
   *[other] { $worst } points
} from here after the { CARD($other) }, and { $least } after the { CARD($better) }.
# Points on average over all possible deals.
puzzle-why-mean = The { CARD($other) } costs { decimal } points more on average than the { CARD($better) }.
# To have to lead is bad here.
puzzle-why-other-takes = The { CARD($other) } takes this trick whatever the others play, and you must lead next; the { CARD($better) } never does.
# To lead is good here.
puzzle-why-better-takes = The { CARD($better) } takes this trick whatever the others play, and you choose what is led; the { CARD($other) } never does.
# $better is dangerous in the hand.
puzzle-why-kept = If you keep the { CARD($better) }, the others can make it take a costly trick { puzzle-often }; if you play it now, { puzzle-rarely }.
# Of two cards that both win it.
puzzle-why-both-take = Either card takes this trick: get rid of the higher one.
# Of two cards that both lose it.
puzzle-why-neither-takes = Neither card takes this trick: get rid of the higher one.
# When it is led: the trick is the player’s own.
puzzle-why-unbeaten = Nobody can beat the { CARD($other) }.
# When it is led: another player has a higher card of the suit.
puzzle-why-beaten = Someone must beat the { CARD($better) }, so the trick isn’t yours.
## Under the answer: buttons, and a picture of all deals with one small mark for each, coloured
## by which card is better in it

# Under an answer: the motif by its name.
puzzle-motif = Idea: { $name }
# Which of a day’s puzzles this is.
puzzle-series = Puzzle { $at } of { $of }
# The big button under the answer.
puzzle-next = Next puzzle
# The same button, where the deal goes on with another choice.
puzzle-next-choice = Your next choice
# A button under the verdict: shows how the answer is known and what each card brings.
puzzle-why = Why
# A button: the answer with its reasons and figures goes on the clipboard.
puzzle-copy = Copy the proof
# Over the row of small marks, one for each deal.
puzzle-every-deal = Every possible deal
# Under the marks: in how many deals the right card is better, and in how many as good.
puzzle-counts = { $alike ->
    [0] Best in all { $better } deals
   *[other] Best in { $better } deals, as good as another in { $alike }
}
# The same for a measured puzzle.
puzzle-some-deals = Sample deals
# The same for a measured puzzle, the right card against the next best.
puzzle-counts-two = { CAPITAL(CARD($card)) } better than { CARD($other) } in { $better }, as good in { $alike }, worse in { $worse }
# The left arrow: shows another of the deals on the table.
puzzle-deal-before = Previous deal
# The right arrow.
puzzle-deal-after = Next deal
# Plays the deal that lies open.
puzzle-happens = What happens
# A button: the deal that lies open is played from here as practice.
puzzle-play-on = Play on from here
# The puzzles that the coach found in the player’s own games.
puzzle-own = From your own games ({ $n })
# Over the question of such a puzzle.
puzzle-own-name = From your own games
# In place of the rating, for these puzzles.
puzzle-own-standing = { $n } of { $of } solved, not rated
# The deal that lies open.
puzzle-deal = Deal { $at }
# The same with the number of deals.
puzzle-deal-of = Possible deal { $at } of { $of }
# The same for a measured puzzle.
puzzle-deal-of-judged = Sample deal { $at } of { $of }
# In passing.
puzzle-not-kept = The result couldn’t be saved: { $why }.
# In place of a puzzle.
puzzle-none-left = { $n ->
    [0] The puzzles can’t be read; reinstall the game.
   *[other] You have seen all of them. { $missed ->
        [0] You missed none.
        [one] You missed one.
       *[other] You missed { $missed }.
    }
}
# The choice between three ways: new ones, missed ones, against the clock.
puzzle-ways = Which puzzles
# Puzzles not seen before.
puzzle-way-new = New
# Those that were answered wrong; $n is their number.
puzzle-way-missed = Missed ({ $n })
# A short message when Missed is pressed and the number beside it is 0.
puzzle-missed-none = Nothing missed. Puzzles that you get wrong wait here.
# Three minutes against the clock.
puzzle-way-storm = 3 minutes
# In place of the rating, while the clock runs: $clock is 2:35.
puzzle-clock = { $clock } left, { $solved } solved, { $missed } missed
# In place of a puzzle when the three minutes are over.
puzzle-storm-over = Time! { $solved } solved and { $missed } missed in three minutes. Your best is { $best }.
# The button under it.
puzzle-storm-again = Play again
# A button at the end: begins with those that were missed.
puzzle-repeat = Retry missed puzzles
