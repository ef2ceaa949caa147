### The options of a rule set: titles, what they do (.help), words that a search finds (.words) and
### their choices. The title and its value stand in two columns; the help under them.
###
### What the arguments are, apart from those of every file (TRANSLATING.md):
### $parts: pieces of the short rules
### $ways: passes
### $moon: what a moon does
### $win: a special win
### $end, $at: how the game ends, and at which number

## Options of the rules, on the page of that name in Options and in New game. The title stands at
## the left of its value (some 25 letters), the help in one line under it; what a search finds
## (.words) is never shown: write what players of your language might type.

# A number stands beside it.
option-players = Players
    .help = How many people play.
    .words = seats number of people size
# How many packs of cards are used: 1 or 2.
option-packs = Packs
    .help = Two packs shuffled together are for five to eleven players.
    .words = decks double deck cards
# Where the pack does not come out even for this number of players.
option-strip = Even hands
    .help = Which cards are removed or added so that everyone gets the same number.
    .words = strip remove twos deuces uneven deal leave out making it even
# Its value says when they may be played, or that there are none.
option-jokers = Jokers
    .help = Jokers never take a trick and count nothing; this says when they may be played.
    .words = joker wild
# To lead: to play the first card of a trick.
option-joker-lead = Leading a joker
    .help = Whether a joker may be led, and what must then be followed.
# The Warren card of one rule set: its holder may play it for the one card that is left over from
# the deal.
option-special-card = Special card
    .help = A 53rd card that stands for the one card left over.
    .words = warren harding extra card 53
# Whether the Warren card must be played to follow suit.
option-warren-follow = Following with Warren
    .help = Whether the Warren card counts as a card of the extra card’s suit.
    .words = warren
# One card may be left over from the deal; here it is the Warren card itself.
option-warren-left = Warren left over
    .help = What happens when the Warren card is itself the card left over.
    .words = warren redeal
# Cards left over from the deal; its value says who gets them.
option-kitty = Kitty
    .help = Who gets the cards that are left over from the deal.
    .words = widow left over talon blind swap
# Cards that a player puts away face down in exchange for the kitty.
option-kitty-discard = Cards put away
    .help = Whether the cards put away for the kitty count for their player.
    .words = kitty widow bury discard lay away laid away
# A switch. A player with one more plays two cards to the first trick.
option-uneven-hands = Uneven hands
    .help = Deal out every card; players with one more play two to the first trick.
    .words = left over extra card
# A number stands beside it.
option-hand-size = Cards in hand
    .help = A fixed number of cards for everyone; 0 deals out as many as possible.
    .words = hand size number of cards
# Who deals first.
option-first-dealer = First dealer
    .help = How the first dealer is found.
    .words = cut draw low card
# Clockwise or counter-clockwise.
option-direction = Direction
    .help = Which way dealing and play go around.
    .words = clockwise counter
# A noun: the passes of the deals, one after the other.
option-pass-cycle = Passes
    .help = Which way cards are passed in each deal; hold means no pass.
    .words = pass left right across scatter smoosh hold rotation cycle exchange no passing
# A number stands beside it.
option-pass-count = Cards passed
    .help = How many cards are passed to a player.
    .words = pass number three two four
# Said of cards, which stand beside it: “may not be passed: queen of spades”.
option-pass-forbid = May not be passed
    .help = High spades that must be kept.
    .words = forbid queen king ace of spades pass black lady black maria not to be passed
# Passing on, without looking at them, the cards that were passed to one.
option-pass-along = Pass along
    .help = Players may keep their cards and pass on unseen the cards passed to them.
    .words = forward decline hand on unseen
# The first lead of a deal.
option-opening-lead = Opening lead
    .help = Who leads to the first trick, and what.
    .words = two of clubs 2c start eldest left of dealer
# The row says “allowed” or “not allowed”.
option-first-trick = Points on the first trick
    .help = Whether penalty cards may be played to the first trick.
    .words = blood bleeding penalty
# On a first trick where no points may be played: a hand of nothing else.
option-first-trick-stuck = Only penalty cards
    .help = What a player with nothing but penalty cards may do on the first trick.
    .words = stuck misdeal void lay aside
