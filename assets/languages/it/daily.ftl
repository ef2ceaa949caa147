### La partita del giorno: la voce del menu, la schermata, e i risultati che gli amici si mandano.

## Nel menu principale

menu-daily = Partita del giorno
menu-daily-detail = { $kind ->
    [puzzles] Cinque problemi
    [endgame] Un finale
    [hard] Un problema difficile
    [deals] Tre smazzate
    [omnibus] Oggi: Omnibus
    [other] Da giocare
   *[deal] Oggi: Standard
}
menu-daily-done = { $n ->
    [one] { $points } punto
   *[other] { $points } punti
}{ $known ->
    [yes] , meglio di { $beaten } su 6
   *[no] { "" }
}
menu-daily-solved = Risolti { $n } su { $of }

## La schermata della partita del giorno

daily-title = Partita del giorno
daily-kind = { $kind ->
    [puzzles] Cinque problemi
    [endgame] Un finale
    [hard] Un problema difficile
    [deals] Tre smazzate
   *[deal] { $rules }, una smazzata
}
daily-about = { $kind ->
    [puzzles] Cinque posizioni, da facile a difficile.
    [endgame] Una posizione verso la fine di una smazzata.
    [hard] Una posizione tra le più difficili.
    [deals] Altri sei giocano le stesse tre smazzate; guarda come te la cavi.
   *[deal] { $today ->
        [yes] Oggi tutti hanno le stesse carte e gli stessi avversari.
       *[no] In quel giorno tutti hanno le stesse carte e gli stessi avversari.
    }
}
daily-stand = { $stand ->
    [played] giocato
    [late] giocato più tardi
    [free] giorno libero
    [open] ancora aperto
    [today] oggi
   *[coming] in arrivo
}
daily-when = { $when ->
    [early] in anticipo
    [late] in ritardo
   *[in-time] in giornata
}
daily-day-stands = { games-on-day }, { daily-stand }{ $beat ->
    [yes] , meglio della media
   *[no] { "" }
}
daily-month = { CAPITAL(games-month) } { $year }
daily-earlier = Mese precedente
daily-later = Mese successivo
daily-week = Questa settimana
daily-weekday = { $n ->
    [0] Lunedì
    [1] Martedì
    [2] Mercoledì
    [3] Giovedì
    [4] Venerdì
    [5] Sabato
   *[6] Domenica
}
daily-weekday-date = { daily-weekday } { games-on-day }
daily-unit-points = { $n ->
    [one] punto
   *[other] punti
}
daily-unit-solved = su { $of } risolti
daily-beaten = Meglio di { $beaten } su 6
daily-hidden = La tua mano, ancora coperta.
daily-marks = Che cosa dice l’allenatore delle tue scelte: { LIST($marks) }
daily-progress = Presa { $trick }, { $n ->
    [one] { $points } punto
   *[other] { $points } punti
} finora
daily-ahead = Giocare in anticipo conta, ma non per la tua serie.
daily-behind = Giocare in ritardo conta, ma non per la tua serie.
daily-no-field = Nessun altro ha giocato queste carte.
daily-again = Di nuovo la partita del giorno, { $date }
daily-play-again = Gioca ancora
daily-not-played = da giocare
daily-other = { $name }: { $result }
daily-tabs = Quali giorni
daily-tab-today = Oggi
daily-tab-all = Tutti i giorni
daily-none-yet = Ancora niente.
daily-in-a-row = giorni di fila
daily-in-all = { $n ->
    [one] giorno giocato
   *[other] giorni giocati
}
daily-legend-played = giocato
daily-legend-beat = meglio della media
daily-legend-late = giocato più tardi
daily-legend-free = giorno libero, due al mese
daily-legend-open = ancora aperto
daily-tomorrow = domani
daily-ended = { $n ->
    [one] Un giorno giocato
   *[other] { $n } giorni giocati
}
daily-play = Gioca
daily-continue = Continua
daily-copy = Copia il risultato
daily-review = Analizza
daily-points = { $n ->
    [one] { $points } punto
   *[other] { $points } punti
}
daily-solved = risolti { $n } su { $of }
daily-field = altri sei, in media { $mean }
daily-field-beaten = altri sei, in media { $mean }; meglio di { $beaten } su 6
daily-counting = Altri sei stanno ancora giocando le tue carte.
daily-share = Cuori, partita del giorno { $date } · { $rules }
daily-streak = serie: { $n }
daily-copied = Il tuo risultato come testo
daily-copied-later = Dopo aver giocato: il tuo risultato come testo da mandare agli amici.
daily-against = Contro un amico
daily-code-holds = Un codice contiene le giocate e niente su di te. La partita viene rigiocata qui, quindi nessuno può inventarsi un risultato.
daily-code = Il codice di un amico
daily-paste = Incolla
daily-bad-code = Questo codice non è valido, o viene da un’altra versione.
daily-friend = { $date }, il tuo amico: { $result }
daily-old-code = un codice di una versione precedente. Non contiene le scelte, quindi non si può controllare quanti problemi sono stati risolti.
daily-mine = Tu: { $result }
daily-friend-first = Gioca prima questo giorno; poi vedrai dove le vostre partite si sono divise.
daily-parted = { $same ->
    [yes] Avete giocato tutti e due le stesse carte.
   *[no] { $trick ->
        [0] La prima differenza è nel passaggio.
       *[other] La prima differenza è nella presa { $trick }.
    }
}
daily-game = Partita del giorno, { $date }
daily-not-kept = Non è stato possibile salvare il risultato: { $why }.
daily-practice = Allenamento: questa partita non conta per il giorno.
daily-other-play = In questo giorno gli avversari non hanno giocato come dovevano, quindi non c’è un codice.

