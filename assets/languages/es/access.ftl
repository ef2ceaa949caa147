### La pantalla para quien la escucha: nombres de sus partes y marcas de las cartas.

access-table = Mesa de Corazones
access-screen = Corazones
access-status = Estado
access-hand = { $n ->
    [one] Tus cartas: una
   *[other] Tus cartas: { $n }
}
access-card = { $copy ->
    [1] { CAPITAL(CARD($card)) }
   *[other] { CAPITAL(CARD($card)) }, número { $copy }
}
access-played = { $what }, { $name }
access-players = Jugadores
access-player = { $turn ->
    [yes] { access-player-facts }, en turno
   *[no] { access-player-facts }
}
access-player-facts = { $total ->
    [none] { access-player-now }
   *[other] { access-player-now }, total { $total }
}
access-player-now = { $note ->
    [none] { access-player-tricks }, { $points } en esta mano
   *[other] { $note }
}
access-player-tricks = { $tricks ->
    [one] una baza
   *[other] { $tricks } bazas
}
access-trick = { $n ->
    [0] Baza, sin cartas
    [one] Baza, una carta
   *[other] Baza, { $n } cartas
}
access-led = de salida
access-chosen = elegida
access-new = nueva
access-hinted = señalada
access-right = la mejor carta
access-wrong = no es la mejor carta
access-charged = expuesta
access-took = se llevó la baza
access-open-hand = { $name }, cartas a la vista
access-open-taken = { $name }, cartas de sus bazas
access-play = Jugar { CARD($card, article: "the") }
access-waiting = Turno: { SERIES($names) }
access-score = { $name } { $score }
access-pile = { $kind ->
    [kitty] { $n ->
        [one] Viuda, una carta
       *[other] Viuda, { $n } cartas
    }
    [stock] { $n ->
        [one] Mazo, una carta
       *[other] Mazo, { $n } cartas
    }
   *[held] { $n ->
        [one] Una carta pendiente para la baza siguiente
       *[other] { $n } cartas pendientes para la baza siguiente
    }
}
access-go-on = Continuar
access-not-available = no disponible
