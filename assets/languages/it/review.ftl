### L’analisi di una smazzata finita: che cosa contava, che cosa sarebbe stato meglio, e perché.

review-back = Indietro
review-view = Vista
review-own-view = La tua visuale
review-all-hands = Tutte
review-what-happened = Rivedi la presa
review-strip = Scelte
review-cell = { $kind ->
    [pass] Passa
    [charge] Espone
    [bid] Offre
    [name_suit] Seme
    [choose_pass] Modo
    [pledge] Patto
    [bury] Monte
   *[other] Altro
}
review-cell-value = { $name }, { $label }
review-trick = Presa { $n }
review-place = Smazzata { $deal }, { $trick ->
    [0] { $name }
   *[other] presa { $trick }
}
review-label = { $label ->
    [good] Buona
    [slip] Imprecisione
    [mistake] Errore
    [blunder] Errore grave
    [great] Gran carta
    [great-pass] Gran passaggio
    [close] Troppo incerto
    [waiting] Non ancora vista
   *[none] Nessuna scelta
}
review-loss = { $n ->
    [0] meno di 1 punto
    [1] meno di 1 punto
    [2] circa 1 punto
    [3] circa un punto e mezzo
   *[other] circa { $points } punti
}
review-ahead = { $n ->
    [0] meno di 1 punto di vantaggio
    [1] meno di 1 punto di vantaggio
    [2] circa 1 punto di vantaggio
    [3] circa un punto e mezzo di vantaggio
   *[other] circa { $points } punti di vantaggio
}
review-on-average = { $n ->
    [0] Meno di 1 punto in media
    [1] Meno di 1 punto in media
    [2] Circa 1 punto in media
    [3] Circa un punto e mezzo in media
   *[other] Circa { $points } punti in media
}
review-moment = { $place } · { $label }
review-this-time = { $points } questa volta
review-halves = { $half ->
    [yes] { $whole ->
        [0] ½
       *[other] { $whole }½
    }
   *[no] { $whole }
}
review-details = Dettagli
review-details-loss = { $gained ->
    [yes] { $points } ± { $error } punti di vantaggio sulla scelta dell’allenatore, in { $n } smazzate di prova.
   *[no] { $points } ± { $error } punti regalati, in { $n } smazzate di prova.
}
review-details-great = { $points } ± { $error } punti di vantaggio sulla seconda scelta, in { $n } smazzate di prova.
review-next = { $way ->
    [-1] Scelta precedente
   *[other] Scelta successiva
}
review-next-mark = { $way ->
    [-1] Segno precedente
   *[other] Segno successivo
}
review-title = { $n ->
    [0] Questa smazzata
    [1] Un momento
    [2] Due momenti
   *[3] Tre momenti
}
review-title-none = Questa smazzata
review-clean = Una smazzata pulita
review-find = Trova una carta migliore
review-took = { $n ->
    [one] Hai preso un punto.
   *[other] Hai preso { $points } punti.
}
review-gave-away = { $gained ->
    [yes] Le tue scelte non sono costate nulla.
   *[no] { $n ->
        [1] In media le tue scelte sono costate meno di 1 punto.
        [2] In media le tue scelte sono costate circa 1 punto.
        [3] In media le tue scelte sono costate circa un punto e mezzo.
       *[other] In media le tue scelte sono costate circa { $points } punti.
    }
}
review-none = In questa smazzata non c’era niente da scegliere.
review-no-coach = L’allenatore si è fermato e non ha potuto guardare questa smazzata.
review-looking = Esame della scelta { $at } di { $of }
review-other-choices = { $n ->
    [one] Un’altra scelta
   *[other] Altre { $n } scelte
}
review-try = Riprova
review-no-try = Si può riprovare solo una carta, e solo dove c’era una scelta
review-show-it = Mostrala
review-next-moment = { $at ->
    [0] Primo momento
   *[other] Prossimo momento · { $at } di { $of }
}
review-done = Fatto
review-go-on = Gioca da qui
review-copied = Copiato
review-more = Altro
review-share-position = Copia la posizione
review-share-game = Copia la partita come testo
review-share-save = Salva una copia della partita
review-share-code = Copia come sfida
review-share-no-code = Un amico può rigiocare solo partite di una persona contro giocatori virtuali, e non troppo lunghe.
review-saved = Salvato: { $path }

## Il testo copiato di una partita

deal-text-deal = Smazzata { $n }
deal-text-hand = { $name }: { $cards }
deal-text-kitty = Nel monte: { $cards }
deal-text-passed = { $giver } → { $receiver }: { $cards }
deal-text-play = { $name } { $card }
deal-text-trick = { $n }. { SERIES($plays) }{ $taken ->
    [yes] { " " }– { $name }
   *[no] { "" }
}
deal-text-bid = { $name } offre { $n }
deal-text-pledge = { $name } { $pledged ->
    [yes] si impegna a non prendere cuori
   *[no] non si impegna
}
deal-text-buried = { $name } mette da parte { $cards }
deal-text-drew = { $name } pesca { $cards }
deal-text-rest = { GENDER($name) ->
    [you] Fai
   *[other] { $name } fa
} tutte le altre prese
deal-text-points = { $name } { $points }
deal-text-score = Punti: { SERIES($points) }

