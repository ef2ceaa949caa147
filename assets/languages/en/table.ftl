### The table: what it asks, why something may not be done, what happened, buttons and panels.
###
### What the arguments are, beside those of every file (TRANSLATING.md):
### $limits, $item: what may not be done
### $token: which pass is meant: l left, r right, a across, 2 and 3 further on
### $next: which card is passed next
### $chosen, $needed: how many cards are chosen, and must be
### $button: whether the keyboard is on the button
### $reasons: sentences
### $drew: whether the cards drawn are told
### $choice: what a shooter chose
### $long: whether it takes long
### $device: what the player uses
### $one, $other: two cards
### $pace: fast or slow
### $end, $limit, $number: how the game ends, at which number, and the number of the deal
### $jack, $pool: whether the pool is a Jack, and the counters in it
### $minutes: minutes left
### $caption: words over cards
### $totals, $choices: what each choice comes to, and all choices
### $game: whether the deal is of a game
### $before, $now: points in the game, and in the replay
### $better: whether that is better
### $partner, $side: whether it is the player’s own side, and its letter

## Prompts: one line in the pill above the hand, about 60 letters at most

# A hand of which only this card may be led, or played.
prompt-lead-card = Your turn: lead the { CARD($card) }
prompt-only = { $second ->
    [yes] Your second card: only the { CARD($card) } may be played
   *[no] Only the { CARD($card) } may be played
}
# A player leads, with any card, one suit, or with limits.
prompt-lead-any = Your turn: lead any card
prompt-lead-suit = Your turn: lead { SUIT($suit) }
prompt-lead = Your turn: lead
prompt-lead-but = Your turn: lead, but { LIST($limits, each: "prompt-limit") }
# $second: the rules let each player play a second card to this trick.
prompt-play-any = { $second ->
    [yes] Your second card: play any card
   *[no] Your turn: play any card
}
prompt-follow = { $second ->
    [yes] Your second card: follow { SUIT($suit) }
   *[no] Your turn: follow { SUIT($suit) }
}
prompt-follow-but = { $second ->
    [yes] Your second card: follow { SUIT($suit) }, but { LIST($limits, each: "prompt-limit") }
   *[no] Your turn: follow { SUIT($suit) }, but { LIST($limits, each: "prompt-limit") }
}
prompt-play = { $second ->
    [yes] Your second card: play
   *[no] Your turn: play
}
prompt-play-but = { $second ->
    [yes] Your second card: play, but { LIST($limits, each: "prompt-limit") }
   *[no] Your turn: play, but { LIST($limits, each: "prompt-limit") }
}
# What still may not be done, after "lead, but" and the like.
prompt-limit = { $item ->
    [joker_not_led] no joker
    [ten_of_clubs] not the ten of clubs
    [no_points_first_trick] no points yet
    [not_broken] no hearts yet
    [charged_locked] no charged card yet
   *[queen_forced] the queen must go
}
prompt-settled = The rest is settled: finish the deal, or play on
prompt-bury = { $n ->
    [one] Choose { WORD($n) } card to put away
   *[other] Choose { WORD($n) } cards to put away
}
prompt-decide = Your choice
prompt-charge-none = You hold no card that can be charged
prompt-charge-bright = Mark any of the { WORD($n) } bright cards to charge, or none
prompt-charge = Mark { LIST($cards, type: "or", each: "the-card") } to charge, or charge nothing
# Whose decision the table waits for.
prompt-waiting = { $kind ->
    [choose_pass] { $name } chooses the pass…
    [charge] { $name } may charge…
    [bid] { $name } bids…
    [name_suit] { $name } names a suit…
    [pledge] { $name } may pledge…
    [bury] { $name } puts cards away…
    [answer_claim] { $name } answers the claim…
   *[moon] { $name } decides about the moon…
}

