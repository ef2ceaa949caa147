### The rules of a rule set in sentences, made of its options: in the help, beside the options and in
### “hearts-gui rules”.
###
### What the arguments are, apart from those of every file (TRANSLATING.md):
### $cleared: which cards of a moon cost the shooter nothing
### $tricks: whether every trick costs points
### $partners: who plays with whom
### $jokers: when jokers may be played
### $lead: when a joker may be led
### $follow: whether the Warren card follows suit
### $left: what happens when the Warren card is left over
### $dealer: how the first dealer is found
### $direction: cw (clockwise) or ccw
### $size: how many cards a hand has
### $longer, $least: how many players get one card more than the others, and how many the others get
### $kitty: who gets the kitty
### $discard: whether cards put away count
### $step: one of the sentences that follow, on a pass
### $again: whether the order of passes can start again
### $noun: whether “cards” is said
### $picks: what the dealer can choose
### $side: left or right; in sentences on moons and ends, whether a side is meant
### $after_pass: whether all deals, some or none begin with a pass
### $charge: how cards are charged
### $stuck: what a hand of nothing but penalty cards may do
### $joker: whether a joker may always be played
### $breakers, $event: which cards break hearts, and what must happen to them
### $exempt: which hands may lead unbroken hearts
### $ban: whether penalty cards are barred from the first trick
### $duplicates, $dead: what two equal cards do, and who takes a last trick that is cancelled
### $boost: which nines lengthen a trick
### $shown: which cards taken stay in view
### $one: whether one card is meant
### $won, $lost: a score for all the hearts, and what they count otherwise
### $flip: what turns the pig good
### $values: the card values of the rules
### $floor: how far a bonus card may push a score down
### $moon: whether something holds in a moon too
### $bonuses: bonus cards
### $but: whether the amount may be more or fewer
### $guard: what spares a shooter
### $bonus: whether bonus cards count in a moon
### $sun: what taking every trick does
### $hand: whether the shooter’s own cards are counted
### $distance: whether the distance from zero is meant
### $end: whether a limit must be reached or exceeded
### $totals, $from, $to: totals that jump, and where they jump to
### $tie, $special: what a tie does, and whether there is a special win
### $counts: whether the deal of arrival counts
### $ranking, $sides: whether there are places after the first, and how many sides there are
### $debts: whether players go on without counters
### $named: whether a bidder names the penalty suit
### $shares: numbers in proportion
### $exception, $others, $packs: as said above the messages

## Parts of sentences that are used below

# After "cards of a moon": the cards it needs, or all the penalty cards where it needs a bonus card too.
rules-moon-them = { $cleared ->
    [hand] any card taken
    [penalties] the penalty cards
   *[needed] them
}
# The same after “what” or “the points of”.
rules-moon-those = { $cleared ->
    [penalties] the penalty cards
   *[other] those cards
}

## The aim: the first part of the rules in sentences. In every part from here on each message is
## a sentence or two, and only those that the options of the rule set call for are shown, in this
## order.

# Who wins, in one sentence. $score is the score that wins; hearts: counters are paid for hearts
# alone, whatever else is a penalty card; pool: everyone pays into a pool of counters.
rules-aim = { $score ->
   *[low] { $tricks ->
        [yes] Every trick you take costs points, and some cards in it, the penalty cards, cost more: take as few points as you can.
       *[no] Some cards, the penalty cards, cost points when you take them in tricks: take as few points as you can.
    }
    [high] Some cards, the penalty cards, lose points when you take them in tricks: keep your score high.
    [magnitude] Some cards count when you take them in tricks: stay close to zero.
    [counters] Some cards, the penalty cards, cost you counters when you take them in tricks: keep yours.
    [hearts] Each heart you take in a trick costs you counters: keep yours.
    [pool] A player who takes none of the penalty cards has a share in the counters that everyone pays in.
}
# The sentence after the aim; $cards are all penalty cards, $others those that are not hearts.
rules-penalty-cards = { $kind ->
    [usual] { $packs ->
        [1] The penalty cards are all the hearts and the queen of spades.
       *[other] The penalty cards are all the hearts and both queens of spades.
    }
    [hearts] The penalty cards are all the hearts.
    [named] The penalty cards are all the cards of one suit, which is named in each deal.
    [hearts-and] { $packs ->
        [1] The penalty cards are all the hearts as well as { CARDS($others) }.
       *[other] The penalty cards are all the hearts as well as { CARDS($others) } of both packs.
    }
   *[no] The penalty cards are { CARDS($cards) }.
}

## Players and cards

