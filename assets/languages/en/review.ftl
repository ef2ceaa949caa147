# The review of a deal that is over: what mattered, what would have been better, and why.

review-back = Back
review-view = View
review-own-view = Your view
review-all-hands = All hands
review-what-happened = What happened
review-strip = Decisions
review-cell = { $kind ->
    [pass] Pass
    [charge] Charge
    [bid] Bid
    [name_suit] Suit
    [choose_pass] Way
    [pledge] Pledge
    [bury] Bury
   *[other] Other
}
review-cell-value = { $name }, { $label }
review-trick = Trick { $n }
review-place = Deal { $deal }, { $trick ->
    [0] { $name }
   *[other] trick { $trick }
}
review-label = { $label ->
    [good] Good
    [slip] Slip
    [mistake] Mistake
    [blunder] Blunder
    [great] Great card
    [close] Too close to call
    [waiting] Not looked at yet
   *[none] No choice
}
review-loss = −{ $points }
review-ahead = +{ $points }
# Points to a half.
review-halves = { $half ->
    [yes] { $whole ->
        [0] ½
       *[other] { $whole }½
    }
   *[no] { $whole }
}
review-details = Details
review-details-loss = { $gained ->
    [yes] { $points } ± { $error } points better than the coach’s answer, in { $n } sample deals.
   *[no] { $points } ± { $error } points given away, in { $n } sample deals.
}
review-details-great = { $points } ± { $error } points ahead of the next best answer, in { $n } sample deals.
review-next = { $way ->
    [-1] Decision before
   *[other] Next decision
}
review-next-mark = { $way ->
    [-1] Mark before
   *[other] Next mark
}
review-title = { $n ->
    [0] This deal
    [1] One moment
    [2] Two moments
   *[3] Three moments
}
review-title-none = This deal
review-clean = A clean deal
review-find = Find a better card
review-took = { $n ->
    [one] You took one point.
   *[other] You took { $points } points.
}
review-gave-away = { $gained ->
    [yes] { $n ->
        [one] Your one decision cost nothing.
       *[other] Your { $n } decisions cost nothing.
    }
   *[no] { $n ->
        [one] A better choice would have gained you about { $points } points on the others.
       *[other] Better choices would have gained you about { $points } points on the others, in { $n } decisions.
    }
}
review-none = There was nothing to decide in this deal.
review-no-coach = The coach could not look at this deal: its process failed.
review-looking = Looking at choice { $at } of { $of }
review-other-choices = { $n ->
    [one] One other choice
   *[other] { $n } other choices
}
review-try = Try again
review-no-try = Only a card can be tried again, and only where there was something to decide
review-show-it = Show it
review-next-moment = Next moment
review-done = Done
review-go-on = Play from here
review-copy = Copy
review-copied = Copied
review-share = Copy or save
review-share-text = The position is what your seat knew, with what the coach says of it. The game is every deal with all its cards so far. A saved copy is opened with this program.
review-share-position = Copy the position
review-share-game = Copy the game as text
review-share-save = Save a copy of the game
review-saved = Saved: { $path }
deal-text-deal = Deal { $n }
deal-text-hand = { $name }: { $cards }
deal-text-kitty = In the kitty: { $cards }
deal-text-passed = { $giver } to { $receiver }: { $cards }
deal-text-play = { $name } { $card }
deal-text-trick = { $n }. { SERIES($plays) }{ $taken ->
    [yes] { " " }– { $name }
   *[no] { "" }
}
deal-text-bid = { $name } bid { $n }
deal-text-pledge = { $name } { $pledged ->
    [yes] pledged to take no hearts
   *[no] did not pledge
}
deal-text-buried = { $name } laid away { $cards }
deal-text-drew = { $name } drew { $cards }
deal-text-rest = { $name } took the rest
deal-text-points = { $name } { $points }
deal-text-score = Points: { SERIES($points) }
review-waiting = Not looked at yet
review-no-choice = Nothing to decide here
review-you-played = You played the { CARD($card) }
review-better = The { CARD($card) } is better
# On labels that point at the card itself: some 15 letters at most.
review-played-here = You played
review-better-here = Better
review-prompt = Which card would have been better?
review-solved = Yes: the { CARD($card) }
review-not-solved = { $known ->
    [yes] The { CARD($card) } costs { $cost }; { $left ->
        [0] no more tries
        [one] one more try
       *[other] { $left } more tries
    }
   *[no] Not the { CARD($card) }; { $left ->
        [0] no more tries
        [one] one more try
       *[other] { $left } more tries
    }
}
review-text-hand = Your hand: { LIST($cards) }
review-text-trick = On the table: { LIST($cards) }
review-open = Review
review-open-deal = Review this deal
review-too-small = The window is too small for this table
review-go-on-tip = Play this deal from here as practice; the game itself stays as it is
review-knows = What could they know?
review-cards = { LIST($cards) }
knows-back = Back to the review
knows-who = Whose knowledge
knows-heading = What could { $name } know?
knows-title = { $n ->
    [one] One card that { $name } could not see
   *[other] { $n } cards that { $name } could not see
}
knows-matrix = { $n } unseen cards
knows-legend = Who may hold it: larger is likelier, a dash never, a check certainly.
knows-part = { $n } with { $name }
# Where all imagined deals agree.
knows-certain = { CAPITAL(CARD($card)) }: certainly with { $name }.
knows-sentence = { CAPITAL(CARD($card)) }: of ten possible deals { LIST($parts) }.
knows-cards = { $n ->
    [one] one card
   *[other] { $n } cards
}
knows-nobody = Nobody
knows-own = { $n ->
    [one] One card of their own
   *[other] { $n } cards of their own
}
knows-played = { $n ->
    [0] No card had been played.
    [one] One card had been played.
   *[other] { $n } cards had been played.
}
knows-passed = Passed:
knows-got = Received:
knows-nothing-else = Nothing else was sent to { $name }.
knows-why = The other hands never reach a player, and changing the hidden cards changes nothing that a computer player does.
knows-decided = { $name } played the { CARD($card) }
knows-decided-other = What { $name } decided next
knows-reason-waiting = The coach looks at it …
knows-reason-none = There was nothing to decide.
# The reason addresses whoever sits in that place.
knows-reason = In { $name }’s place the coach says: { $reason }
knows-reason-wrong = That gave about { $points } points away. In { $name }’s place the coach says: { $reason }
knows-show = Show what the others held
knows-waiting = Counting possible deals …
knows-none = In these rules the hidden cards cannot be counted.

review-share-code = Copy as a challenge
review-share-no-code = Only games of one person against the program’s own players, and not too long ones, can be played again by a friend.
