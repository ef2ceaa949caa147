### The table: what it asks, why something may not be done, what happened, buttons and panels.
###
### What the arguments are, apart from those of every file (TRANSLATING.md):
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

## Prompts: one line in the pill above the hand, about 60 letters at most. They say what the
## player is to do, or for whom the table waits.

# A hand of which only this card may be led, or played.
prompt-lead-card = Your turn: lead the { CARD($card) }
# In following: only one card of the hand is legal. $second: a second card to the same trick,
# which some rules want.
prompt-only = { $second ->
    [yes] Your second card: only the { CARD($card) } may be played
   *[no] Only the { CARD($card) } may be played
}
# A lead: the first card of a trick. All cards are legal.
prompt-lead-any = Your turn: lead any card
# Only one suit may be led.
prompt-lead-suit = Your turn: lead { SUIT($suit) }
# Some cards may not be led; there is no room to say which.
prompt-lead = Your turn to lead
# $limits are what may not be led, as prompt-limit.
prompt-lead-but = Your turn: lead, but { LIST($limits, each: "prompt-limit") }
# $second: the rules let each player play a second card to this trick.
prompt-play-any = { $second ->
    [yes] Your second card: play any card
   *[no] Your turn: play any card
}
# The player has cards of the suit that was led.
prompt-follow = { $second ->
    [yes] Your second card: follow { SUIT($suit) }
   *[no] Your turn: follow { SUIT($suit) }
}
# The same with limits.
prompt-follow-but = { $second ->
    [yes] Your second card: follow { SUIT($suit) }, but { LIST($limits, each: "prompt-limit") }
   *[no] Your turn: follow { SUIT($suit) }, but { LIST($limits, each: "prompt-limit") }
}
# Not all cards are legal, and there is no room to say which.
prompt-play = { $second ->
    [yes] Play your second card
   *[no] Your turn to play
}
# The same with limits.
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
# Who takes which trick cannot change any more. “Finish the deal” is a button.
prompt-settled = The rest is settled: finish the deal, or play on
# In exchange for the kitty.
prompt-bury = { $n ->
    [one] Choose { WORD($n) } card to put away
   *[other] Choose { WORD($n) } cards to put away
}
# A dialog asks for something.
prompt-decide = Your choice
# Before play, where cards may be charged (shown, so that they count double).
prompt-charge-none = You hold no card that can be charged
# Many cards may be charged; they are brighter than the others.
prompt-charge-bright = Charge any of the { WORD($n) } bright cards (they count double), or none
# $cards may be charged.
prompt-charge = Charge { LIST($cards, type: "or", each: "the-card") } (to count double), or nothing
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

## The pass panel in the middle of the table: its title in large letters, and a line of at most
## 45 letters under it

# Each other player gets one card.
prompt-pass-scatter = Scatter: a card to everyone
# Cards are put in the middle, shuffled and dealt out again.
prompt-pass-smoosh = Smoosh: into the middle
# In this deal nothing is passed.
prompt-pass-hold = Hold: no pass
# To one player, whose name may be long.
prompt-pass-to = { $token ->
   *[l] Pass left to { $name }
    [r] Pass right to { $name }
    [a] Pass across to { $name }
    [l2] Pass to { $name }, second on the left
    [r2] Pass to { $name }, second on the right
    [l3] Pass to { $name }, third on the left
    [r3] Pass to { $name }, third on the right
}
# The line under the title: in a scatter, who gets the card that is chosen next.
prompt-pass-next = Card { $next } of { $total } goes to { $name }
# All cards of a scatter are chosen.
prompt-pass-paired = Each card shows who gets it
# Before a smoosh.
prompt-pass-middle = { $n ->
    [one] Choose { WORD($n) } card; all are shuffled and dealt back
   *[other] Choose { WORD($n) } cards; all are shuffled and dealt back
}
# Before any other pass.
prompt-pass-choose = { $n ->
    [one] Choose { WORD($n) } card to pass
   *[other] Choose { WORD($n) } cards to pass
}
# The player waits for the others.
prompt-pass-chosen = Your cards are chosen
# How many cards are chosen so far.
prompt-pass-count = { $chosen } of { $needed }
# The line of the pass panel with the keys that do what it says: $help is one of the lines above,
# $press is Enter.
prompt-pass-keys = { $help }: ← → and { $press }
# Under the panel when all are chosen; $button: the keyboard is on the button. $press is Enter.
prompt-pass-send = { $button ->
    [yes] Press { $press } to pass them
   *[no] Press ↓, then { $press } to pass them
}

