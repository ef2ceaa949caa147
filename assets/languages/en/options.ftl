### The options of a rule set: titles, what they do (.help), words that a search finds (.words) and
### their choices. The title and its value stand in two columns; the help under them.
###
### What the arguments are, beside those of every file (TRANSLATING.md):
### $parts: pieces of the short rules
### $ways: passes
### $moon: what a moon does
### $win: a special win
### $end, $at: how the game ends, and at which number

option-players = Players
    .help = How many people play.
    .words = seats number of people size
option-packs = Packs
    .help = Two packs shuffled together serve five to eleven players.
    .words = decks double deck cards
option-strip = Even hands
    .help = Which cards are removed or added so that everyone gets the same number.
    .words = strip remove twos deuces uneven deal leave out making it even
option-jokers = Jokers
    .help = Jokers never take a trick and count nothing; this says when they may be played.
    .words = joker wild
option-joker-lead = Leading a joker
    .help = Whether a joker may be led, and what must then be followed.
option-special-card = Special card
    .help = A 53rd card that stands for the one card left over.
    .words = warren harding extra card 53
option-warren-follow = Following with Warren
    .help = Whether the Warren card counts as a card of the extra card’s suit.
    .words = warren
option-warren-left = Warren left over
    .help = What happens when the Warren card is itself the card left over.
    .words = warren redeal
option-kitty = Kitty
    .help = Who gets the cards that are left over from the deal.
    .words = widow left over talon blind swap
option-kitty-discard = Cards put away
    .help = Whether the cards put away for the kitty count for their player.
    .words = kitty widow bury discard lay away laid away
option-uneven-hands = Uneven hands
    .help = Deal out every card; players with one more play two to the first trick.
    .words = left over extra card
option-hand-size = Cards in hand
    .help = A fixed number of cards for everyone; 0 deals out as many as possible.
    .words = hand size number of cards
option-first-dealer = First dealer
    .help = How the first dealer is found.
    .words = cut draw low card
option-direction = Direction
    .help = Which way the deal and the turns go around.
    .words = clockwise counter
option-pass-cycle = Passes
    .help = Which way cards are passed in each deal; hold means no pass.
    .words = pass left right across scatter smoosh hold rotation cycle exchange no passing
option-pass-count = Cards passed
    .help = How many cards are passed to a player.
    .words = pass number three two four
option-pass-forbid = May not be passed
    .help = High spades that must be kept.
    .words = forbid queen king ace of spades pass black lady black maria not to be passed
option-pass-along = Pass along
    .help = Players may keep their cards and pass on unseen the cards passed to them.
    .words = forward decline hand on unseen
option-opening-lead = Opening lead
    .help = Who leads to the first trick, and what.
    .words = two of clubs 2c start eldest left of dealer
option-first-trick = Points on the first trick
    .help = Whether penalty cards may be played to the first trick.
    .words = blood bleeding penalty
option-first-trick-stuck = Nothing but penalty cards
    .help = What a player with nothing but penalty cards may do on the first trick.
    .words = stuck misdeal void lay aside
option-first-trick-tc = Keep the ten of clubs
    .help = The ten of clubs may not be played to the first trick unless it is the only club.
    .words = 10c complex
option-hearts-lead = Leading hearts
    .help = Whether hearts must be broken before they are led.
    .words = break broken breaking
option-breakers = What breaks hearts
    .help = Whether the queen of spades breaks hearts as well.
    .words = break queen black lady
option-break-event = Broken when
    .help = What must happen to a heart to break hearts.
    .words = break discarded sloughed
option-lead-exempt = Leading unbroken hearts
    .help = Which hands may lead hearts that are not broken.
    .words = only hearts forced queen leading hearts all the same
option-qs-forced = Discarding the queen
    .help = Whether the queen of spades must be discarded as soon as that is safe.
    .words = forced queen of spades black lady throw dump slough sloughing
option-duplicates = Equal cards
    .help = How two equal cards in a trick rank.
    .words = cancellation cancel two packs same card
option-dead-last-trick = Cancelled last trick
    .help = Who takes a last trick in which every card of the suit led was cancelled.
    .words = cancellation dead
option-boost = Booster nines
    .help = A nine makes everyone play a second card to the trick.
    .words = nine turbo boost extend
option-charge = Charging
    .help = Showing cards before play so that they count double.
    .words = expose declare double turbo gong zhu
option-draw = Drawing
    .help = Games with a stock to draw from.
    .words = stock domino two players
option-claim = Claims
    .help = A player may claim all the remaining tricks, if nobody objects.
    .words = claim rest lay down
option-show-taken = Cards taken
    .help = Which of the cards taken stay in view.
    .words = last trick open
option-values = Card values
    .help = What each card costs.
    .words = points penalty queen of spades black maria black lady hooligan spot pip table