# The title of the pass panel, in large letters.
prompt-pass-scatter = Scatter: a card to everyone
prompt-pass-smoosh = Smoosh: into the middle
prompt-pass-hold = Hold: no pass
prompt-pass-to = { $token ->
   *[l] Pass left to { $name }
    [r] Pass right to { $name }
    [a] Pass across to { $name }
    [l2] Pass to { $name }, second on the left
    [r2] Pass to { $name }, second on the right
    [l3] Pass to { $name }, third on the left
    [r3] Pass to { $name }, third on the right
}
# The line under that title, about 45 letters at most.
prompt-pass-next = Card { $next } of { $total } goes to { $name }
prompt-pass-paired = Each card shows who gets it
prompt-pass-middle = { $n ->
    [one] Choose { WORD($n) } card; all are shuffled and dealt back
   *[other] Choose { WORD($n) } cards; all are shuffled and dealt back
}
prompt-pass-choose = { $n ->
    [one] Choose { WORD($n) } card to pass
   *[other] Choose { WORD($n) } cards to pass
}
prompt-pass-chosen = Your cards are chosen
# How many cards are chosen so far.
prompt-pass-count = { $chosen } of { $needed }
# The line of the pass panel with the keys that do what it says: $help is one of the lines above,
# $press is Enter.
prompt-pass-keys = { $help }: ← → and { $press }
prompt-pass-send = { $button ->
    [yes] { $press } passes them
   *[no] ↓ and { $press } pass them
}

## Reasons: why a card may not be used, or nothing can be done now

reason-not-your-turn = It is not your turn
reason-no-trick-yet = No trick has been taken yet
reason-nothing-to-take-back = There is nothing to take back
reason-not-now = That cannot be done now
reason-nothing-now = Nothing can be played now
# Why the player cannot do anything yet.
reason-turn-of = It is { $name }’s turn
reason-waiting = Waiting for { LIST($names) }
reason-waiting-many = Waiting for { WORD($n) } players
reason-no-pass = No cards have been passed in this deal
reason-no-scores = No deal has been counted yet
# Why a card may not be played, passed or charged now.
reason-ok = The { CARD($card) } may be played
reason-not-yours = You do not hold the { CARD($card) }
reason-opening-card = The { CARD($card) } leads the first trick
reason-opening-some-card = The first trick must start with the opening card
reason-opening-suit = A club must lead the first trick
reason-follow = You must follow { SUIT($suit) }
reason-follow-suit = You must follow suit
reason-joker-not-led = A joker may not be led while you hold another card
reason-ten-of-clubs = The ten of clubs may not be played to the first trick
reason-no-points-first-trick = No points on the first trick
reason-not-broken = Hearts are not broken yet
reason-charged-locked = Charged: locked until its suit is led again
reason-queen-forced = The queen of spades must go now
reason-pass-forbidden = The { CARD($card) } may not be passed in this game
reason-not-chargeable = The { CARD($card) } cannot be charged
reason-already-charged = The { CARD($card) } is charged already
reason-all-chosen = { $n ->
    [one] { CAPITAL(WORD($n)) } card already chosen: take one back first
   *[other] { CAPITAL(WORD($n)) } cards already chosen: take one back first
}
# Several of these sentences, joined by semicolons.
reason-several = { SERIES($reasons, joint: "series-long") }
# What may be done, when there is no reason against anything.
reason-any-card = Every card may be played
reason-any-pass = { $n ->
    [one] Any card may be passed
   *[other] Any { WORD($n) } cards may be passed
}
reason-any-bury = { $n ->
    [one] Any card may be put away
   *[other] Any { WORD($n) } cards may be put away
}
reason-any-answer = Every answer is allowed
reason-drag = Drag the { CARD($card) } to the table
# What a card is, when it is asked for.
reason-card = The { CARD($card) }

## Events: what just happened, one line in the pill above the hand

