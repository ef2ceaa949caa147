### What is said to those who listen: at the table, and when a screen comes up

## What happens at the table. $detail is brief, usual or full; $mine says that it is the listener.

aloud-deal = { $detail ->
    [brief] Deal { $n }.
   *[usual] { $mine ->
        [yes] Deal { $n }, you deal.
       *[no] Deal { $n }, { $name } deals.
    }
}
# Cards drawn to find the first dealer, each as the next message says.
aloud-cuts = Drawn for the deal: { LIST($cuts) }.
aloud-cut = { $mine ->
    [yes] you { CARD($card) }
   *[no] { $name } { CARD($card) }
}
aloud-hold = Nothing is passed in this deal.
# The own cards, a part for each suit.
aloud-your-hand = Your hand: { SERIES($suits, joint: "series-long") }.
aloud-suit-held = { SUIT($suit) } { LIST($ranks, each: "rank-alone") }
aloud-suit-count = { $n ->
    [0] no { SUIT($suit) }
   *[other] { SUIT($suit) } { $n }
}
aloud-pass-chosen = { $mine ->
    [yes] You choose: { $pass }.
   *[no] { $name } chooses: { $pass }.
}
aloud-you-pass = You pass { LIST($cards, each: "the-card") }.
aloud-has-chosen = { $name } has chosen.
aloud-received = { $name } gave you { LIST($cards, each: "the-card") }.
aloud-received-middle = From the middle you got { LIST($cards, each: "the-card") }.
aloud-forwarded = { $name } handed the cards on unseen.
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
# A card is played: led, followed (in the suit that was led) or thrown (another suit).
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
# In Domino, whoever has played the last card.
aloud-out = { $mine ->
    [yes] You are out.
   *[no] { $name } is out.
}
aloud-counts-as = It counts as { SUIT($suit) }.
aloud-void = { $name } has no { SUIT($suit) }.
# $pig: the rules call the queen of spades the pig.
aloud-queen = { $pig ->
    [yes] The pig has fallen.
   *[no] The queen of spades has fallen.
}
aloud-broken = Hearts are broken.
# A trick is taken; $points is "hidden" where the player wants to see no points.
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
aloud-trick-gone = Nobody takes the trick: its cards leave the deal.
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
aloud-space = { $key } goes on.
# Every penalty card so far has gone to one player; then somebody else takes one.
aloud-moon-begun = { $mine ->
    [yes] You have every penalty card so far.
   *[no] { $name } has every penalty card so far.
}
aloud-moon-stopped = { $mine ->
    [yes] Your moon is stopped.
   *[no] { $name }’s moon is stopped.
}
aloud-partners = { LIST($names) } are partners in this deal.
aloud-drew = { $mine ->
    [yes] You draw { LIST($cards, each: "the-card") }.
   *[no] { $n ->
        [one] { $name } draws a card.
       *[other] { $name } draws { WORD($n) } cards.
    }
}
aloud-buried = { $mine ->
    [yes] You lay away { LIST($cards, each: "the-card") }.
   *[no] { $n ->
        [one] { $name } lays a card away.
       *[other] { $name } lays { WORD($n) } cards away.
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
aloud-totals = In all: { SERIES($each, joint: "list-more") }.
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
aloud-send = { $key } sends them.
aloud-hourglass = While you listen, no hourglass runs.
aloud-choose-card = { $left } and { $right } go through the cards, { $key } takes one.

## Answers to what the listener wants to know

aloud-no-deal = No cards are dealt now.
aloud-no-cards = You hold no cards.
aloud-hand-cards = { $n ->
    [one] { CAPITAL(WORD($n)) } card: { SERIES($suits, joint: "series-long") }.
   *[other] { CAPITAL(WORD($n)) } cards: { SERIES($suits, joint: "series-long") }.
}
aloud-hand-suits = You hold { SERIES($suits, joint: "list-more") }.
aloud-trick-empty = No card lies on the table.
aloud-trick-now = On the table: { SERIES($plays, joint: "list-more") }.
aloud-play = { $mine ->
    [yes] you the { CARD($card) }
   *[no] { $name } the { CARD($card) }
}
aloud-charges = Charged: { SERIES($plays, joint: "list-more") }.
aloud-points-of = { $tricks ->
    [0] { $mine ->
        [yes] you no trick
       *[no] { $name } no trick
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
aloud-points-hidden = The points of a deal are not shown: Options can change that.
aloud-last-trick = { $mine ->
    [yes] Last trick: { SERIES($plays, joint: "list-more") }; you took it.
   *[no] Last trick: { SERIES($plays, joint: "list-more") }; { $name } took it.
}
aloud-last-nobody = Last trick: { SERIES($plays, joint: "list-more") }; nobody took it.
aloud-nothing-yet = Nothing has been said yet.
aloud-your-partners = You play with { LIST($names) }.
aloud-hand-new = New: { LIST($cards, each: "the-card") }.
aloud-table = { $rules }, { $place }.

## The own voice

voice-hello = Hello. This is how the game speaks.
# $command is the name of a program, such as "espeak-ng".
voice-found = { $command } is to speak.
voice-spoke = { $command } speaks.
voice-none = { $system ->
    [linux] Nothing can speak: install espeak-ng or speech-dispatcher.
    [mac] Nothing can speak: the command “say” is missing.
    [windows] Nothing can speak: PowerShell is missing.
   *[other] Nothing can speak here.
}
voice-test = Try the voice
voice-again = Once more

## The review and the puzzles

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
help-ear-reader = A screen reader that is running is told everything; nothing has to be switched on.
help-ear-voice = Without one the game can speak itself: Options, Access, Listening. Try the voice there.
help-ear-cards = ← and → go through your cards and say each, Enter plays or chooses it, Tab goes to the buttons.
help-ear-wait = A trick, a moon and the score sheet stay until you press Space. This can be switched off.
help-ear-again = { $key } says again what happened at the table; on other screens it reads the whole screen.