# A switch. The ten of clubs multiplies points in some rule sets.
option-first-trick-tc = Keep the ten of clubs
    .help = The ten of clubs may not be played to the first trick unless it is the only club.
    .words = 10c complex
# The value says when it is allowed.
option-hearts-lead = Leading hearts
    .help = Whether hearts must be broken before they are led.
    .words = break broken breaking
# Hearts are broken, and may be led from then on, once one has been played.
option-breakers = What breaks hearts
    .help = Whether the queen of spades breaks hearts as well.
    .words = break queen black lady
# After the title comes the choice: Broken when … played.
option-break-event = Broken when
    .help = What must happen to a heart to break hearts.
    .words = break discarded sloughed
# Exceptions from “Leading hearts”.
option-lead-exempt = Leading unbroken hearts
    .help = Which hands may lead hearts that aren’t broken.
    .words = only hearts forced queen leading hearts all the same
# The queen of spades.
option-qs-forced = Discarding the queen
    .help = Whether the queen of spades must be discarded as soon as that is safe.
    .words = forced queen of spades black lady throw dump slough sloughing
# For two packs, where each card is there twice.
option-duplicates = Equal cards
    .help = How two equal cards in a trick rank.
    .words = cancellation cancel two packs same card
# Equal cards cancel each other; in a last trick that may leave nobody to take it.
option-dead-last-trick = Cancelled last trick
    .help = Who takes a last trick in which every card of the suit led was cancelled.
    .words = cancellation dead
# A nine lengthens the trick: everyone plays a second card.
option-boost = Booster nines
    .help = A nine makes everyone play a second card to the trick.
    .words = nine turbo boost extend
# A noun: showing cards before play; the value says how.
option-charge = Charging
    .help = Showing cards before play so that they count double.
    .words = expose declare double turbo gong zhu
# A noun: taking cards from a stock during play; not a tie.
option-draw = Drawing
    .help = When cards are drawn from a stock.
    .words = stock domino two players
# A noun, plural. A switch: whether claims are allowed.
option-claim = Claims
    .help = A player may claim all the remaining tricks, if nobody objects.
    .words = claim rest lay down
# A noun: the cards that players took in tricks.
option-show-taken = Cards taken
    .help = Which of the cards taken stay in view.
    .words = last trick open
# What the cards cost; the choices are tables of values, many named after a rule set.
option-values = Card values
    .help = What each card costs.
    .words = points penalty queen of spades black maria black lady hooligan spot pip table
# A button, or the number of cards that were changed.
option-custom-values = Custom values
    .help = Change what single cards cost; below zero is a bonus.
    .words = custom own points ace king ten of spades seven of clubs penalty
# Only with the card values Point-Count, where hearts cost their rank.
option-pip-courts = Court cards
    .help = What the jack, queen and king of hearts cost.
    .words = point-count
# There too.
option-pip-ace = Ace of hearts
    .help = What the ace of hearts costs.
    .words = point-count
# A card stands beside it, or none.
option-bonus-card = Bonus card
    .help = A card that takes points off.
    .words = jack of diamonds ten of diamonds omnibus jd
# A number of points stands beside it.
option-bonus-amount = Bonus value
    .help = How much the bonus card takes off.
    .words = jack minus worth of the bonus
# Whether a bonus card may take a score below zero.
option-bonus-floor = Below zero
    .help = How far a bonus card may push a score down.
    .words = floor negative jack
# A number of points stands beside it.
option-no-trick-bonus = No trick taken
    .help = Points off for a player who takes no tricks.
    .words = no tricks nullo clean
# A switch. When one player shoots the moon, another may have taken no trick.
option-no-trick-on-moon = No-trick bonus in a moon
    .help = Whether the no-trick bonus also counts when someone shoots the moon.
    .words = shoot
# A number of points stands beside it.
option-trick-points = Points for tricks
    .help = What every trick costs, whatever is in it.
    .words = reverse
# A pledge is made before play.
option-pledge = Pledge
    .help = Players may pledge to take no hearts: fewer points if they keep it, more if not.
    .words = promise bet
# In Gong Zhu the queen of spades, the pig, costs 100, but can count 100 in favour.
option-pig-flip = Good pig
    .help = When the queen of spades counts in your favour in Gong Zhu.
    .words = gong zhu chase the pig