# Whether there are partners.
rules-players = { $partners ->
   *[none] { CAPITAL(WORD($players)) } people play, each for themselves.
    [fixed] { CAPITAL(WORD($players)) } people play, in sides of two who sit opposite each other.
    [adhoc] { CAPITAL(WORD($players)) } people play, with partners who change from deal to deal.
}
# The cards that are played with. $packs packs of $cards cards.
rules-pack = { $packs ->
    [1] The pack is a standard one of { $cards } cards.
   *[other] { CAPITAL(WORD($packs)) } standard packs of { $cards } cards are shuffled together: { $total } cards in all.
}
# $changes: cards that are removed or added, as the next messages say.
rules-pack-changed = { $packs ->
    [1] The pack is a standard one of { $cards } cards, { LIST($changes, type: "more") }: { $total } cards in all.
   *[other] { CAPITAL(WORD($packs)) } standard packs of { $cards } cards are shuffled together, { LIST($changes, type: "more") }: { $total } cards in all.
}
# A part of the message above: cards of one pack.
rules-pack-without = without { LIST($cards) }
# Both copies of a card, where two packs are played with.
rules-pack-every = both { $rank ->
    [6] sixes
   *[other] { RANK($rank) }s
} of { SUIT($suit) }
# One of two copies of a card.
rules-pack-copies = { WORD($n) } of the { WORD($packs) } { $rank ->
    [6] sixes
   *[other] { RANK($rank) }s
} of { SUIT($suit) }
# A part of the message before the last ones.
rules-pack-jokers = { $n ->
    [one] with { WORD($n) } joker added
   *[other] with { WORD($n) } jokers added
}
# The same for the Warren card.
rules-pack-warren = with one more card added, the Warren card
# $lowest is the lowest rank of the pack, 0 where it is not the same in every suit.
rules-ranks = { $lowest ->
    [2]
        In each suit the ace is highest, then king, queen, jack, ten and so on down to the two.
        There are no trumps.
    [0]
        In each suit the ace is highest, then king, queen, jack, ten and so on down to the lowest
        card that is left. There are no trumps.
   *[other]
        In each suit the ace is highest, then king, queen, jack, ten and so on down to the
        { RANK($lowest) }. There are no trumps.
}
# When a joker may be played. zero_of_suit: each joker belongs to a suit.
rules-jokers = { $jokers ->
   *[off_suit]
        A joker belongs to no suit and is not a heart. It may be played to a led suit only by
        someone who cannot follow. It never takes a trick and counts nothing.
    [anytime]
        A joker belongs to no suit and may be played at any time, even by someone who could follow
        suit. It never takes a trick and counts nothing.
    [zero_of_suit]
        One joker is the lowest club and the other the lowest diamond, below the two; they follow
        suit like other cards, never take a trick and count nothing.
}
# Whether it may be led.
rules-joker-lead = { $lead ->
   *[not_if_other_card] { $jokers ->
        [zero_of_suit] A joker may be led only by someone who holds nothing else that may be led.
       *[other] A joker may be led only by someone who holds nothing else that may be led; then the next card that is not a joker, even a heart, sets the suit to follow.
    }
    [next_card_sets_suit] { $jokers ->
        [zero_of_suit] A joker may be led, as a card of its suit.
       *[other] A joker may be led; then the next card that is not a joker, even a heart, sets the suit to follow.
    }
    [leader_names_suit] A joker may be led; then its leader names the suit to follow.
}
# The Warren card of one rule set, a 53rd card. In the three messages after this one as well.
rules-warren =
    The card left over after the deal, the extra card, lies face down beside the holder of the
    Warren card: everyone sees who that is, but only that player may look at it. The player who is
    passed the Warren card gets the extra card too.
# How it stands for the extra card.
rules-warren-play =
    Whenever the extra card could be played, the Warren card may be played for it: the extra card’s
    suit is announced immediately, its rank is shown at the end of the trick, and then it counts as
    if it had been played all along.
# The queen of spades is a card that can break hearts.
rules-warren-queen = If the extra card is the queen of spades, it breaks hearts only when it is turned up.
# Whether its holder must play it to follow suit.
rules-warren-follow = { $follow ->
   *[alias] The Warren card counts as a card of the extra card’s suit when suit is followed.
    [optional] The Warren card never has to be played to follow suit.
}
# It may be left over itself, because one card is.
rules-warren-left = { $left ->
   *[ordinary] When the Warren card itself is left over, the deal is played as an ordinary one.
    [redeal] When the Warren card itself is left over, the cards are dealt again.
}

## Dealing

