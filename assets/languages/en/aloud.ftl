### What is read aloud: at the table, and when a screen comes up. Sentences are heard, not seen.
###
### What the arguments are, apart from those of every file (TRANSLATING.md):
### $cuts: cards that were drawn
### $suits, $plays: cards of a suit, and cards played, each as another message says
### $pass: a pass
### $pledged: whether a pledge was made
### $how: led, followed or thrown
### $text: a sentence
### $on: whether the card was marked
### $tricks: how many tricks
### $system: linux, mac or windows
### $label, $best: what the coach thinks, and the better cards

## What happens at the table. $detail is brief, usual or full; $mine says that it is the listener,
## else $name is the player.

# A deal begins.
aloud-deal = { $detail ->
    [brief] Deal { $n }.
   *[usual] { $mine ->
        [yes] Deal { $n }, you deal.
       *[no] Deal { $n }, { $name } deals.
    }
}
# Cards drawn to find the first dealer; each part is the next message.
aloud-cuts = Drawn for first dealer: { LIST($cuts) }.
# One of the cards drawn: “you the ace of spades, Rosa the two of clubs”.
aloud-cut = { $mine ->
    [yes] you the { CARD($card) }
   *[no] { $name } the { CARD($card) }
}
# At the start of a deal, in place of the pass.
aloud-hold = No cards are passed in this deal.
# After the deal, and for a key: the player’s own cards. Each part is one of the next two
# messages: “spades queen and two; no clubs”.
aloud-your-hand = Your hand: { SERIES($suits, joint: "series-long") }.
# The ranks that are held of one suit, after the name of the suit.
aloud-suit-held = { SUIT($suit) } { LIST($ranks, each: "rank-alone") }
# How many cards of one suit are held, for the key that asks for that.
aloud-suit-count = { $n ->
    [0] no { SUIT($suit) }
   *[other] { SUIT($suit) }: { $n }
}
# The dealer chooses how the deal is passed.
aloud-pass-chosen = { $mine ->
    [yes] You choose: { $pass }.
   *[no] { $name } chooses: { $pass }.
}
# What the listener has just passed.
aloud-you-pass = You pass { LIST($cards, each: "the-card") }.
# Another player has chosen what to pass or to charge; nobody sees it yet.
aloud-has-chosen = { $name } has chosen.
# What came in the pass, from one player.
aloud-received = { $name } passed you { LIST($cards, each: "the-card") }.
# The same after a smoosh, where all passed cards are shuffled in the middle and dealt out again.
aloud-received-middle = From the middle you received { LIST($cards, each: "the-card") }.
# A player kept their cards and passed on, without looking, those that came.
aloud-forwarded = { $name } passed the cards on unseen.
# The card left over that the Warren card stands for.
aloud-extra = The extra card is the { CARD($card) }.
# Where cards may be charged: this player charges none.
aloud-charged-nothing = { $mine ->
    [yes] You charge nothing.
   *[no] { $name } charges nothing.
}
# In Auction Hearts: how many counters a player bids for the right to name the suit that costs
# points.
aloud-bid = { $n ->
    [0] { $mine ->
        [yes] You don’t bid.
       *[no] { $name } doesn’t bid.
    }
   *[other] { $mine ->
        [yes] You bid { $n }.
       *[no] { $name } bids { $n }.
    }
}
# Where the rules have it: whether a player promises before play to take no hearts.
aloud-pledge = { $pledged ->
    [yes] { $mine ->
        [yes] You pledge to take no hearts.
       *[no] { $name } pledges to take no hearts.
    }
   *[no] { $mine ->
        [yes] You make no pledge.
       *[no] { $name } makes no pledge.
    }
}
# A card is played: led, followed (in the suit led) or thrown (a discard of another suit).
aloud-card = { $mine ->
    [yes] { $how ->
        [led] You lead the { CARD($card) }.
        [thrown] You discard the { CARD($card) }.
       *[followed] You play the { CARD($card) }.
    }
   *[no] { $detail ->
        [brief] { $name }: { CARD($card) }.
       *[usual] { $how ->
            [led] { $name } leads the { CARD($card) }.
            [thrown] { $name } discards the { CARD($card) }.
           *[followed] { $name } plays the { CARD($card) }.
        }
    }
}
# In Domino, a player who has played the last card.
aloud-out = { $mine ->
    [yes] You are out of cards.
   *[no] { $name } is out of cards.
}
# A joker or the Warren card was played for a card of this suit.
aloud-counts-as = It counts as { SUIT($suit) }.
# After a discard, where much is read out: this player has shown that none are left.
aloud-void = { $name } has no { SUIT($suit) }.
# $pig: the rules call the queen of spades the pig.
aloud-queen = { $pig ->
    [yes] The pig has fallen.
   *[no] The queen of spades has fallen.
}
# The first heart was played: from now on hearts may be led. Also the answer of a key.
aloud-broken = Hearts are broken.
# A trick is taken; $points is "hidden" where the player does not want to see points.
aloud-trick = { $points ->
    [hidden] { $mine ->
        [yes] You take the trick.
       *[no] { $name } takes the trick.
    }
    [0] { $mine ->
        [yes] You take the trick.
       *[no] { $name } takes the trick.
    }
    [one] { $mine ->
        [yes] You take the trick: { $points } point.
       *[no] { $name } takes the trick: { $points } point.
    }
   *[other] { $mine ->
        [yes] You take the trick: { $points } points.
       *[no] { $name } takes the trick: { $points } points.
    }
}
# After “takes the trick”, where much is read out: the cards that count in it.
aloud-trick-cards = With { LIST($cards, each: "the-card") }.
# In Cancellation, where equal cards cancelled each other and no card of the suit led is left.
aloud-trick-held = Nobody takes the trick: its cards wait for the next one.
# The same for the last trick of a deal, where the rules give it to nobody.
aloud-trick-gone = Nobody takes the trick: its cards are out of play.
# After a trick with points, where much is read out.
aloud-so-far = { $points ->
    [one] { $mine ->
        [yes] You have { $points } point in this deal.
       *[no] { $name } has { $points } point in this deal.
    }
   *[other] { $mine ->
        [yes] You have { $points } points in this deal.
       *[no] { $name } has { $points } points in this deal.
    }
}
# Where the table waits; $key is a key, such as Space.
aloud-space = Press { $key } to continue.
# Every penalty card so far has gone to one player; then another player takes one.
aloud-moon-begun = { $mine ->
    [yes] You have every penalty card so far.
   *[no] { $name } has every penalty card so far.
}
# After the message above: another player has taken a penalty card, so there will be no moon.
aloud-moon-stopped = { $mine ->
    [yes] Your moon has been stopped.
   *[no] { $name }’s moon has been stopped.
}
# Where partners are the first two players to take tricks: said once these are known.
aloud-partners = { LIST($names) } are partners in this deal.
# A card is drawn from the stock.
aloud-drew = { $mine ->
    [yes] You draw { LIST($cards, each: "the-card") }.
   *[no] { $n ->
        [one] { $name } draws a card.
       *[other] { $name } draws { WORD($n) } cards.
    }
}
# A player who took up the kitty puts as many cards away, face down.
aloud-buried = { $mine ->
    [yes] You put away { LIST($cards, each: "the-card") }.
   *[no] { $n ->
        [one] { $name } puts a card away.
       *[other] { $name } puts { WORD($n) } cards away.
    }
}
# A player had claimed all remaining tricks; this one agrees.
aloud-accepts = { $name } accepts the claim.
# The claim was accepted by all, or only one player still has cards.
aloud-rest = { $mine ->
    [yes] You take the rest.
   *[no] { $name } takes the rest.
}
# After the last deal; also the answer of a key.
aloud-over = The game is over.
# What a deal brought, each player as in the next message; then the totals.
aloud-deal-points = Deal { $n } is over: { SERIES($each, joint: "list-more") }.
# A part of the messages below and above: one player and a score.
aloud-each = { $mine ->
    [yes] you { $points }
   *[no] { $name } { $points }
}
# The points of all deals. Each part is the message above.
aloud-totals = Totals: { SERIES($each, joint: "list-more") }.
# The same where counters decide the game.
aloud-counters = Counters: { SERIES($each, joint: "list-more") }.

