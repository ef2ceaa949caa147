### Il tavolo: che cosa chiede, perché qualcosa non si può fare, che cosa è successo, pulsanti e pannelli.

## Richieste

prompt-lead-card = Tocca a te: esci con { CARD($card, article: "the") }
prompt-only = { $second ->
    [yes] La tua seconda carta: puoi giocare solo { CARD($card, article: "the") }
   *[no] Puoi giocare solo { CARD($card, article: "the") }
}
prompt-lead-any = Tocca a te: esci con una carta qualsiasi
prompt-lead-suit = Tocca a te: esci a { SUIT($suit) }
prompt-lead = Tocca a te uscire
prompt-lead-but = Tocca a te uscire, ma { LIST($limits, each: "prompt-limit") }
prompt-play-any = { $second ->
    [yes] La tua seconda carta: una qualsiasi
   *[no] Tocca a te: gioca una carta qualsiasi
}
prompt-follow = { $second ->
    [yes] La tua seconda carta: rispondi a { SUIT($suit) }
   *[no] Tocca a te: rispondi a { SUIT($suit) }
}
prompt-follow-but = { $second ->
    [yes] La tua seconda carta: rispondi a { SUIT($suit) }, ma { LIST($limits, each: "prompt-limit") }
   *[no] Tocca a te: rispondi a { SUIT($suit) }, ma { LIST($limits, each: "prompt-limit") }
}
prompt-play = { $second ->
    [yes] La tua seconda carta: gioca
   *[no] Tocca a te: gioca
}
prompt-play-but = { $second ->
    [yes] La tua seconda carta: gioca, ma { LIST($limits, each: "prompt-limit") }
   *[no] Tocca a te: gioca, ma { LIST($limits, each: "prompt-limit") }
}
prompt-limit = { $item ->
    [joker_not_led] niente jolly
    [ten_of_clubs] non il dieci di fiori
    [no_points_first_trick] ancora niente punti
    [not_broken] ancora niente cuori
    [charged_locked] ancora niente carte esposte
   *[queen_forced] va scartata la donna
}
prompt-settled = Il resto è deciso: termina la smazzata, o continua
prompt-bury = { $n ->
    [one] Scegli una carta da mettere da parte
   *[other] Scegli { WORD($n) } carte da mettere da parte
}
prompt-decide = La tua scelta
prompt-charge-none = Non hai carte da esporre
prompt-charge-bright = { $n ->
    [one] Scegli se esporre la carta chiara (conta doppio)
   *[other] Scegli quali esporre delle { WORD($n) } carte chiare (contano doppio), o nessuna
}
prompt-charge = Puoi esporre { LIST($cards, type: "or", each: "the-card") } (conta doppio), o niente
prompt-waiting = { GENDER($name) ->
    [you] Tocca a te…
   *[other] { $name } { prompt-waiting-other }…
}
prompt-waiting-other = { $kind ->
    [choose_pass] sceglie il passaggio
    [charge] può esporre
    [bid] fa un’offerta
    [name_suit] nomina un seme
    [pledge] può impegnarsi
    [bury] mette carte da parte
    [answer_claim] risponde alla richiesta
   *[moon] decide sul cappotto
}

## Il pannello del passaggio

prompt-pass-scatter = Semina: una carta a ciascuno
prompt-pass-smoosh = Mischia: tutte al centro
prompt-pass-hold = Si tiene: nessun passaggio
prompt-pass-to = { $token ->
   *[l] Passa a sinistra { to-name }
    [r] Passa a destra { to-name }
    [a] Passa di fronte { to-name }
    [l2] Passa { to-name }, secondo posto a sinistra
    [r2] Passa { to-name }, secondo posto a destra
    [l3] Passa { to-name }, terzo posto a sinistra
    [r3] Passa { to-name }, terzo posto a destra
}
prompt-pass-next = La carta { $next } di { $total } va { to-name }
prompt-pass-paired = Ogni carta mostra a chi va
prompt-pass-middle = { $n ->
    [one] Scegli una carta; si mischia e si ridistribuisce
   *[other] Scegli { WORD($n) } carte; poi si ridistribuiscono
}
prompt-pass-choose = { $n ->
    [one] Scegli una carta da passare
   *[other] Scegli { WORD($n) } carte da passare
}
prompt-pass-chosen = Le tue carte sono scelte
prompt-pass-count = { $chosen } su { $needed }
prompt-pass-keys = { $help }: ← → e { $press }
prompt-pass-send = { $button ->
    [yes] { $press } le passa
   *[no] ↓ e { $press } le passano
}

