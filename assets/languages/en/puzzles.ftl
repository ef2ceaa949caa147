### Puzzles: a position, and whether one card is clearly best there

menu-puzzles = Puzzles
menu-puzzles-detail = One card, or none
puzzle-back = Back
puzzle-back-daily = Back to Daily
puzzle-rules = Rule set
puzzle-all-rules = All rule sets
puzzle-standing = Your puzzle rating { $rating } ± { $error }, { $streak ->
    [0] no streak yet
   *[other] { $streak } in a row
}
puzzle-standing-early = Your rating comes after { $of } puzzles, { $n } so far; { $streak ->
    [0] no streak yet
   *[other] { $streak } in a row
}
puzzle-name = { $rules }, puzzle { $n }
puzzle-question = Which card is safest?
# Also where nothing may be best.
puzzle-question-any = Is there a card that is clearly best here?
puzzle-question-judged = Which card is best?
puzzle-against-judged = The others play sensibly and see only their own cards.
puzzle-counting-judged = Sample deals are played …
puzzle-none = No card is clearly best
puzzle-against = Play as if the others knew all cards and played together against you. Then one card is never worse than any other.
puzzle-against-any = Play as if the others knew all cards and played together against you.
puzzle-counting = All possible deals are counted …
puzzle-out = { $n ->
    [one] The one card still out
   *[other] The { $n } cards still out
}
puzzle-passed = You passed to { $name }:
puzzle-void = Out of { SUIT($suit) }: { LIST($names) }.
puzzle-choose = Choose a card
puzzle-play = Play the { CARD($card) }
puzzle-show = Show me
puzzle-skip = Skip
# Three of them, one after the other.
puzzle-hint = Hint
puzzle-hints = { $n } of { $of } taken
puzzle-hint-all = That was the last hint.
puzzle-hinted = With a hint it moves neither rating nor streak.
puzzle-hint-card = It is about the { CARD($card) }.
puzzle-hint-two = Compare the { CARD($one) } with the { CARD($other) }.
puzzle-title = { $verdict ->
    [right] Right!
    [wrong] Not the { CARD($card) }
    [some] There is one: the { CARD($card) }
    [any] None is clearly best
   *[shown] The answer
}
puzzle-right = { $n ->
    [one] { CAPITAL(LIST($cards, each: "the-card")) } is right.
   *[other] { CAPITAL(LIST($cards, each: "the-card")) } are right; they always come to the same.
}
puzzle-proof = { $all ->
    [yes] Better than every other card in all { $n } possible deals.
   *[no] Never worse in any of the { $n } possible deals, better than every other card in { $better }.
}
# Of two cards and more, none is clearly best.
puzzle-right-even = No card is clearly best: { LIST($cards, each: "the-card") } cost about the same on average.
puzzle-right-alike = { $n ->
    [one] Best is { LIST($cards, each: "the-card") }.
   *[other] { CAPITAL(LIST($cards, each: "the-card")) } are best, and equally good.
}
puzzle-proof-even = Each card is beaten by another one in some of the { $n } possible deals. On average { $same ->
    [yes] the best two come to the same.
   *[no] the best two differ by { $gap } points.
}
puzzle-measured = Better by { $gap } ± { $error } points in { $n } sample deals.
puzzle-measured-even = The best two differ by { $gap } ± { $error } points in { $n } sample deals.
puzzle-coach-gap = The coach: better by { $gap } ± { $error } points.
puzzle-points-judged = Points given away, on average
puzzle-average-judged = Over the { $n } sample deals laid out here, counting what the others take as well.
puzzle-points = Points you take from here, on average
puzzle-card-points = { CARD($card) } { $points }
# The deal that lies open on the table, and what each card comes to in it.
puzzle-here = Example { $at }, on the table: { LIST($parts) }.
puzzle-here-judged = Your points in example { $at }, on the table: { LIST($parts) }.

## Why the right card is better. The deals are all possible ones; the others play together.

# In how many of them something happens after the other card,
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
puzzle-why-suit-one = With the { CARD($other) } you take one card more in { SUIT($suit) } than with the { CARD($better) } { puzzle-often }.
puzzle-why-suit-always = { $n ->
    [one] With the { CARD($other) } you always take one card more in { SUIT($suit) } than with the { CARD($better) }.
   *[other] With the { CARD($other) } you always take { $n } more { SUIT($suit) } than with the { CARD($better) }.
}
puzzle-why-worst = At worst you take { $worst } more points after the { CARD($other) }, { $least } after the { CARD($better) }.
puzzle-why-mean = The { CARD($other) } costs { decimal } points more on average than the { CARD($better) }.
puzzle-why-other-takes = The { CARD($other) } takes this trick whatever the others play, and you must lead next; the { CARD($better) } never does.
puzzle-why-better-takes = The { CARD($better) } takes this trick whatever the others play, and you choose what is led; the { CARD($other) } never does.
puzzle-why-kept = If you keep the { CARD($better) }, the others can make it take a costly trick { puzzle-often }; played now { puzzle-rarely }.
puzzle-why-both-take = Either card takes this trick: let the higher one go.
puzzle-why-neither-takes = Neither card takes this trick: let the higher one go.
puzzle-why-unbeaten = Nobody can beat the { CARD($other) }.
puzzle-why-beaten = Somebody must beat the { CARD($better) }, so the trick is not yours.
puzzle-why-empties = After the { CARD($better) } you are out of { SUIT($suit) } and throw what you like when they are led.
puzzle-series = Puzzle { $at } of { $of }
puzzle-next = Next puzzle
puzzle-copy = Copy proof
puzzle-every-deal = Every possible deal
puzzle-counts = { $better } better than every other card, { $alike } as good
puzzle-some-deals = Imagined deals
puzzle-counts-two = { CAPITAL(CARD($card)) } better than { CARD($other) } in { $better }, as good in { $alike }, worse in { $worse }
puzzle-deal-before = The deal before
puzzle-deal-after = The next deal
# Plays the deal that lies open.
puzzle-happens = What happens
puzzle-play-on = Play on from here
puzzle-own = From your own games ({ $n })
puzzle-own-name = From your own games
puzzle-own-standing = { $n } of { $of } solved, not rated
# The deal that lies open.
puzzle-deal = Example { $at }
puzzle-deal-of = Possible deal { $at } of { $of }
puzzle-deal-of-judged = Imagined deal { $at } of { $of }
puzzle-not-kept = The result could not be written down: { $why }.
puzzle-none-left = { $n ->
    [0] The puzzles cannot be read; install the game again.
   *[other] You have seen all of them. { $missed ->
        [0] None was missed.
        [one] One was missed.
       *[other] { $missed } were missed.
    }
}
puzzle-ways = Which puzzles
puzzle-way-new = New
puzzle-way-missed = Missed ({ $n })
# Three minutes against the clock.
puzzle-way-storm = 3 minutes
puzzle-clock = { $clock } left, { $solved } solved, { $missed } missed
puzzle-storm-over = Time! { $solved } solved and { $missed } missed in three minutes. Your best is { $best }.
puzzle-storm-again = Once more
puzzle-repeat = Again the ones you missed
