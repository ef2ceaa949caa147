### What the rules say no to: options, rules codes, numbers of players, and saved games.
###
### What the arguments are, apart from those of every file (TRANSLATING.md):
### $faces, $face: cards
### $first, $second: two numbers of points
### $nearest: an option spelled nearly alike
### $choices: what is allowed
### $letter, $version: what stands in the code
### $here: the number of players of the table
### $detail: what is wrong
### $expected, $recorded, $part: what the rules say, what the file says, and of what

## Why an option cannot have this value: a sentence under the option in red, or on the command
## line. Each comment names the option that it stands under, as options.ftl calls it. $n, $low,
## $high and $most are numbers; $hand and $size are numbers of cards.

# On the command line, around one of the sentences below. $field is the key of an option, $value
# what was wanted, $why the sentence.
refused = { $field } = { $value }: { $why }
# Under “Players”: as many as wanted cannot play with one pack or two.
refused-players = { $packs ->
    [1] One pack is for { $low } to { $high } players.
   *[other] Two packs are for { $low } to { $high } players.
}
# Under “Cards in hand”: $total is the number of cards there are.
refused-hand-size = { $players } hands of { $size } cards need more than { $total } cards.
# Under “Passes”, for an order that was typed or came in a code.
refused-cycle-length = A cycle has at most { $most } deals.
# Under “May not be passed”: $faces are the only cards that can be named there.
refused-pass-forbid = Only { $faces } can be barred from being passed.
# Under “Special card”. $needs: what stands in the way of the Warren card, a 53rd card that stands
# for the one card left over.
refused-warren = { $needs ->
   *[one_pack] The Warren card needs one pack.
    [no_jokers] The Warren card needs a pack without jokers.
    [no_stock] The Warren card needs a deal without a stock.
    [no_nines] The Warren card needs a game without booster nines.
    [other_lead] The Warren card needs another opening lead, since the two of spades may be its extra card.
}
# Under “Even hands” or “Players”.
refused-uneven = { $total } cards can’t be dealt out evenly to { $players } players.
# Under “Cards in hand”: everyone gets a fixed number, and nothing says what becomes of the rest.
refused-left-over = { $n ->
    [one] { $n } card would be left over, and there is no kitty for it.
   *[other] { $n } cards would be left over, and there is no kitty for them.
}
# Under “Kitty”: a player would take $n cards up into a hand of $hand.
refused-kitty-size = { $n } cards are too many to take up into a hand of { $hand }.
# Under “Drawing”: everything is dealt out.
refused-no-stock = { $players } hands of { $size } leave no stock to draw from.
# Under “Drawing”: everyone draws after each trick, so the stock must come out even.
refused-stock-uneven = A stock of { $n } cards can’t be shared evenly among { $players } players.
# Under “Players”: $n cards a player do not fit on the screen.
refused-hand-too-large = Each player would hold { $n } cards; a hand can hold at most { $most }.
# Under “Passes”: such as “third left” among three players.
refused-no-such-pass = There is no such pass among { $players } players.
# Under “Cards passed”: at least one card must be kept.
refused-pass-count = { $n ->
    [one] A hand of { $hand } can’t pass { $n } card.
   *[other] A hand of { $hand } can’t pass { $n } cards.
}
# Under “Passes”: a scatter or smoosh that moves $n cards.
refused-pass-size = A hand of { $hand } can’t pass { $n } cards.
# Under “Opening lead”: the holder of the two of spades is to lead, but there are none or two.
refused-two-spades = { $n ->
    [0] There is no two of spades in the pack.
   *[other] There are { $n } twos of spades in the pack.
}
# Under “Custom values”: $face is what was typed.
refused-value-face = { $face } isn’t a card that can have a value.
# Under “Custom values”.
refused-value-twice = { $face } has two values.
# Under “Custom values”.
refused-value-range = The value of a card must be from { $low } to { $high }.
# Under “Ace of hearts”.
refused-pip-ace = The ace of hearts can count only { $first } or { $second }.
# Under “Who wins”: highest score, or nearest to zero, with other card values. $values names card
# values, such as Gong Zhu.
refused-score-dir = This needs the card values { $values }.
# Under any option with a number.
refused-range = It must be from { $low } to { $high }.
# Under “Wrap points”: the totals that become zero.
refused-wraps = Enter one to { $n } totals from { $low } to { $high }.
# Under “Stake”: more is paid at a time than anyone has.
refused-stake = { $n ->
    [one] Everyone starts with only { $n } counter.
   *[other] Everyone starts with only { $n } counters.
}
# Under “Counters each”: the game is to end when someone has no counters left.
refused-chips = With a stake of { $n }, that many counters would never run out.
# On the command line, or in a file: an option with a wrong name, and the name that is spelled
# most like it.
refused-no-such-option-but = There is no such option; the nearest is { $nearest }.
# Under any option with choices; $choices are their names in the file.
refused-choice = It can be { LIST($choices, type: "or") }.
# Under “Uneven hands”: with booster nines everyone would play a second card.
refused-some-players-already-play-two = Some players already play two cards to the first trick, so nines can’t extend it.
# Under “Jokers”: “Even hands” wants jokers, and there are none.
refused-way-making-deal-come-out = This makes the hands even by adding jokers, and these rules have none.
# Under “Passes”; a step is the pass of one deal.
refused-least-one-step-if-only = There must be at least one, even if it is a hold.
# Under “Drawing”.
refused-stock-draw-from-booster-nines = A stock to draw from and booster nines don’t go together.
# Under “Drawing”.
refused-all-cards-dealt-out-no = All the cards are dealt out, so there is no stock to draw from.
# Under “Cards passed”.
refused-pass-moves-least-one-card = A pass moves at least one card.
# Under “Opening lead”: the lowest club is to lead.
refused-perhaps-nobody-dealt-club = It can happen that nobody is dealt a club.
# Under “Opening lead”, with two packs.
refused-can-be-two-lowest-clubs = There can be two lowest clubs.
# Under “Card values”: the suit that costs is named by a bidder, but there is no auction.
refused-nobody-bids-right-name-penalty = Nobody bids for the right to name the penalty suit.
# Under “Auction”: “Card values” must be “Suit named by the bidder”.
refused-highest-bidder-names-penalty-suit = The highest bidder names the penalty suit, so the card values must follow it.
# Under “Jokers”: a marked joker belongs to a suit; more than two would be needed.
refused-only-two-marked-jokers-one = There are only two marked jokers, one for clubs and one for diamonds.
# Under “Passes”, for “charge or smoosh”.
refused-pass-depends-on-charged-cards = This pass depends on charged cards, and no cards are charged.
# Under “Opening lead”.
refused-two-spades-may-be-among = The two of spades may be among the cards that nobody is dealt.
# Under “Opening lead”, for “highest bidder”.
refused-nobody-bids-game = Nobody bids in this game.
# Under “Bonus card”.
refused-taking-points-off-no-bonus = Taking points off is no bonus where the highest score wins.
# Under “Custom values”: every card was set to zero or less.
refused-no-card-cost-anything = No card would cost anything.
# Under “Shooting the moon”.
refused-few-penalty-cards-one-player = There are so few penalty cards that one player would often take them all.
# Under “Shooting the sun”, for “double for the player who passed”.
refused-punishes-player-who-passed-shooter = It punishes the player who passed to the shooter, and no pass goes to one player.
# Under “End of the game”: bonuses outweigh what the cards cost.
refused-many-points-taken-off-perhaps = So much is taken off that the game might never end.
# Under “Who wins”, with Gong Zhu.
refused-card-values-count-upward-highest = These card values count upward: the highest score wins.
# Under “Who wins”, with Complex Hearts.
refused-card-values-give-complex-numbers = These card values give complex numbers: the score nearest to zero wins.
# Under “Custom values”.
refused-suit-named-by-bidder-decides = The suit named by the bidder decides what each card counts.
# Under “Shooting the moon”, for “as the card values say”.
refused-card-values-say-nothing-about = These card values say nothing about taking all the hearts.
# Under “Shooting the moon”, for “add to the other side”.
refused-no-sides = Without partners there are no sides.
# Under “Shooting the moon”.
refused-partners-moon-adds-other-side = With partners, a moon adds to the other side or is taken off the shooter’s own.
# Under “Shooting the moon”.
refused-complex-hearts-moon-added-others = In Complex Hearts a moon is added to the others or taken off the shooter’s own score.
# Under “End of the game”, for “out of counters”.
refused-counters-can-only-end-game = Running out of counters can only end a game that counters decide.
# Under “End of the game”, for a score.
refused-only-counters-decide-game-no = Only counters decide this game, so no score ends it.
# Under “Stakes”, where “Who wins” is “most counters”.
refused-no-counters-change-hands-they = No counters change hands, so they can’t decide the game.
# Under “Stakes”, for “most hearts pays”.
refused-player-most-hearts-pays-two = The player with the most hearts pays two others: it is for three players.
# Under “Stakes”, with an auction; the pool holds the counters that are paid in.
refused-highest-bidder-pays-bid-into = The highest bidder pays the bid into a pool, and there is none.
# Under “Stakes”.
refused-payment-games-lowest-score-wins = This payment is for games in which the lowest score wins.
# Under “Wager”, where “Places” is “winner only”.
refused-wager-paid-by-places-only = The wager is paid by place, and here only the winner is placed.
# Under “Partners”.
refused-partners-need-least-four-players = Partners need at least four players.
# Under “Partners”.
refused-partners-sit-opposite-each-other = Partners sit opposite each other, so the number of players must be even.
# Under “Partners”: a side is two partners.
refused-counters-go-single-players-not = Counters go to single players, not to sides.
# For rules in a file or on the command line: what stands there is no number; in the next ones it
# is not what it should be either.
refused-whole-number = This must be a whole number.
# An option such as “passes” that has several values.
refused-list = This must be a list.
# One of these values.
refused-does-not-belong-list = This doesn’t belong in the list.
# An option that is a switch.
refused-either-on-or-off = This must be either on or off.
# An option with a name that is like none.
refused-no-such-option = There is no such option.
# A switch in a file, where it is written “true” or “false”.
refused-either-true-or-false = This must be either true or false.