option-custom-values = Custom values
    .help = Change what single cards cost; below zero is a bonus.
    .words = custom own points ace king ten of spades seven of clubs penalty
option-pip-courts = Court cards
    .help = What the jack, queen and king of hearts cost.
    .words = point-count
option-pip-ace = Ace of hearts
    .help = What the ace of hearts costs.
    .words = point-count
option-bonus-card = Bonus card
    .help = A card that takes points off.
    .words = jack of diamonds ten of diamonds omnibus jd
option-bonus-amount = Bonus value
    .help = How much the bonus card takes off.
    .words = jack minus worth of the bonus
option-bonus-floor = Below zero
    .help = How far a bonus card may push a score down.
    .words = floor negative jack
option-no-trick-bonus = No trick taken
    .help = Points off for a player who takes no trick.
    .words = no tricks nullo clean
option-no-trick-on-moon = No-trick bonus in a moon
    .help = Whether the no-trick bonus also counts when someone shoots the moon.
    .words = shoot
option-trick-points = Points for tricks
    .help = What every trick costs, whatever is in it.
    .words = reverse
option-pledge = Pledge
    .help = Players may pledge to take no hearts: points off if they keep it, on if not.
    .words = promise bet
option-pig-flip = Good pig
    .help = When the queen of spades counts in your favour in Gong Zhu.
    .words = gong zhu chase the pig
option-score-dir = Who wins
    .help = Which score is the best.
    .words = highest lowest counters magnitude
option-moon-effect = Shooting the moon
    .help = What taking all the penalty cards does.
    .words = shoot run add subtract old moon new moon running
option-moon-needs = What a moon needs
    .help = The cards that make a moon.
    .words = shoot jack all hearts
option-moon-amount = Moon value
    .help = How much a moon is worth.
    .words = shoot royal worth of a moon
option-moon-guard = Moon guard
    .help = What happens if adding to the others would make the shooter lose the game.
    .words = shoot lose protect guard
option-moon-guard-score = Choice from
    .help = The total from which the shooter may choose.
    .words = shoot guard from
option-moon-and-bonus = Bonus in a moon
    .help = Whether bonus cards count in a moon.
    .words = shoot jack
option-complex-signs = Sign for each opponent
    .help = The shooter picks a sign for each opponent.
    .words = complex
option-sun = Shooting the sun
    .help = What taking every trick does.
    .words = shoot all tricks slam
option-end = End of the game
    .help = What ends the game.
    .words = finish limit score deals hands rounds time length
option-end-at = Limit
    .help = The score, number of deals or minutes.
    .words = limit 100 50 length
option-end-both-ways = Both ways
    .help = A total equally far above zero ends the game too.
    .words = gong zhu
option-tie = Ties
    .help = What a tie for the best score does.
    .words = draw equal extra
option-adjust = Jumping totals
    .help = Totals that drop when they are hit exactly.
    .words = wrap exact 50 100 reset zero
option-wrap-at = Wrap points
    .help = The totals that become zero.
    .words = 104 126 ricketts
option-special-win = Staying put
    .help = Staying on one total for many deals wins.
    .words = 69 5 ricketts
option-count-arrival = Arrival counts
    .help = The deal that reaches the total counts as one.
    .words = 69 5
option-ranking = Places
    .help = Whether places after the first count.
    .words = second rank
option-settle = Stakes
    .help = How counters or money change hands.
    .words = chips stakes played for pool sweepstake howell wager gamble
option-stake = Stake
    .help = How many counters are paid at a time.
    .words = bet chips
option-chips = Counters each
    .help = How many counters everyone starts with.
    .words = chips stock
option-wager = Wager
    .help = How a wager is paid out.
    .words = bet payout
option-auction = Auction
    .help = Players bid counters for the right to name the penalty suit.
    .words = bid name suit
option-timer = Hourglass
    .help = Seconds for each choice; 0 for no limit.
    .words = clock time limit timer puzzle pirates
option-partners = Partners
    .help = Who plays with whom.
    .words = teams sides
option-partner-moon = Partners’ moon
    .help = Whether one partner alone must take everything.
    .words = shoot

# A card value, "on" or several values in the column of values.
value-option-on = On
value-option-off = Off
value-option-none = None
# Several values of one option: "104, 126".
value-option-series = { SERIES($values, joint: "list-more") }
# A card that can be chosen.
choice-card = { CAPITAL(CARD($card)) }
# A card and what it counts: "jack of diamonds −10".
value-option-card = { CARD($card) } { $points }

# Strip
choice-strip-none = Whole pack
choice-strip-wiki = Twos out, jokers for six
choice-strip-hay = Two of clubs (and diamonds) out
choice-strip-parlett = Two of diamonds (and clubs) out
choice-strip-arnold = Twos and a three out
choice-strip-foster = Twos out, spade first
choice-strip-hay-twos = Two of clubs (and diamonds), all for six
choice-strip-heartsette = Two of spades out
choice-strip-low-minor = Low clubs and diamonds out
choice-strip-jokers = Jokers added
choice-strip-wiki2 = Two packs made even