## Reasons: why a card may not be used, or nothing can be done now: one line in the pill above
## the hand, after a press that did nothing, and for the key that shows what may be played

# A card was pressed too early.
reason-not-your-turn = It’s not your turn
# For the button “Last trick”.
reason-no-trick-yet = No trick has been taken yet
# For the button “Take back”.
reason-nothing-to-take-back = There is nothing to take back
# For any other command.
reason-not-now = You can’t do that now
# For the key that shows what may be played.
reason-nothing-now = You can’t play a card now
# Why the player cannot do anything yet.
reason-turn-of = It’s { $name }’s turn
# Several players decide together, as in a pass.
reason-waiting = Waiting for { LIST($names) }
# The same for many.
reason-waiting-many = Waiting for { WORD($n) } players
# For the key that shows what was passed.
reason-no-pass = No cards have been passed in this deal
# For the score sheet.
reason-no-scores = No deal has been scored yet
# For the card that was pointed at: it may be played.
reason-ok = The { CARD($card) } may be played
# A card of another player was pressed.
reason-not-yours = The { CARD($card) } isn’t in your hand
# $card is the only card that may be led to the first trick of a deal.
reason-opening-card = The first trick starts with the { CARD($card) }
# Where that card is the player’s own and another one was pressed.
reason-opening-some-card = The first trick must start with the opening card
# Any club will do.
reason-opening-suit = The first trick must start with a club
# A card of another suit was pressed.
reason-follow = You must follow { SUIT($suit) }
# The same where no suit can be named.
reason-follow-suit = You must follow suit
# A joker was pressed for a lead.
reason-joker-not-led = A joker may not be led while you hold another card
# In Complex Hearts.
reason-ten-of-clubs = The ten of clubs may not be played to the first trick
# A penalty card was pressed in the first trick of a deal.
reason-no-points-first-trick = No points on the first trick
# A heart was pressed for a lead, and none has been played yet.
reason-not-broken = Hearts aren’t broken yet
# A charged card must wait; see rules-charged-play.
reason-charged-locked = Charged: not on its suit’s first trick
# In rule sets that force out the queen of spades.
reason-queen-forced = The queen of spades must go now
# For a pass.
reason-pass-forbidden = The { CARD($card) } may not be passed in this game
# For charging.
reason-not-chargeable = The { CARD($card) } can’t be charged
# For charging.
reason-already-charged = The { CARD($card) } is charged already
# For a pass: no more cards can be chosen.
reason-all-chosen = { $n ->
    [one] { CAPITAL(WORD($n)) } card already chosen: put one back first
   *[other] { CAPITAL(WORD($n)) } cards already chosen: put one back first
}
# Several of these sentences, joined by semicolons.
reason-several = { SERIES($reasons, joint: "series-long") }
# What may be done, when there is no reason against anything.
reason-any-card = Every card may be played
# For a pass.
reason-any-pass = { $n ->
    [one] Any card may be passed
   *[other] Any { WORD($n) } cards may be passed
}
# In exchange for the kitty.
reason-any-bury = { $n ->
    [one] Any card may be put away
   *[other] Any { WORD($n) } cards may be put away
}
# A dialog is open.
reason-any-answer = Every answer is allowed
# Where Options say that cards are played by dragging only.
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
# The same with the player who cuts the pack; $deals is the message above.
event-cuts = { $mine ->
    [yes] { $deals }, you cut
   *[no] { $deals }, { $name } cuts
}
# The kitty: cards left over from the deal.
event-kitty-taken = { $n ->
    [one] { $name } took the kitty: { WORD($n) } card
   *[other] { $name } took the kitty: { WORD($n) } cards
}
# The same where the cards may be seen.
event-kitty-seen = { $mine ->
    [yes] You took the kitty: { LIST($cards, each: "the-card") }
   *[no] { $name } took the kitty: { LIST($cards, each: "the-card") }
}
# In Auction Hearts: the highest bidder has named the suit that costs points.
event-suit-named = { $name } named { SUIT($suit) }: they cost counters
# In Auction Hearts.
event-nobody-bid = Nobody bid: { SUIT($suit) } cost counters
# A player has shown cards before play, so that they count double.
event-charged = { $name } charged { LIST($cards, each: "the-card") }
# All players showed theirs together.
event-charges-shown = Charged: { LIST($cards, each: "the-card") }
# The same where nobody did.
event-nothing-charged = Nothing charged
# The titles over the rising moon, in large letters, and of the question what it is to do.
event-shot-moon = { $mine ->
    [yes] You shot the moon
   *[no] { $name } shot the moon
}
# A sun: every trick of the deal.
event-shot-sun = { $mine ->
    [yes] You shot the sun
   *[no] { $name } shot the sun
}
# The lines under those titles.
event-moon-line = Every penalty card of the deal
# Under the title of a sun.
event-sun-line = Every trick of the deal
# What a shooter chose where the rules leave a choice.
event-moon-chosen = { $choice ->
    [add] { $name }: add to the others
    [subtract] { $name }: subtract from my total
    [none] { $name }: keep the points
    [zero] { $name }: back to zero
    [double] { $name }: double the others
   *[other] { $name }: { $choice }
}
# The hourglass ran out: the time for a choice was over.
event-time-pass = Time is up: your cards were chosen for you
# The same for a card.
event-time-play = Time is up: the { CARD($card) } was played for you
# The time for the whole game is over.
event-time-last-deal = Time is up: this deal is the last
# In rule sets with booster nines.
event-boost = A nine was played: everyone adds a second card
# In rule sets where such a hand may call a misdeal.
event-misdeal = { $name } held nothing but points: the cards are dealt again
# After a misdeal, or where the rules say so.
event-void = This deal doesn’t count: the same dealer deals again
# A player says that all remaining tricks will be theirs.
event-claim = { $name } claimed the rest with { LIST($cards, each: "the-card") }
# One of the others said no.
event-claim-refused = { $name } didn’t accept: play continues
# $practice: the game was not practice before.
event-taken-back = { $practice ->
    [yes] Taken back: this is a practice game now
   *[no] Taken back
}
# A hint in one line, where there is no room for three.
event-hint-play = { $practice ->
    [yes] Hint: play the { CARD($card) }. This is a practice game now
   *[no] Hint: play the { CARD($card) }
}
# A hint in one line for a pass.
event-hint-pass = { $practice ->
    [yes] Hint: pass { LIST($cards, each: "the-card") }. This is a practice game now
   *[no] Hint: pass { LIST($cards, each: "the-card") }
}
# There is none for this question.
event-hint-none = { $practice ->
    [yes] No hint here. This is a practice game now
   *[no] No hint here
}
# The bulb was pressed too early.
event-hint-not-now = No hint now: it’s not your turn
# In the bubble of the hint; $long: it has taken some seconds.
hint-thinking = { $long ->
    [yes] Still thinking of a hint…
   *[no] Thinking of a hint…
}
# How the next hint is had; the bulb is the button.
hint-more = { $device ->
    [touch] Press the bulb again for more
    [pad] Ask again for more
    [keys] { $key } again for more
   *[pointer] Press the bulb or { $key } for more
}
# The first of three hints says what to think of, the second what it is about, the third the
# answer. This one: a first hint in following.
hint-trick = Who will take this trick?
# Other first hints.
hint-first = { $what ->
    [lead] You lead: which suit is safe for you?
    [follow] Others play after you: do you want this trick?
    [last] You play last, so you know what this trick costs.
    [pass] Which cards could cost you most later?
   *[other] What would this do for the rest of the deal?
}
# A first hint: the suit that was led is not in the hand.
hint-first-out = You have no { SUIT($suit) }: which card would you rather not keep?
# A second hint.
hint-suit = Look at the { SUIT($suit) }.
# A second hint.
hint-about-card = Watch the { CARD($card) }.
# Other second hints; many: nothing stands out.
hint-about = { $what ->
    [own] You could take everything yourself.
    [others] Another player may be about to take everything.
    [trick] Think about who takes this trick.
    [later] Think about the tricks that are still to come.
   *[many] Several small things favour one choice.
}
# A third hint. $reason is a sentence that says why; it may be missing.
hint-card = The { CARD($card) }. { $reason }
# Two cards come out the same.
hint-even = The { CARD($one) } or the { CARD($other) }: both are equally good. { $reason }
# Two cards cannot be told apart with certainty.
hint-either = The { CARD($one) } or the { CARD($other) }. { $reason }
# Cards to charge or to put away.
hint-cards = Choose { LIST($cards, each: "the-card") }. { $reason }
# The reason may be missing.
hint-pass = Pass { LIST($cards, each: "the-card") }. { $reason }
# In place of hints.
hint-only = The { CARD($card) } is the only card you may play here
# A dialog before the first hint of a game that counts.
hint-practice-title = Using a hint makes this a practice game
# Its text.
hint-practice-text = It continues as before, but no longer counts in your statistics or your rating. Mistakes in it don’t come back under { menu-practice }.
# Button: no hint, the game still counts.
hint-keep-counted = Play without a hint
# Button: show it.
hint-show = Show the hint
# The same dialog before the first card that is taken back; its text is the same.
undo-practice-title = Taking a card back makes this a practice game
# A third hint that names no card. $charge: charging no card is best; else there is no hint, as for
# a bid. The reason may be missing.
hint-no-cards = { $charge ->
    [yes] Charge nothing. { $reason }
   *[no] No hint here.
}
# After the key that slows the game down.
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