## Why an option has no effect with the other rules: a sentence under the option, which is grey.
## The option is named as options.ftl calls it.

# Under all options about the moon, where “Shooting the moon” is “nothing”.
irrelevant-all-penalty-cards-one-hand = Taking all the penalty cards has no special effect.
# Under options about points.
irrelevant-only-counters-decide-game-not = Only counters decide this game, not points.
# Under “Moon value”: the moon has no value of its own.
irrelevant-shooter-own-points-change-their = The shooter’s own points change sign.
# Under “Moon value”.
irrelevant-totals-cleared-or-doubled-whatever = Totals are cleared or doubled, whatever the deal was worth.
# Under “Shooting the moon” and others about it, with Gong Zhu.
irrelevant-card-values-already-reward-taking = The card values already reward taking all the hearts.
# Under “Choice from”.
irrelevant-no-score-switches-guard-on = The moon guard doesn’t depend on a total.
# Under “Sign for each opponent”: what a moon does adds nothing to them.
irrelevant-nothing-added-others = Nothing is added to the others.
# Under “Both ways”.
irrelevant-no-score-ends-game = No score ends the game.
# Under “Charging”.
irrelevant-none-cards-can-be-charged = None of the cards that can be charged counts anything.
# Under “Leading a joker”.
irrelevant-no-jokers-pack = There are no jokers in the pack.
# Under “Cards in hand”.
irrelevant-warren-card-needs-whole-pack = The Warren card needs the whole pack dealt out except one card.
# Under “Kitty” and “Uneven hands”.
irrelevant-card-left-over-belongs-holder = The card left over belongs to the holder of the Warren card.
# Under “Kitty”.
irrelevant-cards-left-over-stock-draw = The cards left over are the stock to draw from.
# Under “Kitty”, with uneven hands.
irrelevant-every-card-dealt-player = Every card is dealt to a player.
# Under “Kitty”.
irrelevant-no-card-left-over-from = No card is left over from the deal.
# Under “Cards put away”.
irrelevant-nobody-swaps-cards-kitty = Nobody swaps cards with a kitty.
# Under “Uneven hands”.
irrelevant-every-hand-has-same-fixed = Every hand has the same fixed size.
# Under “Uneven hands”.
irrelevant-cards-go-round-evenly = The cards can be dealt out evenly.
# Under “Following with Warren” and “Warren left over”.
irrelevant-no-warren-card = There is no Warren card.
# Under “Direction” (clockwise or not).
irrelevant-two-players-always-take-turns = Two players always take turns.
# Under “Cards passed” and “Pass along”: there are only holds, scatters and smooshes.
irrelevant-no-pass-goes-one-other = No pass goes to one other player.
# Under “May not be passed”.
irrelevant-no-cards-passed = No cards are passed.
# Under “Only penalty cards”.
irrelevant-penalty-cards-may-fall-on = Penalty cards may be played to the first trick.
# Under options about breaking hearts.
irrelevant-hearts-may-always-be-led = Hearts may always be led.
# Under “Leading unbroken hearts”: hearts and penalty cards are the same there.
irrelevant-only-hearts-penalty-cards = Only hearts are penalty cards.
# Under “Equal cards” and “Cancelled last trick”.
irrelevant-no-equal-cards-one-pack = There are no equal cards in one pack.
# Under “Cancelled last trick”.
irrelevant-equal-cards-do-not-cancel = Equal cards don’t cancel each other.
# Under “Claims”: who knows what is to come?
irrelevant-nobody-knows-cards-stock = Nobody knows the cards of the stock.
# Under “Court cards” and “Ace of hearts”. Point-Count is the name of card values.
irrelevant-card-values-not-point-count = These card values aren’t Point-Count.
# Under “Bonus value”.
irrelevant-no-bonus-card = There is no bonus card.
# Under “No trick taken”, “Points for tricks” and “Pledge”.
irrelevant-highest-score-wins-here-nothing = The highest score wins here, so nothing is taken off or added for this.
# Under “Below zero” and “Bonus in a moon”.
irrelevant-no-card-takes-points-off = No card takes points off.
# Under “No-trick bonus in a moon”.
irrelevant-taking-no-trick-earns-nothing = Taking no trick earns nothing.
# Under “Good pig”.
irrelevant-card-values-not-gong-zhu = The card values aren’t Gong Zhu’s.
# Under “Moon value”, with Complex Hearts.
irrelevant-card-values-fix-amount = These card values fix the amount.
# Under “Moon guard”.
irrelevant-points-not-simply-added-others = Points aren’t simply added to the others.
# Under “Bonus in a moon”: the moon is worth the shooter’s own hand.
irrelevant-amount-already-holds-bonus-cards = The amount already includes the bonus cards.
# Under “Sign for each opponent”.
irrelevant-card-values-not-those-complex = The card values aren’t those of Complex Hearts.
# Under “Shooting the sun”, with Gong Zhu and Complex Hearts.
irrelevant-card-values-have-no-sun = With these card values there is no sun.
# Under “Shooting the sun”.
irrelevant-partners-take-their-tricks-together = Partners take their tricks together.
# Under “Limit” and “Ties”.
irrelevant-counters-end-game = The counters end the game.
# Under “Both ways”: only the lowest score, or the one nearest to zero, wins.
irrelevant-totals-only-count-one-way = Totals only count one way here.
# Under “Jumping totals” and “Staying put”, where the highest score wins.
irrelevant-scores-do-not-pass-through = Scores never land on such totals here.
# Under “Wrap points”.
irrelevant-totals-do-not-jump-back = Totals don’t drop back to zero.
# Under “Arrival counts”.
irrelevant-no-total-wins-by-itself = No total wins by itself.
# Under “Stake”.
irrelevant-nothing-played = There are no stakes.
# Under “Counters each”: payment comes at the end of the game.
irrelevant-no-counters-change-hands-after = No counters change hands after a deal.
# Under “Wager”.
irrelevant-no-wager = There is no wager.
# Under “Partners’ moon”.
irrelevant-everyone-plays-alone = Everyone plays alone.
# Under “Charging”, with an auction.
irrelevant-penalty-suit-named-after-cards = The penalty suit is named only after cards are charged.
# Under “Below zero”, where another score than the lowest wins.
irrelevant-scores-may-fall-below-zero = Scores may fall below zero here.

