### A tela para quem a ouve: nomes das suas partes e marcas nas cartas.

access-table = Mesa de Copas
access-screen = Copas
access-status = Situação
access-hand = { $n ->
    [one] Sua mão, { WORD($n, case: "f") } carta
   *[other] Sua mão, { $n } cartas
}
access-card = { $copy ->
    [1] { CAPITAL(CARD($card)) }
   *[other] { CAPITAL(CARD($card)) }, número { $copy }
}
access-played = { $what }, { $name }
access-players = Jogadores
access-player = { $turn ->
    [yes] { access-player-facts }, na vez
   *[no] { access-player-facts }
}
access-player-facts = { $total ->
    [none] { access-player-now }
   *[other] { access-player-now }, total { $total }
}
access-player-now = { $note ->
    [none] { access-player-tricks }, { $points } nesta rodada
   *[other] { $note }
}
access-player-tricks = { $tricks ->
    [one] { WORD($tricks, case: "f") } vaza
   *[other] { $tricks } vazas
}
access-trick = { $n ->
    [0] Vaza, sem cartas
    [one] Vaza, uma carta
   *[other] Vaza, { $n } cartas
}
access-led = puxada
access-chosen = escolhida
access-new = nova
access-hinted = indicada pela dica
access-right = a melhor carta
access-wrong = não é a melhor carta
access-charged = exposta
access-took = levou a vaza
access-open-hand = { $name }, mão aberta
access-open-taken = { $name }, cartas levadas
access-play = Jogar { CARD($card, article: "the") }
access-waiting = Na vez: { SERIES($names) }
access-score = { $name } { $score }
access-pile = { $kind ->
    [kitty] { $n ->
        [one] Morto, uma carta
       *[other] Morto, { $n } cartas
    }
    [stock] { $n ->
        [one] Monte, uma carta
       *[other] Monte, { $n } cartas
    }
   *[held] { $n ->
        [one] Uma carta à espera da próxima vaza
       *[other] { $n } cartas à espera da próxima vaza
    }
}
access-go-on = Continuar
access-not-available = indisponível