# The longest wording. reach and exceed: a score ends the game; chips: a player without counters.
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
# A shorter one.
ending-deal-short = { $end ->
    [reach] Deal { $number } · to { $limit }
    [exceed] Deal { $number } · above { $limit }
    [deals] Deal { $number } of { $limit }
   *[other] Deal { $number }
}
# The shortest one.
ending-deal-alone = Deal { $number }
# With the pool or the time that is left.
ending-deal-short-more = { ending-deal-short } · { $more }
# The shortest one with more; $more is one of the next three.
ending-deal-alone-more = { ending-deal-alone } · { $more }
# What $more is: counters in the pool (the rules may call it a Jack), minutes left, the last deal.
ending-pool = { $jack ->
    [yes] jack { $pool }
   *[no] pool { $pool }
}
# In games that end after a time.
ending-minutes-left = { $minutes } min left
# The time is over.
ending-last-deal = last deal
# A clause at the end of a sentence about what was played, after "and".
ending-best = { $score ->
   *[low] the lowest score wins
    [high] the highest score wins
    [magnitude] the score nearest to zero wins
    [counters] the most counters win
}

## The buttons around the table, as tooltips. In windows from 1600 pixels on they stand beside the
## buttons, if the last five have no more than 36 letters together.

# Opens the game’s menu.
table-menu = Menu
# Shows the trick before.
table-last-trick = Last trick
# The bulb.
table-hint = Hint
# Undoes the player’s last card.
table-take-back = Take back
# Opens the score sheet.
table-scores = Scores
# Opens Options.
table-options = Options

