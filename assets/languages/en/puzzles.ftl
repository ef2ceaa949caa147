### Puzzles: a position of which it is proved which card is right

menu-puzzles = Puzzles
menu-puzzles-detail = Proved in every deal
puzzle-back = Back
puzzle-rules = Rule set
puzzle-all-rules = All rule sets
puzzle-standing = Your puzzle rating { $rating } ± { $error }, { $streak ->
    [0] no streak yet
   *[other] { $streak } in a row
}
puzzle-name = { $rules }, puzzle { $n }
puzzle-question = One card is never worse than any other. Which?
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
   *[shown] The answer
}
puzzle-right = { $n ->
    [one] Right is { LIST($cards, each: "the-card") }.
   *[other] Right are { LIST($cards, each: "the-card") }, which always come to the same.
}
puzzle-proof = Never worse in all { $n } possible deals, better than every other card in { $better }.
puzzle-points = Points you take from here
puzzle-average = On average over these deals, if all the others play against you.
puzzle-card-points = { CARD($card) } { $points }
puzzle-here = In deal { $at }, which lies open: { LIST($parts) }.
puzzle-series = Puzzle { $at } of { $of }
puzzle-next = Next puzzle
puzzle-copy = Copy proof
puzzle-every-deal = Every possible deal
puzzle-counts = { $better } better than every other card, { $alike } as good
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
