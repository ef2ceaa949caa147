### The score sheet, its chart, and what is told of a finished game.
###
### What the arguments are, apart from those of every file (TRANSLATING.md):
### $moon: a moon or a sun
### $end, $limit: how the game ends, and at which number
### $stand: how a player stands
### $side: the letter of a side
### $shown: whether cards are named
### $gain, $stock: counters won or lost, and those that are left
### $caption, $tiles: words under a number, and several such pairs
### $counters: whether counters decide the game
### $placed: whether places count
### $remarks: what there is to say of a player
### $amount: counters
### $level: the strength of a computer player
### $code, $seed, $cut, $drawn: the code of the cards, the number behind it, the player’s cut, the
###   number drawn
### $beaten: how many others did worse
### $took: points that a player took
### $rating, $change: a rating, and by how much it changed

## The table of the sheet

# Heads of narrow columns, at most six letters: the number of the deal, which way cards are passed.
sheet-column-deal = Deal
# The second head: which way cards were passed.
sheet-column-pass = Pass
# Under the totals: how you stand to the best of the others, and what the player with the most has
# left until the game ends. $first is one name or more, $last a name; $mine: the last one is you.
sheet-race = { $way ->
    [behind] You are { $n } behind { $first }
    [ahead] You are { $n } ahead of { $first }
   *[level] You are level with { $first }
}, { $mine ->
    [yes] with { $left } to go before you end the game.
   *[no] with { $left } to go before { $last } ends the game.
}
# Before the totals at the foot of the table.
sheet-total = Total
# For a screen reader and over the lines of one number: whose it is, and of which deal.
sheet-cell = { $name }, deal { $n }
# In a cell beside a moon or a sun, or before it in copied text.
sheet-moon = { $moon ->
    [sun] Sun
   *[moon] Moon
}
# In copied text and for a screen reader: the moon before the score.
sheet-moon-score = { sheet-moon } { $score }
# The same after the score.
sheet-score-moon = { $score } { sheet-moon }

# Over the table.
sheet-subtitle = { sheet-played } { $end ->
   *[reach] The game ends at { $limit }, and { ending-best }.
    [exceed] The game ends above { $limit }, and { ending-best }.
    [deals] { $limit ->
        [one] The game has { WORD($limit) } deal, and { ending-best }.
       *[other] The game has { WORD($limit) } deals, and { ending-best }.
    }
    [time] The game ends after { $limit } minutes, and { ending-best }.
    [chips] The game ends when someone is out of counters, and { ending-best }.
}
# The same where there is little room.
sheet-brief = { sheet-played } { $end ->
   *[reach] The game ends at { $limit }.
    [exceed] The game ends above { $limit }.
    [deals] { $limit ->
        [one] The game has { WORD($limit) } deal.
       *[other] The game has { WORD($limit) } deals.
    }
    [time] The game ends after { $limit } minutes.
    [chips] The game ends when someone is out of counters.
}
# The first sentence of both.
sheet-played = { $deals ->
    [one] { CAPITAL(WORD($deals)) } deal played.
   *[other] { CAPITAL(WORD($deals)) } deals played.
}

# Under a total, in a narrow column; $left is what is missing to the end of the game.
sheet-note = { $stand ->
    [winner] Winner
    [tied-first] Tied first
    [leading] Leading
    [tied-lead] Joint lead
    [close] { PLACE($place) }, { $left } to go
   *[behind] { PLACE($place) }
}
# The same where partners share a total: the letter of their side, and its total.
sheet-note-of-side = { $stand ->
    [winner] { $side } { $total }, winner
    [tied-first] { $side } { $total }, tied first
    [leading] { $side } { $total }, leading
    [tied-lead] { $side } { $total }, joint lead
    [close] { $side } { $total }, { PLACE($place) }, { $left } to go
   *[behind] { $side } { $total }, { PLACE($place) }
}

## What a number is made of