# Who deals first; with the lowest card, the pack is also cut.
rules-first-dealer = { $dealer ->
   *[random] The first dealer is chosen at random.
    [low_card] { $direction ->
       *[cw] Everyone draws a card, and the lowest deals first; those who tie for it draw again. In every deal the dealer’s right neighbour cuts the pack.
        [ccw] Everyone draws a card, and the lowest deals first; those who tie for it draw again. In every deal the dealer’s left neighbour cuts the pack.
    }
}
# Which way the turns go around.
rules-direction = { $direction ->
   *[cw] Dealing and play go clockwise, and the dealer’s left neighbour deals next.
    [ccw] Dealing and play go counter-clockwise, and the dealer’s right neighbour deals next.
}
# Everyone gets the same number.
rules-hands = { $direction ->
   *[cw] The cards are dealt one at a time, starting on the dealer’s left, and everyone gets { WORD($size) } cards.
    [ccw] The cards are dealt one at a time, starting on the dealer’s right, and everyone gets { WORD($size) } cards.
}
# Everything is dealt out, and some get one card more; these play two to the first trick.
rules-hands-uneven = { $direction ->
   *[cw] The cards are dealt one at a time, starting on the dealer’s left, until none is left: { rules-hands-longer } Those with one more card play two cards to the first trick.
    [ccw] The cards are dealt one at a time, starting on the dealer’s right, until none is left: { rules-hands-longer } Those with one more card play two cards to the first trick.
}
# A part of the message above.
rules-hands-longer = { $longer ->
    [1] the first player gets { WORD($most) }, the others { WORD($least) }.
   *[other] the first { WORD($longer) } players get { WORD($most) }, the others { WORD($least) }.
}
# A pile from which players draw.
rules-stock = { $n ->
    [one] The other card lies face down as the stock.
   *[other] The other { WORD($n) } cards lie face down as the stock.
}
# Cards left over, and who gets them. The ends on _swap are those where cards are put away in
# exchange.
rules-kitty = { rules-kitty-size } { $kitty ->
   *[first_trick] The player who takes the first trick takes the kitty too and may look at it; it counts with that player’s tricks and is not added to the hand.
    [first_point] The player who takes the first trick with a penalty card takes the kitty too and may look at it; it counts with that player’s tricks and is not added to the hand.
    [last_trick] The player who takes the last trick of the deal takes the kitty too and may look at it; it counts with that player’s tricks.
    [first_trick_swap] The player who takes the first trick picks up the kitty and, before the next trick, puts any { cards } from the hand away face down.
    [first_point_swap] The player who takes the first trick with a penalty card picks up the kitty and, before the next trick, puts any { cards } from the hand away face down.
    [out_of_play] Nobody sees the kitty, and it counts for nobody.
}
# The first sentence of the message above.
rules-kitty-size = { $n ->
    [1] The one card left over is the kitty.
   *[other] The { WORD($n) } cards left over are the kitty.
}
# What the cards put away in exchange count.
rules-kitty-discard = { $discard ->
   *[captured] { $n ->
        [1] The card put away counts as taken by that player.
       *[other] The cards put away count as taken by that player.
    }
    [out_of_play] { $n ->
        [1] The card put away counts for nobody.
       *[other] The cards put away count for nobody.
    }
}

## Passing cards before play

# There is no pass in these rules.
rules-no-pass = No cards are passed.
# The same pass in every deal; $step is what is passed where, as the messages below say.
rules-pass-always = Before play everyone passes { $step }.
# $steps: which way cards are passed in each deal, as the next messages say.
rules-pass-cycle = Before play everyone passes cards: { SERIES($steps) }.{ $again ->
    [yes] {" "}Then the order starts again.
   *[no] {""}
}
# A part of that message: the first deal.
rules-pass-first = in the first deal { $step }
# A part of that message: the later deals, “in the second two to the right”.
rules-pass-later = in the { ORDINAL($n) } { $step }
# After both.
rules-pass-unseen = You choose what to pass before you see what you are passed.
# Cards that must be kept.
rules-pass-forbidden = { CAPITAL(CARDS($cards)) } may not be passed.
# A right of the player who is passed cards.
rules-pass-along =
    When a pass goes to one player you may keep your cards instead, and pass on unseen the cards
    that are passed to you.
# How many cards; the noun is said once, in the first deal.
rules-pass-count = { $noun ->
    [yes] { cards }
   *[no] { WORD($n) }
}
# A step: no pass.
rules-pass-hold = none (a hold)
# A part of the next two messages.
rules-pass-middle = { rules-pass-count } into the middle, where they are shuffled and dealt out again { WORD($n) } to each
# A step: all passed cards are shuffled and dealt out again.
rules-pass-smoosh = { rules-pass-middle } (a smoosh)
# A step: a smoosh that takes place only if nobody has charged a card.
rules-pass-charge = none if anyone has charged a card (see “{ heading-before }”), and otherwise { rules-pass-middle }, after which cards may be charged once more
# A step: a card to everyone.
rules-pass-scatter = { rules-pass-count } to each other player (a scatter)
# A step: the dealer picks one of several passes.
rules-pass-dealer = as the dealer picks, { SERIES($picks, joint: "list-or-else") }
# One of those, or several with the same number of cards: “three to the left or to the right”.
rules-pass-picks = { rules-pass-count } { LIST($ways, type: "or") }
# A step: how many cards to whom.
rules-pass-way = { rules-pass-count } { $way }
# Where two play.
rules-way-other = to the other player
# The player across.
rules-way-opposite = to the player opposite
# The neighbour, or the second or third player on that side.
rules-way = { $side ->
   *[left] { $place ->
        [1] to the left
       *[other] to the { ORDINAL($place) } player on the left
    }
    [right] { $place ->
        [1] to the right
       *[other] to the { ORDINAL($place) } player on the right
    }
}

## Before play

# In rule sets such as Gong Zhu and Turbo Hearts. $cards are those that may be shown.
rules-charging = { $after_pass ->
    [some] Before the first trick, and after the pass in deals that begin with one, a player who holds { LIST($cards, type: "or", each: "the-card") } may charge that card, that is, show it so that it counts double. { rules-charging-way }
    [yes] After the pass and before the first trick a player who holds { LIST($cards, type: "or", each: "the-card") } may charge that card, that is, show it so that it counts double. { rules-charging-way }
   *[no] Before the first trick a player who holds { LIST($cards, type: "or", each: "the-card") } may charge that card, that is, show it so that it counts double. { rules-charging-way }
}
# The last sentence of the message above.
rules-charging-way = { $charge ->
   *[turbo] Anyone may charge openly, in any order; whenever someone does, the others may charge more, until nobody does.
    [gong_zhu] Each in turn, starting after the dealer, says once which cards they charge, if any.
    [blind] All choose in secret which cards they charge, if any, and show them together.
}
# What a charged card may not do.
rules-charged-play =
    A charged card may not be led or played to the first trick in which its suit is led, unless its
    holder has no other card that may be played. To another suit it may be played by someone who
    cannot follow.