## Una sfida: la partita di un amico, con le stesse smazzate

challenge-reading = Sto rigiocando la partita…
challenge-what = { $rules }, { $n ->
    [one] una smazzata
   *[other] { $n } smazzate
}, contro { LIST($names) }.
challenge-theirs = { $place ->
    [0] Il tuo amico: { $points }.
   *[other] Il tuo amico: { $points }, { PLACE($place) } posto.
}
challenge-mine = { $place ->
    [0] Tu: { $points }.
   *[other] Tu: { $points }, { PLACE($place) } posto.
}
challenge-play = Gioca le stesse smazzate
challenge-first = Gioca, poi incolla di nuovo il codice per vedere dove le vostre partite si sono divise.
challenge-parted = La prima differenza è nella smazzata { $deal }, { $trick ->
    [0] nel passaggio.
   *[other] presa { $trick }.
}
challenge-company = Le giocate dei giocatori virtuali sono in questo codice. Il gioco può controllare che le farebbero davvero, e poi mostra che cosa ha preso il tuo amico; con giocatori forti ci vogliono minuti.
challenge-ask = Controlla
challenge-stop = Ferma
challenge-asking = Controllo dei giocatori virtuali: finora coincide il { $share }% della partita.
challenge-company-so = I giocatori virtuali fanno le stesse giocate: questa partita è stata giocata davvero.
challenge-company-otherwise = I giocatori virtuali avrebbero giocato diversamente: questa partita non è andata così, oppure il computer era così lento che è finito il loro tempo.
challenge-company-unknown = Non è stato possibile controllare i giocatori virtuali.
challenge-game = Sfida, { $rules }

## Molti codici insieme: un circolo, una riga a persona

club-title = { $n ->
    [one] Una persona
   *[other] { $n } persone
}, secondo i punti al giorno contro gli altri:
club-line = { $place }. { $name }: { $by } punti di { $good ->
    [yes] vantaggio
   *[no] svantaggio
} in { $n ->
    [one] un giorno
   *[other] { $n } giorni
}{ $sure ->
    [yes] .
   *[no] , troppo incerto per dirlo.
}
club-few = { $name }: { $n ->
    [0] nessun giorno giocato anche da altri.
   *[other] un giorno giocato anche da altri.
}
club-unreadable = { $n ->
    [one] Un codice non è valido.
   *[other] { $n } codici non sono validi.
}