## Sul tavolo dell’analisi

review-waiting = Non ancora vista
review-no-choice = Qui non c’era niente da scegliere
review-you-played = { $label }: hai giocato { CARD($card, article: "the") }
review-better = { CAPITAL(CARD($card, article: "the")) } è meglio
review-played-here = Hai giocato { $card }
review-better-here = Meglio: { $card }
review-result = { $n ->
    [0] zero punti
    [1] 1 punto
   *[other] { $points } punti
}
review-chip = { $mine ->
    [yes] { $points } per te
   *[no] { $points } per { $name }
}
review-prompt = Quale carta sarebbe stata migliore?
review-solved = Sì: { CARD($card, article: "the") }
review-not-solved = { $known ->
    [yes] { CAPITAL(CARD($card, article: "the")) } costa { $cost }; { review-tries-left }
   *[no] Non { CARD($card, article: "the") }; { review-tries-left }
}
review-not-solved-here = { $known ->
    [yes] { $card } costa { $cost }; { review-tries-left }
   *[no] Non { $card }; { review-tries-left }
}
review-tries-left = { $left ->
    [0] nessun altro tentativo
    [one] ancora un tentativo
   *[other] ancora { $left } tentativi
}
review-text-hand = La tua mano: { LIST($cards) }
review-text-trick = Sul tavolo: { LIST($cards) }
review-open = Analizza
review-open-deal = Analizza la smazzata
review-too-small = La finestra è troppo piccola per questo tavolo
review-go-on-tip = Gioca questa smazzata da qui come allenamento; la partita resta com’è

## Che cosa poteva sapere un giocatore

review-knows = Che cosa potevano sapere?
review-cards = { LIST($cards) }
knows-back = Torna all’analisi
knows-who = Di chi
knows-heading = { GENDER($name) ->
    [you] Che cosa potevi sapere?
   *[other] Che cosa poteva sapere { $name }?
}
knows-title = { $n ->
    [one] Una carta
   *[other] { $n } carte
} che { GENDER($name) ->
    [you] non potevi vedere
   *[other] { $name } non poteva vedere
}
knows-matrix = Carte nascoste: { $n }
knows-legend = Punto più grande: più probabile. Trattino: impossibile. Spunta: certo.
knows-part = { $n } da { name-after }
knows-certain = { CAPITAL(CARD($card)) }: di sicuro da { name-after }.
knows-sentence = { CAPITAL(CARD($card)) }: in dieci smazzate possibili, { LIST($parts) }.
knows-cards = { $n ->
    [one] una carta
   *[other] { $n } carte
}
knows-nobody = Nessuno
knows-own = { $n ->
    [one] Una carta in mano
   *[other] { $n } carte in mano
}
knows-played = { $n ->
    [0] Nessuna carta era stata giocata.
    [one] Una carta era stata giocata.
   *[other] { $n } carte erano state giocate.
}
knows-passed = Passate:
knows-got = Ricevute:
knows-nothing-else = La tabella qui sotto usa solo ciò che era noto { to-name }.
knows-why = Un giocatore non riceve mai le mani degli altri: con altre carte nascoste, un giocatore virtuale farebbe esattamente lo stesso.
knows-decided = { GENDER($name) ->
    [you] Hai giocato
   *[other] { $name } ha giocato
} { CARD($card, article: "the") }
knows-decided-other = { GENDER($name) ->
    [you] Che cosa hai scelto poi
   *[other] Che cosa ha scelto poi { $name }
}
knows-reason-waiting = L’allenatore riflette…
knows-reason-none = Non c’era niente da scegliere.
knows-reason = { knows-coach }: { $reason }
knows-coach = { GENDER($name) ->
    [you] Che cosa ti direbbe l’allenatore
   *[other] Che cosa direbbe l’allenatore { to-name }
}
knows-reason-wrong = È costato { review-loss }. { knows-coach }: { $reason }
knows-show = Mostra che cosa avevano gli altri
knows-waiting = Conto le smazzate possibili…
knows-none = Con queste regole le carte nascoste non si possono contare.

report-work = Su che cosa lavorare
report-waiting = L’allenatore riflette…
report-nothing = Niente di particolare. Ben giocato.
report-costliest = La scelta più costosa
report-habits-later = Gioca ancora qualche partita per vedere qui le tue abitudini.
report-try = Guardala di nuovo
report-choose = Punti persi in media. Scegli un momento per vederlo.
report-no-moments = Nessuna scelta di questa smazzata contava molto.
