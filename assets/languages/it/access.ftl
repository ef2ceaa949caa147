### Lo schermo per chi lo ascolta: nomi delle sue parti e segni sulle carte.

access-table = Tavolo di Cuori
access-screen = Cuori
access-status = Situazione
access-hand = { $n ->
    [one] La tua mano, una carta
   *[other] La tua mano, { $n } carte
}
access-card = { $copy ->
    [1] { CAPITAL(CARD($card)) }
   *[other] { CAPITAL(CARD($card)) }, numero { $copy }
}
access-played = { $what }, { $name }
access-players = Giocatori
access-player = { $turn ->
    [yes] { access-player-facts }, di turno
   *[no] { access-player-facts }
}
access-player-facts = { $total ->
    [none] { access-player-now }
   *[other] { access-player-now }, totale { $total }
}
access-player-now = { $note ->
    [none] { access-player-tricks }, { $points } in questa smazzata
   *[other] { $note }
}
access-player-tricks = { $tricks ->
    [one] una presa
   *[other] { $tricks } prese
}
access-trick = { $n ->
    [0] Presa, nessuna carta
    [one] Presa, una carta
   *[other] Presa, { $n } carte
}
access-led = uscita
access-chosen = scelta
access-new = nuova
access-hinted = suggerita
access-right = la carta migliore
access-wrong = non è la carta migliore
access-charged = esposta
access-took = ha fatto la presa
access-open-hand = { $name }, mano scoperta
access-open-taken = { $name }, carte prese
access-play = Gioca { CARD($card, article: "the") }
access-waiting = Di turno: { SERIES($names) }
access-score = { $name } { $score }
access-pile = { $kind ->
    [kitty] { $n ->
        [one] Monte, una carta
       *[other] Monte, { $n } carte
    }
    [stock] { $n ->
        [one] Tallone, una carta
       *[other] Tallone, { $n } carte
    }
   *[held] { $n ->
        [one] Una carta in sospeso per la prossima presa
       *[other] { $n } carte in sospeso per la prossima presa
    }
}
access-go-on = Continua
access-not-available = non disponibile
