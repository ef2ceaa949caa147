### The review of a deal that is over: what mattered, what would have been better, and why.
###
### What the arguments are, apart from those of every file (TRANSLATING.md):
### $label: what the coach thinks of a choice
### $half, $gained: whether there is a half, and whether the choices gained points
### $giver, $receiver: two players
### $plays, $taken: cards of a trick, and whether someone took it
### $pledged: whether a pledge was made
### $mine: whether the player takes them
### $cost, $known, $left: points, whether they are known, and tries that are left
### $parts: how many deals each player has the card in
### $reason: a sentence of the coach

## The review: the table as it was, a row of cells under it for each choice, and a panel with
## what mattered. “Choice” is a decision that the player made: a card, a pass, a bid.

# For a screen reader: the arrow that closes the review.
review-back = Back
# The switch between the player’s own view and all hands.
review-view = View
# Only what the player saw then.
review-own-view = Your view
# Everyone’s cards lie open.
review-all-hands = All hands
# The button that plays the trick again.
review-what-happened = Replay trick
# The row of cells under the table, one for each trick and choice before; a cell’s word has at most
# 6 letters.
review-strip = Choices
# A cell before the first trick: what was chosen there.
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
# A cell, and in puzzles the place in the deal.
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
    [great-pass] Great pass
    [close] Too close to call
    [waiting] Not judged yet
   *[none] No choice
}
# How many points a choice cost on average, compared with the best one. $n counts halves of a
# point: 2 is one point; $points is the same as text: 2½.
review-loss = { $n ->
    [0] under 1 point
    [1] under 1 point
    [2] about 1 point
   *[other] about { $points } points
}
# By how many points a great card was better than the next best; $n counts halves of a point.
review-ahead = { $n ->
    [0] under 1 point ahead
    [1] under 1 point ahead
    [2] about 1 point ahead
   *[other] about { $points } points ahead
}
# Under the reason of a moment; $n counts halves of a point.
review-on-average = { $n ->
    [0] Under 1 point on average
    [1] Under 1 point on average
    [2] About 1 point on average
   *[other] About { $points } points on average
}
# Over a moment: the trick, and what the coach thinks of the choice.
review-moment = { $place } · { $label }
# At the right of a moment: what the trick brought the player.
review-this-time = { $points } this time
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
# Under Details, with what the choice cost; $gained: it was better than what the coach would have
# chosen.
review-details-loss = { $gained ->
    [yes] { $points } ± { $error } points better than the coach’s choice, in { $n } sample deals.
   *[no] { $points } ± { $error } points given away, in { $n } sample deals.
}
# Under Details, for a great card.
review-details-great = { $points } ± { $error } points ahead of the next best choice, in { $n } sample deals.
# The arrows beside the cells: one choice on, or one marked choice on; $way is -1 for back.
review-next = { $way ->
    [-1] Previous choice
   *[other] Next choice
}
# A mark is a coloured sign on a cell: a mistake, or a great card.
review-next-mark = { $way ->
    [-1] Previous mark
   *[other] Next mark
}
# Over the panel: how many choices are worth a look. A moment is such a choice; at most three are
# shown.
review-title = { $n ->
    [0] This deal
    [1] One moment
    [2] Two moments
   *[3] Three moments
}
# The same where the player never had a real choice.
review-title-none = This deal
# The same where no choice cost anything.
review-clean = A clean deal
# While the player looks for a better card.
review-find = Find a better card
# Under the title: what the deal brought, and what better choices would have brought.
review-took = { $n ->
    [one] You took one point.
   *[other] You took { $points } points.
}
# The next line: the marked losses together, as an average over sample deals; this deal may have gone better.
# $n counts halves of a point; $gained: no choice is marked as wrong.
review-gave-away = { $gained ->
    [yes] Your choices cost nothing.
   *[no] { $n ->
        [1] On average, your choices cost under 1 point.
        [2] On average, your choices cost about 1 point.
       *[other] On average, your choices cost about { $points } points.
    }
}
# In its place: only one card could be played each time.
review-none = You never had a choice in this deal.
# In its place: the part of the program that judges choices has stopped.
review-no-coach = The coach stopped working, so this deal wasn’t reviewed.
# While the coach judges the choices of the deal one after the other.
review-looking = Judging choice { $at } of { $of }
# Under the moments: what else was chosen.
review-other-choices = { $n ->
    [one] One other choice
   *[other] { $n } other choices
}
# The big button at a mistake: choose again at the table.
review-try = Try again
# Why that button cannot be pressed: a pass or a bid, or only one card was allowed.
review-no-try = You can only retry a card, and only where you had a choice
# The big button meanwhile: give up, show the better card.
review-show-it = Show it
# The big button under the moments. $at is the moment that is shown, 0 for none.
review-next-moment = { $at ->
    [0] First moment
   *[other] Next moment · { $at } of { $of }
}
# The same after the last moment.
review-done = Done
# A button: play the deal on from here, as practice.
review-go-on = Play on
# In passing.
review-copied = Copied
# A button with three dots, and the title of the dialog behind it: what is wanted now and then.
review-more = More
# Button: the cards that this player knew, and the coach’s opinion, go on the clipboard.
review-share-position = Copy the position
# Button: all deals go on the clipboard.
review-share-game = Copy the game as text
# Button: writes a file.
review-share-save = Save a copy of the game
# A button of the dialog “Copy or save”: a code for a friend, who can play the same deals.
review-share-code = Copy as a challenge
# In passing, after it was pressed.
review-share-no-code = Only a game of one person against computer players can be a challenge, and not a very long one.
# $path is where the copy lies.
review-saved = Saved: { $path }