## Why what was pasted is not a rules code (a whole set of rules in letters and digits, beginning
## with H1): a sentence under the field, or on the command line

# Much more text than any code has.
code-too-long = This is too long for a code.
# It does not begin with H1.
code-none = This isn’t a rules code: those begin with H1.
# Some letters, such as O, are never used, because they look like digits.
code-letter = There is no { $letter } in a rules code: a letter was mistyped.
# Only the first letters of a code.
code-too-short = The code is too short: its end is missing.
# A check over all letters fails.
code-mistyped = The code was mistyped, or a part of it is missing.
# $version is the digit after the H.
code-version = The code was made by another version of the game (H{ $version }, not H1).
# The check is right, but the contents are not.
code-damaged = The code is damaged: part of it is missing.
# A friend’s code, where this table cannot have as many players as it.
code-players = The code is for { $here } players, not { $players }.
# $why is one of the refused messages.
code-rules = The rules in this code can’t be played: { $why }

## Why a rule set does not fit a number of players. $name is the rule set.

# $sizes: the numbers of players that the rule set is for, where they are not all from $low to $high.
impossible-table = { $name } is for { LIST($sizes, type: "or") } players, not { $players }.
# The same for an unbroken range of numbers.
impossible-table-range = { $name } is for { $low } to { $high } players, not { $players }.