# In Auction Hearts.
rules-auction =
    Everyone in turn, the dealer last, makes one bid of one to { $most } counters, or none, for the right
    to name the penalty suit of the deal; a bid need not be higher than those before it. The highest
    bidder, or the first of equal bids, pays the bid into a pool in the middle and names the suit; if
    nobody bids, hearts are the penalty suit and no bid is paid.
# What a pledge is worth is said under “Other points”.
rules-pledge = Before the first trick each player may pledge to take no hearts.

## Opening lead: who leads to the first trick

# $card is the name of the lowest club.
rules-opening-club = The player who holds the { $card } leads it to the first trick.
# The same where another club may be led.
rules-opening-any-club =
    The player who holds the { $card } leads to the first trick, and must lead a club, but not
    necessarily that one.
# $card in both: the lowest club of the pack.
rules-lowest-club = { RANK($rank) } of clubs
# The same where that club may be left over.
rules-lowest-club-dealt = lowest club that was dealt (the { RANK($rank) } of clubs, unless it is left over)
# The player after the dealer.
rules-opening-eldest = { $direction ->
   *[cw] The player on the dealer’s left leads any card that may be led.
    [ccw] The player on the dealer’s right leads any card that may be led.
}
# As in Gong Zhu.
rules-opening-spades =
    In the first deal the holder of the two of spades leads it. In later deals the player who took
    the queen of spades in the previous deal leads any card that may be led.
# In Auction Hearts.
rules-opening-bidder = { $direction ->
   *[cw] The highest bidder leads any card that may be led; if nobody bid, the player on the dealer’s left leads.
    [ccw] The highest bidder leads any card that may be led; if nobody bid, the player on the dealer’s right leads.
}

## First trick

# No limits.
rules-first-trick-free = Penalty cards may be played to the first trick.
# $exception: whether a penalty card may be of the suit that is led to the first trick.
rules-first-trick = No penalty card may be played to the first trick, not even by someone who cannot follow suit.{ $exception ->
    [yes] {" "}But a player whose only cards of the suit led are penalty cards has to play one.
   *[no] {""}
}
# A hand of which nothing else can be played.
rules-first-trick-stuck = { $stuck ->
   *[play_any] A player who cannot follow suit and holds nothing but penalty cards may play any of them.
    [misdeal]
        A player who cannot follow suit and holds nothing but penalty cards may play any of them,
        or call a misdeal: then the same dealer deals again and the deal does not count.
    [point_void]
        A player who cannot follow suit and holds nothing but penalty cards may play any of them,
        and the card played counts for nobody.
    [lay_aside]
        A player who cannot follow suit and holds nothing but penalty cards may play any of them;
        that card is set aside and, after the deal, given to the player with the fewest penalty
        points, not counting players with none.
}
# In Complex Hearts.
rules-first-trick-ten = The ten of clubs may not be played to the first trick unless it is its holder’s only club.

## Following and leading

# The main rule. $joker: jokers may be played at any time.
rules-follow =
    Everyone must follow the suit led if able to{ $joker ->
        [yes] , or play a joker
       *[no] {""}
    }. Those who cannot may play any card: this is called discarding (sloughing).
# In Domino Hearts, where cards are drawn.
rules-follow-domino =
    Everyone must follow the suit led if able to. Anyone who cannot has to draw from the stock,
    one card after another, until able to. Only when the stock is used up may any card be played instead:
    this is called discarding (sloughing).
# Hearts need not be broken.
rules-lead-any = { $charge ->
    [yes] Any suit may be led at any time, hearts too; only a charged card has to wait, as described above.
   *[no] Any suit may be led at any time, hearts too.
}
# Hearts must be broken; $breakers are the cards that do it, $event is what must happen to them.
rules-lead-hearts = { $breakers ->
   *[hearts] { $event ->
       *[played] Hearts may not be led until they are broken: that is, until a heart has been played to any trick.
        [discarded] Hearts may not be led until they are broken: that is, until a heart has been discarded on another suit. A heart that is led does not break them.
        [won] Hearts may not be led until they are broken: that is, until a trick with a heart in it has been taken.
    }
    [hearts_qs] { $event ->
       *[played] Hearts may not be led until they are broken: that is, until a heart or the queen of spades has been played to any trick.
        [discarded] Hearts may not be led until they are broken: that is, until a heart or the queen of spades has been discarded on another suit. Leading one of them does not break hearts.
        [won] Hearts may not be led until they are broken: that is, until a trick with a heart or the queen of spades in it has been taken.
    }
}
# An exception from that for hands of nothing else.
rules-lead-exempt = { $exempt ->
   *[only_hearts] { $jokers ->
        [yes] A player who holds nothing but hearts and jokers leads a heart anyway.
       *[no] A player who holds only hearts may lead one anyway.
    }
    [hearts_or_penalty] { $jokers ->
        [yes] A player who holds only hearts, other penalty cards and jokers may lead a heart anyway.
       *[no] A player who holds only hearts and other penalty cards may lead a heart anyway.
    }
}
# In rule sets that make players discard her.
rules-queen-forced =
    The queen of spades must be discarded at the first safe chance: by its holder as soon as another
    suit is led that the holder cannot follow{ $ban ->
        [yes] , but not on a first trick where points are barred
       *[no] {""}
    }.