# The value is a score: lowest, highest, nearest to zero.
option-score-dir = Who wins
    .help = Which score is the best.
    .words = highest lowest counters magnitude
# Shooting the moon: taking all the cards that a moon needs.
option-moon-effect = Shooting the moon
    .help = What taking all the penalty cards does.
    .words = shoot run add subtract old moon new moon running
# The value names cards.
option-moon-needs = What a moon needs
    .help = The cards that make a moon.
    .words = shoot jack all hearts
# A number of points, or which points, stands beside it.
option-moon-amount = Moon value
    .help = How much a moon is worth.
    .words = shoot royal worth of a moon
# Adding a moon to the others may end the game with another player in front.
option-moon-guard = Moon guard
    .help = What happens if adding to the others would make the shooter lose the game.
    .words = shoot lose protect guard
# Only with the moon guard “Shooter chooses from a set total”.
option-moon-guard-score = Choice from
    .help = The total from which the shooter may choose.
    .words = shoot guard from
# A noun: what the bonus card does for a player who shoots the moon.
option-moon-and-bonus = Bonus in a moon
    .help = Whether bonus cards count in a moon.
    .words = shoot jack
# In Complex Hearts, where the score nearest to zero wins.
option-complex-signs = Sign for each opponent
    .help = The shooter picks a sign for each opponent.
    .words = complex
# To take every trick of a deal; the value says what it does.
option-sun = Shooting the sun
    .help = What taking every trick does.
    .words = shoot all tricks slam
# The value says what ends it: a score, a number of deals, a time.
option-end = End of the game
    .help = What ends the game.
    .words = finish limit score deals hands rounds time length
# Its unit depends on “End of the game”.
option-end-at = Limit
    .help = The score, number of deals or minutes.
    .words = limit 100 50 length
# The game ends at −1000 and at +1000, for example.
option-end-both-ways = Both ways
    .help = A total equally far above zero ends the game too.
    .words = gong zhu
# Players with the same score at the end.
option-tie = Ties
    .help = What a tie for the best score does.
    .words = draw equal extra
# Certain totals become smaller: 50 becomes 0, for example.
option-adjust = Jumping totals
    .help = Totals that drop when they are hit exactly.
    .words = wrap exact 50 100 reset zero
# Only with “Jumping totals”: wrap to zero.
option-wrap-at = Wrap points
    .help = The totals that become zero.
    .words = 104 126 ricketts
# A rule set named 69 for 5: five deals on a total of 69 win.
option-special-win = Staying put
    .help = Staying on a certain total long enough wins.
    .words = 69 5 ricketts
# Only with “Staying put”.
option-count-arrival = Arrival counts
    .help = The deal that reaches the total counts as the first.
    .words = 69 5
# Whether second and third place count.
option-ranking = Places
    .help = Whether places after the first count.
    .words = second rank
# Playing for counters, which stand for money.
option-settle = Stakes
    .help = How counters or money change hands.
    .words = chips stakes played for pool sweepstake howell wager gamble
# A number of counters stands beside it.
option-stake = Stake
    .help = How many counters are paid at a time.
    .words = bet chips
# A number stands beside it: counters for each player.
option-chips = Counters each
    .help = How many counters everyone starts with.
    .words = chips stock
# A noun: what everyone puts in at the start of a game.
option-wager = Wager
    .help = How a wager is paid out.
    .words = bet payout
# A switch.
option-auction = Auction
    .help = Players bid counters for the right to name the penalty suit.
    .words = bid name suit
# An hourglass shows how much of the time is left.
option-timer = Hourglass
    .help = Seconds for each choice; 0 for no limit.
    .words = clock time limit timer puzzle pirates
# The value says who is whose partner.
option-partners = Partners
    .help = Who plays with whom.
    .words = teams sides
# A noun, with two partners: their shooting the moon.
option-partner-moon = Partners’ moon
    .help = Whether one partner alone must take everything.
    .words = shoot

## Values in the right column of the options

