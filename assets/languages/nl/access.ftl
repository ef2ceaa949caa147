### Het scherm voor wie ernaar luistert: namen van de delen en markeringen op kaarten.

access-table = Hartenjagentafel
access-screen = Hartenjagen
access-status = Status
access-hand = { $n ->
    [one] Je hand, één kaart
   *[other] Je hand, { $n } kaarten
}
access-card = { $copy ->
    [1] { CAPITAL(CARD($card)) }
   *[other] { CAPITAL(CARD($card)) }, nummer { $copy }
}
access-played = { $what }, { $name }
access-players = Spelers
access-player = { $turn ->
    [yes] { access-player-facts }, aan de beurt
   *[no] { access-player-facts }
}
access-player-facts = { $total ->
    [none] { access-player-now }
   *[other] { access-player-now }, totaal { $total }
}
access-player-now = { $note ->
    [none] { access-player-tricks }, { $points } in deze ronde
   *[other] { $note }
}
access-player-tricks = { $tricks ->
    [one] één slag
   *[other] { $tricks } slagen
}
access-trick = { $n ->
    [0] Slag, geen kaarten
    [one] Slag, één kaart
   *[other] Slag, { $n } kaarten
}
access-led = uitgekomen
access-chosen = gekozen
access-new = nieuw
access-hinted = hint
access-right = de beste kaart
access-wrong = niet de beste kaart
access-charged = opengelegd
access-took = haalde de slag
access-open-hand = { $name }, open hand
access-open-taken = { $name }, gehaalde kaarten
access-play = Speel de { CARD($card) }
access-waiting = Aan de beurt: { SERIES($names) }
access-score = { $name } { $score }
access-pile = { $kind ->
    [kitty] { $n ->
        [one] Talon, één kaart
       *[other] Talon, { $n } kaarten
    }
    [stock] { $n ->
        [one] Stok, één kaart
       *[other] Stok, { $n } kaarten
    }
   *[held] { $n ->
        [one] Eén kaart blijft liggen voor de volgende slag
       *[other] { $n } kaarten blijven liggen voor de volgende slag
    }
}
access-go-on = Doorgaan
access-not-available = niet beschikbaar