## Motivi

reason-not-your-turn = Non tocca a te
reason-no-trick-yet = Non c’è ancora nessuna presa
reason-nothing-to-take-back = Non c’è niente da riprendere
reason-not-now = Ora non si può
reason-nothing-now = Ora non si può giocare nulla
reason-turn-of = Tocca { to-name }
reason-waiting = Si aspetta: { LIST($names) }
reason-waiting-many = Si aspettano { WORD($n) } giocatori
reason-no-pass = In questa smazzata non si sono passate carte
reason-no-scores = Nessuna smazzata è ancora finita
reason-ok = { CAPITAL(CARD($card, article: "the")) } si può giocare
reason-not-yours = Non hai { CARD($card, article: "the") }
reason-opening-card = Nella prima presa si esce con { CARD($card, article: "the") }
reason-opening-some-card = La prima presa comincia con la carta di apertura
reason-opening-suit = Nella prima presa si esce a fiori
reason-follow = Devi rispondere a { SUIT($suit) }
reason-follow-suit = Devi rispondere al seme
reason-joker-not-led = Non si esce con un jolly finché si ha un’altra carta
reason-ten-of-clubs = Il dieci di fiori non si può giocare nella prima presa
reason-no-points-first-trick = Niente punti nella prima presa
reason-not-broken = I cuori non sono ancora spezzati
reason-charged-locked = Carta esposta: non nella prima presa del suo seme
reason-queen-forced = Ora va scartata la donna di picche
reason-pass-forbidden = In questa partita { CARD($card, article: "the") } non si può passare
reason-not-chargeable = { CAPITAL(CARD($card, article: "the")) } non si può esporre
reason-already-charged = { CAPITAL(CARD($card, article: "the")) } è già tra le carte esposte
reason-all-chosen = { $n ->
    [one] Hai già scelto una carta: prima riprendila
   *[other] Hai già scelto { WORD($n) } carte: prima riprendine una
}
reason-several = { SERIES($reasons, joint: "series-long") }
reason-any-card = Si può giocare ogni carta
reason-any-pass = { $n ->
    [one] Si può passare qualsiasi carta
   *[other] Si possono passare { WORD($n) } carte qualsiasi
}
reason-any-bury = { $n ->
    [one] Si può mettere da parte qualsiasi carta
   *[other] Si possono mettere da parte { WORD($n) } carte qualsiasi
}
reason-any-answer = Ogni risposta è permessa
reason-drag = Trascina { CARD($card, article: "the") } sul tavolo
reason-card = { CAPITAL(CARD($card, article: "the")) }

## Eventi

