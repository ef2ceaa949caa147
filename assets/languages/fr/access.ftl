### L’écran pour qui l’écoute : noms de ses parties et marques des cartes.

access-table = Table de Dame de pique
access-screen = Dame de pique
access-status = État
access-hand = { $n ->
    [one] Votre main, { $n } carte
   *[other] Votre main, { $n } cartes
}
access-card = { $copy ->
    [1] { CAPITAL(CARD($card)) }
   *[other] { CAPITAL(CARD($card)) }, numéro { $copy }
}
access-played = { $what }, { $name }
access-players = Joueurs
access-player = { $turn ->
    [yes] { access-player-facts }, à jouer
   *[no] { access-player-facts }
}
access-player-facts = { $total ->
    [none] { access-player-now }
   *[other] { access-player-now }, total { $total }
}
access-player-now = { $note ->
    [none] { access-player-tricks }, { $points } dans cette donne
   *[other] { $note }
}
access-player-tricks = { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
}
access-trick = { $n ->
    [0] Pli, aucune carte
    [one] Pli, { $n } carte
   *[other] Pli, { $n } cartes
}
access-led = entame
access-chosen = choisie
access-new = nouvelle
access-hinted = conseillée
access-right = la meilleure carte
access-wrong = pas la meilleure carte
access-charged = exposée
access-took = a fait le pli
access-open-hand = { $name }, main étalée
access-open-taken = { $name }, cartes prises
access-play = Jouer { CARD($card, article: "the") }
access-waiting = On attend : { SERIES($names) }
access-score = { $name } { $score }
access-pile = { $kind ->
    [kitty] { $n ->
        [one] Chien, { $n } carte
       *[other] Chien, { $n } cartes
    }
    [stock] { $n ->
        [one] Talon, { $n } carte
       *[other] Talon, { $n } cartes
    }
   *[held] { $n ->
        [one] { $n } carte en attente du pli suivant
       *[other] { $n } cartes en attente du pli suivant
    }
}
access-go-on = Continuer
access-not-available = indisponible
