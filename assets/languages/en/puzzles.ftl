### Puzzles: a position with a question. $better and $other are two cards, $n and $of count deals.
###
### What the arguments are, beside those of every file (TRANSLATING.md):
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
menu-puzzles-detail = Find the best card
puzzle-back = Back
puzzle-back-daily = Back to Daily
# The choice between the puzzles of one rule set and all.
puzzle-rules = Rule set
puzzle-all-rules = All rule sets
# Under the question: how well the player has done so far.
puzzle-standing = Your puzzle rating is about { $rating }; { $streak ->
    [0] no streak yet
   *[other] streak { $streak }
}
puzzle-standing-early = Your rating comes after { $of } puzzles, { $n } so far; { $streak ->
    [0] no streak yet
   *[other] streak { $streak }
}
puzzle-name = { $rules }, puzzle { $n }
# The question, in large letters; a puzzle whose name ends in -judged is judged by sample deals.
puzzle-question = Which card is safest?
# The same where the answer may be that none is best.
puzzle-question-any = Is one card clearly best?
puzzle-question-judged = Which card is best?
# Under the question: what the others do.
puzzle-against-judged = The others play sensibly and see only their own cards.
puzzle-counting-judged = Trying out sample deals…
# The button that gives that answer.
puzzle-none = No card is clearly best
puzzle-against = Play as if the others knew all cards and played together against you. Then one card is never worse than any other.
puzzle-against-any = Play as if the others knew all cards and played together against you.
puzzle-counting = Counting all possible deals…
# Over the cards that nobody has played yet.
puzzle-out = { $n ->
    [one] The one card still out
   *[other] The { $n } cards still out
}
# What the position shows: cards passed, and who has shown to be out of a suit.
puzzle-passed = You passed to { $name }:
puzzle-void = Out of { SUIT($suit) }: { LIST($names) }.
puzzle-only-hearts = Holds only hearts, having led one before they were broken: { LIST($names) }.
# The large button, without and with a card chosen.
puzzle-choose = Choose a card
puzzle-play = Play the { CARD($card) }
puzzle-show = Show me
puzzle-skip = Skip
# Three of them, one after the other.
puzzle-hint = Hint
puzzle-hints = { $n } of { $of } used
puzzle-hint-all = That was the last hint.
puzzle-hinted = With a hint, neither your rating nor your streak changes.
# The first of three hints, and the second.
puzzle-hint-card = Watch the { CARD($card) }.
puzzle-hint-two = Compare the { CARD($one) } with the { CARD($other) }.
# Over the answer: what became of the player’s own.
puzzle-title = { $verdict ->
    [right] Right!
    [wrong] Not the { CARD($card) }
    [some] There is one: the { CARD($card) }
    [any] None is clearly best
   *[shown] The answer
}
puzzle-right = { $n ->
    [one] { CAPITAL(LIST($cards, each: "the-card")) } is right.
   *[other] { CAPITAL(LIST($cards, each: "the-card")) } are right; they always come out the same.
}
# How that is known: $n possible deals were counted, and in $better of them it is better than every
# other card.
puzzle-proof = { $all ->
    [yes] Better than every other card in all { $n } possible deals.
   *[no] Never worse in any of the { $n } possible deals, and better than every other card in { $better } of them.
}
# Where no card is clearly best: two cards or more.
puzzle-right-even = No card is clearly best: { LIST($cards, each: "the-card") } cost about the same on average.
puzzle-right-alike = { $n ->
    [one] Best is { LIST($cards, each: "the-card") }.
   *[other] { CAPITAL(LIST($cards, each: "the-card")) } are best, and equally good.
}
puzzle-proof-even = Each card is beaten by another one in some of the { $n } possible deals. On average { $same ->
    [yes] the best two come out the same.
   *[no] the best two differ by { $gap } points.
}
# $gap is a number of points, $error what it may be off by, 19 times in 20; $detail is "yes" in the
# copied text.
puzzle-measured = Better by { $gap }{ $detail ->
    [yes] {" "}± { $error }
   *[no] {""}
} points on average, over { $n } sample deals.
puzzle-measured-even = The best two differ by { $gap }{ $detail ->
    [yes] {" "}± { $error }
   *[no] {""}
} points on average, over { $n } sample deals.
# The same for a puzzle out of the player’s own games.
puzzle-coach-gap = Coach: better by { $gap }{ $detail ->
    [yes] {" "}± { $error }
   *[no] {""}
} points on average.
# Over a bar for each card, and a note under it.
puzzle-points-judged = Points given away, on average
puzzle-average-judged = Over the { $n } sample deals shown here, counting what the others take as well.
puzzle-points = Points you take from here, on average
# A card and its points, in one of the two sentences below.
puzzle-card-points = { CARD($card) } { $points }
# The deal that lies open on the table, and what each card comes to in it.
puzzle-here = Points in deal { $at }, the one on the table: { LIST($parts) }.
puzzle-here-judged = Your points in deal { $at }, the one on the table: { LIST($parts) }.