# In Domino Hearts.
rules-domino-out =
    A player without cards drops out, and the next one leads instead. The deal ends when at most one
    player still has cards; those cards count as taken by that player, and what is left of the stock
    counts for nobody.
# In Draw Hearts, for two players.
rules-draw =
    After each trick everyone draws a card from the stock, the taker first. When the stock is used up, the
    cards in hand are played out.

## Tricks

# The main rule.
rules-trick = The highest card of the suit led takes the trick. The player who played it leads to the next.
# With two packs.
rules-equal-cards = { $duplicates ->
   *[first] Of two equal cards the one played first ranks higher.
    [last] Of two equal cards the one played last ranks higher.
    [cancel]
        Two equal cards in a trick cancel each other, and neither can take it. If that leaves no
        card of the suit led, the trick is held over: its leader leads again, and the next taker
        takes everything that was held over. Cancelled cards still count for the player who takes them.
}
# Where there is a kitty that goes with the first trick.
rules-equal-cards-kitty = If the first trick is held over, the kitty waits with it.
# Where equal cards cancel each other.
rules-dead-last-trick = { $dead ->
   *[leader] If the last trick of a deal is cancelled like that, its leader takes it with everything held over.
    [discard] If the last trick of a deal is cancelled like that, nobody takes it, nor anything held over.
    [second_of_top]
        If the last trick of a deal is cancelled like that, the player of the second card of the
        highest pair takes it with everything held over.
}
# Booster nines lengthen a trick.
rules-boost = { $boost ->
   *[any_nine] When any nine falls on a trick, { rules-boost-round }
    [led_nine] When the nine of the suit led falls on a trick, { rules-boost-round }
}
# The rest of the message above.
rules-boost-round =
    everyone plays a second card to it once all have played the first, in the same order and
    following the same suit; the highest card of that suit in both rounds takes the whole trick.
    A trick is lengthened only once, and not when no cards are left.
# What of the cards taken may be seen.
rules-shown = { $shown ->
   *[last_trick] Everyone may look back at the last trick.
    [last_trick_open]
        The last trick lies open beside the player who took it, and everyone who has taken a trick
        has a card back in front of them.
    [penalty_cards]
        Penalty cards taken lie open beside the player who took them, and everyone may look back at
        the last trick.
}
# A claim ends the deal early.
rules-claim =
    The player who is to lead may show their hand and claim all the remaining tricks. If anyone objects,
    play continues with that hand open.

## Card values

# What one card does to the score of its taker: "costs one point each", "counts −100".
value-verb = { $way ->
   *[counts] { $one ->
        [yes] counts
       *[no] count
    } { $score }{ $each ->
        [yes] {" "}each
       *[no] {""}
    }
    [takes] { $one ->
        [yes] takes
       *[no] take
    } { points }{ $each ->
        [yes] {" "}each
       *[no] {""}
    } off the taker’s score
    [costs] { $one ->
        [yes] costs
       *[no] cost
    } { points }{ $each ->
        [yes] {" "}each
       *[no] {""}
    }
}
# In Auction Hearts.
rules-value-named-suit = Each card of the suit named by the bidder costs { points }.
# The same where counters are paid and there are no points.
rules-value-penalty-suit = Each card of the penalty suit is a penalty card.
# Where counters decide, at the end of the card values.
rules-value-counters = Cards count no points: only counters change hands.
# Cards of all suits: “Each ten and each king costs two points.”
rules-value-each = Each { LIST($cards, type: "and-each") } { value-verb }.
# Single cards: “The queen of spades costs 13 points.”
rules-value-cards = { CAPITAL(CARDS($cards)) } { value-verb }.
# All hearts alike.
rules-value-heart = Each heart { value-verb }.
# After hearts with a value of their own.
rules-value-other-hearts = Every other heart { value-verb }.
# The hearts cost or count by rank; $ranks are as the message after the next says.
rules-value-hearts-by-rank = { $way ->
   *[costs] The hearts cost points by rank: { LIST($ranks, type: "more") }.
    [counts] The hearts count points by rank: { LIST($ranks, type: "more") }.
}
# A part of that list: "ace 14".
rules-rank-score = { RANK($rank) } { $score }
# Several hearts alike: “Each jack or queen of hearts costs two points.”
rules-value-hearts-each = Each { LIST($ranks, type: "or", each: "rank-alone") } of hearts { value-verb }.
# After the values: the sum.
rules-value-total = No other card costs anything; all penalty cards together cost { $total }.
# The same where cards can be charged or doubled.
rules-value-total-doubled = No other card costs anything; all penalty cards together cost { $total } before any doubling.
# In Royal Hearts.
rules-royal-hearts = The queen of hearts doubles what all the hearts of the player who takes it count, its own points too.
# In Royal Hearts.
rules-royal-spades = The queen of clubs cancels the queen of spades if the same player takes both.
# In Turbo Hearts.
rules-ten-turbo = The ten of clubs doubles what all the other cards of its taker count.
# Where only penalty cards count.
rules-ten-doubles = The ten of clubs doubles what the penalty cards of its taker cost.
# In Complex Hearts; i is the imaginary unit of mathematics.
rules-complex = Scores are complex numbers, such as 3 + 4i; i times i is −1.
# In Complex Hearts.
rules-ten-complex = The ten of clubs multiplies the sum of what its taker’s other cards count by 2i.
# In Gong Zhu, where scores count upward; so in the messages after this one.
rules-gong-zhu-scoring = The scoring cards are all the hearts, { CARDS($cards) }, including those that count nothing.
# In China the game is called “chase the pig”.
rules-gong-zhu-name = The queen of spades is called the pig.
# Scoring cards: those of the message above the last.
rules-gong-zhu-ten =
    The ten of clubs counts { $score } for a player who takes no other scoring card. Otherwise it
    counts nothing itself, but doubles what all the other scoring cards of that player count.