event-deals = { $mine ->
    [yes] { $drew ->
        [yes] Hai pescato la carta più bassa: dai tu
       *[no] Dai tu le carte
    }
   *[no] { $drew ->
        [yes] { $name } ha pescato la carta più bassa e dà le carte
       *[no] { $name } dà le carte
    }
}
event-cuts = { $mine ->
    [yes] { $deals }, tu tagli
   *[no] { $deals }, { $name } taglia
}
event-kitty-taken = { GENDER($name) ->
    [you] Prendi
   *[other] { $name } prende
} il monte: { $n ->
    [one] una carta
   *[other] { WORD($n) } carte
}
event-kitty-seen = { $mine ->
    [yes] Hai preso il monte: { LIST($cards, each: "the-card") }
   *[no] { $name } prende il monte: { LIST($cards, each: "the-card") }
}
event-suit-named = { GENDER($name) ->
    [you] Nomini
   *[other] { $name } nomina
} { SUIT($suit) }: costano gettoni
event-nobody-bid = Nessuna offerta: costano gettoni { SUIT($suit, article: "the") }
event-charged = { GENDER($name) ->
    [you] Esponi
   *[other] { $name } espone
} { LIST($cards, each: "the-card") }
event-charges-shown = Carte esposte: { LIST($cards, each: "the-card") }
event-nothing-charged = Nessuna carta esposta
event-shot-moon = { $mine ->
    [yes] Hai fatto cappotto
   *[no] { $name } ha fatto cappotto
}
event-shot-sun = { $mine ->
    [yes] Hai fatto gran cappotto
   *[no] { $name } ha fatto gran cappotto
}
event-moon-line = Tutte le penalità della smazzata
event-sun-line = Tutte le prese della smazzata
event-moon-chosen = { $choice ->
    [add] { $name }: aggiungere agli altri
    [subtract] { $name }: togliere dal proprio totale
    [none] { $name }: tenere i punti
    [zero] { $name }: tornare a zero
    [double] { $name }: raddoppiare gli altri
   *[other] { $name }: { $choice }
}
event-time-pass = Tempo scaduto: le carte sono state scelte per te
event-time-play = Tempo scaduto: si gioca per te { CARD($card, article: "the") }
event-time-last-deal = Tempo scaduto: questa smazzata è l’ultima
event-boost = È caduto un nove: tutti giocano una seconda carta
event-misdeal = { GENDER($name) ->
    [you] Avevi
   *[other] { $name } aveva
} solo punti: si ridanno le carte
event-void = Questa smazzata non conta: dà di nuovo chi ha dato
event-claim = { GENDER($name) ->
    [you] Chiedi
   *[other] { $name } chiede
} le prese rimaste con { LIST($cards, each: "the-card") }
event-claim-refused = { GENDER($name) ->
    [you] Non accetti
   *[other] { $name } non accetta
}: si continua
event-taken-back = { $practice ->
    [yes] Carta ripresa: ora è una partita di allenamento
   *[no] Carta ripresa
}
event-hint-play = { $practice ->
    [yes] Aiuto: gioca { CARD($card, article: "the") }. Ora è una partita di allenamento
   *[no] Aiuto: gioca { CARD($card, article: "the") }
}
event-hint-pass = { $practice ->
    [yes] Aiuto: passa { LIST($cards, each: "the-card") }. Ora è una partita di allenamento
   *[no] Aiuto: passa { LIST($cards, each: "the-card") }
}
event-hint-none = { $practice ->
    [yes] Qui nessun aiuto. Ora è una partita di allenamento
   *[no] Qui nessun aiuto
}
event-hint-not-now = Nessun aiuto adesso: non tocca a te
hint-thinking = { $long ->
    [yes] Sto ancora cercando un aiuto…
   *[no] Sto cercando un aiuto…
}
hint-more = { $device ->
    [touch] Premi ancora la lampadina per saperne di più
    [pad] Premi ancora per saperne di più
    [keys] Ancora { $key } per saperne di più
   *[pointer] La lampadina o { $key } per saperne di più
}
hint-trick = Chi farà questa presa?
hint-first = { $what ->
    [lead] Esci tu: quale seme è sicuro per te?
    [follow] Altri giocano dopo di te: vuoi questa presa?
    [last] Chiudi tu la presa, quindi sai quanto costa.
    [pass] Quali carte potrebbero costarti di più?
   *[other] Che effetto avrebbe sul resto della smazzata?
}
hint-first-out = Non hai { SUIT($suit) }: quale carta preferisci non tenere?
hint-suit = Guarda { SUIT($suit, article: "the") }.
hint-about-card = Attenzione { CARD($card, article: "to") }.
hint-about = { $what ->
    [own] Potresti prendere tutto tu.
    [others] Un altro giocatore potrebbe stare per prendere tutto.
    [trick] Pensa a chi farà questa presa.
    [later] Pensa alle prese che devono ancora venire.
   *[many] Più piccole cose fanno preferire una scelta.
}
hint-card = { CAPITAL(CARD($card, article: "the")) }. { $reason }
hint-even = { CAPITAL(CARD($one, article: "the")) } o { CARD($other, article: "the") }: è lo stesso. { $reason }
hint-either = { CAPITAL(CARD($one, article: "the")) } o { CARD($other, article: "the") }. { $reason }
hint-cards = Scegli { LIST($cards, each: "the-card") }. { $reason }
hint-pass = Passa { LIST($cards, each: "the-card") }. { $reason }
hint-only = Qui puoi giocare solo { CARD($card, article: "the") }
hint-practice-title = Con un aiuto questa diventa una partita di allenamento
hint-practice-text = Continua come prima, ma non conta più nelle statistiche né nel punteggio Elo. I suoi errori non tornano in «{ menu-practice }».
hint-keep-counted = Gioca senza aiuto
hint-show = Mostra l’aiuto
undo-practice-title = Riprendendo la carta, questa diventa una partita di allenamento
hint-no-cards = { $charge ->
    [yes] Non esporre nulla. { $reason }
   *[no] Qui nessun aiuto.
}
event-pace = { $pace ->
    [slow] Ritmo più lento: più tempo per guardare
   *[usual] Di nuovo il ritmo normale
}