# In a game whose rules say who deals; $mine says that it is the player.
event-deals = { $mine ->
    [yes] { $drew ->
        [yes] You drew the lowest card and deal
       *[no] You deal
    }
   *[no] { $drew ->
        [yes] { $name } drew the lowest card and deals
       *[no] { $name } deals
    }
}
event-cuts = { $mine ->
    [yes] { $deals }, you cut
   *[no] { $deals }, { $name } cuts
}
event-kitty-taken = { $n ->
    [one] { $name } took the kitty: { WORD($n) } card
   *[other] { $name } took the kitty: { WORD($n) } cards
}
event-kitty-seen = { $mine ->
    [yes] You took the kitty: { LIST($cards, each: "the-card") }
   *[no] { $name } took the kitty: { LIST($cards, each: "the-card") }
}
event-suit-named = { $name } named { SUIT($suit) }: they cost points
event-nobody-bid = Nobody bid: { SUIT($suit) } cost points
event-charged = { $name }: { LIST($cards, each: "the-card") } charged
event-charges-shown = { CAPITAL(LIST($cards, each: "the-card")) } charged
event-nothing-charged = Nothing charged
# The titles over the rising moon, in large letters, and of the question what it is to do.
event-shot-moon = { $mine ->
    [yes] You shot the moon
   *[no] { $name } shot the moon
}
event-shot-sun = { $mine ->
    [yes] You shot the sun
   *[no] { $name } shot the sun
}
# The lines under those titles.
event-moon-line = Every penalty card of the deal
event-sun-line = Every trick of the deal
event-moon-chosen = { $choice ->
    [add] { $name }: add to the others
    [subtract] { $name }: subtract from my total
    [none] { $name }: keep the points
    [zero] { $name }: back to zero
    [double] { $name }: double the others
   *[other] { $name }: { $choice }
}
# The hourglass ran out.
event-time-pass = Time is up: your cards were chosen for you
event-time-play = Time is up: the { CARD($card) } was played for you
event-time-last-deal = Time is up: this deal is the last
event-boost = A nine was played: everyone adds a second card
event-misdeal = { $name } held nothing but points: the cards are dealt again
event-void = This deal does not count: the same dealer deals again
event-claim = { $name } claimed the rest with { LIST($cards, each: "the-card") }
event-claim-refused = { $name } did not accept: play continues
# $practice: the game was not practice before.
event-taken-back = { $practice ->
    [yes] Taken back: this is a practice game now
   *[no] Taken back
}
event-hint-play = { $practice ->
    [yes] Hint: play the { CARD($card) }. This is a practice game now
   *[no] Hint: play the { CARD($card) }
}
event-hint-pass = { $practice ->
    [yes] Hint: pass { LIST($cards, each: "the-card") }. This is a practice game now
   *[no] Hint: pass { LIST($cards, each: "the-card") }
}
event-hint-none = { $practice ->
    [yes] No hint here. This is a practice game now
   *[no] No hint here
}
event-hint-not-now = No hint now: it is not your turn
hint-thinking = { $long ->
    [yes] Still thinking of a hint…
   *[no] Thinking of a hint…
}
# How the next hint is had; the bulb is the button.
hint-more = { $device ->
    [touch] Press the bulb again for more
    [pad] Press it again for more
    [keys] { $key } again for more
   *[pointer] Press the bulb or { $key } for more
}
# The first of three hints says what to think of, the second what it is about, the third the answer.
hint-trick = Who will take this trick?
hint-first = { $what ->
    [lead] You lead: which suit is safe for you?
    [follow] Others play after you: do you want this trick?
    [last] You play last: you see what this trick costs.
    [pass] Which cards could cost you most later?
   *[other] What would this do for the rest of the deal?
}
hint-first-out = You have no { SUIT($suit) }: which card would you rather not keep?
hint-suit = Look at the { SUIT($suit) }.
hint-about-card = Watch the { CARD($card) }.
hint-about = { $what ->
    [own] You could take everything yourself.
    [others] Another player may be about to take everything.
    [trick] Think about who takes this trick.
    [later] Think about the tricks that are still to come.
   *[many] Several small things favour one choice.
}
# $reason says why; it may be missing.
hint-card = The { CARD($card) }. { $reason }
hint-even = The { CARD($one) } or the { CARD($other) }: both are equally good. { $reason }
hint-either = The { CARD($one) } or the { CARD($other) }. { $reason }
hint-cards = Choose { LIST($cards, each: "the-card") }. { $reason }
# The reason may be missing.
hint-pass = Pass { LIST($cards, each: "the-card") }. { $reason }
hint-only = The { CARD($card) } is the only card you may play here
# A dialog before the first hint of a game that counts.
hint-practice-title = Using a hint makes this a practice game
hint-practice-text = It continues as before, but no longer counts in your statistics or your rating.
hint-keep-counted = Keep it counted
hint-show = Show the hint
hint-no-cards = No hint here.
event-pace = { $pace ->
    [slow] Slower play: more time to look
   *[usual] Normal pace again
}