## The large button, and the small line under it

# On the large button: give the marked cards away.
table-pass = Pass cards
# Put the marked cards away for the kitty.
table-bury = Put away
# Show the marked cards, so that they count double.
table-charge = Charge
# The same with no card marked.
table-charge-nothing = Charge nothing
# Opens a dialog again that was closed.
table-choose = Choose…
# The title of a question, and its button.
table-play = Play the { CARD($card) }
# In the button, as shortly as can be: Play Q♠, Play 10♥.
table-play-short = Play { $card }
# The rest of the deal is settled: play it quickly.
table-finish = Finish deal
# What stands under the button: how to finish. $key is a letter, usually F.
table-finish-caption = { $key }, or play on
# What a key that is pressed is called: Enter, or the button A of a game pad.
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
# While cards are marked.
table-mark-back = { $device ->
    [touch] Tap a card to take it back
   *[pointer] Click a card to take it back
}
# While cards are marked, for the keyboard; $press is Enter.
table-keys-change = { $press }, or arrows to change
# While cards are marked, for the keyboard.
table-keys-back = { $press } takes it back
# After it: how the keyboard gets to the button.
table-keys-on = ↓ to the button
# On the large button: why it cannot be pressed yet.
table-choose-cards = { $n ->
    [one] Choose { WORD($n) } card
   *[other] Choose { WORD($n) } cards
}
# The same when some are chosen.
table-choose-more = { $n ->
    [one] Choose { WORD($n) } more card
   *[other] Choose { WORD($n) } more cards
}
# With the small line under the button, and the question that is asked before it is done.
table-forward = Pass on unseen
    .caption = or choose cards to pass
    .title = Pass the next cards on unseen?
    .text =
        You keep your whole hand. The cards that come to you are passed on as they are, and you don’t see
        them.