# A switch, such as Drawing.
value-option-on = On
# A switch, or a number that is zero: no limit of time, no bonus.
value-option-off = Off
# A list with nothing in it, such as cards that may not be passed.
value-option-none = None
# Values where there are none: custom values.
value-option-no-values = None
# Several values of one option: "104, 126".
value-option-series = { SERIES($values, joint: "list-more") }
# A card that can be chosen.
choice-card = { CAPITAL(CARD($card)) }
# A card and what it counts: "jack of diamonds −10".
value-option-card = { CARD($card) } { $points }

## Choices of “Even hands”: which cards leave the pack, or join it, so that it comes out even.
## Brackets: for some numbers of players only.

# No card leaves and none joins.
choice-strip-none = Whole pack
# The two of clubs leaves for three, that of diamonds too for five; for six, jokers are added.
choice-strip-wiki = Twos out, jokers for six
# The two of clubs for three, that of diamonds too for five.
choice-strip-hay = Two of clubs (and diamonds) out
# The two of diamonds for three, that of clubs too for five.
choice-strip-parlett = Two of diamonds (and clubs) out
# As above for three and five; for six, the twos of clubs, diamonds and spades and the three of clubs.
choice-strip-arnold = Twos and a three out
# The two of spades for three, that of clubs too for five, all twos for six.
choice-strip-foster = Twos out, spade first
# As the third one; for six, all four twos leave.
choice-strip-hay-twos = Two of clubs (and diamonds), all for six
# As in the rule set Heartsette: 51 cards, three of them the kitty.
choice-strip-heartsette = Two of spades out
# As many of the lowest clubs and diamonds leave as must.
choice-strip-low-minor = Low clubs and diamonds out
# As many as it takes.
choice-strip-jokers = Jokers added
# With two packs: a joker joins, or twos of clubs and diamonds leave.
choice-strip-wiki2 = Two packs made even

## Choices of “Jokers”: when one may be played

# No jokers.
choice-jokers-none = None
# When its holder has no card of the suit led.
choice-jokers-off-suit = Only when void
# Even by a player who could follow suit.
choice-jokers-anytime = At any time
# One joker is the lowest club, the other the lowest diamond.
choice-jokers-zero-of-suit = Lowest club and diamond

## Choices of “Leading a joker”

# If its holder has no other card that may be led.
choice-joker-lead-not-if-other-card = Only if nothing else
# The next player’s card says which suit is to be followed.
choice-joker-lead-next-card-sets-suit = Next card sets the suit
# The player who leads the joker says it.
choice-joker-lead-leader-names-suit = Leader names the suit

## Choices of “Kitty”: who gets the cards left over. First penalty card: who takes the first
## trick with one in it. Swap: the kitty is taken up into the hand, and as many cards are put
## away.

# No kitty: no cards are left over.
choice-kitty-none = None
# To the player who takes it.
choice-kitty-first-trick = To the first trick
# To the player who takes it first.
choice-kitty-first-point = To the first penalty card
# To the player who takes it.
choice-kitty-last-trick = To the last trick
# By the player who takes that trick.
choice-kitty-first-trick-swap = Swap at the first trick
# By the player who takes that card.
choice-kitty-first-point-swap = Swap at the first penalty card
# Nobody gets them.
choice-kitty-out-of-play = Out of play

## Choices of “Cards put away”

# Points among them count for the player who put them away.
choice-kitty-discard-captured = Count for the taker
# Points among them are lost.
choice-kitty-discard-out-of-play = Count for nobody

## Choices of “Special card”

# No special card.
choice-special-card-none = None
# The 53rd card, of the rule set Warren.
choice-special-card-warren = Warren card

## Choices of “Following with Warren”

# Who has no other card of the extra card’s suit must follow with it.
choice-warren-follow-alias = Follows like the extra card
# It never has to be played to follow suit.
choice-warren-follow-optional = Need not follow

## Choices of “Warren left over”

# The deal is played without the Warren card.
choice-warren-left-ordinary = Ordinary deal
# The same dealer deals once more.
choice-warren-left-redeal = Deal again

## Choices of “First dealer”

# The game draws a seat.
choice-first-dealer-random = At random
# Everyone draws a card.
choice-first-dealer-low-card = Lowest card drawn

## Choices of “Direction”