## Passes

# Within a sentence or in a list of passes.
pass-name = { $token ->
   *[l] left
    [r] right
    [a] across
    [l2] second left
    [r2] second right
    [l3] third left
    [r3] third right
    [scatter] scatter
    [smoosh] smoosh
    [hold] hold
    [dealer] dealer’s choice
    [charge] charge or smoosh
}
# On a button, in a list of choices and in the pass panel: 16 letters at most.
pass-label = { $token ->
   *[l] Left
    [r] Right
    [a] Across
    [l2] Second left
    [r2] Second right
    [l3] Third left
    [r3] Third right
    [scatter] Scatter
    [smoosh] Smoosh
    [hold] Hold
    [dealer] Dealer’s choice
    [charge] Charge or smoosh
}
# In the pass panel, in the row of what comes when.
pass-step-hold = Hold (no pass)

## The pill in the corner: the deal, and how the game ends. The first wording that fits is shown.

ending-deal = { $end ->
   *[reach] Deal { $number } · to { $limit }
    [exceed] Deal { $number } · above { $limit }
    [deals] Deal { $number } of { $limit }
    [time] Deal { $number } · { $limit } minutes
    [chips] Deal { $number } · for counters
}
# The same with the kind of score that wins.
ending-deal-wins = { ending-deal } · { $score ->
   *[low] fewest points win
    [high] most points win
    [magnitude] nearest to zero wins
    [counters] most counters win
}
ending-deal-short = { $end ->
    [reach] Deal { $number } · to { $limit }
    [exceed] Deal { $number } · above { $limit }
    [deals] Deal { $number } of { $limit }
   *[other] Deal { $number }
}
ending-deal-alone = Deal { $number }
# With the pool or the time that is left.
ending-deal-short-more = { ending-deal-short } · { $more }
ending-deal-alone-more = { ending-deal-alone } · { $more }
# What $more is: counters in the pool (the rules may call it a Jack), minutes left, the last deal.
ending-pool = { $jack ->
    [yes] jack { $pool }
   *[no] pool { $pool }
}
ending-minutes-left = { $minutes } min left
ending-last-deal = last deal
# A clause at the end of a sentence about what was played, after "and".
ending-best = { $score ->
   *[low] the lowest score wins
    [high] the highest score wins
    [magnitude] the score nearest to zero wins
    [counters] the most counters win
}

## The buttons around the table, as tooltips

table-menu = Menu
table-last-trick = Last trick
table-hint = Hint
table-take-back = Take back
table-scores = Scores
table-options = Options

## The large button, and the small line under it