# Only in rule sets that allow it.
table-misdeal = Call a misdeal
    .caption = or play a card
    .title = Call a misdeal?
    .text =
        You hold nothing but penalty cards. Everyone sees your hand, and the same dealer deals
        again.
# Only where all remaining tricks seem to be the player’s.
table-claim = Claim the rest
    .caption = or lead a card
    .title = Claim all remaining tricks?
    .text =
        Your hand is shown to everyone. If all accept, every card still out is yours; if one
        refuses, play continues with your hand face up.

## Questions in dialogs: title, text, answers

# Another player claims.
table-claimed-title = { $name } claims the rest
# Its text.
table-claimed-text =
    If all accept, { $name } takes every card still out. If one refuses, play continues with this
    hand face up.
# Button.
table-claimed-accept = Accept
# Button.
table-claimed-refuse = Play on
# Over the open hand of the player who claims.
table-claimed-hand = { $name } holds
# In Auction Hearts.
table-bid-title = How many counters do you bid?
# Its text.
table-bid-text = The highest bidder pays the bid into the pool and names the suit that costs counters.
# A line of the bidding so far.
table-bid-of = { $n ->
    [0] { $name }: no bid
    [one] { $name }: { WORD($n) } counter
   *[other] { $name }: { WORD($n) } counters
}
# The field for a number.
table-bid-counters = Counters
# Button.
table-bid = Bid
# Button: bid nothing.
table-bid-none = No bid
# Where the dealer picks the pass of the deal.
table-dealer-title = Which way are cards passed in this deal?
# Its text.
table-dealer-text = The dealer chooses.
# In Auction Hearts, for the highest bidder.
table-suit-title = Which suit costs counters?
# A joker was led, and its leader names a suit.
table-joker-title = Which suit does the joker stand for?
# An answer to both.
table-suit = { CAPITAL(SUIT($suit)) }
# Before play, in rule sets with a pledge.
table-pledge-title = Do you pledge to take no hearts?
# Its text.
table-pledge-text = A pledge kept takes { $n } points off, a broken one adds { $n } points.
# Answer.
table-pledge-yes = I’ll take no hearts
# Answer.
table-pledge-no = No pledge
# The player shot the moon and may choose what it does. Under the title event-shot-moon, over
# large cards with the choices.
table-moon-text = Choose how it counts
# The answers, each the head of a large card: about 22 letters.
table-moon-choice = { $choice ->
    [add] Add to the others
    [subtract] Subtract from mine
    [none] Keep the points
    [zero] Back to zero
    [double] Double the others
   *[other] { $choice }
}
# On the moon, under the points that its cards count: one or two words.
table-moon-every = every point
# Under a player's new total on such a card, where it does not change: one to three short words.
table-moon-same = same
# Likewise; $total is the player's score so far.
table-moon-was = was { $total }
# Likewise; $limit is the score that ends the game.
table-moon-over = reaches { $limit }
# What a choice leads to, on the button at its foot. $then: how it stands then; $n are points, $name
# is the player next to you in the scores, or who wins.
table-moon-then = { $then ->
    [win] End the game: you win by { $n }
    [tie] End the game: a shared first place
    [lose] End the game: { $name } wins
    [ahead] Play on, { $n } ahead
    [level] Play on, level with { $name }
   *[behind] Play on, { $n } behind { $name }
}
# The same button where nothing can be said of the end.
table-moon-choose = Choose
# The same button after a moon that leaves no choice.
table-moon-on = Continue
# The head of the only card where the moon leaves no choice.
table-moon-totals = The new scores
# A question before cards are passed; one line for each player who gets some.
table-pass-title = Pass these cards?
# A line of it: the cards and the player.
table-pass-line = { CAPITAL(LIST($cards, each: "the-card")) } to { $name }.
# The same for a smoosh.
table-pass-line-middle = { CAPITAL(LIST($cards, each: "the-card")) } to the middle.
# A question before a costly card is played.
table-costly-title = Play the { CARD($card) }?
# Its text.
table-costly-text = It takes this trick, and at least half of the deal’s points with it.
# A question in practice games, before a card that the coach calls a blunder.
table-guard-looking = Coach is thinking…
# Its text. $reason is a sentence of the coach.
table-guard-text = The coach calls it a blunder: it costs { $points ->
    [one] about one point
   *[other] about { $points } points
} on average. { $reason }