# Any sentence that has no full stop of its own.
aloud-sentence = { $text }.

## What is asked of the listener

# When it is the listener’s turn: the legal cards.
aloud-may-play = You may play { CARDS($cards) }.
# The same before play, where cards may be charged.
aloud-may-charge = { CAPITAL(LIST($cards, each: "the-card", type: "or")) } may be charged.
# A card was marked to be passed or put away, or the mark was taken off; $n of $of are marked now.
aloud-marked = { $on ->
    [yes] { CAPITAL(CARD($card)) } chosen, { $n } of { $of }.
   *[no] { CAPITAL(CARD($card)) } put back, { $n } of { $of }.
}
# Where any number may be chosen.
aloud-marked-any = { $on ->
    [yes] { CAPITAL(CARD($card)) } chosen, { $n } in all.
   *[no] { CAPITAL(CARD($card)) } put back, { $n } in all.
}
# After the last card that had to be marked; $key is a key, such as Enter.
aloud-send = Press { $key } to confirm.
# At the start of a game whose rules limit the time for a choice.
aloud-hourglass = The hourglass stands still while you listen.
# $left and $right are the arrow keys, $key is Enter.
aloud-choose-card = Move through your cards with { $left } and { $right }; { $key } chooses one.

## Answers to what the listener wants to know