## Passaggi

pass-name = { $token ->
   *[l] a sinistra
    [r] a destra
    [a] di fronte
    [l2] secondo a sinistra
    [r2] secondo a destra
    [l3] terzo a sinistra
    [r3] terzo a destra
    [scatter] semina
    [smoosh] mischia
    [hold] si tiene
    [dealer] sceglie il mazziere
    [charge] esporre o mischia
}
pass-label = { $token ->
   *[l] A sinistra
    [r] A destra
    [a] Di fronte
    [l2] 2º a sinistra
    [r2] 2º a destra
    [l3] 3º a sinistra
    [r3] 3º a destra
    [scatter] Semina
    [smoosh] Mischia
    [hold] Si tiene
    [dealer] Al mazziere
    [charge] Esporre/mischia
}
pass-step-hold = Si tiene (nessuno)

## La smazzata e la fine della partita, nell’angolo

ending-deal = { $end ->
   *[reach] Smazzata { $number } · a { $limit }
    [exceed] Smazzata { $number } · oltre { $limit }
    [deals] Smazzata { $number } di { $limit }
    [time] Smazzata { $number } · { $limit } minuti
    [chips] Smazzata { $number } · a gettoni
}
ending-deal-wins = { ending-deal } · { $score ->
   *[low] vince chi ha meno punti
    [high] vince chi ha più punti
    [magnitude] vince il più vicino a zero
    [counters] vince chi ha più gettoni
}
ending-deal-short = { $end ->
    [reach] Smazzata { $number } · a { $limit }
    [exceed] Smazzata { $number } · oltre { $limit }
    [deals] Smazzata { $number } di { $limit }
   *[other] Smazzata { $number }
}
ending-deal-alone = Smazzata { $number }
ending-deal-short-more = { ending-deal-short } · { $more }
ending-deal-alone-more = { ending-deal-alone } · { $more }
ending-pool = { $jack ->
    [yes] Jack { $pool }
   *[no] piatto { $pool }
}
ending-minutes-left = { $minutes } min
ending-last-deal = ultima smazzata
ending-best = { $score ->
   *[low] vince il punteggio più basso
    [high] vince il punteggio più alto
    [magnitude] vince il punteggio più vicino a zero
    [counters] vince chi ha più gettoni
}

## I pulsanti intorno al tavolo

table-menu = Menu
table-last-trick = Ultima presa
table-hint = Aiuto
table-take-back = Riprendi
table-scores = Punti
table-options = Opzioni

## Il pulsante grande e la piccola riga sotto

