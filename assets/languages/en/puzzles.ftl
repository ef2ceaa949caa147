### Puzzles: a position, and whether one card is clearly best there

menu-puzzles = Puzzles
menu-puzzles-detail = One card, or none
puzzle-back = Back
puzzle-rules = Rule set
puzzle-all-rules = All rule sets
puzzle-standing = Your puzzle rating { $rating } ± { $error }, { $streak ->
    [0] no streak yet
   *[other] { $streak } in a row
}
puzzle-name = { $rules }, puzzle { $n }
puzzle-question = One card is never worse than any other. Which?
# Also where nothing may be best.
puzzle-question-any = Is there a card that is clearly best here?
puzzle-question-judged = One card is clearly best. Which?
puzzle-against-judged = Count on sensible players who see their own cards alone.
puzzle-counting-judged = Deals are imagined …
puzzle-none = No card is clearly best
puzzle-against = Count on the others to play together against you, and to know all cards.
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
puzzle-proof = Never worse in all { $n } possible deals, better than every other card in { $better }.
# Of two cards and more, none is clearly best.
puzzle-right-even = No card is clearly best: { LIST($cards, each: "the-card") } come to about the same.
puzzle-right-alike = { $n ->
    [one] Best is { LIST($cards, each: "the-card") }.
   *[other] Best are { LIST($cards, each: "the-card") }, each as good as the other.
}
puzzle-proof-even = No card is never worse in all { $n } possible deals; the two best differ by { $gap } points on average.
puzzle-measured = Better by { $gap } ± { $error } points in { $n } imagined deals
puzzle-measured-even = The best two differ by { $gap } ± { $error } points in { $n } imagined deals
puzzle-coach-gap = The coach: better by { $gap } ± { $error } points
puzzle-points-judged = Points given away
puzzle-average-judged = On average over { $n } imagined deals, against the mean of the others.
puzzle-here-judged = What you end deal { $at } with, which lies open: { LIST($parts) }.
puzzle-points = Points you take from here
puzzle-average = On average over these deals, if all the others play against you.
puzzle-card-points = { CARD($card) } { $points }
puzzle-here = In deal { $at }, which lies open: { LIST($parts) }.
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
# The title of a practice game that goes on from a puzzle.
puzzle-practice = Practice: { $name }
puzzle-own = From your own games ({ $n })
puzzle-own-name = From your own games
puzzle-own-standing = { $n } of { $of } solved, not rated
puzzle-deal-of = Deal { $at } of { $of }
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