# Read aloud in a dialog: cards under a caption.
table-spoken-cards = { $caption }: { LIST($cards, each: "the-card") }
# One player and a total.
table-spoken-total = { $name } { $total }
# What a choice would make of all totals.
table-spoken-choice = { $choice }: { SERIES($totals, joint: "list-more") }

## The game’s menu: a dialog with a column of buttons

# Its title.
table-menu-title = Game menu
# Under it; $deal is the pill in the corner, $practice whether the game is practice.
table-menu-saved = { $practice ->
    [yes] { $deal }. The practice game is saved; it doesn’t count.
   *[no] { $deal }. The game is saved.
}
# A button, and the big button of the score sheet.
table-menu-back = Back to the game
# Shows the cards passed in this deal.
table-menu-passed = Cards passed and received
# Shows the rules of this game.
table-menu-rules = Rules of this game
# Changes the speed.
table-menu-pace = { $pace ->
    [slow] Play at the normal pace
   *[usual] Play more slowly
}
# Opens the code of the cards.
table-menu-fair = Are the deals fair?
# Leaves the game, which is saved.
table-menu-leave = Main menu

## A practice replay: a deal that is played once more, out of a game or from a puzzle

# In the pill in the corner.
replay-pill = { $game ->
    [yes] Practice replay, deal { $deal }
   *[no] Practice, this deal only
}
# A shorter wording.
replay-pill-short = { $game ->
    [yes] Practice, deal { $deal }
   *[no] Practice
}
# The shortest wording.
replay-pill-least = Practice
# In the game’s menu.
replay-menu = { $game ->
    [yes] Practice replay, deal { $deal }. It ends after this deal and doesn’t count; your game stays as you left it.
   *[no] Practice. It ends after this deal and doesn’t count.
}
# A dialog at the end of the deal: points in the game, and now.
replay-title = You took { $before } before, { $now } this time
# Its text.
replay-compared = { $better ->
    [better] Better than in the game.
    [worse] Not as good as in the game.
   *[same] The same as in the game.
} The game itself stays as you left it.
# Its title where points mean nothing.
replay-over = The deal is over
# A button of it.
replay-again = Play it again
# A button of it.
replay-to-puzzle = Back to the puzzle