## The copied text of a game: the deal, hands, passes, each trick with the player who took it.
## Cards are short, such as Q♠.

# In the copied text of a game: the deal, hands, passes, each trick with the player who took it.
deal-text-deal = Deal { $n }
# A player’s cards before the pass.
deal-text-hand = { $name }: { $cards }
# Cards left over from the deal.
deal-text-kitty = In the kitty: { $cards }
# The cards that one player passed to another.
deal-text-passed = { $giver } to { $receiver }: { $cards }
# One card of a trick.
deal-text-play = { $name } { $card }
# A trick: its number, its cards as above, and after a dash who took it.
deal-text-trick = { $n }. { SERIES($plays) }{ $taken ->
    [yes] { " " }– { $name }
   *[no] { "" }
}
# In Auction Hearts, where players bid counters.
deal-text-bid = { $name } bid { $n }
# Before play: to promise to take no hearts.
deal-text-pledge = { $name } { $pledged ->
    [yes] pledged to take no hearts
   *[no] didn’t pledge
}
# Cards put away for the kitty.
deal-text-buried = { $name } put away { $cards }
# Cards drawn from the stock.
deal-text-drew = { $name } drew { $cards }
# A claim was accepted.
deal-text-rest = { $name } took the rest
# One player’s points in the deal.
deal-text-points = { $name } { $points }
# The last line; $points are all players, each as the message above.
deal-text-score = Points: { SERIES($points) }

## On the table of the review

# In the pill over the hand: the coach has not judged this choice yet.
review-waiting = Not judged yet
# In the pill: only one card could be played.
review-no-choice = You had no choice here
# For a screen reader: what is on the label over a card of the hand.
review-you-played = { $label }: you played the { CARD($card) }
# For a screen reader, beside the message above.
review-better = The { CARD($card) } is better
# On a label that points at the card itself, some 18 letters at most; $card is a card in signs: K♠.
review-played-here = You played { $card }
# A label on the better card.
review-better-here = Better: { $card }
# Behind it: what the player takes in this trick.
review-result = { $n ->
    [0] no points
    [1] 1 point
   *[other] { $points } points
}
# On the card of the trick that counts most: who takes the trick, with how many points.
review-chip = { $mine ->
    [yes] { $points } for you
   *[no] { $points } for { $name }
}
# In the pill, when the player tries again.
review-prompt = Which card would have been better?
# In the pill: the better card was found.
review-solved = Yes: the { CARD($card) }
# For a screen reader: another card was tried. $known: what it costs is known, $cost is that with
# “points”; $left is how many tries are left.
review-not-solved = { $known ->
    [yes] The { CARD($card) } costs { $cost }; { review-tries-left }
   *[no] Not the { CARD($card) }; { review-tries-left }
}
# In the pill, the same in short: $card is a card in signs, such as K♠.
review-not-solved-here = { $known ->
    [yes] { $card } costs { $cost }; { review-tries-left }
   *[no] Not { $card }; { review-tries-left }
}
# The end of both messages above.
review-tries-left = { $left ->
    [0] no more tries
    [one] one more try
   *[other] { $left } more tries
}
# A line of the copied position.
review-text-hand = Your hand: { LIST($cards) }
# A line of the copied position.
review-text-trick = On the table: { LIST($cards) }
# A button on the score sheet and elsewhere.
review-open = Review
# The same for the deal that lies open.
review-open-deal = Review this deal
# In place of the table.
review-too-small = The window is too small for this table
# The tooltip of “Play from here”.
review-go-on-tip = Play this deal from here as practice; the game itself stays as it is

