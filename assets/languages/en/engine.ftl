### What the rules say no to: options, rules codes, numbers of players, and saved games.
###
### What the arguments are, beside those of every file (TRANSLATING.md):
### $faces, $face: cards
### $first, $second: two numbers of points
### $nearest: an option spelled nearly alike
### $choices: what is allowed
### $letter, $version: what stands in the code
### $here: the number of players of the table
### $detail: what is wrong
### $expected, $recorded, $part: what the rules say, what the file says, and of what

## Why an option cannot have this value: a sentence under the option, or on the command line.
## $n, $low, $high and $most are numbers; $hand and $size are numbers of cards.

# $field is the key of an option, $value what was wanted, $why one of the next messages.
refused = { $field } = { $value }: { $why }
refused-players = { $packs ->
    [1] One pack serves { $low } to { $high } players.
   *[other] Two packs serve { $low } to { $high } players.
}
refused-hand-size = { $players } hands of { $size } cards need more than { $total } cards.
refused-cycle-length = A cycle has at most { $most } deals.
refused-pass-forbid = Only { $faces } can be barred from being passed.
# $needs: what stands in the way of the Warren card.
refused-warren = { $needs ->
   *[one_pack] The Warren card needs one pack.
    [no_jokers] The Warren card needs a pack without jokers.
    [no_stock] The Warren card needs a deal without a stock.
    [no_nines] The Warren card needs a game without booster nines.
    [other_lead] The Warren card needs another opening lead, since the two of spades may be its extra card.
}
refused-uneven = { $total } cards cannot be dealt out evenly to { $players } players.
refused-left-over = { $n } cards would be left over, and there is no kitty for them.
refused-kitty-size = { $n } cards are too many to take up into a hand of { $hand }.
refused-no-stock = { $players } hands of { $size } leave no stock to draw from.
refused-stock-uneven = A stock of { $n } cards does not last equally long for { $players } players.
refused-hand-too-large = Each would hold { $n } cards; { $most } is the most that a hand can hold.
refused-no-such-pass = There is no such pass among { $players } players.
refused-pass-count = A hand of { $hand } cannot pass { $n } cards.
refused-pass-size = A hand of { $hand } cannot pass { $n } cards.
refused-two-spades = There are { $n } twos of spades in the pack.
refused-value-face = { $face } is not a card that can have a value.
refused-value-twice = { $face } has two values.
refused-value-range = The value of a card must be from { $low } to { $high }.
refused-pip-ace = The ace of hearts can count only { $first } or { $second }.
# $values names card values, such as Gong Zhu.
refused-score-dir = Only the card values { $values } are counted this way.
refused-range = It must be from { $low } to { $high }.
refused-wraps = Enter one to { $n } totals from { $low } to { $high }.
refused-stake = Everyone starts with only { $n } counters.
refused-chips = With a stake of { $n }, that many counters would never run out.
refused-no-such-option-but = There is no such option; the nearest is { $nearest }.
refused-choice = It can be { LIST($choices, type: "or") }.
refused-some-players-already-play-two = Some players already play two cards to the first trick, so nines cannot extend it.
refused-way-making-deal-come-out = This way of making the hands even adds jokers to the pack.
refused-least-one-step-if-only = There must be at least one, even if it is a hold.
refused-stock-draw-from-booster-nines = A stock to draw from and booster nines do not go together.
refused-all-cards-dealt-out-no = All the cards are dealt out, so there is no stock to draw from.
refused-pass-moves-least-one-card = A pass moves at least one card.
refused-perhaps-nobody-dealt-club = It can happen that nobody is dealt a club.
refused-can-be-two-lowest-clubs = There can be two lowest clubs.
refused-nobody-bids-right-name-penalty = Nobody bids for the right to name the penalty suit.
refused-highest-bidder-names-penalty-suit = The highest bidder names the penalty suit, so the card values must follow it.
refused-only-two-marked-jokers-one = There are only two marked jokers, one for clubs and one for diamonds.
refused-pass-depends-on-charged-cards = This pass depends on charged cards, and no cards are charged.
refused-two-spades-may-be-among = The two of spades may be among the cards that nobody is dealt.
refused-nobody-bids-game = Nobody bids in this game.
refused-taking-points-off-no-bonus = Taking points off is no bonus where the highest score wins.
refused-no-card-cost-anything = No card would cost anything.
refused-few-penalty-cards-one-player = There are so few penalty cards that one player would often take them all.
refused-punishes-player-who-passed-shooter = It punishes the player who passed to the shooter, and no pass goes to one player.
refused-many-points-taken-off-perhaps = So much is taken off that the game might never end.
refused-card-values-count-upward-highest = These card values count upward: the highest score wins.
refused-card-values-give-complex-numbers = These card values give complex numbers: the score nearest to zero wins.
refused-suit-named-by-bidder-decides = The suit named by the bidder decides what each card counts.
refused-card-values-say-nothing-about = These card values say nothing about taking all the hearts.
refused-no-sides = Without partners there are no sides.
refused-partners-moon-adds-other-side = With partners, a moon adds to the other side or is taken off the shooter’s own.
refused-complex-hearts-moon-added-others = In Complex Hearts a moon is added to the others or taken off the shooter’s own score.
refused-counters-can-only-end-game = Counters can only end a game that counters decide.
refused-only-counters-decide-game-no = Only counters decide this game, so no score ends it.
refused-no-counters-change-hands-they = No counters change hands, so they cannot decide the game.
refused-player-most-hearts-pays-two = The player with the most hearts pays two others: it is for three players.
refused-highest-bidder-pays-bid-into = The highest bidder pays the bid into a pool, and there is none.
refused-payment-games-lowest-score-wins = This payment is for games in which the lowest score wins.
refused-wager-paid-by-places-only = The wager is paid by place, and here only the winner is placed.
refused-partners-need-least-four-players = Partners need at least four players.
refused-partners-sit-opposite-each-other = Partners sit opposite each other, so the number of players must be even.
refused-counters-go-single-players-not = Counters go to single players, not to sides.
refused-whole-number = This must be a whole number.
refused-list = This must be a list.
refused-does-not-belong-list = This does not belong in the list.
refused-either-on-or-off = This must be either on or off.
refused-no-such-option = There is no such option.
refused-either-true-or-false = This must be either true or false.