# A reward in place of a moon; $charged: whether cards may be charged.
rules-gong-zhu-hearts = A player who takes all the hearts counts { SIGNED($won) } for them together instead of { $lost }{ $charged ->
    [yes] {" "}(doubled when the ace is charged)
   *[no] {""}
}.
# Follows the message above; “that player” took all the hearts.
rules-gong-zhu-pig = { $flip ->
   *[all_hearts] If that player takes the pig as well, it counts { SIGNED($won) } instead of { $lost }.
    [all_sixteen] If that player takes all the other scoring cards as well, the pig counts { SIGNED($won) } instead of { $lost }.
}
# Charged: shown before play, so that it counts double.
rules-charged-ace = When the ace of hearts is charged, every heart counts double.
# The same for other cards.
rules-charged-card = When { LIST($cards, type: "or", each: "the-card") } is charged, that card counts double.
# The ten of clubs doubles anyway.
rules-charged-ten = { $values ->
   *[turbo] When the ten of clubs is charged, it multiplies by four instead of doubling.
    [gong_zhu] When the ten of clubs is charged, it multiplies by four instead of doubling, and alone it counts { $score }.
    [complex] When the ten of clubs is charged, it multiplies by 4i instead of 2i.
}

## Other points

# A bonus card takes points off.
rules-bonus-floor = { $floor ->
   *[none] { CAPITAL(CARDS($cards)) } may take a score below zero.
    [hand] { CAPITAL(CARDS($cards)) } cannot take the score of a deal below zero.
    [total] { CAPITAL(CARDS($cards)) } cannot take a total below zero.
}
# In Reverse.
rules-trick-points = Each trick taken costs { points }, whatever is in it.
# A bonus.
rules-no-trick = A player who takes no trick in a deal takes { points } off their score.
# The same where there are moons.
rules-no-trick-moon = { $moon ->
   *[yes] A player who takes no trick in a deal takes { points } off their score, even when someone shoots the moon.
    [no] A player who takes no trick in a deal takes { points } off their score, unless someone shoots the moon.
}
# The pledge to take no hearts.
rules-pledge-points = A player who keeps the pledge takes { points } off; one who breaks it adds { points }.

## Moon and sun. A moon is taking all the penalty cards of a deal, a sun taking every trick; the
## shooter is the player who does it.

