## The screen for those who listen to it: names of its parts and marks on cards

access-table = Hearts table
access-screen = Hearts
access-status = Status
access-hand = { $n ->
    [one] Your hand, one card
   *[other] Your hand, { $n } cards
}
access-card = { $copy ->
    [1] { CAPITAL(CARD($card)) }
   *[other] { CAPITAL(CARD($card)) }, number { $copy }
}
access-played = { $what }, { $name }
access-players = Players
access-player = { $turn ->
    [yes] { access-player-facts }, has the turn
   *[no] { access-player-facts }
}
access-player-facts = { $total ->
    [none] { access-player-now }
   *[other] { access-player-now }, { $total } in all
}
access-player-now = { $note ->
    [none] { access-player-tricks }, { $points } in this deal
   *[other] { $note }
}
access-player-tricks = { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}
access-trick = { $n ->
    [0] Trick, no card
    [one] Trick, one card
   *[other] Trick, { $n } cards
}
access-led = led
access-chosen = chosen
access-new = new
access-hinted = the hint
access-right = the best card
access-wrong = not the best card
access-charged = charged
access-took = took the trick
access-open-hand = { $name }, open hand
access-open-taken = { $name }, cards taken
access-play = Play the { CARD($card) }
access-waiting = { SERIES($names) } to act
access-score = { $name } { $score }
access-pile = { $kind ->
    [kitty] { $n ->
        [one] Kitty, one card
       *[other] Kitty, { $n } cards
    }
    [stock] { $n ->
        [one] Stock, one card
       *[other] Stock, { $n } cards
    }
   *[held] { $n ->
        [one] One card held over for the next trick
       *[other] { $n } cards held over for the next trick
    }
}
access-go-on = Go on
access-not-available = not available