# Jokers
choice-jokers-none = None
choice-jokers-off-suit = Only when void
choice-jokers-anytime = At any time
choice-jokers-zero-of-suit = Lowest club and diamond

# JokerLead
choice-joker-lead-not-if-other-card = Only if nothing else
choice-joker-lead-next-card-sets-suit = Next card sets the suit
choice-joker-lead-leader-names-suit = Leader names the suit

# Kitty
choice-kitty-none = None
choice-kitty-first-trick = To the first trick
choice-kitty-first-point = To the first penalty card
choice-kitty-last-trick = To the last trick
choice-kitty-first-trick-swap = Swap at the first trick
choice-kitty-first-point-swap = Swap at the first penalty card
choice-kitty-out-of-play = Out of play

# KittyDiscard
choice-kitty-discard-captured = Count for the taker
choice-kitty-discard-out-of-play = Count for nobody

# SpecialCard
choice-special-card-none = None
choice-special-card-warren = Warren card

# WarrenFollow
choice-warren-follow-alias = Follows like the extra card
choice-warren-follow-optional = Need not follow

# WarrenLeft
choice-warren-left-ordinary = Ordinary deal
choice-warren-left-redeal = Deal again

# FirstDealer
choice-first-dealer-random = At random
choice-first-dealer-low-card = Lowest card drawn

# Direction
choice-direction-cw = Clockwise
choice-direction-ccw = Counter-clockwise

# OpeningLead
choice-opening-lead-lowest-club = Lowest club
choice-opening-lead-any-club = Holder of the lowest club
choice-opening-lead-eldest = Player after the dealer
choice-opening-lead-two-spades = Two of spades, then the pig
choice-opening-lead-bidder = Highest bidder

# FirstTrick
choice-first-trick-free = Allowed
choice-first-trick-no-points = Not allowed

# Stuck
choice-stuck-play-any = Play any
choice-stuck-misdeal = May call a misdeal
choice-stuck-point-void = Card counts for nobody
choice-stuck-lay-aside = Card is set aside

# HeartsLead
choice-hearts-lead-always = At any time
choice-hearts-lead-broken = Once broken

# Breakers
choice-breakers-hearts = Hearts
choice-breakers-hearts-qs = Hearts and queen of spades

# BreakEvent
choice-break-event-played = Played
choice-break-event-discarded = Discarded
choice-break-event-won = Taken

# LeadExempt
choice-lead-exempt-only-hearts = Nothing but hearts
choice-lead-exempt-hearts-or-penalty = Nothing but penalty cards

# QueenForced
choice-queen-forced-no = No
choice-queen-forced-first-safe-chance = At the first safe chance

# Duplicates
choice-duplicates-first = First is higher
choice-duplicates-last = Last is higher
choice-duplicates-cancel = They cancel

# DeadLastTrick
choice-dead-last-trick-leader = Its leader
choice-dead-last-trick-discard = Nobody
choice-dead-last-trick-second-of-top = Second of the top pair

# Boost
choice-boost-off = Off
choice-boost-any-nine = Any nine
choice-boost-led-nine = Nine of the led suit

# Charge
choice-charge-off = Off
choice-charge-turbo = Openly, in any order
choice-charge-gong-zhu = Once in turn
choice-charge-blind = Once in secret

# Draw
choice-draw-off = Off
choice-draw-domino = When unable to follow
choice-draw-draw = After each trick

# ShowTaken
choice-show-taken-last-trick = Last trick on demand
choice-show-taken-last-trick-open = Last trick open
choice-show-taken-penalty-cards = Penalty cards open

# Values
choice-values-black-lady = Hearts and queen of spades
choice-values-hearts-only = Hearts only
choice-values-hooligan = Hooligan: seven of clubs
choice-values-graded = Graded Hearts
choice-values-pip-hay = Point-Count
choice-values-pip-spot = Spot
choice-values-pip-119 = Face values to ten
choice-values-black-maria = Black Maria
choice-values-black-lady-uk = British Black Lady
choice-values-gong-zhu = Gong Zhu
choice-values-royal = Royal Hearts
choice-values-turbo = Turbo Hearts
choice-values-complex = Complex Hearts
choice-values-ten-of-clubs = Ten of clubs doubles
choice-values-named-suit = Suit named by the bidder
choice-values-reverse = Reverse
choice-values-four-jacks = Four Jacks

# PipCourts
choice-pip-courts-ten = All ten
choice-pip-courts-rank = Jack, queen, king rising

# BonusCard
choice-bonus-card-none = None
choice-bonus-card-jd = Jack of diamonds
choice-bonus-card-td = Ten of diamonds