## Why an option has no effect with the other rules: a sentence under the option, which is grey

irrelevant-all-penalty-cards-one-hand = Taking all the penalty cards has no special effect.
irrelevant-only-counters-decide-game-not = Only counters decide this game, not points.
irrelevant-shooter-own-points-change-their = The shooter’s own points change sign.
irrelevant-totals-cleared-or-doubled-whatever = Totals are cleared or doubled, whatever the deal was worth.
irrelevant-card-values-already-reward-taking = The card values already reward taking all the hearts.
irrelevant-no-score-switches-guard-on = The moon guard does not depend on a total.
irrelevant-nothing-added-others = Nothing is added to the others.
irrelevant-no-score-ends-game = No score ends the game.
irrelevant-none-cards-can-be-charged = None of the cards that can be charged counts anything.
irrelevant-no-jokers-pack = There are no jokers in the pack.
irrelevant-warren-card-needs-whole-pack = The Warren card needs the whole pack dealt out, but for one card.
irrelevant-card-left-over-belongs-holder = The card left over belongs to the holder of the Warren card.
irrelevant-cards-left-over-stock-draw = The cards left over are the stock to draw from.
irrelevant-every-card-dealt-player = Every card is dealt to a player.
irrelevant-no-card-left-over-from = No card is left over from the deal.
irrelevant-nobody-swaps-cards-kitty = Nobody swaps cards with a kitty.
irrelevant-every-hand-has-same-fixed = Every hand has the same fixed size.
irrelevant-cards-go-round-evenly = The cards can be dealt out evenly.
irrelevant-no-warren-card = There is no Warren card.
irrelevant-two-players-always-take-turns = Two players always take turns.
irrelevant-no-pass-goes-one-other = No pass goes to one other player.
irrelevant-no-cards-passed = No cards are passed.
irrelevant-penalty-cards-may-fall-on = Penalty cards may be played to the first trick.
irrelevant-hearts-may-always-be-led = Hearts may always be led.
irrelevant-only-hearts-penalty-cards = Only hearts are penalty cards.
irrelevant-no-equal-cards-one-pack = There are no equal cards in one pack.
irrelevant-equal-cards-do-not-cancel = Equal cards do not cancel each other.
irrelevant-nobody-knows-cards-stock = Nobody knows the cards of the stock.
irrelevant-card-values-not-point-count = These card values are not Point-Count.
irrelevant-no-bonus-card = There is no bonus card.
irrelevant-highest-score-wins-here-nothing = The highest score wins here, so nothing is taken off or added for this.
irrelevant-no-card-takes-points-off = No card takes points off.
irrelevant-taking-no-trick-earns-nothing = Taking no trick earns nothing.
irrelevant-card-values-not-gong-zhu = The card values are not Gong Zhu’s.
irrelevant-card-values-fix-amount = These card values fix the amount.
irrelevant-points-not-simply-added-others = Points are not simply added to the others.
irrelevant-amount-already-holds-bonus-cards = The amount already includes the bonus cards.
irrelevant-card-values-not-those-complex = The card values are not those of Complex Hearts.
irrelevant-card-values-have-no-sun = With these card values there is no sun.
irrelevant-partners-take-their-tricks-together = Partners take their tricks together.
irrelevant-counters-end-game = The counters end the game.
irrelevant-totals-only-count-one-way = Totals only count one way here.
irrelevant-scores-do-not-pass-through = Scores never land on such totals here.
irrelevant-totals-do-not-jump-back = Totals do not drop back to zero.
irrelevant-no-total-wins-by-itself = No total wins by itself.
irrelevant-nothing-played = There are no stakes.
irrelevant-no-counters-change-hands-after = No counters change hands after a deal.
irrelevant-no-wager = There is no wager.
irrelevant-everyone-plays-alone = Everyone plays alone.
irrelevant-penalty-suit-named-after-cards = The penalty suit is named only after cards are charged.
irrelevant-scores-may-fall-below-zero = Scores may fall below zero here.