table-pass = Pass cards
table-bury = Put away
table-charge = Charge
table-charge-nothing = Charge nothing
table-choose = Choose…
table-play = Play the { CARD($card) }
# In the button, beside the picture of the suit, as shortly as can be: Play Q, Play 10.
table-play-short = { $kind ->
    [card] { $rank ->
        [11] Play J
        [12] Play Q
        [13] Play K
        [14] Play A
       *[other] Play { $rank }
    }
   *[other] Play { CARD($card) }
}
table-finish = Finish deal
# What stands under the button: how to finish.
table-finish-caption = F, or play on
# What a key that is pressed is called: Enter, or the button A of a gamepad.
table-key = { $device ->
    [pad] A
   *[keys] Enter
}
# How the chosen card is played, where one press is not enough.
table-play-again = { $device ->
    [pointer] { $press }, or click again
    [touch] Tap again
   *[keys] { $press }
}
table-mark-back = { $device ->
    [touch] Tap a card to take it back
   *[pointer] Click a card to take it back
}
table-keys-change = { $press }, or arrows to change
table-keys-back = { $press } takes it back
table-keys-on = ↓ to the button
# Why the button cannot be pressed yet.
table-choose-cards = { $n ->
    [one] Choose { WORD($n) } card
   *[other] Choose { WORD($n) } cards
}
table-choose-more = { $n ->
    [one] Choose { WORD($n) } more card
   *[other] Choose { WORD($n) } more cards
}
# With the small line under the button, and the question that is asked before it is done.
table-forward = Pass on unseen
    .caption = or choose cards to pass
    .title = Pass the next cards on unseen?
    .text =
        You keep your whole hand. The cards that come to you are passed on as they are, and you do not see
        them.
table-misdeal = Call a misdeal
    .caption = or play a card
    .title = Call a misdeal?
    .text =
        You hold nothing but penalty cards. Everyone sees your hand, and the same dealer deals
        again.
table-claim = Claim the rest
    .caption = or lead a card
    .title = Claim all remaining tricks?
    .text =
        Your hand is shown to everyone. If all accept, every card still out is yours; if one
        refuses, play continues with your hand face up.

## Questions in dialogs: title, text, answers

table-claimed-title = { $name } claims the rest
table-claimed-text =
    If all accept, { $name } takes every card still out. If one refuses, play continues with this
    hand face up.
table-claimed-accept = Accept
table-claimed-refuse = Play on
# Over the open hand of the player who claims.
table-claimed-hand = { $name } holds
table-bid-title = How many counters do you bid?
table-bid-text = The highest bidder pays the bid into the pool and names the suit that costs points.
# A line of the bidding so far.
table-bid-of = { $n ->
    [0] { $name }: no bid
    [one] { $name }: { WORD($n) } counter
   *[other] { $name }: { WORD($n) } counters
}
# The field for a number.
table-bid-counters = Counters
table-bid = Bid
table-bid-none = No bid
table-dealer-title = Which way are cards passed in this deal?
table-dealer-text = The dealer chooses.
table-suit-title = Which suit costs points?
table-joker-title = Which suit does the joker stand for?
table-suit = { CAPITAL(SUIT($suit)) }
table-pledge-title = Do you pledge to take no hearts?
table-pledge-text = A pledge kept takes { $n } points off, a broken one adds { $n } points.
table-pledge-yes = I take no hearts
table-pledge-no = No pledge
table-moon-text = Choose how it counts. The totals would be:
# Answers, and heads of columns: in two lines of about 10 letters.
table-moon-choice = { $choice ->
    [add] Add to the others
    [subtract] Subtract from mine
    [none] Keep the points
    [zero] Back to zero
    [double] Double the others
   *[other] { $choice }
}
# The head of the column with the totals as they are.
table-moon-now = Now
# A question before cards are passed; one line for each player who gets some.
table-pass-title = Pass these cards?
table-pass-line = { CAPITAL(LIST($cards, each: "the-card")) } to { $name }.
table-pass-line-middle = { CAPITAL(LIST($cards, each: "the-card")) } to the middle.
# A question before a costly card is played.
table-costly-title = Play the { CARD($card) }?
table-costly-text = It takes this trick, with at least half of all the points of the deal.
# A question in practice games, before a card that the coach calls a blunder.
table-guard-looking = Coach is thinking…
table-guard-text = The coach calls it a blunder: it costs { $points ->
    [one] about one point
   *[other] about { $points } points
} on average. { $reason }