# As the hands of a clock.
choice-direction-cw = Clockwise
# Against the hands of a clock.
choice-direction-ccw = Counter-clockwise

## Choices of “Opening lead”: who leads to the first trick, or which card

# Its holder must lead it.
choice-opening-lead-lowest-club = Lowest club
# Its holder leads, with any club.
choice-opening-lead-any-club = Holder of the lowest club
# Beside the dealer, in the order of play.
choice-opening-lead-eldest = Player after the dealer
# In the first deal the two of spades; later the player who took the queen of spades, the pig.
choice-opening-lead-two-spades = Two of spades, then the pig
# Leads, in games with an auction.
choice-opening-lead-bidder = Highest bidder

## Choices of “Points on the first trick”

# Points, that is penalty cards, are allowed.
choice-first-trick-free = Allowed
# Penalty cards are not allowed.
choice-first-trick-no-points = Not allowed

## Choices of “Only penalty cards”

# Any of these cards.
choice-first-trick-stuck-play-any = Play any
# Then the same dealer deals again.
choice-first-trick-stuck-misdeal = May call a misdeal
# A card that costs points may be played, and costs nobody anything.
choice-first-trick-stuck-point-void = Card counts for nobody
# It goes to another player after the deal.
choice-first-trick-stuck-lay-aside = Card is set aside

## Choices of “Leading hearts”

# Hearts may be led from the start.
choice-hearts-lead-always = At any time
# Once hearts are broken.
choice-hearts-lead-broken = Once broken

## Choices of “What breaks hearts”

# Only hearts break hearts.
choice-breakers-hearts = Hearts
# The queen of spades breaks hearts as well.
choice-breakers-hearts-qs = Hearts and queen of spades

## Choices of “Broken when”: a heart was …

# To any trick.
choice-break-event-played = Played
# On a trick of another suit.
choice-break-event-discarded = Discarded
# With the trick in which it was.
choice-break-event-won = Taken

## Choices of “Leading unbroken hearts”: which hand may

# A hand of nothing but hearts.
choice-lead-exempt-only-hearts = Only hearts
# A hand of nothing but penalty cards.
choice-lead-exempt-hearts-or-penalty = Only penalty cards

## Choices of “Discarding the queen”

# Her holder may keep her.
choice-qs-forced-no = No
# As soon as her holder cannot follow suit.
choice-qs-forced-first-safe-chance = At the first safe chance

## Choices of “Equal cards”: which of the two is higher

# The one played first.
choice-duplicates-first = First is higher
# The one played last.
choice-duplicates-last = Last is higher
# Neither can take the trick.
choice-duplicates-cancel = They cancel

## Choices of “Cancelled last trick”: who takes it

# The player who led to it.
choice-dead-last-trick-leader = Its leader
# Nobody takes the trick: its cards are out of play.
choice-dead-last-trick-discard = Nobody
# Who played the second card of the highest two equal ones.
choice-dead-last-trick-second-of-top = Second of the top pair

## Choices of “Booster nines”

# No nine does anything.
choice-boost-off = Off
# Whatever suit was led.
choice-boost-any-nine = Any nine
# A nine of another suit does nothing.
choice-boost-led-nine = Nine of the led suit

## Choices of “Charging”: how it is done

# No cards are charged.
choice-charge-off = Off
# Anyone shows cards until nobody wants to show more.
choice-charge-turbo = Openly, in any order
# One player after the other.
choice-charge-gong-zhu = Once in turn
# All choose, then all are shown together.
choice-charge-blind = Once in secret

## Choices of “Drawing”: when a card is drawn from the stock

# No cards are drawn.
choice-draw-off = Off
# Until the card drawn can follow suit.
choice-draw-domino = When unable to follow
# Everyone draws one.
choice-draw-draw = After each trick

## Choices of “Cards taken”

# It can be looked at by a button.
choice-show-taken-last-trick = Last trick on demand
# It lies face up beside its taker.
choice-show-taken-last-trick-open = Last trick open
# All of them lie face up beside their takers.
choice-show-taken-penalty-cards = Penalty cards open

## Choices of “Card values”. Most are names of games, as in variants.ftl.

