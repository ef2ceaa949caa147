## Der Bildschirm für alle, die ihm zuhören: Namen seiner Teile und Zeichen auf Karten

access-table = Hearts-Tisch
access-screen = Hearts
access-status = Stand
access-hand = { $n ->
    [one] Deine Hand, eine Karte
   *[other] Deine Hand, { $n } Karten
}
access-card = { $copy ->
    [1] { CAPITAL(CARD($card)) }
   *[other] { CAPITAL(CARD($card)) }, Nummer { $copy }
}
access-played = { $what }, { $name }
access-players = Spieler
access-player = { $turn ->
    [yes] { access-player-facts }, ist dran
   *[no] { access-player-facts }
}
access-player-facts = { $total ->
    [none] { access-player-now }
   *[other] { access-player-now }, { $total } insgesamt
}
access-player-now = { $note ->
    [none] { access-player-tricks }, { $points } in dieser Runde
   *[other] { $note }
}
access-player-tricks = { $tricks ->
    [one] ein Stich
   *[other] { $tricks } Stiche
}
access-trick = { $n ->
    [0] Stich, keine Karte
    [one] Stich, eine Karte
   *[other] Stich, { $n } Karten
}
access-led = ausgespielt
access-chosen = gewählt
access-new = neu
access-hinted = als Tipp
access-right = die beste Karte
access-wrong = nicht die beste Karte
access-charged = ausgestellt
access-took = macht den Stich
access-open-hand = { $name }, offene Hand
access-open-taken = { $name }, genommene Karten
access-play = { CAPITAL(CARD($card)) } spielen
access-waiting = Am Zug: { SERIES($names) }
access-score = { $name } { $score }
access-pile = { $kind ->
    [kitty] { $n ->
        [one] Skat, eine Karte
       *[other] Skat, { $n } Karten
    }
    [stock] { $n ->
        [one] Talon, eine Karte
       *[other] Talon, { $n } Karten
    }
   *[held] { $n ->
        [one] Eine Karte bleibt für den nächsten Stich liegen
       *[other] { $n } Karten bleiben für den nächsten Stich liegen
    }
}
access-go-on = Weiter
access-not-available = nicht verfügbar
