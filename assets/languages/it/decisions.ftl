### Che cosa ha scelto il giocatore in tutte le partite, e come allenarsi su questo.

## Tutte le mie scelte

decisions-title = Tutte le mie scelte
decisions-reading = Leggo le tue partite…
decisions-count = { $left ->
    [0] { $every ->
        [0] Le tue scelte compaiono qui quando una partita è finita. Le partite di allenamento non contano.
       *[other] { $n } scelte su { $every }
    }
    [one] { $n } scelte su { $every }, una partita ancora da leggere
   *[other] { $n } scelte su { $every }, { $left } partite ancora da leggere
}
decisions-save = Salva come CSV
decisions-nothing-to-save = L’elenco è vuoto.
decisions-which = Quali scelte
decisions-kind = { $which ->
    [wrong] Imprecisioni ed errori
    [starred] Con una stella
    [noted] Con una nota
   *[all] Tutte le scelte
}
decisions-rules = Regole
decisions-any-rules = Tutte le regole
decisions-motif = Motivo
decisions-any-motif = Tutti i motivi
decisions-sort = In ordine di
decisions-by = { $column ->
    [loss] Perdita
    [when] Data
    [rules] Regole
    [motif] Motivo
   *[situation] Tipo di scelta
}
decisions-column = { $column ->
    [date] Data
    [rules] Regole
    [kind] Tipo
    [motif] Motivo
    [played] Giocata
    [better] Meglio
    [loss] Perdita
   *[mark] Segni
}
decisions-table = Scelte
decisions-situation = { $kind ->
    [passing] Passaggio
    [calling] Asta e carte esposte
    [leading] Uscite
    [following] Risposte
    [last] Chiudere la presa
    [discarding] Scarti
    [defending] Contro il cappotto
    [own_moon] Cappotto proprio
   *[none] { "" }
}
decisions-mark = { $starred ->
    [yes] { $noted ->
        [yes] Stella, nota
       *[no] Stella
    }
   *[no] { $noted ->
        [yes] Nota
       *[no] { "" }
    }
}
decisions-day = { $day }/{ $month }/{ $year }
decisions-open = Apri
decisions-star = { $on ->
    [yes] Togli la stella
   *[no] Stella
}
decisions-note = { $some ->
    [yes] Cambia la nota
   *[no] Aggiungi una nota
}
decisions-no-row = Prima scegli una riga.
decisions-note-title = Una nota su questa scelta
decisions-note-field = Nota
decisions-gone = La partita di questa scelta non c’è più.
decisions-not-kept = Non è stato possibile salvare il segno ({ $why }).
row-table-row = { SERIES($words) }; riga { $n } di { $of }
row-table-none = nessuna riga
learn-decisions-detail = Quanto è costata ogni scelta

## L’allenamento al passaggio

passing-title = Allenati a passare
passing-to = { $way ->
    [L] Scegli tre carte da passare a sinistra
    [R] Scegli tre carte da passare a destra
   *[A] Scegli tre carte da passare di fronte
}
passing-count = Oggi, mano { $n } di { $of }
passing-pass = Passa queste carte
passing-three = { $n ->
    [one] Scegli tre carte; ne hai una.
   *[other] Scegli tre carte; ne hai { $n }.
}
passing-judging = L’allenatore prova il tuo passaggio in smazzate di prova…
passing-result = { $good ->
    [yes] Nessun passaggio è chiaramente migliore del tuo.
   *[no] Il tuo passaggio costa circa { $loss } punti.
}
passing-row = { $which ->
    [mine] Il tuo ({ $loss })
    [best] Il migliore ({ $loss })
   *[usual] { $known ->
        [yes] Giocatore da circolo ({ $loss })
       *[no] Giocatore da circolo
    }
}
passing-next = Mano successiva
learn-passing-detail = Cinquanta mani al giorno

## Che cosa è uscito

gone-title = Che cosa è uscito?
gone-question = { $what ->
    [out] Quante carte di { SUIT($suit) } hanno ancora gli altri?
    [queen] Chi può ancora avere la donna di picche?
   *[void] Chi ha mostrato di non avere più { SUIT($suit) }?
}
gone-no-answer = Nessuna risposta
gone-who = { $n ->
    [0] nessuno
   *[other] { LIST($names) }
}
gone-show = Mostra che cosa è uscito
gone-back = Torna alla partita
gone-verdict = { $right ->
    [yes] Giusto. { $question } { CAPITAL($truth) }.
   *[no] Non proprio. { $question } { CAPITAL($truth) }.
}
gone-suit = { $some ->
    [yes] { CAPITAL(SUIT($suit)) }: uscite { SERIES($ranks) }; tu ne hai { $held }, gli altri { $out }.
   *[no] { CAPITAL(SUIT($suit)) }: non è uscita nessuna; tu ne hai { $held }, gli altri { $out }.
}
gone-out = ancora { $n }
gone-voids = { GENDER($name) ->
    [you] Non hai
   *[other] { $name } non ha
} più { SERIES($suits, joint: "list-nor") }
gone-queen = Può avere la donna di picche: { $who }.
gone-shown = { CAPITAL(SUIT($suit)) }: presa { $n }, { CARD($card) }

## La stessa smazzata con un giocatore forte al proprio posto

strong-title = Un Gran Maestro al tuo posto
strong-playing = Il Gran Maestro gioca le tue carte…
strong-result = Tu hai preso { $mine }, il Gran Maestro { $theirs }.
strong-column = { $column ->
    [trick] Presa
    [mine] Tu
   *[theirs] Gran Maestro
}
strong-table = Le due smazzate
strong-cards = { $taken ->
    [yes] { CARD($card) }, presa
   *[no] { CARD($card) }
}
strong-note = Gli altri rispondono alle carte giocate, quindi dopo la prima carta diversa possono cambiare anche le loro.