## Why the right card is better. The deals are all possible ones; the others play together.

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
puzzle-why-takes = With the { CARD($other) } the others make you take { $own ->
    [yes] your own
   *[no] the
} { CARD($card) } { puzzle-often }, with the { CARD($better) } { puzzle-rarely }.
puzzle-why-itself = With the { CARD($other) } you take it yourself { puzzle-often }; with the { CARD($better) } { puzzle-rarely }.
puzzle-why-misses = With the { CARD($better) } you take the { CARD($card) } { puzzle-often }, with the { CARD($other) } { puzzle-rarely }.
puzzle-why-suit = With the { CARD($other) } you take { decimal } more { SUIT($suit) } on average than with the { CARD($better) }, up to { $most } more.
puzzle-why-suit-one = With the { CARD($other) } you take one more card in { SUIT($suit) } than with the { CARD($better) } { puzzle-often }.
puzzle-why-suit-always = { $n ->
    [one] With the { CARD($other) } you always take one more card in { SUIT($suit) } than with the { CARD($better) }.
   *[other] With the { CARD($other) } you always take { $n } more { SUIT($suit) } than with the { CARD($better) }.
}
puzzle-why-worst = At worst you take { $worst } points from here after the { CARD($other) }, and { $least } after the { CARD($better) }.
puzzle-why-mean = The { CARD($other) } costs { decimal } points more on average than the { CARD($better) }.
puzzle-why-other-takes = The { CARD($other) } takes this trick whatever the others play, and you must lead next; the { CARD($better) } never does.
puzzle-why-better-takes = The { CARD($better) } takes this trick whatever the others play, and you choose what is led; the { CARD($other) } never does.
puzzle-why-kept = If you keep the { CARD($better) }, the others can make it take a costly trick { puzzle-often }; played now { puzzle-rarely }.
puzzle-why-both-take = Either card takes this trick: let the higher one go.
puzzle-why-neither-takes = Neither card takes this trick: let the higher one go.
puzzle-why-unbeaten = Nobody can beat the { CARD($other) }.
puzzle-why-beaten = Someone must beat the { CARD($better) }, so the trick is not yours.
puzzle-why-empties = After the { CARD($better) } you are out of { SUIT($suit) } and can discard when they are led.
# Which of a day’s puzzles this is.
puzzle-series = Puzzle { $at } of { $of }
puzzle-next = Next puzzle
puzzle-copy = Copy proof
# Over the row of small marks, one for each deal.
puzzle-every-deal = Every possible deal
puzzle-counts = { $alike ->
    [0] Best in all { $better } deals
   *[other] Best in { $better } deals, as good as another in { $alike }
}
puzzle-some-deals = Sample deals
puzzle-counts-two = { CAPITAL(CARD($card)) } better than { CARD($other) } in { $better }, as good in { $alike }, worse in { $worse }
puzzle-deal-before = Previous deal
puzzle-deal-after = Next deal
# Plays the deal that lies open.
puzzle-happens = What happens
puzzle-play-on = Play on from here
# The puzzles that the coach found in the player’s own games.
puzzle-own = From your own games ({ $n })
puzzle-own-name = From your own games
puzzle-own-standing = { $n } of { $of } solved, not rated
# The deal that lies open.
puzzle-deal = Deal { $at }
puzzle-deal-of = Possible deal { $at } of { $of }
puzzle-deal-of-judged = Sample deal { $at } of { $of }
puzzle-not-kept = The result could not be saved: { $why }.
# In place of a puzzle.
puzzle-none-left = { $n ->
    [0] The puzzles cannot be read; reinstall the game.
   *[other] You have seen all of them. { $missed ->
        [0] You missed none.
        [one] You missed one.
       *[other] You missed { $missed }.
    }
}
# The choice between three ways: new ones, missed ones, against the clock.
puzzle-ways = Which puzzles
puzzle-way-new = New
puzzle-way-missed = Missed ({ $n })
# Three minutes against the clock.
puzzle-way-storm = 3 minutes
puzzle-clock = { $clock } left, { $solved } solved, { $missed } missed
puzzle-storm-over = Time! { $solved } solved and { $missed } missed in three minutes. Your best is { $best }.
puzzle-storm-again = Play again
puzzle-repeat = Retry missed puzzles