# Each heart costs a point, the queen of spades 13. The usual values.
choice-values-black-lady = Hearts and queen of spades
# Each heart costs a point, nothing else costs any.
choice-values-hearts-only = Hearts only
# A name, and what is special: that card costs 7, beside the usual values.
choice-values-hooligan = Hooligan: seven of clubs
# High hearts cost more.
choice-values-graded = Graded Hearts
# Hearts cost their rank.
choice-values-pip-hay = Point-Count
# Hearts cost their spots; short for Spot Hearts.
choice-values-pip-spot = Spot
# Hearts cost what is on them, ten at most.
choice-values-pip-119 = Face values to ten
# King and ace of spades cost points too.
choice-values-black-maria = Black Maria
# As variant-black-lady-uk: three spades and the hearts from two to ten.
choice-values-black-lady-uk = British Black Lady
# Chinese, “chase the pig”.
choice-values-gong-zhu = Gong Zhu
# Four queens with special values.
choice-values-royal = Royal Hearts
# Cards can be charged.
choice-values-turbo = Turbo Hearts
# Scores are complex numbers.
choice-values-complex = Complex Hearts
# It doubles the points of the player who takes it.
choice-values-ten-of-clubs = Ten of clubs doubles
# In an auction, the highest bidder names the suit that costs points.
choice-values-named-suit = Suit named by the bidder
# The name of a rule set, as in variants.ftl.
choice-values-reverse = Reverse
# Only the jacks cost points.
choice-values-four-jacks = Four Jacks

## Choices of “Court cards”: what jack, queen and king cost

# Jack, queen and king cost ten each.
choice-pip-courts-ten = All ten
# 11, 12 and 13.
choice-pip-courts-rank = Jack, queen, king rising

## Choices of “Bonus card”

# No bonus card.
choice-bonus-card-none = None
# As in the rule set Omnibus.
choice-bonus-card-jd = Jack of diamonds
# Some play with this card in place of the jack.
choice-bonus-card-td = Ten of diamonds

## Choices of “Below zero”

# A score may fall as far as it will.
choice-bonus-floor-none = No floor
# The bonus card cannot take the score of a deal below zero.
choice-bonus-floor-hand = Deal not below zero
# The total of all deals.
choice-bonus-floor-total = Total not below zero

## Choices of “Good pig”: taken with what

# The player who takes her has taken all the hearts too.
choice-pig-flip-all-hearts = With all the hearts
# With all the cards that count.
choice-pig-flip-all-sixteen = With everything

## Choices of “Who wins”

# It wins.
choice-score-dir-low = Lowest score
# It wins, as in Gong Zhu.
choice-score-dir-high = Highest score
# A score above or below zero; for Complex Hearts.
choice-score-dir-magnitude = Nearest to zero
# In games for counters, whatever the points are.
choice-score-dir-counters = Most counters

## Choices of “What a moon needs”

# All the cards that cost points.
choice-moon-needs-all-penalties = All penalty cards
# All penalty cards and the bonus card.
choice-moon-needs-with-bonus = Bonus card as well
# The queen of spades may go elsewhere.
choice-moon-needs-all-hearts = All hearts
# Other cards may go elsewhere.
choice-moon-needs-hearts-qs = Hearts and queen of spades

## Choices of “Shooting the moon”: what it does

# A moon has no effect.
choice-moon-effect-none = Nothing
# Everyone else gets the points.
choice-moon-effect-add = Add to the others
# From the shooter’s own total.
choice-moon-effect-subtract = Subtract from the shooter
# The shooter decides: add to the others, or take off their own total.
choice-moon-effect-choice = Shooter chooses
# The shooter’s points become as many points off.
choice-moon-effect-negate = Change the sign
# The shooter’s total becomes zero, or that of all others is doubled.
choice-moon-effect-zero-or-double = Clear own or double others
# Everyone else gets the points, and the shooter loses the sum of that.
choice-moon-effect-gift-from-each = Take from each
# The table of card values has it: all the hearts count in favour, as in Gong Zhu.
choice-moon-effect-in-values = As the card values say
# For partners: everyone on the other side gets the points.
choice-moon-effect-add-other-side = Add to the other side

## Choices of “Moon value”