# One line: what counted, perhaps which cards, how much.
sheet-line = { $shown ->
    [yes] { sheet-line-kind } { $cards }: { SIGNED($score) }
   *[no] { sheet-line-kind }: { SIGNED($score) }
}
# What such a line counts.
sheet-line-kind = { $kind ->
   *[cards] Cards
    [hearts] Hearts
    [multiplier] Modified by
    [bonus] Bonus
    [floor] Not below zero
    [moon] Moon
    [sun] Sun
    [no_trick] No trick taken
    [tricks] Tricks
    [pledge] Pledge
    [partner] Partner
}
# A card in such a line: "Q♠".
sheet-card = { $kind ->
   *[card] { rank-short }{ sheet-suit }
    [joker] { rank-short }
    [suit-joker] { rank-short }
    [warren] { rank-short }
}
# The sign of a suit in that line. Stays as it is.
sheet-suit = { $suit ->
    [clubs] ♣
    [diamonds] ♦
    [spades] ♠
   *[hearts] ♥
}
# Where a player’s deal counts nothing.
sheet-nothing = Nothing that counts
# What the settlement of a deal gave, and what the player has then.
sheet-counters = Counters: { SIGNED($gain) }, now { $stock }
# Where the rules let totals jump.
sheet-jumped = The total jumped to { $total }
# The strength as which a computer player played this deal, where that changes from deal to deal.
sheet-played-as = Played as: { $level }

## The chart

# Under the numbers of the deals.
sheet-chart-deals = Deal
# Along the line of the score that ends the game.
sheet-chart-end = Game ends

## Numbers with captions: the number stands over the caption

# For a screen reader: the number and its caption, then all of them.
sheet-tile = { $value } { $caption }
# All tiles, one after the other.
sheet-tiles = { SERIES($tiles, joint: "list-more") }
# Under a number: the best total, in a game that goes on or is over.
sheet-tile-best = { $score ->
   *[low] lowest total
    [high] highest total
    [magnitude] nearest to zero
    [counters] best total
}
# Under a number: how often you took her in this game.
sheet-tile-queens = { $n ->
    [one] queen of spades taken
   *[other] queens of spades taken
}
# Under a number: tricks you took.
sheet-tile-tricks = { $n ->
    [one] trick taken
   *[other] tricks taken
}
# Under a number: deals in which you took no points.
sheet-tile-clean = { $n ->
    [one] deal without points
   *[other] deals without points
}
# Under a number: counters that were paid in and that nobody has won yet.
sheet-tile-pool = counters in the pool
# Under a number, at the end of a game: how far ahead the winner was.
sheet-tile-margin = { $counters ->
    [yes] { $n ->
        [one] counter between first and second
       *[other] counters between first and second
    }
   *[no] { $n ->
        [one] point between first and second
       *[other] points between first and second
    }
}
# $who: several players shot moons, you did, or the one with this name.
sheet-tile-moons = { $n ->
    [one] { $who ->
       *[several] moon shot
        [you] moon shot by you
        [other] moon shot by { $name }
    }
   *[other] { $who ->
       *[several] moons shot
        [you] moons shot by you
        [other] moons shot by { $name }
    }
}
# Under a number: who took the queen of spades most often.
sheet-tile-most-queens = { $who ->
    [you] queens of spades for you
   *[other] queens of spades for { $name }
}
# Under a number of points: the worst deal of the game.
sheet-tile-dearest = { $who ->
    [you] the most in one deal, for you
   *[other] the most in one deal, for { $name }
}
# Under a number: how often another player came to the front.
sheet-tile-lead = { $n ->
    [one] lead change
   *[other] lead changes
}

## The final table

# For a screen reader: the place, where it counts, the name and the total.
sheet-standing = { $placed ->
    [yes] { PLACE($place) } { $name } { $total }
   *[no] { $name } { $total }
}
# For a screen reader: the winners.
sheet-winners = { SERIES($names, joint: "list-more") }
# Under a player's name: what there is to say, the most important first.
sheet-remarks = { CAPITAL(SERIES($remarks, joint: "list-more")) }
# Such remarks: what the settlement gives or takes, what the player did in the game.
sheet-paid = { $way ->
   *[nothing] pays nothing
    [receives] receives { $amount }
    [pays] pays { $amount }
}
# Shot in this game.
sheet-deed-moons = { $n ->
    [one] { WORD($n) } moon
   *[other] { WORD($n) } moons
}
# Queens of spades taken.
sheet-deed-queens = { $n ->
    [one] { WORD($n) } queen
   *[other] { WORD($n) } queens
}
# A deal in which this player took nothing.
sheet-deed-clean = { $n ->
    [one] { WORD($n) } deal without points
   *[other] { WORD($n) } deals without points
}