# On the pages of keys: what each key asks for, unless it was changed. A
window-key-hand = All the cards in your hand
# D
window-key-suits = How many cards of each suit you hold
# B
window-key-trick = The trick on the table
# Q
window-key-points = What everyone took in this deal
# E
window-key-totals = Everyone’s total
# J
window-key-taken = The last trick, card by card
# I
window-key-turn = Whose turn it is, and what to do
# X
window-key-repeat = Repeat everything since your last card
# Answer of a key between two deals.
aloud-no-deal = No deal is in progress.
# Answer of the keys for one's own hand, before the deal or when it is played out.
aloud-no-cards = You hold no cards.
# Answer of a key: one's own cards, suit by suit; each part is aloud-suit-held.
aloud-hand-cards = { $n ->
    [one] { CAPITAL(WORD($n)) } card: { SERIES($suits, joint: "series-long") }.
   *[other] { CAPITAL(WORD($n)) } cards: { SERIES($suits, joint: "series-long") }.
}
# Answer of a key: how many cards of each suit; each part is aloud-suit-count.
aloud-hand-suits = You hold { SERIES($suits, joint: "list-more") }.
# Answer of a key: what lies on the table, before a lead.
aloud-trick-empty = There are no cards on the table.
# The same with cards in the trick; each part is the next message.
aloud-trick-now = On the table: { SERIES($plays, joint: "list-more") }.
# One of the cards on the table, and who played it.
aloud-play = { $mine ->
    [yes] you the { CARD($card) }
   *[no] { $name } the { CARD($card) }
}
# After it: the charged cards and who charged them, each as the message above.
aloud-charges = Charged: { SERIES($plays, joint: "list-more") }.
# What a player took, one part of the message below.
aloud-points-of = { $tricks ->
    [0] { $mine ->
        [yes] you no tricks
       *[no] { $name } no tricks
    }
    [one] { $mine ->
        [yes] you { $points } in one trick
       *[no] { $name } { $points } in one trick
    }
   *[other] { $mine ->
        [yes] you { $points } in { WORD($tricks) } tricks
       *[no] { $name } { $points } in { WORD($tricks) } tricks
    }
}
# Answer of a key: what everyone took in this deal; each part is the message above.
aloud-points-now = In this deal: { SERIES($each, joint: "list-more") }.
# The same where the player has chosen not to see points.
aloud-points-hidden = Points are hidden; you can show them in Options.
# Answer of a key: the trick before, card by card, and who took it.
aloud-last-trick = { $mine ->
    [yes] Last trick: { SERIES($plays, joint: "list-more") }; you took it.
   *[no] Last trick: { SERIES($plays, joint: "list-more") }; { $name } took it.
}
# The same where equal cards cancelled each other and nobody took it.
aloud-last-nobody = Last trick: { SERIES($plays, joint: "list-more") }; nobody took it.
# Answer of the key that repeats what was said since the last card.
aloud-nothing-yet = Nothing has been said yet.
# When the table comes up: who is on the listener’s side.
aloud-your-partners = Your side: you and { LIST($names) }.
# After one's own cards: which of them came in the pass.
aloud-hand-new = New: { LIST($cards, each: "the-card") }.
# The rule set, and the deal and trick of the game.
aloud-table = { $rules }, { $place }.

## The game’s own voice: a test in Options

# Spoken by the voice, not shown: the test of whether it can be heard.
voice-hello = Hello. This is how the game sounds.
# Under the switch “Read the game aloud” and in the dialog of the test. $command is the name of a
# program, such as “espeak-ng”.
voice-found = { $command } will speak.
# The same after the test, when the program has spoken.
voice-spoke = { $command } is speaking.
# The same where there is no such program.
voice-none = { $system ->
    [linux] No speech program was found: install espeak-ng or speech-dispatcher.
    [mac] No speech program was found: the command “say” is missing.
    [windows] No speech program was found: PowerShell is missing.
   *[other] No speech program was found.
}
# The row of Options that starts the test, and the title of its dialog.
voice-test = Try the voice
# A button of that dialog.
voice-again = Say it again

## The review and the puzzles

# A decision in a review: where ("Deal 3, trick 5") and what the coach thinks of it ("Good").
aloud-decision = { $place }: { $label }.
# $lost are points, or "none" where nothing was lost.
aloud-decision-graded = { $lost ->
    [none] { $place }, { $label }.
   *[other] { $place }, { $label }, { $lost } lost.
}
# In a review, for a choice that cost nothing.
aloud-you-played = You played { LIST($cards, each: "the-card") }.
# In a review, for a choice that cost points: what was played, and what was better.
aloud-better = You played { LIST($cards, each: "the-card") }; better: { LIST($best, each: "the-card") }.
# In a lesson, after “Show me”: an arrow on the screen points at the right cards.
aloud-arrow = The arrow points at { LIST($cards, each: "the-card") }.

## How to play by ear, on the page of keys

# The heading of these lines, on the page of keys. Each of the next ones is a paragraph.
help-ear-title = Playing by ear
# A screen reader is a program for blind people, such as NVDA, Orca or VoiceOver.
help-ear-reader = If a screen reader is running, it is told everything; there is nothing to switch on.
# Without a screen reader. The words between commas are names of pages and groups in Options:
# options-title, options-tab (access), options-group-listening.
help-ear-voice = Without one, the game can read itself aloud: see Options, Accessibility, Listening, where you can also try the voice.
# Keys at the table.
help-ear-cards = ← and → move through your cards and read each one; Enter plays or chooses it, Tab moves to the buttons.
# The switch is options-wait-for-listener.
help-ear-wait = A trick, a moon and the score sheet stay until you press Space. This can be switched off.
# $key is the key that repeats, X unless it was changed.
help-ear-again = { $key } repeats what happened at the table; on other screens it reads the whole screen.
