### The review of a deal that is over: what mattered, what would have been better, and why.
###
### What the arguments are, beside those of every file (TRANSLATING.md):
### $label: what the coach thinks of a choice
### $half, $gained: whether there is a half, and whether the choices gained points
### $giver, $receiver: two players
### $plays, $taken: cards of a trick, and whether someone took it
### $pledged: whether a pledge was made
### $cost, $known, $left: points, whether they are known, and tries that are left
### $parts: how many deals each player has the card in
### $reason: a sentence of the coach

review-back = Back
# The switch between the player’s own view and all hands.
review-view = View
review-own-view = Your view
review-all-hands = All hands
# The button that shows the rest of the trick.
review-what-happened = What happened
# The row of cells under the table, one for each trick and choice before; a cell’s word has at most
# 6 letters.
review-strip = Choices
review-cell = { $kind ->
    [pass] Pass
    [charge] Charge
    [bid] Bid
    [name_suit] Suit
    [choose_pass] Passes
    [pledge] Pledge
    [bury] Away
   *[other] Other
}
# For a screen reader: a cell and what the coach thinks of it.
review-cell-value = { $name }, { $label }
review-trick = Trick { $n }
# In the corner: where the choice was made; $name is one of the cells before the first trick.
review-place = Deal { $deal }, { $trick ->
    [0] { $name }
   *[other] trick { $trick }
}
# What the coach thinks of a choice.
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
# How many points a choice cost on average, or was better than the next best; in halves.
review-loss = −{ $points }
review-ahead = +{ $points }
# A number of points in halves: $whole and perhaps a half.
review-halves = { $half ->
    [yes] { $whole ->
        [0] ½
       *[other] { $whole }½
    }
   *[no] { $whole }
}
# A switch: show the figures behind the words; $error is what a figure may be off by, 19 times in 20.
review-details = Details
review-details-loss = { $gained ->
    [yes] { $points } ± { $error } points better than the coach’s choice, in { $n } sample deals.
   *[no] { $points } ± { $error } points given away, in { $n } sample deals.
}
review-details-great = { $points } ± { $error } points ahead of the next best choice, in { $n } sample deals.
# The arrows beside the cells: one choice on, or one marked choice on; $way is -1 for back.
review-next = { $way ->
    [-1] Previous choice
   *[other] Next choice
}
review-next-mark = { $way ->
    [-1] Previous mark
   *[other] Next mark
}
# Over the panel: how many choices are worth a look.
review-title = { $n ->
    [0] This deal
    [1] One moment
    [2] Two moments
   *[3] Three moments
}
review-title-none = This deal
review-clean = A clean deal
# While the player looks for a better card.
review-find = Find a better card
# Under the title: what the deal brought, and what better choices would have brought.
review-took = { $n ->
    [one] You took one point.
   *[other] You took { $points } points.
}
review-gave-away = { $gained ->
    [yes] { $n ->
        [one] Your one choice cost nothing.
       *[other] Your { $n } choices cost nothing.
    }
   *[no] { $n ->
        [one] With a better choice you’d have done about { $points } points better.
       *[other] You had { $n } choices. With better ones you’d have done about { $points } points better.
    }
}
review-none = There was nothing to choose in this deal.
review-no-coach = The coach could not look at this deal: its process failed.
review-looking = Looking at choice { $at } of { $of }
# Under the moments: what else was chosen.
review-other-choices = { $n ->
    [one] One other choice
   *[other] { $n } other choices
}
review-try = Try again
review-no-try = Only a card can be tried again, and only where there was a choice
review-show-it = Show it
review-next-moment = Next moment
review-done = Done
review-go-on = Play from here
review-copy = Copy
review-copied = Copied
review-share = Copy or save
# A dialog: three ways to take the position or the game elsewhere.
review-share-text = The position is what your seat knew, with what the coach says about it. The game is every deal with all its cards so far. A saved copy can be opened in this program.
review-share-position = Copy the position
review-share-game = Copy the game as text
review-share-save = Save a copy of the game
# $path is where the copy lies.
review-saved = Saved: { $path }
# In the copied text of a game: the deal, hands, passes, each trick with the player who took it.
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
deal-text-buried = { $name } put away { $cards }
deal-text-drew = { $name } drew { $cards }
deal-text-rest = { $name } took the rest
deal-text-points = { $name } { $points }
deal-text-score = Points: { SERIES($points) }
review-waiting = Not looked at yet
review-no-choice = There was nothing to choose here
# For a screen reader, and on the pill over the hand.
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
# A button, and a page with what one player knew.
review-knows = What could they know?
# For a screen reader: cards in a row.
review-cards = { LIST($cards) }
knows-back = Back to the review
knows-who = Whose knowledge
knows-heading = What could { $name } know?
# Over the matrix: which cards one player could not see; its rows are cards, its columns players.
knows-title = { $n ->
    [one] One card that { $name } could not see
   *[other] { $n } cards that { $name } could not see
}
knows-matrix = { $n } unseen cards
knows-legend = Who may hold it: larger means likelier, a dash never, a tick certainly.
# For a screen reader: in how many of ten deals a card is with a player.
knows-part = { $n } with { $name }
# Where all sample deals agree.
knows-certain = { CAPITAL(CARD($card)) }: certainly with { $name }.
knows-sentence = { CAPITAL(CARD($card)) }: in ten possible deals, { LIST($parts) }.
# Under the matrix: what that player had been told.
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
knows-decided-other = What { $name } chose next
knows-reason-waiting = Coach is thinking…
knows-reason-none = There was nothing to choose.
# The reason is addressed to the player in that seat.
knows-reason = In { $name }’s place the coach says: { $reason }
knows-reason-wrong = That gave away about { $points } points. In { $name }’s place the coach says: { $reason }
knows-show = Show what the others held
knows-waiting = Counting possible deals…
knows-none = With these rules the hidden cards cannot be counted.

review-share-code = Copy as a challenge
review-share-no-code = Only games of one person against the program’s own players, and not too long ones, can be replayed by a friend.