# Over the final table, in large letters: who won. $names are all winners.
sheet-won = { $n ->
    [one] { LIST($names) } wins
   *[other] { LIST($names) } win
}
# The same where you are among them; $n counts the others.
sheet-won-by-you = { $n ->
    [0] You win
   *[other] You and { LIST($names) } win
}

# Under it: why the game is over. $n is the number of deals.
sheet-over-deals = { $n ->
    [one] Game over after one deal.
    [2] Game over after both deals.
   *[other] Game over after all { WORD($n) } deals.
}
# A game that ends after some minutes.
sheet-over-time = { $n ->
    [one] Time is up after { WORD($n) } deal.
   *[other] Time is up after { WORD($n) } deals.
}
# A game that ends when someone has no counters left.
sheet-over-chips = { $n ->
    [one] After { WORD($n) } deal someone is out of counters.
   *[other] After { WORD($n) } deals someone is out of counters.
}
# A player stayed on one total for several deals, which wins in some rule sets.
sheet-over-special = { $n ->
    [one] After { WORD($n) } deal a total stayed put long enough to win.
   *[other] After { WORD($n) } deals a total stayed put long enough to win.
}
# $who: nobody by themselves, you alone, one player, or several, you among them or not, in $names;
# $past says whether the score had to be passed or only reached.
sheet-over-score = { $n ->
    [one] After { WORD($n) } deal { sheet-over-who } { sheet-over-did } { $limit }.
   *[other] After { WORD($n) } deals { sheet-over-who } { sheet-over-did } { $limit }.
}
# A part of the message above.
sheet-over-who = { $who ->
    [nobody] one side
    [you] you
    [one] { LIST($names) }
    [you-too] { LIST($names) }
   *[several] { LIST($names) }
}
# A part of it, before the number.
sheet-over-did = { $past ->
    [yes] passed
   *[no] reached
}
# You in the list of those who came so far.
sheet-you = you

## Fair deals: a dialog on the game’s menu and at its end

# Its title, and the entry in the menu.
sheet-fair-title = Were the deals fair?
# Its first paragraph, at the end of a game.
sheet-fair-what = The cards of this game were fixed before the first deal: nobody could change them afterwards. As proof, the game menu showed a code throughout. It belongs to these cards alone; now that the game is over, you can check that.
# A button: unfolds the sentences below.
sheet-fair-verify = Show the proof
# A button: the code, or what the check said.
sheet-fair-code = Fair deal code
# The same button when all is well.
sheet-fair-checked = Fair deals: checked
# The same button when it is not.
sheet-fair-failed = Fair deals: check failed
# The proof, in sentences.
sheet-fair-fixed = Before the first deal a number was drawn for this game, and this code was made from it: { $code }.
# In place of the number during a game.
sheet-fair-open = Once the game is over, the number that was drawn is shown as well.
# The number, which only now is shown.
sheet-fair-seed = The number, or seed, from which all cards of this game follow: { $seed }.
# $cut is the text that cut the pack.
sheet-fair-cut = You cut the pack with “{ $cut }”.
# In place of the number, where the player cut the pack.
sheet-fair-drawn = The number that had been drawn before you cut: { $drawn }. All cards of this game follow from it and from your cut.
# Copied text: lines with the numbers, to keep. This one is the number before the cut.
sheet-fair-copied-drawn = Drawn before the cut: { $drawn }
# The player’s cut.
sheet-fair-copied-cut = Cut: { $cut }
# The last sentence: what the check says.
sheet-fair-kept = The number gives exactly that code: no deal was changed after the code was shown.
# The last sentence when something is wrong; it should never be seen.
sheet-fair-broken = The number gives another code: these deals aren’t the ones that were fixed.
# Copied text, two lines.
sheet-fair-copied-seed = Seed: { $seed }
# The last line.
sheet-fair-copied-code = Fair deal code: { $code }