## Why what was pasted is not a rules code

code-too-long = This is too long for a code.
code-none = This is not a rules code: those begin with H1.
code-letter = There is no { $letter } in a rules code: a letter was mistyped.
code-too-short = The code is too short: its end is missing.
code-mistyped = The code was mistyped, or a part of it is missing.
code-version = The code was made by another version of the game (H{ $version }, not H1).
code-damaged = The code is damaged: part of it is missing.
code-players = The code is for { $here } players, not { $players }.
code-rules = The code holds rules that cannot be played: { $why }

## Why a rule set does not fit a number of players. $name is the rule set.

# $sizes: the numbers of players that the rule set is for, where they are not all from $low to $high.
impossible-table = { $name } is for { LIST($sizes, type: "or") } players, not { $players }.
impossible-table-range = { $name } is for { $low } to { $high } players, not { $players }.

## What is wrong with a saved game: after "game.hearts, line 3: ", without a full stop

log-no-record = not a record
log-no-game = this is not a saved game of Hearts
log-newer = written by a newer version of Hearts; update to open it
log-seed = the seed is not text
log-cut = how the pack was cut cannot be read
log-seats = the rules or the seats are not as they should be
log-missing = { $name } is missing
log-rules = { $why }
log-line-changed = the line is not as it was written
log-not-readable = not readable
log-stuck = the game cannot continue from here
log-torn = the line breaks off
log-empty = the file is empty
log-wrong = { $detail }
# $event is the name of an event in the file.
log-misfit = { $event } does not fit here
# What the file says and what the rules say, for the first thing that differs.
log-differs = line { $line }, deal { $deal }: { $part ->
    [totals] the totals are
    [points] the points are
    [hands] the hands are
    [e] the event is
   *[other] { $part } is
} { $recorded } in the file, but { $expected } by the rules
log-undo = cannot go back to event { $n }