## What is wrong with a saved game: after “game.hearts, line 3: ”, without a full stop. A saved
## game has one line of text for each event.

# The line does not have the form of any event.
log-no-record = this isn’t part of a game
# The first line is not that of a saved game.
log-no-game = this isn’t a saved game of Hearts
# The first line has a higher version number.
log-newer = written by a newer version of Hearts; update to open it
# The text from which all cards follow.
log-seed = the seed isn’t text
# The player’s cut of the pack, beside the seed.
log-cut = how the pack was cut can’t be read
# The first line names rules and who sits where.
log-seats = the rules or the seats are damaged
# $name is the English name of a part of the first line.
log-missing = { $name } is missing
# Only a sentence of the rules: one of the refused messages. Nothing to translate.
log-rules = { $why }
# Each line has a check sum, and it is another one.
log-line-changed = the line was changed after it was written
# The line is no text at all.
log-not-readable = not readable
# All lines are sound, but no choice is possible after them.
log-stuck = the game can’t continue from here
# The last line is incomplete.
log-torn = the line breaks off
# There is no line.
log-empty = the file is empty
# $detail is technical and in English. Nothing to translate.
log-wrong = { $detail }
# $event is the name of an event in the file.
log-misfit = { $event } doesn’t fit here
# What the file says and what the rules say, for the first thing that differs.
log-differs = line { $line }, deal { $deal }: { $part ->
    [totals] the totals are
    [points] the points are
    [hands] the hands are
    [e] the event is
   *[other] { $part } is
} { $recorded } in the file, but { $expected } by the rules
# A line takes choices back to event $n, which there is not.
log-undo = can’t go back to event { $n }
