### What is read aloud: at the table, and when a screen comes up. Sentences are heard, not seen.
###
### What the arguments are, beside those of every file (TRANSLATING.md):
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
# Cards drawn to find the first dealer, each as the next message says.
aloud-cuts = Drawn for first dealer: { LIST($cuts) }.
aloud-cut = { $mine ->
    [yes] you the { CARD($card) }
   *[no] { $name } the { CARD($card) }
}
aloud-hold = No cards are passed in this deal.
# The player’s own cards, a part for each suit: "spades queen and two; no clubs".
aloud-your-hand = Your hand: { SERIES($suits, joint: "series-long") }.
aloud-suit-held = { SUIT($suit) } { LIST($ranks, each: "rank-alone") }
aloud-suit-count = { $n ->
    [0] no { SUIT($suit) }
   *[other] { SUIT($suit) }: { $n }
}
# The dealer chooses how the deal is passed.
aloud-pass-chosen = { $mine ->
    [yes] You choose: { $pass }.
   *[no] { $name } chooses: { $pass }.
}
aloud-you-pass = You pass { LIST($cards, each: "the-card") }.
aloud-has-chosen = { $name } has chosen.
aloud-received = { $name } passed you { LIST($cards, each: "the-card") }.
aloud-received-middle = From the middle you received { LIST($cards, each: "the-card") }.
aloud-forwarded = { $name } passed the cards on unseen.
# The card left over that the Warren card stands for.
aloud-extra = The extra card is { CARD($card) }.
aloud-charged-nothing = { $mine ->
    [yes] You charge nothing.
   *[no] { $name } charges nothing.
}
aloud-bid = { $n ->
    [0] { $mine ->
        [yes] You do not bid.
       *[no] { $name } does not bid.
    }
   *[other] { $mine ->
        [yes] You bid { $n }.
       *[no] { $name } bids { $n }.
    }
}
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
    [yes] You are out.
   *[no] { $name } is out.
}
# A joker or the Warren card was played for a card of this suit.
aloud-counts-as = It counts as { SUIT($suit) }.
aloud-void = { $name } has no { SUIT($suit) }.
# $pig: the rules call the queen of spades the pig.
aloud-queen = { $pig ->
    [yes] The pig has fallen.
   *[no] The queen of spades has fallen.
}
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
aloud-trick-cards = With { LIST($cards, each: "the-card") }.
aloud-trick-held = Nobody takes the trick: its cards wait for the next one.
aloud-trick-gone = Nobody takes the trick: its cards are out of play.
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
aloud-moon-stopped = { $mine ->
    [yes] Your moon has been stopped.
   *[no] { $name }’s moon has been stopped.
}
aloud-partners = { LIST($names) } are partners in this deal.
# A card is drawn from the stock.
aloud-drew = { $mine ->
    [yes] You draw { LIST($cards, each: "the-card") }.
   *[no] { $n ->
        [one] { $name } draws a card.
       *[other] { $name } draws { WORD($n) } cards.
    }
}
aloud-buried = { $mine ->
    [yes] You put away { LIST($cards, each: "the-card") }.
   *[no] { $n ->
        [one] { $name } puts a card away.
       *[other] { $name } puts { WORD($n) } cards away.
    }
}
aloud-accepts = { $name } accepts the claim.
aloud-rest = { $mine ->
    [yes] You take the rest.
   *[no] { $name } takes the rest.
}
aloud-over = The game is over.
# What a deal brought, each player as in the next message; then the totals.
aloud-deal-points = Deal { $n } is over: { SERIES($each, joint: "list-more") }.
aloud-each = { $mine ->
    [yes] you { $points }
   *[no] { $name } { $points }
}
aloud-totals = Totals: { SERIES($each, joint: "list-more") }.
aloud-counters = Counters: { SERIES($each, joint: "list-more") }.

# Any sentence that has no full stop of its own.
aloud-sentence = { $text }.

## What is asked of the listener

aloud-may-play = You may play { CARDS($cards) }.
aloud-may-charge = { CAPITAL(LIST($cards, each: "the-card", type: "or")) } may be charged.
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
aloud-hourglass = The hourglass stands still while you listen.
# $left and $right are the arrow keys, $key is Enter.
aloud-choose-card = Move through your cards with { $left } and { $right }; { $key } chooses one.

## Answers to what the listener wants to know

aloud-no-deal = No deal is in progress.
aloud-no-cards = You hold no cards.
aloud-hand-cards = { $n ->
    [one] { CAPITAL(WORD($n)) } card: { SERIES($suits, joint: "series-long") }.
   *[other] { CAPITAL(WORD($n)) } cards: { SERIES($suits, joint: "series-long") }.
}
aloud-hand-suits = You hold { SERIES($suits, joint: "list-more") }.
aloud-trick-empty = There are no cards on the table.
aloud-trick-now = On the table: { SERIES($plays, joint: "list-more") }.
# One of the cards on the table, and who played it.
aloud-play = { $mine ->
    [yes] you the { CARD($card) }
   *[no] { $name } the { CARD($card) }
}
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
aloud-points-now = In this deal: { SERIES($each, joint: "list-more") }.
aloud-points-hidden = Points are hidden; you can show them in Options.
aloud-last-trick = { $mine ->
    [yes] Last trick: { SERIES($plays, joint: "list-more") }; you took it.
   *[no] Last trick: { SERIES($plays, joint: "list-more") }; { $name } took it.
}
aloud-last-nobody = Last trick: { SERIES($plays, joint: "list-more") }; nobody took it.
aloud-nothing-yet = Nothing has been said yet.
aloud-your-partners = You play with { LIST($names) }.
aloud-hand-new = New: { LIST($cards, each: "the-card") }.
# The rule set, and the deal and trick of the game.
aloud-table = { $rules }, { $place }.

## The game’s own voice: a test in Options

voice-hello = Hello. This is how the game speaks.
# $command is the name of a program, such as "espeak-ng".
voice-found = { $command } will speak.
voice-spoke = { $command } is speaking.
voice-none = { $system ->
    [linux] No speech program was found: install espeak-ng or speech-dispatcher.
    [mac] No speech program was found: the command “say” is missing.
    [windows] No speech program was found: PowerShell is missing.
   *[other] No speech program was found.
}
voice-test = Try the voice
voice-again = Say it again

## The review and the puzzles

# A decision in a review: where ("Deal 3, trick 5") and what the coach thinks of it ("Good").
aloud-decision = { $place }: { $label }.
# $lost are points, or "none" where nothing was lost.
aloud-decision-graded = { $lost ->
    [none] { $place }, { $label }.
   *[other] { $place }, { $label }, { $lost } lost.
}
aloud-you-played = You played { LIST($cards, each: "the-card") }.
aloud-better = You played { LIST($cards, each: "the-card") }; better: { LIST($best, each: "the-card") }.
aloud-arrow = The arrow points at { LIST($cards, each: "the-card") }.

## How to play by ear, on the page of keys

help-ear-title = Playing by ear
help-ear-reader = If a screen reader is running, it is told everything; there is nothing to switch on.
help-ear-voice = Without one, the game can speak for itself: Options, Accessibility, Listening, where you can try the voice.
help-ear-cards = ← and → move through your cards and read each one; Enter plays or chooses it, Tab moves to the buttons.
help-ear-wait = A trick, a moon and the score sheet stay until you press Space. This can be switched off.
help-ear-again = { $key } repeats what happened at the table; on other screens it reads the whole screen.