## After a game: one opponent for another

# A dialog; its title is end-screen-swap.
table-swap-text = Everyone else stays, and the new player plays at the same level.
# Over the portraits of the opponents.
table-swap-leaves = Leaves
# Over the portraits of those who could come.
table-swap-comes = Sits down
# A button.
table-swap-cancel = Cancel

## Panels: the last trick, and what was passed

# The title over the cards of the last trick.
table-last-nobody = Last trick: nobody took it
# The same where points are hidden.
table-last-taken = Last trick: { $name } took it
# The same where it cost nothing.
table-last-no-points = Last trick: { $name } took it, no points in it
# The same with points.
table-last-points = { $points ->
    [one] Last trick: { $name } took { $points } point
   *[other] Last trick: { $name } took { $points } points
}
# The title over the cards passed in this deal.
table-passed-both = You passed and received
# The same while nothing has come yet.
table-passed-gave = You passed
# The same where nothing was given.
table-passed-got = You received
# Under a card, or on a small tag at its upper edge.
table-to-name = to { $name }
# In a smoosh.
table-to-heap = to the middle
# Put away.
table-to-kitty = to the kitty
# A card that was received.
table-from-name = from { $name }
# In a smoosh.
table-from-heap = from the middle
# Taken up with the kitty.
table-from-kitty = from the kitty

## Small words on the cloth, on plates and cards

# On the card that was led: 6 letters at most.
table-led = LED
# Under a pile of cards that are left over from the deal.
table-kitty = Kitty
# Under the pile from which players draw.
table-stock = Stock
# Under a trick that nobody took and that waits for the next one.
table-held-over = Held over
# In the pill in the other corner: 15 letters at most, and what
# stands there where there is no room, beside the suit.
table-hearts-broken = Hearts broken
    .short = Broken
# In Auction Hearts: the suit that costs points.
table-suit-counts = { CAPITAL(SUIT($suit)) } count
    .short = count
# One letter, on a disc: who deals.
table-dealer-letter = D

# On a player's plate: 15 letters at most, and where there is no room, what stands for it.
table-plate-ready = Ready
    .short = Ready
# This many cards are chosen for the pass.
table-plate-chosen = { $n } chosen
    .short = { $n } of { $of }
# In Auction Hearts.
table-plate-bids = Bids { $n }
    .short = Bids
# In Auction Hearts.
table-plate-no-bid = No bid
    .short = No
# In Domino Hearts: has no cards left.
table-plate-out = Out of the deal
    .short = Out

# Chips at the lower edge of a plate: 12 letters at most.
table-chip-partner = Your partner
# Two opponents who are partners of each other.
table-chip-pair = Pair
# In Auction Hearts, while a deal is played.
table-chip-bid = Bid { $n }
# Before a heart: this player pledged to take no hearts.
table-chip-no-hearts = None
# Holds the Warren card.
table-chip-warren = Warren
# A side's letter and its total, such as A 12.
table-chip-side = { $partner ->
    [yes] { $side } { $total }, partner
   *[no] { $side } { $total }
}

## Several people at one screen

# The name of a person who has none.
player-number = Player { $n }
# In New game, in the list of strengths: not a computer player.
new-game-person = Someone at this screen
# A curtain over the whole table, so that nobody sees the cards of another.
curtain-title = { $name }, it’s your turn
# Under it.
curtain-others = Only { $name } should look now.
# The big button.
curtain-lift = Show my cards
# A button: the main menu.
curtain-menu = Main menu