table-pass = Passa le carte
table-bury = Metti da parte
table-charge = Esponi
table-charge-nothing = Non esporre nulla
table-choose = Scegli…
table-play = Gioca { CARD($card, article: "the") }
table-play-short = Gioca { $card }
table-finish = Termina
table-finish-caption = { $key }, o continua
table-key = { $device ->
    [pad] A
   *[keys] Invio
}
table-play-again = { $device ->
    [pointer] { $press }, o ancora un clic
    [touch] Tocca ancora
   *[keys] { $press }
}
table-mark-back = { $device ->
    [touch] Tocca una carta per riprenderla
   *[pointer] Un clic su una carta la riprende
}
table-keys-change = { $press }, o frecce per cambiare
table-keys-back = { $press } la riprende
table-keys-on = ↓ al pulsante
table-choose-cards = { $n ->
    [one] Scegli una carta
   *[other] Scegli { WORD($n) } carte
}
table-choose-more = { $n ->
    [one] Ancora una carta
   *[other] Ancora { WORD($n) } carte
}
table-forward = Passa alla cieca
    .caption = o scegli carte da passare
    .title = Passare alla cieca le prossime carte?
    .text =
        Tieni tutta la tua mano. Le carte che arrivano a te vengono passate così come sono, e non
        le vedi.
table-misdeal = Annulla la smazzata
    .caption = o gioca una carta
    .title = Annullare la smazzata?
    .text =
        Hai solo carte di penalità. Tutti vedono la tua mano, e lo stesso mazziere dà di nuovo le
        carte.
table-claim = Chiedi le prese
    .caption = o esci con una carta
    .title = Chiedere tutte le prese rimaste?
    .text =
        La tua mano viene mostrata a tutti. Se tutti accettano, ogni carta ancora in gioco è tua; se
        uno rifiuta, si continua con la tua mano scoperta.

## Domande

table-claimed-title = { GENDER($name) ->
    [you] Chiedi
   *[other] { $name } chiede
} le prese rimaste
table-claimed-text =
    Se tutti accettano, { GENDER($name) ->
        [you] prendi
       *[other] { $name } prende
    } ogni carta ancora in gioco. Se uno rifiuta, si continua
    con questa mano scoperta.
table-claimed-accept = Accetta
table-claimed-refuse = Continua
table-claimed-hand = { GENDER($name) ->
    [you] Hai
   *[other] { $name } ha
}
table-bid-title = Quanti gettoni offri?
table-bid-text = Chi offre di più paga l’offerta al piatto e nomina il seme che costa gettoni.
table-bid-of = { $n ->
    [0] { $name }: nessuna offerta
    [one] { $name }: un gettone
   *[other] { $name }: { WORD($n) } gettoni
}
table-bid-counters = Gettoni
table-bid = Offri
table-bid-none = Nessuna offerta
table-dealer-title = Come si passano le carte in questa smazzata?
table-dealer-text = Sceglie il mazziere.
table-suit-title = Quale seme costa gettoni?
table-joker-title = Per quale seme sta il jolly?
table-suit = { CAPITAL(SUIT($suit)) }
table-pledge-title = Ti impegni a non prendere cuori?
table-pledge-text = Un impegno mantenuto toglie { $n } punti, uno mancato ne aggiunge { $n }.
table-pledge-yes = Nessun cuore per me
table-pledge-no = Nessun impegno
table-moon-text = Scegli come conta
table-moon-choice = { $choice ->
    [add] Aggiungi agli altri
    [subtract] Togli dai miei
    [none] Tieni i punti
    [zero] Torna a zero
    [double] Raddoppia gli altri
   *[other] { $choice }
}
table-moon-every = tutti i punti
table-moon-same = uguale
table-moon-was = era { $total }
table-moon-over = arriva a { $limit }
table-moon-then = { $then ->
    [win] Fine: vinci per { $n }
    [tie] Fine: primo posto a pari merito
    [lose] Fine: vince { $name }
    [ahead] Si continua, avanti di { $n }
    [level] Si continua, alla pari con { $name }
   *[behind] Si continua, { $n } dietro { to-name }
}
table-moon-choose = Scegli
table-moon-on = Continua
table-moon-totals = I nuovi totali
table-pass-title = Passare queste carte?
table-pass-line = { CAPITAL(LIST($cards, each: "the-card")) } { to-name }.
table-pass-line-middle = { CAPITAL(LIST($cards, each: "the-card")) } al centro.
table-costly-title = Giocare { CARD($card, article: "the") }?
table-costly-text = Fa questa presa, con almeno metà di tutti i punti della smazzata.
table-guard-looking = L’allenatore riflette…
table-guard-text = Per l’allenatore è un errore grave: costa { $points ->
    [one] circa un punto
   *[other] circa { $points } punti
} in media. { $reason }