## Luck and play: a panel on the score sheet. This deal is compared with how six computer players
## played it with the same cards: what they took is what the cards were worth, the rest is the
## player’s own doing.

# The title of the panel.
luck-title = This deal
# The choice between this deal and all deals so far.
luck-switch = What is shown
# The first choice of the switch.
luck-this-deal = This deal
# Beside two other choices in a narrow row: the chart of the totals.
luck-totals = Totals
# Under the number of points that you took, in large figures.
luck-points = { $n ->
    [one] point
   *[other] points
}
# The same where scores are complex numbers.
luck-distance = from zero
# Over the sentences: how the deal went all in all.
luck-verdict = { $way ->
    [helped] A good deal
    [cost] A costly deal
   *[even] An average deal
}
# Under the player’s own dot on the axis.
luck-you = you
# How many points; $n counts halves of a point, $points is the same as text: 2½.
luck-about = { $n ->
    [1] half a point
    [2] 1 point
   *[other] { $points } points
}
# Under the axis with a ring for each of the $n others: they took $field on average.
luck-field = { WORD($n) } others with your cards: { $field } on average
# A sentence: what the cards were worth, compared with all seats. $much: by more than 2½ points.
luck-deal = { $way ->
    [helped] { $much ->
        [yes] Good cards saved about { luck-about }.
       *[no] Slightly lucky cards saved about { luck-about }.
    }
    [cost] { $much ->
        [yes] Bad cards cost about { luck-about }.
       *[no] Slightly unlucky cards cost about { luck-about }.
    }
   *[even] Your cards were neither good nor bad.
}
# The next sentence: what you made of them, compared with the six.
luck-play = { $way ->
    [helped] Against the six, your play saved about { luck-about }.
    [cost] Against the six, your play cost about { luck-about }.
   *[even] You played about as well as the six others.
}
# Who sits in the other seats in that comparison: computer players.
luck-company = In the other seats: { LIST($names) }.
# All deals of the game so far; $parts are the next two messages.
luck-so-far = So far, over { $n } deals: { LIST($parts) }.
# The first part.
luck-sum-deal = { $way ->
    [helped] luck saved { $points }
    [cost] luck cost { $points }
   *[even] luck was even
}
# The second part.
luck-sum-play = { $way ->
    [helped] play saved { $points }
    [cost] play cost { $points }
   *[even] play was even
}
# In place of the picture, for some seconds.
luck-waiting = Others are playing your cards…
# In its place, in a practice game.
luck-practice = Practice: a game with a hint or a take-back doesn’t count in your statistics or your rating.
# In its place.
luck-failed = Others couldn’t play this deal to its end, so there is no comparison.
# A button, and the title of what it opens.
luck-more = What each of them took
# The title of what it opens.
luck-others = The same deal by others
# A line there: one of the six players, and you.
luck-other = { $name }: { $points }
# Your own line there.
luck-mine = You: { $points }
# Over the lines of the other seats.
luck-table = Every seat’s cards, played by the same six:
# A line under it: what the six took in that seat, and what its player took.
luck-seat = { $name }: { $field } on average, { $took } taken
# The last paragraph there: how it is counted. Club player, Strong and so on are the strengths in
# players.ftl.
luck-how = Six computer players of three levels have played your cards in your seat, and the cards of all other seats as well. Around them sat your opponents, at the same levels and in the same order; but Strong replaced Expert and Grandmaster, which would take too long, and a Club player replaced other people. Your luck: what they took in your seat, compared with what they took in all seats. Your play: what you took, compared with what they took with your cards.

# At the end of a game: the new rating and by how much it changed.
end-screen-rating = Rating { $rating } ({ SIGNED($change) })
# Under the final table: a choice of the game that the coach noticed, and where it was.
end-moment = { $kind ->
    [best] Best moment
    [other] Another costly moment
   *[worst] Worst moment
}
# Under “Best moment”: where in the game it was.
end-moment-where = deal { $deal }, { $trick ->
    [0] before the first trick
   *[other] trick { $trick }
}
# Over one of them: the card that the player played.
end-moment-played = You played the { CARD($card) }
# On the card beside it that would have been better: a small tag.
end-moment-better = Better