# In Gong Zhu, where the card values reward it.
rules-moon-gong-zhu = There is no other reward for taking everything.
# The same with partners.
rules-moon-gong-zhu-partners = Partners who take all the hearts together are rewarded like one player.
# Where there are no moons.
rules-moon-none = Taking all the penalty cards has no special effect.
# $needs: the cards of the moon; $effect: what it does; $amount: how much, in words.
rules-moon = { $side ->
    [yes] A side that takes { rules-moon-needs } in one deal shoots the moon: { rules-moon-effect }.
   *[no] A player who takes { rules-moon-needs } in one deal shoots the moon: { rules-moon-effect }.
}
# A part of the message above: which cards.
rules-moon-needs = { $needs ->
    [named_suit] every card of the penalty suit
   *[all_penalties] all the penalty cards
    [with_bonus] all the penalty cards and { CARDS($bonuses) } as well
    [all_hearts] all the hearts
    [hearts_qs] { $packs ->
        [1] all the hearts and the queen of spades
       *[other] all the hearts and both queens of spades
    }
}
# A part of it: what happens. $amount is one of the messages below.
rules-moon-effect = { $effect ->
   *[add] the shooter scores nothing for { rules-moon-them }, and every other player scores { $amount }
    [add_other_side] the shooter scores nothing for { rules-moon-them }, and every opponent scores { $amount }
    [subtract] the shooter scores nothing for { rules-moon-them }, and the shooter’s total goes down by { $amount }
    [choice] the shooter scores nothing for { rules-moon-them } and makes a choice: either every other player scores { $amount }, or the shooter’s own total goes down by the same amount
    [negate] what { rules-moon-those } would have cost is taken off the shooter’s score instead
    [zero_or_double] the shooter scores nothing for { rules-moon-them } and makes a choice: either the shooter’s own total becomes zero, or the totals of all the others are doubled
    [gift_from_each] the shooter scores nothing for { rules-moon-them }, every other player scores { $amount }, and the shooter’s total goes down by the sum of all that
    [in_values] the card values say what happens
}
# A number of points in words.
rules-amount-hand = what the shooter’s hand counted, bonus cards and doublings included
# A number of points in words: all cards of the suit that was named.
rules-amount-suit = the points of those cards
# In Complex Hearts.
rules-amount-complex = the { $score } of { rules-moon-those }, multiplied by 2i if the shooter has the ten of clubs
# A part of the next message.
rules-amount-of = the { points } of { rules-moon-those }
# A number of points, which may change with the cards in play.
rules-amount = { rules-amount-of }{ $but ->
    [more] {" "}(more if cards are charged)
    [fewer] {" "}(fewer if some are not in play)
    [both] {" "}(more if cards are charged, fewer if some are not in play)
   *[no] {""}
}
# In Complex Hearts.
rules-moon-complex = A shooter who took { LIST($cards, type: "or", each: "the-card") } still scores for that card, multiplied in the same way.
# In Royal Hearts.
rules-moon-royal = That is 52 points, ten fewer with the queen of diamonds and 26 fewer with the queen of clubs; neither of these is needed for a moon.
# Adding to the others may end the game with another player in front.
rules-moon-guard = { $guard ->
   *[none] That holds even if it makes the shooter lose the game.
    [auto_subtract]
        If that would end the game without the shooter among the winners, the others score nothing
        for the moon, and the shooter’s total goes down by the same amount instead.
    [game_goes_on]
        If that would end the game without the shooter among the winners, the game continues until a
        deal without such a moon.
    [reached_score]
        A shooter whose total was { $total } or more may choose to go down by the same amount instead.
}
# Bonus cards beside a moon.
rules-moon-bonus = { $bonus ->
   *[independent] { CAPITAL(CARDS($cards)) } { $one ->
        [yes] counts
       *[no] count
    } in a moon too.
    [swallowed] A shooter gets nothing for { CARDS($cards) }.
}
# In Complex Hearts.
rules-moon-signs = The shooter may choose for each opponent whether the amount is added or taken off.
# With partners.
rules-moon-alone = One player alone must take them all; partners do not help each other shoot the moon.
# What taking every trick does. $moon: moons are played too.
rules-sun = { $sun ->
   *[double] A player who takes every trick of a deal shoots the sun: { rules-sun-worth }.
    [first_trick_free] A player who takes every trick of a deal, or every trick after the first, shoots the sun: { rules-sun-worth }.
    [punish] A player who takes every trick of a deal shoots the sun: what a moon does counts double against the player who passed cards to the shooter and once against the others{ $moon ->
        [yes] {""}
       *[no] , who score { rules-sun-amount }
    }.
    [clean_slate] A player who takes every trick of a deal shoots the sun: the shooter’s total becomes zero.
    [sun_only]
        But that holds only for someone who takes every trick of the deal as well; otherwise the
        cards count normally.
}
# A part of the message above.
rules-sun-worth = { $moon ->
    [yes] it counts instead of the moon, and twice as much
   *[no] every other player scores twice { rules-sun-amount }
}
# A part of the two messages above: a number of points.
rules-sun-amount = { $hand ->
    [yes] the points of the shooter’s hand
   *[no] the points of all the penalty cards ({ $score })
}

## End of the game

# Which total wins.
rules-winner = { $score ->
   *[low] The points of all deals are added up, and the lowest total wins.
    [high] The scores of all deals are added up, and the highest total wins.
    [magnitude] The scores of all deals are added up, and the total nearest to zero wins; the distance of a + bi from zero is the square root of a² + b².
    [counters] The player with the most counters wins.
}
# A total ends the game; $distance: scores are complex numbers.
rules-end-limit = { $side ->
    [yes] { $distance ->
        [yes] The game ends after the deal in which the distance of the total of a side from zero { rules-end-reached }.
       *[no] The game ends after the deal in which the total of a side { rules-end-reached }.
    }
   *[no] { $distance ->
        [yes] The game ends after the deal in which the distance of a player’s total from zero { rules-end-reached }.
       *[no] The game ends after the deal in which a player’s total { rules-end-reached }.
    }
}
# A part of the message above.
rules-end-reached = { $ways ->
   *[up] { rules-end-up }
    [down] { rules-end-down }
    [both] { rules-end-down }, or { rules-end-up }
}
# $ways: up, down or both ends of the scale; $high and $low are its limits.
rules-end-up = { $end ->
   *[reach] reaches { $high } or more
    [exceed] is more than { $high }
}
# The lower limit, where scores count upward.
rules-end-down = { $end ->
   *[reach] falls to { $low } or less
    [exceed] is less than { $low }
}
# In Gong Zhu, whose queen of spades is called the pig too.
rules-gong-zhu-loser = The player whose total { rules-end-down } loses, and is called the pig as well.
# After a fixed number of deals.
rules-end-deals = { $n ->
    [one] The game ends after { WORD($n) } deal.
   *[other] The game ends after { WORD($n) } deals.
}
# After a time.
rules-end-time = { $n ->
    [one] After { WORD($n) } minute the deal in progress is finished, and the game ends.
   *[other] After { WORD($n) } minutes the deal in progress is finished, and the game ends.
}
# Where counters decide the game.
rules-end-chips = The game ends when someone has no counters left.
# Totals that become zero.
rules-wrap = A total of exactly { LIST($totals, type: "or") } becomes zero, before it is decided whether the game ends.
# Totals that drop to a lower one, each as the next message says.
rules-adjust = A total that has just changed jumps { LIST($changes, type: "or") }, before it is decided whether the game ends.
# A part of it: “from exactly 100 to 50”.
rules-adjust-one = from exactly { $from } to { $to }
# The best score at the end of the game.
rules-tie = { $tie ->
   *[shared] { $side ->
        [yes] Sides that tie for first place share the win.
       *[no] Players who tie for first place share the win.
    }
    [extra_hands] { $side ->
        [yes] If sides tie for first place when the game would end, more deals are played until one side is alone in front.
       *[no] If players tie for first place when the game would end, more deals are played until one player is alone in front.
    }
    [not_over_while_tied] { $special ->
        [yes] The game does not end while players tie for first place, except by a win described below.
       *[no] { $side ->
            [yes] The game does not end while sides tie for first place.
           *[no] The game does not end while players tie for first place.
        }
    }
}
# Winning by staying on one total.
rules-special-win = { $n ->
    [one] A player who stays on a total of exactly { $total } for { WORD($n) } deal in a row wins immediately, whatever the scores.
   *[other] A player who stays on a total of exactly { $total } for { WORD($n) } deals in a row wins immediately, whatever the scores.
}
# After it.
rules-special-several = Several players can win together in this way.
# How these deals are counted.
rules-special-arrival = { $counts ->
    [yes] The deal that reaches such a total counts as the first of them.
   *[no] The deal that reaches such a total does not count as one of them.
}
# Places after the first.
rules-ranking = { $ranking ->
   *[full] { $sides ->
        [2] The other side comes second.
        [0] The others take the next places in order.
       *[other] The other sides take the next places in order.
    }
    [winner_only] Only the winner counts; there is no second place.
}