# BonusFloor
choice-bonus-floor-none = No floor
choice-bonus-floor-hand = Deal not below zero
choice-bonus-floor-total = Total not below zero

# PigFlip
choice-pig-flip-all-hearts = With all the hearts
choice-pig-flip-all-sixteen = With everything

# ScoreDir
choice-score-dir-low = Lowest score
choice-score-dir-high = Highest score
choice-score-dir-magnitude = Nearest to zero
choice-score-dir-counters = Most counters

# MoonNeeds
choice-moon-needs-all-penalties = All penalty cards
choice-moon-needs-with-bonus = Bonus card as well
choice-moon-needs-all-hearts = All hearts
choice-moon-needs-hearts-qs = Hearts and queen of spades

# MoonEffect
choice-moon-effect-none = Nothing
choice-moon-effect-add = Add to the others
choice-moon-effect-subtract = Subtract from the shooter
choice-moon-effect-choice = Shooter chooses
choice-moon-effect-negate = Change the sign
choice-moon-effect-zero-or-double = Clear own or double others
choice-moon-effect-gift-from-each = Take from each
choice-moon-effect-in-values = As the card values say
choice-moon-effect-add-other-side = Add to the other side

# MoonAmount
choice-moon-amount-penalties = All penalty points
choice-moon-amount-own-hand = Shooter’s own hand

# MoonGuard
choice-moon-guard-none = Off
choice-moon-guard-auto-subtract = Subtract instead
choice-moon-guard-reached-score = Shooter chooses from a set total
choice-moon-guard-game-goes-on = Game continues

# MoonBonus
choice-moon-bonus-independent = Counts as usual
choice-moon-bonus-swallowed = Counts nothing

# Sun
choice-sun-off = Off
choice-sun-double = Twice the moon
choice-sun-punish = Double for the player who passed
choice-sun-clean-slate = Own total to zero
choice-sun-sun-only = A moon needs every trick
choice-sun-first-trick-free = Twice, first trick free

# End
choice-end-reach = Score reached
choice-end-exceed = Score exceeded
choice-end-deals = Number of deals
choice-end-time = Time
choice-end-chips = Out of counters

# Tie
choice-tie-shared = Shared win
choice-tie-extra-hands = Extra deals
choice-tie-not-over-while-tied = Not over while tied

# Adjust
choice-adjust-none = Off
choice-adjust-wrap = Wrap to zero
choice-adjust-exact-50-100 = Exactly 50 or 100
choice-adjust-exact-100 = Exactly 100

# SpecialWin
choice-special-win-none = Off
choice-special-win-sixty-nine = 69 for 5
choice-special-win-five = 5 for 69
choice-special-win-both = 69 for 5 and 5 for 69

# Ranking
choice-ranking-winner-only = Winner only
choice-ranking-full = All places

# Settle
choice-settle-none = Nothing
choice-settle-average = Against the average
choice-settle-chips-pool = Pool of counters
choice-settle-sweepstake = Sweepstake
choice-settle-howell = Howell
choice-settle-excess = Most hearts pays
choice-settle-wager = Wager
choice-settle-turbo-points = Turbo points

# Wager
choice-wager-places = By places
choice-wager-winner-takes-all = Winner takes all

# Partners
choice-partners-none = None
choice-partners-fixed = Opposite seats
choice-partners-adhoc = First two to take tricks

# PartnerMoon
choice-partner-moon-individual = One player
choice-partner-moon-pooled = Partners together

## Headings: the parts of the rules, and groups of options

heading-aim = The aim
heading-players = Players and cards
heading-dealing = Dealing
heading-passing = Passing
heading-before = Before play
heading-opening = Opening lead
heading-first-trick = First trick
heading-leading = Following and leading
heading-tricks = Tricks
heading-values = Card values
heading-extras = Other points
heading-moon = Moon and sun
heading-end = End of the game
heading-money = Money, clock and sides
heading-play = Play
heading-scoring = Scoring

## Rules in one line, for lists: "4 players; pass left, right; hearts only; no moon; ends at 100"

summary = { SERIES($parts, joint: "series-long") }
summary-players = { $n } players
summary-no-passing = no passing
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
# $values is the message above; a bonus card and what it counts.
summary-bonus = { $values }, { CARD($card) } { $points }
summary-own-values = { $values }, custom values
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
summary-two-packs = two packs
summary-cancel = equal cards cancel
summary-jokers = jokers
summary-warren = Warren card
summary-kitty = kitty
summary-stock = stock
summary-charging = charging
summary-nines = nines
summary-sun = sun
summary-partners = partners
summary-counters = counters
summary-special-win = { $win ->
    [sixty_nine] 69 for 5
    [five] 5 for 69
   *[both] 69 for 5 and 5 for 69
}
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