# What all the penalty cards cost together: 26 in Standard.
choice-moon-amount-penalties = All penalty points
# What the shooter took, bonus cards too.
choice-moon-amount-own-hand = Shooter’s own hand

## Choices of “Moon guard”

# No guard.
choice-moon-guard-none = Off
# The points are taken off the shooter’s total.
choice-moon-guard-auto-subtract = Subtract instead
# The total is that of “Choice from”.
choice-moon-guard-reached-score = Shooter chooses from a set total
# The game does not end with that moon.
choice-moon-guard-game-goes-on = Game continues

## Choices of “Bonus in a moon”: the bonus card …

# As in a deal without a moon.
choice-moon-and-bonus-independent = Counts as usual
# For the shooter.
choice-moon-and-bonus-swallowed = Counts nothing

## Choices of “Shooting the sun”: what taking every trick does

# Taking every trick has no effect of its own.
choice-sun-off = Off
# It adds twice as much as a moon.
choice-sun-double = Twice the moon
# Twice as much for the player who passed cards to the shooter.
choice-sun-punish = Double for the player who passed
# The shooter’s total becomes zero.
choice-sun-clean-slate = Own total to zero
# All the penalty cards alone are no moon.
choice-sun-sun-only = A moon needs every trick
# Twice the moon; the first trick need not be taken.
choice-sun-first-trick-free = Twice, first trick free

## Choices of “End of the game”

# A total has reached the limit.
choice-end-reach = Score reached
# A total is above the limit.
choice-end-exceed = Score exceeded
# After this many deals.
choice-end-deals = Number of deals
# After this many minutes, with the deal under way.
choice-end-time = Time
# A player has no counters left.
choice-end-chips = Out of counters

## Choices of “Ties”: two players have the best score

# All with the best score win.
choice-tie-shared = Shared win
# Until one is in front.
choice-tie-extra-hands = Extra deals
# The limit counts only once one is in front.
choice-tie-not-over-while-tied = Not over while tied

## Choices of “Jumping totals”

# Totals do not jump.
choice-adjust-none = Off
# A total that is one of the “Wrap points” becomes zero.
choice-adjust-wrap = Wrap to zero
# 50 becomes 0 and 100 becomes 50.
choice-adjust-exact-50-100 = Exactly 50 or 100
# 100 becomes 50.
choice-adjust-exact-100 = Exactly 100

## Choices of “Staying put”. 69 for 5: five deals on a total of 69; 5 for 69: sixty-nine deals on
## a total of 5.

# There is no such win.
choice-special-win-none = Off
# A name, as in variants.ftl.
choice-special-win-sixty-nine = 69 for 5
# A name made like the one above.
choice-special-win-five = 5 for 69
# Either way wins.
choice-special-win-both = 69 for 5 and 5 for 69

## Choices of “Places”

# There is no second place.
choice-ranking-winner-only = Winner only
# Second and third place count too.
choice-ranking-full = All places

## Choices of “Stakes”: how counters change hands. Sweepstake and Howell are names, as in
## variants.ftl.

# Nothing is paid.
choice-settle-none = Nothing
# At the end: each player’s score against the average of all.
choice-settle-average = Against the average
# A pool: counters in the middle, which a deal can win.
choice-settle-chips-pool = Pool of counters
# A pool that a player without hearts wins.
choice-settle-sweepstake = Sweepstake
# Each heart is paid for once to each other player.
choice-settle-howell = Howell
# For three: the player with the most hearts pays the two others.
choice-settle-excess = Most hearts pays
# Everyone puts in the same before the first deal.
choice-settle-wager = Wager
# At the end, as in Turbo Hearts.
choice-settle-turbo-points = Turbo points

## Choices of “Wager”: how it is paid out

# The best places share it.
choice-wager-places = By places
# The winner gets everything that was put in.
choice-wager-winner-takes-all = Winner takes all

## Choices of “Partners”

# No partners.
choice-partners-none = None
# Partners sit opposite each other.
choice-partners-fixed = Opposite seats
# For one deal, against all the others.
choice-partners-adhoc = First two to take tricks

## Choices of “Partners’ moon”: who must take everything

# One of the two alone.
choice-partner-moon-individual = One player
# What both of them took counts as one hand.
choice-partner-moon-pooled = Partners together