# Read aloud: cards under a caption; everyone’s total after each choice.
table-spoken-cards = { $caption }: { LIST($cards, each: "the-card") }
table-spoken-total = { $name } { $total }
table-spoken-choice = { $choice }: { SERIES($totals, joint: "list-more") }
table-spoken-choices = { SERIES($choices, joint: "series-long") }

## The game's menu

table-menu-title = Game menu
table-menu-saved = { $deal }. The game is saved.
table-menu-back = Back to the game
table-menu-passed = Passed and received
table-menu-rules = Rules in force
table-menu-pace = { $pace ->
    [slow] Play at the normal pace
   *[usual] Play more slowly
}
table-menu-fair = Are the deals fair?
table-menu-leave = Main menu

## A practice replay: a deal that is played once more, out of a game or from a puzzle

# In the pill in the corner.
replay-pill = { $game ->
    [yes] Practice replay, deal { $deal }
   *[no] Practice, this deal only
}
replay-pill-short = { $game ->
    [yes] Practice, deal { $deal }
   *[no] Practice
}
replay-pill-least = Practice
replay-menu = { $game ->
    [yes] Practice replay, deal { $deal }. It ends with the deal and does not count; your game is as you left it.
   *[no] Practice. It ends with the deal and does not count.
}
replay-title = You took { $before }, this time { $now }
replay-compared = { $better ->
    [better] Better than in the game.
    [worse] Not as good as in the game.
   *[same] The same as in the game.
} The game itself is as you left it.
replay-over = The deal is over
replay-again = Play it again
replay-to-puzzle = Back to the puzzle

## After a game: one opponent for another

table-swap-text = Everyone else stays, and the new player plays at the same level.
table-swap-leaves = Leaves
table-swap-comes = Sits down
table-swap-cancel = Cancel

## Panels: the last trick, and what was passed

table-last-nobody = Last trick: nobody took it
table-last-taken = Last trick: { $name } took it
table-last-no-points = Last trick: { $name } took it, no points in it
table-last-points = { $points ->
    [one] Last trick: { $name } took { $points } point
   *[other] Last trick: { $name } took { $points } points
}
table-passed-both = You passed and received
table-passed-gave = You passed
table-passed-got = You received
# Under a card, or on a small tag at its upper edge.
table-to-name = to { $name }
table-to-heap = to the middle
table-to-kitty = to the kitty
table-from-name = from { $name }
table-from-heap = from the middle
table-from-kitty = from the kitty

## Small words on the cloth, on plates and cards

# On the card that was led: 4 letters at most.
table-led = LED
table-kitty = Kitty
table-stock = Stock
table-held-over = Held over
# In the pill in the other corner: 15 letters at most, and what
# stands there where there is no room, beside the suit.
table-hearts-broken = Hearts broken
    .short = Broken
table-suit-counts = { CAPITAL(SUIT($suit)) } count
    .short = count
# One letter, on a disc: who deals.
table-dealer-letter = D

# On a player's plate: 15 letters at most, and where there is no room, what stands for it.
table-plate-ready = Ready
    .short = Ready
table-plate-chosen = { $n } chosen
    .short = { $n } of { $of }
table-plate-bids = Bids { $n }
    .short = Bids
table-plate-no-bid = No bid
    .short = No
table-plate-out = Out of the deal
    .short = Out

# Chips at the lower edge of a plate.
table-chip-partner = Your partner
table-chip-pair = Pair
table-chip-bid = Bid { $n }
# Before a heart: this player pledged to take no hearts.
table-chip-no-hearts = None
table-chip-warren = Warren
# A side's letter and its total, such as A 12.
table-chip-side = { $partner ->
    [yes] { $side } { $total }, partner
   *[no] { $side } { $total }
}

## Several people at one screen

player-number = Player { $n }
new-game-person = Someone at this screen
curtain-title = { $name }, it is your turn
curtain-others = Only { $name } should look now.
curtain-lift = Show my cards
curtain-menu = To the menu