table-spoken-cards = { $caption }: { LIST($cards, each: "the-card") }
table-spoken-total = { $name } { $total }
table-spoken-choice = { $choice }: { SERIES($totals, joint: "list-more") }

## Il menu della partita

table-menu-title = Menu della partita
table-menu-saved = { $practice ->
    [yes] { $deal }. La partita di allenamento è salvata; non conta.
   *[no] { $deal }. La partita è salvata.
}
table-menu-back = Torna alla partita
table-menu-passed = Passate e ricevute
table-menu-rules = Regole in vigore
table-menu-pace = { $pace ->
    [slow] Gioca a ritmo normale
   *[usual] Gioca più lentamente
}
table-menu-fair = Le smazzate sono oneste?
table-menu-leave = Menu principale

## Una smazzata rigiocata per allenamento

replay-pill = { $game ->
    [yes] Allenamento, smazzata { $deal } rigiocata
   *[no] Allenamento, solo questa smazzata
}
replay-pill-short = { $game ->
    [yes] Allenamento, smazzata { $deal }
   *[no] Allenamento
}
replay-pill-least = Allenamento
replay-menu = { $game ->
    [yes] Allenamento: rigiochi la smazzata { $deal }. Finisce con la smazzata e non conta; la partita è come l’hai lasciata.
   *[no] Allenamento. Finisce con la smazzata e non conta.
}
replay-title = Prima hai preso { $before }, questa volta { $now }
replay-compared = { $better ->
    [better] Meglio che nella partita.
    [worse] Meno bene che nella partita.
   *[same] Come nella partita.
} La partita è come l’hai lasciata.
replay-over = La smazzata è finita
replay-again = Rigiocala
replay-to-puzzle = Torna al problema

## Dopo una partita: un avversario per un altro

table-swap-text = Tutti gli altri restano, e chi arriva gioca allo stesso livello.
table-swap-leaves = Si alza
table-swap-comes = Si siede
table-swap-cancel = Annulla

## Pannelli: l’ultima presa, e le carte passate

table-last-nobody = Ultima presa: di nessuno
table-last-taken = Ultima presa: { to-name }
table-last-no-points = Ultima presa: { to-name }, senza punti
table-last-points = { $points ->
    [one] Ultima presa: { to-name }, { $points } punto
   *[other] Ultima presa: { to-name }, { $points } punti
}
table-passed-both = Hai passato e ricevuto
table-passed-gave = Hai passato
table-passed-got = Hai ricevuto
table-to-name = { to-name }
table-to-heap = al centro
table-to-kitty = al monte
table-from-name = da { name-after }
table-from-heap = dal centro
table-from-kitty = dal monte

## Parole piccole sul panno, sulle targhette e sulle carte

table-led = ESCE
table-kitty = Monte
table-stock = Tallone
table-held-over = In sospeso
table-hearts-broken = Cuori spezzati
    .short = Spezzati
table-suit-counts = { CAPITAL(SUIT($suit)) }: contano
    .short = contano
table-dealer-letter = M

table-plate-ready = A posto
    .short = A posto
table-plate-chosen = Scelte: { $n }
    .short = { $n } su { $of }
table-plate-bids = Offre { $n }
    .short = Offre
table-plate-no-bid = Non offre
    .short = No
table-plate-out = Fuori
    .short = Fuori

table-chip-partner = Con te
table-chip-pair = Coppia
table-chip-bid = Offerta { $n }
table-chip-no-hearts = Niente
table-chip-warren = Warren
table-chip-side = { $partner ->
    [yes] { $side } { $total }, con te
   *[no] { $side } { $total }
}

## Più persone a uno schermo

player-number = Giocatore { $n }
new-game-person = Una persona qui
curtain-title = { GENDER($name) ->
    [you] Tocca a te
   *[other] { $name }, tocca a te
}
curtain-others = Ora { GENDER($name) ->
    [you] devi guardare solo tu
   *[other] deve guardare solo { $name }
}.
curtain-lift = Mostra le mie carte
curtain-menu = Al menu