## Headings. From “the aim” to “money”: the parts of the rules in sentences, in the help and in
## “hearts-gui rules”; many are also groups of options.

# What a player tries to do, and who wins.
heading-aim = The aim
# How many people and packs, and what is removed.
heading-players = Players and cards
# Who deals, how many cards, the kitty.
heading-dealing = Dealing
# Passing cards before play.
heading-passing = Passing
# Charging, bidding and pledges, between the pass and the first trick.
heading-before = Before play
# The first lead of a deal.
heading-opening = Opening lead
# What may be played to it.
heading-first-trick = First trick
# Which card may be played when.
heading-leading = Following and leading
# Who takes one, and what happens to its cards.
heading-tricks = Tricks
# What cards cost.
heading-values = Card values
# Bonuses, and what tricks and pledges count.
heading-extras = Other points
# Taking all penalty cards, and taking every trick.
heading-moon = Moon and sun
# When the game ends, ties and places.
heading-end = End of the game
# Counters, time limits and partners.
heading-money = Money, clock and sides
# Only a group of options: all that happens in tricks.
heading-play = Play
# Only a group of options.
heading-scoring = Scoring

## The rules in one line, under the name of a rule set that is changed: “4 players; pass left,
## right; hearts only; no moon; ends at 100”. Each message below is a part of it.

# $parts are all the parts.
summary = { SERIES($parts, joint: "series-long") }
# The first part. $n is how many people play.
summary-players = { $n } players
# No cards are passed before play.
summary-no-passing = no passing
# $ways are the passes in their order, as pass-name in table.ftl: “pass left, right, across,
# hold”.
summary-passing = pass { SERIES($ways, joint: "list-more") }
# A part of the short rules: the card values of the rule set.
summary-values = { $values ->
    [black_lady] hearts and queen of spades
    [hearts_only] hearts only
    [hooligan] Hooligan: seven of clubs
    [graded] Graded Hearts
    [pip_hay] Point-Count
    [pip_spot] Spot
    [pip_119] face values to ten
    [black_maria] Black Maria
    [black_lady_uk] British Black Lady
    [gong_zhu] Gong Zhu
    [royal] Royal Hearts
    [turbo] Turbo Hearts
    [complex] Complex Hearts
    [ten_of_clubs] ten of clubs doubles
    [named_suit] suit named by the bidder
    [reverse] Reverse
   *[four_jacks] Four Jacks
}
# The card values and a bonus card: “hearts and queen of spades, jack of diamonds −10”.
summary-bonus = { $values }, { CARD($card) } { $points }
# The card values, where single cards were changed. $values is one of the two messages above.
summary-own-values = { $values }, custom values
# What shooting the moon does.
summary-moon = { $moon ->
   *[add] moon adds to the others
    [subtract] moon subtracts
    [choice] moon adds or subtracts
    [negate] moon changes the sign
    [zero_or_double] moon clears or doubles
    [gift_from_each] moon takes from each
    [in_values] all hearts count in your favour
    [add_other_side] moon adds to the other side
    [none] no moon
}
# Two packs of cards are shuffled together.
summary-two-packs = two packs
# Two equal cards in a trick.
summary-cancel = equal cards cancel
# Jokers are in the pack.
summary-jokers = jokers
# The 53rd card.
summary-warren = Warren card
# There is one.
summary-kitty = kitty
# Cards that players draw from.
summary-stock = stock
# Cards may be charged before play.
summary-charging = charging
# Booster nines, which lengthen a trick.
summary-nines = nines
# Taking every trick counts more than a moon.
summary-sun = sun
# Players play in sides.
summary-partners = partners
# Payment after each deal.
summary-counters = counters
# Staying on one total wins: 69 for five deals, or 5 for 69 deals.
summary-special-win = { $win ->
    [sixty_nine] 69 for 5
    [five] 5 for 69
   *[both] 69 for 5 and 5 for 69
}
# The last part: when the game ends.
summary-end = { $end ->
   *[reach] ends at { $at }
    [exceed] ends above { $at }
    [deals] { $at ->
        [one] one deal
       *[other] { $at } deals
    }
    [time] { $at } minutes
    [chips] until someone is out of counters
}