## Money, clock and sides

# A number of counters within a sentence. Counters are paid from player to player and stand for
# money.
counters = { $n ->
    [one] { WORD($n) } counter
   *[other] { WORD($n) } counters
}
# How many everyone has at the start.
rules-chips = Everyone starts with { counters }.{ $debts ->
    [yes] {" "}Players who run out of them play on and owe what they have to pay.
   *[no] {""}
}
# Payment once, at the end.
rules-settle-average = At the end everyone pays { counters } for each point above the average score, or receives { counters } for each point below it; fractions of a counter count too.
# The pool: counters in the middle of the table.
rules-settle-pool =
    After each deal everyone pays { counters } into the pool. Those who took no penalty card share it;
    what cannot be divided, or what nobody wins, stays in the pool.
# Another pool; $named: the suit that costs is named by a bidder.
rules-settle-sweepstake = { $named ->
   *[no] After each deal everyone pays { counters } into the pool for each heart taken.
    [yes] After each deal everyone pays { counters } into the pool for each card of the penalty suit taken.
}
# After it: how the pool is shared. A Jack is a pool that has grown; the word is a name.
rules-settle-jack = { $named ->
   *[no] A player who took no heart is clear. The clear players share the pool; counters that cannot be divided stay in it. If nobody is clear, or one player took all the hearts, the whole pool stays and becomes a Jack: it grows by what every deal pays in and is never shared; only a player who alone is clear wins it.
    [yes] A player who took no card of the penalty suit is clear. The clear players share the pool; counters that cannot be divided stay in it. If nobody is clear, or one player took the whole suit, the whole pool stays and becomes a Jack: it grows by what every deal pays in and is never shared; only a player who alone is clear wins it.
}
# After both.
rules-pool-left = What is in the pool when the game ends goes to nobody.
# Payment from player to player.
rules-settle-howell = { $named ->
   *[no] After each deal everyone pays each other player { counters } for each heart they took themselves.
    [yes] After each deal everyone pays each other player { counters } for each card of the penalty suit they took themselves.
}
# For three players.
rules-settle-excess = { $named ->
   *[no] After each deal the player who took the most hearts pays each other player { counters } for each heart of the difference between them.
    [yes] After each deal the player who took the most cards of the penalty suit pays each other player { counters } for each card of the difference between them.
}
# In Turbo Hearts: payment once, at the end.
rules-settle-turbo = At the end, each player’s score times { WORD($players) } is compared with the sum of all scores: players below it receive { counters } for each point of the difference, players above it pay as much.
# A wager: everyone puts in the same.
rules-wager-winner = At the start everyone puts in { counters }; at the end the winner takes all of it, and winners who tie share it equally.
# The same, shared among the places; $shares are numbers such as 3, 2, 1 and 0.
rules-wager-places = At the start everyone puts in { counters }; at the end the places are paid in the proportion { SERIES($shares, joint: "list-ratio") }, and players who tie share equally; fractions of a counter count too.
# A limit of time for each choice.
rules-timer = { $n ->
    [one] Each choice has a limit of { WORD($n) } second; after that a legal card is played, or cards are passed, at random.
   *[other] Each choice has a limit of { WORD($n) } seconds; after that a legal card is played, or cards are passed, at random.
}
# Whether partners are the same in every deal.
rules-partners = { $partners ->
   *[fixed] Partners add their scores, and their side wins or loses together.
    [adhoc]
        The first two players to take a trick are partners for that deal, against all the others,
        and each side’s players all score what the side took.
}