## A page with what one player could know when a card was played: a grid with a row for each
## unseen card and a column for each player who may hold it, and beside it a panel

# The button that opens it, in the review.
review-knows = What could they know?
# For a screen reader: cards in a row.
review-cards = { LIST($cards) }
# The big button of the page.
knows-back = Back to the review
# For a screen reader: the choice of the player.
knows-who = Whose knowledge
# Over the panel, in large letters.
knows-heading = What could { $name } know?
# Over the matrix: which cards one player could not see; its rows are cards, its columns players.
knows-title = { $n ->
    [one] One card that { $name } couldn’t see
   *[other] { $n } cards that { $name } couldn’t see
}
# For a screen reader: the name of the grid.
knows-matrix = { $n } unseen cards
# Under that: the signs in the grid are discs of different size, a dash and a tick.
knows-legend = Larger dots: more likely. Dash: impossible. Tick: certain.
# For a screen reader: in how many of ten deals a card is with a player.
knows-part = { $n } with { $name ->
    [You] you
   *[other] { $name }
}
# Where all sample deals agree.
knows-certain = { CAPITAL(CARD($card)) }: certainly with { $name ->
    [You] you
   *[other] { $name }
}.
# $parts are as the message before the last: “7 with Rosa and 3 with Ada”.
knows-sentence = { CAPITAL(CARD($card)) }: in ten possible deals, { LIST($parts) }.
# On a column of the grid: how many cards that player holds.
knows-cards = { $n ->
    [one] one card
   *[other] { $n } cards
}
# A column for cards that lie in the kitty or the stock.
knows-nobody = Nobody
# The panel: what that player had been told. Over a row of the player’s cards.
knows-own = { $n ->
    [one] One card in their hand
   *[other] { $n } cards in their hand
}
# A line of the panel.
knows-played = { $n ->
    [0] No card had been played.
    [one] One card had been played.
   *[other] { CAPITAL(WORD($n)) } cards had been played.
}
# Before the cards that this player passed.
knows-passed = Passed:
# Before the cards that this player received.
knows-got = Received:
# Under all that, over the table of chances.
knows-nothing-else = The chances below use only what { $name } had seen.
# The explanation of the line above.
knows-why = No player is ever sent the other hands: if the hidden cards were different, a computer player would do exactly the same.
# Over the coach’s opinion: what this player then did.
knows-decided = { $name } played the { CARD($card) }
# The same for a pass, a bid and the like.
knows-decided-other = What { $name } chose next
# In place of the opinion, for some seconds.
knows-reason-waiting = Coach is thinking…
# In its place: only one card could be played.
knows-reason-none = There was nothing to choose.
# The reason is addressed to the player in that seat.
knows-reason = What the coach would tell { $name }: { $reason }
# The same for a choice that cost points.
knows-reason-wrong = That gave away { review-loss }. What the coach would tell { $name }: { $reason }
# A switch: rings in the grid show who really held each card.
knows-show = Show what the others held
# In place of the grid, for some seconds.
knows-waiting = Counting possible deals…
# In place of the grid.
knows-none = With these rules the hidden cards can’t be counted.

# On the score sheet after a deal: over what to work on.
report-work = What to work on
# Under it, while the coach still looks at the deal.
report-waiting = Coach is thinking…
# In its place: no choice cost anything worth a word.
report-nothing = Nothing stood out. Well played.
# Under it, in larger type, where no habit is known yet.
report-costliest = The choice that cost most
# Under that.
report-habits-later = Play a few more games to see your habits here.
# A button: opens the choice so that it can be tried again.
report-try = Look at it again
# In the next box, beside its title: what the points below are, and what the boxes are for.
report-choose = Points lost on average. Choose a moment to see it.
# In the place of the moments.
report-no-moments = No choice in this deal mattered much.
